//! The names that stand in other people's pages, scripts and styles.

use super::read;
use nian_tests::{Page, Result, json};

/// What of the promised names is missing.
const MISSING: &str = "const [{ elements, attributes, statics, properties, methods, events, codes, styles, parts, marks, files }] = arguments;
    return (async () => {
        const missing = [];
        const need = (is, what) => { if (!is) missing.push(what); };
        const described = await (await fetch('custom-elements.json')).text();
        const declared = await (await fetch('nian.d.ts')).text();
        const exported = await import('/nian.js');
        const called = (name) => name.replace(/-./g, ([, letter]) => letter.toUpperCase());
        for (const [tag, own] of Object.entries(elements)) {
            const made = customElements.get(tag);
            for (const name of statics) {
                need(made[name] && made[name] === exported[name], `${tag}.${name}`);
                need(declared.includes(`const ${name}:`) && declared.includes(`readonly ${name}:`), `${name} in nian.d.ts`);
            }
            for (const name of [...own, ...attributes]) {
                need(made.observedAttributes.includes(name) && called(name) in made.prototype, `${tag} ${name}`);
            }
            for (const name of properties) need(name in made.prototype, `${tag}.${name}`);
            for (const name of methods) need(typeof made.prototype[name] === 'function', `${tag}.${name}()`);
        }
        for (const name of [...events, ...styles]) need(described.includes(`\"${name}\"`), name);
        for (const name of codes) need(declared.includes(`\"${name}\"`), name);
        for (const file of files) need((await fetch(file)).ok, file);
        const example = document.querySelector('nian-example');
        await example.ready;
        for (const part of parts) need(example.shadowRoot.querySelector(`[part~=${part}]`), `::part(${part})`);
        // What an element in a tag is marked with: the fallback hears of each.
        const marked = (mark) => {
            const game = document.createElement('nian-game');
            game.append(Object.assign(document.createElement('span'), { textContent: 'Marked' }));
            if (mark) game.firstChild.setAttribute(mark, '');
            document.body.append(game);
            return new Promise((then) => requestAnimationFrame(() => then(game.shadowRoot.firstElementChild.className)));
        };
        const plain = await marked();
        for (const mark of marks) need(await marked(mark) !== plain, mark);
        need(getComputedStyle(example).display === 'block', 'display: block');
        return missing;
    })();";

pub(super) async fn names(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.widget("nian-example").await?;
    let missing = page.run(MISSING, vec![read("names.json")]).await?;
    assert_eq!(missing, json!([]));
    Ok(())
}
