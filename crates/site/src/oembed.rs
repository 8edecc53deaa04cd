//! oEmbed files, by which other sites embed a link: one for each example and language, as a static host cannot answer
//! queries (<https://oembed.com>). All their addresses are absolute.

use crate::previews::CARD;
use nian_words::Language;
use serde_json::json;

/// The width and height of the frame: those of the page with a single widget in a column of text. On a page with
/// `frame.js` the frame gets the height of its content.
const FRAME: [u32; 2] = [640, 640];

/// The path of the file of an example, from the root of the site.
pub(crate) fn path(language: Language, name: &str) -> String {
    format!("oembed/{}/{name}.json", language.tag())
}

/// The data of an example for other sites.
pub(crate) struct Told<'a> {
    /// The base address of the site, with a trailing slash.
    pub(crate) site: &'a str,
    /// The name of the site.
    pub(crate) by: &'a str,
    /// The folder of the page that shows the example.
    pub(crate) folder: String,
    pub(crate) title: String,
    /// The file of its picture.
    pub(crate) picture: Option<&'a str>,
}

impl Told<'_> {
    pub(crate) fn text(&self) -> String {
        let [width, height] = FRAME;
        let (src, title) = (format!("{}{}", self.site, self.folder), quoted(&self.title));
        let src = quoted(&src);
        let mut told = json!({
            "type": "rich",
            "version": "1.0",
            "title": self.title,
            "provider_name": self.by,
            "provider_url": self.site,
            "width": width,
            "height": height,
            "html": format!(
                "<iframe src=\"{src}\" title=\"{title}\" width=\"{width}\" height=\"{height}\" \
                 style=\"border:0\" allow=\"fullscreen\"></iframe>"
            ),
        });
        if let Some(picture) = self.picture {
            let [width, height] = CARD;
            told["thumbnail_url"] = format!("{}{picture}", self.site).into();
            told["thumbnail_width"] = width.into();
            told["thumbnail_height"] = height.into();
        }
        told.to_string()
    }
}

/// The text as the value of an attribute.
fn quoted(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::Told;

    #[test]
    fn titles_are_no_markup() {
        let told = Told {
            site: "https://example.org/nian/",
            by: "Nian",
            folder: "en/show/a/b/".to_owned(),
            title: "1 < \"2\"".to_owned(),
            picture: None,
        };
        let told: serde_json::Value = serde_json::from_str(&told.text()).expect("JSON");
        assert_eq!(told["title"], "1 < \"2\"");
        let html = told["html"].as_str().expect("markup");
        assert!(html.starts_with(
            "<iframe src=\"https://example.org/nian/en/show/a/b/\" title=\"1 &lt; &quot;2&quot;\""
        ));
        assert!(told.get("thumbnail_url").is_none());
    }
}
