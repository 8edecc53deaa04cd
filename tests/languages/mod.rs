//! Which language a widget speaks.

mod japanese;
mod lessons;

use nian_tests::{Page, Result, Setup, Suite, Widget};
use nian_words::Language;

pub(crate) fn add(suite: &mut Suite) {
    japanese::add(suite);
    lessons::add(suite);
    let setup = Setup::default().embed(&own_and_around());
    suite.add("languages::own_and_around", setup, told);
    let example = "<nian-example lang=en src=nim-and-variants/ex1></nian-example>";
    suite.add(
        "languages::changed",
        Setup::default().embed(example),
        changed,
    );
    suite.add("languages::tags", Setup::default().embed(EMPTY), tags);
    suite.add(
        "languages::of_the_browser",
        Setup::default().embed(EMPTY),
        of_the_browser,
    );
}

/// What pages write, and what is spoken there.
const TOLD: [(&str, Language); 11] = [
    ("zh-Hant", Language::ZhHant),
    ("zh-TW", Language::ZhHant),
    ("zh-Hant-HK", Language::ZhHant),
    ("zh", Language::ZhHant),
    ("zh-Hans", Language::ZhHans),
    ("zh-CN", Language::ZhHans),
    ("en", Language::En),
    ("en-GB", Language::En),
    ("fr", Language::En),
    ("ja", Language::Ja),
    ("ja-JP", Language::Ja),
];

/// For each of these, an element that says it itself and one that stands in what says it.
fn own_and_around() -> String {
    let example = "src=nim-and-variants/ex1></nian-example>";
    TOLD.iter()
        .map(|(tag, _)| {
            format!(
                "<nian-example id=own-{tag} lang={tag} {example}
                 <div lang={tag}><p><nian-example id=around-{tag} {example}</p></div>"
            )
        })
        .collect()
}

async fn told(page: &Page) -> Result {
    page.open("embed.html").await?;
    for (tag, language) in TOLD {
        for whose in ["own", "around"] {
            let example = page.widget(&format!("#{whose}-{tag}")).await?;
            speaks(&example, language)
                .await
                .map_err(|error| format!("{whose}, {tag}: {error}"))?;
        }
    }
    Ok(())
}

const EMPTY: &str = "<nian-example src=nim-and-variants/ex1></nian-example>";

/// Its buttons, its sentence and the language it declares.
async fn speaks(example: &Widget<'_>, language: Language) -> Result {
    example.control(language.interface().next()).await?;
    assert_eq!(
        example.inside("root.querySelector('.nian').lang").await?,
        language.tag()
    );
    let label = language.sentences().outcome(nian_solver::Outcome::Unsafe);
    let text = example.text(".nian").await?;
    assert!(text.contains(label), "{label} in {text}");
    Ok(())
}

/// The step stays where it is.
async fn changed(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    example.set("step", 2.into()).await?;
    for language in [
        Language::ZhHant,
        Language::Ja,
        Language::ZhHans,
        Language::En,
    ] {
        example.get(&format!("lang = '{}'", language.tag())).await?;
        example
            .until_inside(&format!(
                "root.querySelector('.nian').lang === '{}'",
                language.tag()
            ))
            .await?;
        example.get("ready.then(() => true)").await?;
        example.control(language.interface().next()).await?;
        assert_eq!(example.get("step").await?, 2);
    }
    Ok(())
}

/// The tags that the test of the same name tries in Rust, with what each means.
const TAGS: &str = include_str!("../../crates/words/tests/tags/tags.txt");

/// An element reads each as the program does; what is none of ours is English.
async fn tags(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.widget("nian-example").await?;
    for line in TAGS.lines() {
        let Some((language, tags)) = line.split_once(": ").filter(|_| !line.starts_with('#'))
        else {
            continue;
        };
        let language = Language::from_tag(language).tag();
        let wrong = page
            .run(
                "const [language, tags] = arguments;
                 const example = document.querySelector('nian-example');
                 const spoken = async (tag) => {
                   example.lang = tag;
                   await example.ready;
                   return example.shadowRoot.querySelector('.nian').lang;
                 };
                 return (async () => {
                   const wrong = [];
                   for (const tag of tags.split(' ')) {
                     const spoke = await spoken(tag);
                     if (spoke !== language) wrong.push(`${tag}: ${spoke}`);
                   }
                   return wrong.join(', ');
                 })();",
                vec![language.into(), tags.into()],
            )
            .await?;
        assert_eq!(wrong, "", "{language}");
    }
    Ok(())
}

/// Where nothing around it names a language, the browser's own is taken.
async fn of_the_browser(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.run(
        "document.documentElement.removeAttribute('lang');
         document.querySelector('main').innerHTML = arguments[0];",
        vec![EMPTY.into()],
    )
    .await?;
    let tag = page.value("navigator.language").await?;
    let language = Language::from_tag(tag.as_str().unwrap_or_default());
    speaks(&page.widget("nian-example").await?, language).await
}
