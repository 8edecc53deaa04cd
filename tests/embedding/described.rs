//! `custom-elements.json` says of the elements what they have, no more and no less.

use nian_tests::{Page, Result, Setup, Suite, json};

pub(crate) fn add(suite: &mut Suite) {
    let page = "<nian-game position=nim:1></nian-game>";
    suite.add(
        "embedding::described",
        Setup::default().embed(page),
        described,
    );
}

/// What the classes have for us alone.
const OURS: &str = r#"["constructor", "connectedCallback", "disconnectedCallback", "attributeChangedCallback",
    "dress", "wake", "press", "lack", "recover", "rebuild", "waits"]"#;

async fn described(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.widget("nian-game").await?;
    let told = "const { modules: [{ declarations }] } = await (await fetch('custom-elements.json')).json();
        const [base, ...elements] = declarations.filter(({ kind }) => kind === 'class');
        const names = (list) => list.map(({ name }) => name).sort();";
    let wrong = page
        .value(&format!(
            "(async () => {{ {told}
                const wrong = [];
                const same = (what, said, is) => {{ if (String(said) !== String(is)) wrong.push([what, said, is]); }};
                const tags = elements.map(({{ tagName }}) => tagName);
                const {{ prototype }} = customElements.get(tags[0]);
                const parent = Object.getPrototypeOf(prototype);
                const has = Object.getOwnPropertyNames(parent).filter((name) => !{OURS}.includes(name)).sort();
                const of = (key) => new Set([base, ...elements].flatMap((one) => one.attributes.map((attribute) => attribute[key])));
                const attributes = of('name');
                const members = base.members.filter((one) => !one.static);
                const fields = [...new Set([...names(members), ...of('fieldName')])].sort();
                same('members', fields, has);
                same('attributes', [...attributes].sort(), [...customElements.get(tags[0]).observedAttributes].sort());
                for (const {{ name, kind, readonly }} of members) {{
                    const {{ value, set }} = Object.getOwnPropertyDescriptor(parent, name);
                    same(name, kind, typeof value === 'function' ? 'method' : 'field');
                    if (kind === 'field') same(`${{name}} can be set`, !readonly, Boolean(set));
                }}
                for (const tag of tags) same(tag, true, Boolean(customElements.get(tag)));
                const [part] = base.cssParts;
                same('part', true, Boolean(document.querySelector('nian-game').shadowRoot.querySelector(`[part~=${{part.name}}]`)));
                return wrong;
            }})()"
        ))
        .await?;
    assert_eq!(wrong, json!([]));
    let declarations = page
        .value("fetch('nian.d.ts').then((answer) => answer.ok)")
        .await?;
    assert_eq!(declarations, true);
    Ok(())
}
