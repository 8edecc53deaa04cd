//! Which language a widget speaks.

mod portions;

use nian_tests::{Page, Result, Setup, Suite, Widget};
use nian_words::Language;

pub(crate) fn add(suite: &mut Suite) {
    portions::add(suite);
    for (tag, language) in [
        ("zh-Hant", Language::ZhHant),
        ("zh-TW", Language::ZhHant),
        ("zh-Hant-HK", Language::ZhHant),
        ("zh", Language::ZhHant),
        ("zh-Hans", Language::ZhHans),
        ("zh-CN", Language::ZhHans),
        ("en", Language::En),
        ("en-GB", Language::En),
        ("fr", Language::En),
    ] {
        let own = format!("<nian-example lang={tag} src=nim-and-variants/ex1></nian-example>");
        let around = format!(
            "<div lang={tag}><p><nian-example src=nim-and-variants/ex1></nian-example></p></div>"
        );
        for (whose, body) in [("own", own), ("around", around)] {
            let name = format!("languages::{whose}::{tag}");
            suite.add(name, Setup::default().embed(&body), async move |page| {
                page.open("embed.html").await?;
                speaks(&page.widget("nian-example").await?, language).await
            });
        }
    }
    let example = "<nian-example lang=en src=nim-and-variants/ex1></nian-example>";
    suite.add(
        "languages::changed",
        Setup::default().embed(example),
        changed,
    );
    suite.add(
        "languages::of_the_browser",
        Setup::default().embed(EMPTY),
        of_the_browser,
    );
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
    for language in [Language::ZhHant, Language::ZhHans, Language::En] {
        example.get(&format!("lang = '{}'", language.tag())).await?;
        example
            .until_inside(&format!(
                "root.querySelector('.nian').lang === '{}'",
                language.tag()
            ))
            .await?;
        example.control(language.interface().next()).await?;
        assert_eq!(example.get("step").await?, 2);
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
