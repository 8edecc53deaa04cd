//! As much of HTML as the tests need. Yew writes every attribute as ` name="value"` and escapes
//! `<`, `>` and `"` wherever they are not markup, so that splitting at them is safe.

/// Start and end tags, without their angle brackets, in the order in which they stand.
pub(crate) fn tags(html: &str) -> impl Iterator<Item = &str> {
    html.split('<')
        .skip(1)
        .filter_map(|piece| piece.split_once('>'))
        .map(|(tag, _)| tag)
}

/// The values of an attribute, wherever it stands.
pub(crate) fn values<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    tags(html).filter_map(|tag| value(tag, name)).collect()
}

/// The value of an attribute of a tag.
pub(crate) fn value<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split_once('"').map(|(value, _)| value)
}

/// The names of the attributes of a tag that have a value.
pub(crate) fn attributes(tag: &str) -> impl Iterator<Item = &str> {
    let names = tag
        .split('"')
        .step_by(2)
        .filter_map(|piece| piece.strip_suffix('='));
    names.map(|names| names.rsplit(' ').next().unwrap_or_default())
}

/// The name of a start tag, or `/` and the name of an end tag.
pub(crate) fn name(tag: &str) -> &str {
    tag.split([' ', '/'])
        .next()
        .filter(|name| !name.is_empty())
        .unwrap_or(tag)
}

/// What stands in the first element of this name, its markup included.
pub(crate) fn inner<'a>(html: &'a str, element: &str) -> Option<&'a str> {
    let (_, rest) = html.split_once(&format!("<{element}"))?;
    let (_, rest) = rest.split_once('>')?;
    rest.split_once(&format!("</{element}>"))
        .map(|(inner, _)| inner)
}

/// The words of a piece of HTML, without what is written in a language of its own.
pub(crate) fn words(html: &str) -> String {
    let mut words = String::new();
    let mut foreign: Option<String> = None;
    for piece in html.split('<').skip(1) {
        let Some((tag, text)) = piece.split_once('>') else {
            continue;
        };
        match &foreign {
            None if name(tag) != "html" && value(tag, "lang").is_some() => {
                foreign = Some(format!("/{}", name(tag)));
            }
            Some(end) if tag == end => foreign = None,
            _ => {}
        }
        if foreign.is_none() {
            words.push_str(text);
        }
    }
    words
}

#[test]
fn words_leave_out_other_languages() {
    let html = "<html lang=\"zh-Hant\"><p>一<a lang=\"en\" href=\"x\">two</a>三</p></html>";
    assert_eq!(words(html), "一三");
}
