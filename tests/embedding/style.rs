use nian_tests::{Answer, Page, Result, Setup, Suite, Value, Widget};

/// No doctype: quirks mode. Framesets' age, and every rule marked important.
const QUIRKS: &str = "<html lang=en><title>Old</title><link rel=icon href=icon.svg>\
    <link rel=stylesheet href=/fixtures/hostile.css><script src=/fixtures/record.js></script>\
    <script type=module src=nian.js></script><body bgcolor=black text=lime>\
    <center><font size=7 color=red><nian-example src='nim-and-variants/ex1' theme=light>\
    </nian-example></font></center>";

const PLAIN: &str = "<!doctype html><html lang=en><title>New</title><link rel=icon href=icon.svg>\
    <script type=module src=nian.js></script>\
    <nian-example src='nim-and-variants/ex1' theme=light></nian-example>";

pub(crate) fn add(suite: &mut Suite) {
    let pages = Setup::default()
        .answer("quirks.html", Answer::Text(QUIRKS.to_owned()))
        .answer("plain.html", Answer::Text(PLAIN.to_owned()));
    suite.add("embedding::style::hostile_page", pages, hostile_page);
    let game = r#"<link rel=stylesheet href=/fixtures/author.css>
        <nian-game position="nim:1,4,5" opponent="none" answers="shown"></nian-game>"#;
    suite.add(
        "embedding::style::author",
        Setup::default().embed(game),
        author,
    );
}

/// What a widget looks like, wherever the page has put it.
const LOOK: &str = "[...root.querySelectorAll('button, [part], p, text')].map((element) => {
        const style = getComputedStyle(element);
        return [element.localName, style.color, style.fontFamily, style.fontSize, style.fontStyle,
            style.letterSpacing, style.textTransform, style.textAlign, style.textIndent,
            style.wordSpacing, style.whiteSpace, style.visibility, style.direction,
            style.lineHeight, style.float, style.backgroundColor, style.cursor].join(' ');
    })";

async fn hostile_page(page: &Page) -> Result {
    page.open("plain.html").await?;
    let plain = look(&page.widget("nian-example").await?).await?;
    page.open("quirks.html").await?;
    assert_eq!(page.value("document.compatMode").await?, "BackCompat");
    let example = page.widget("nian-example").await?;
    let hostile = look(&example).await?;
    assert_eq!(plain.len(), hostile.len());
    for (plain, hostile) in plain.iter().zip(&hostile) {
        assert_eq!(plain, hostile);
    }
    example.set("step", 3.into()).await?;
    example.until("position === 'nim:1,4,5'").await
}

async fn look(example: &Widget<'_>) -> Result<Vec<Value>> {
    let look = example
        .inside(LOOK)
        .await?
        .as_array()
        .cloned()
        .unwrap_or_default();
    assert!(look.len() > 10, "there is something to look at: {look:?}");
    Ok(look)
}

/// The custom properties and parts that are promised to page authors.
async fn author(page: &Page) -> Result {
    page.open("embed.html").await?;
    let game = page.widget("nian-game").await?;
    let style = |css: &str, property: &str| {
        format!("getComputedStyle(root.querySelector('{css}')).{property}")
    };
    for (token, colour) in [
        ("safe", "#010203"),
        ("unsafe", "#040506"),
        ("accent", "#070809"),
    ] {
        let value = style(".nian", &format!("getPropertyValue('--{token}').trim()"));
        assert_eq!(game.inside(&value).await?, colour, "{token}");
    }
    for (part, colour) in [
        ("board", "rgb(1, 1, 1)"),
        ("controls", "rgb(2, 2, 2)"),
        ("caption", "rgb(3, 3, 3)"),
    ] {
        let outline = style(&format!("[part~={part}]"), "outlineColor");
        assert_eq!(game.inside(&outline).await?, colour, "{part}");
    }
    let family = game.inside(&style("[part~=caption]", "fontFamily")).await?;
    assert!(
        family
            .as_str()
            .is_some_and(|family| family.contains("fantasy")),
        "{family}"
    );
    Ok(())
}
