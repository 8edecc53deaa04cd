use nian_ui::model::{ELEMENTS, OF_ALL};

/// A widget's tag in an article: its element and its attributes as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WidgetTag {
    /// The element, one of [`ELEMENTS`].
    pub element: &'static str,
    /// The attributes: name and value.
    pub attributes: Vec<(&'static str, String)>,
}

impl WidgetTag {
    /// The attributes that an element may have in an article; any other is an error. `own` is for the page: the numbers
    /// that the reader may replace ([`Own`](super::Own)). `lang` is missing, as an article is in one language.
    fn attributes(element: &str) -> Vec<&'static str> {
        let of_it = ELEMENTS.iter().filter(|(name, _)| *name == element);
        let of_it = of_it.flat_map(|(_, attributes)| attributes.iter());
        let all = of_it.chain(&OF_ALL).filter(|name| **name != "lang");
        all.copied().chain(["own"]).collect()
    }

    /// The value of an attribute, if it is set.
    #[must_use]
    pub fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes
            .iter()
            .find(|(key, _)| *key == name)
            .map(|(_, value)| value.as_str())
    }

    /// Whether a piece of HTML contains a widget's tag.
    pub(super) fn is_in(html: &str) -> bool {
        html.contains("<nian-")
    }

    /// Parses `<nian-NAME key="value" …></nian-NAME>`, with nothing between the tags: the site writes the fallback
    /// there.
    ///
    /// # Errors
    /// What was expected, in English.
    pub(crate) fn parse(html: &str) -> Result<Self, String> {
        Self::read(html, Self::attributes)
    }

    /// Parses a tag as authors of other pages write it: with `lang`, without `own`, and with anything between the tags.
    ///
    /// # Errors
    /// What was expected, in English.
    pub(crate) fn for_authors(html: &str) -> Result<Self, String> {
        let attributes = |element: &str| {
            let ours = Self::attributes(element).into_iter();
            ours.filter(|name| *name != "own").chain(["lang"]).collect()
        };
        let html = html.trim();
        let bare = match (html.find('>'), html.rfind("</")) {
            (Some(open), Some(close)) if open < close => [&html[..=open], &html[close..]].concat(),
            _ => html.to_owned(),
        };
        Self::read(&bare, attributes)
    }

    fn read(html: &str, known: impl Fn(&str) -> Vec<&'static str>) -> Result<Self, String> {
        let html = html.trim();
        let wrong = || format!("expected `<nian-… key=\"value\"></nian-…>`, found `{html}`");
        let (open, rest) = html
            .strip_prefix('<')
            .and_then(|tag| tag.split_once('>'))
            .ok_or_else(wrong)?;
        let (name, mut attributes) = open.split_once(' ').unwrap_or((open, ""));
        let element = find(&ELEMENTS.map(|(element, _)| element), name, "an element")?;
        if rest.trim() != format!("</{element}>") {
            return Err(wrong());
        }
        let mut widget = Self {
            element,
            attributes: Vec::new(),
        };
        while !attributes.trim().is_empty() {
            let (key, value) = attributes.split_once("=\"").ok_or_else(wrong)?;
            let (value, after) = value.split_once('"').ok_or_else(wrong)?;
            let key = find(&known(element), key.trim(), "an attribute")?;
            widget.attributes.push((key, value.to_owned()));
            attributes = after;
        }
        Ok(widget)
    }
}

fn find(names: &[&'static str], name: &str, what: &str) -> Result<&'static str, String> {
    names
        .iter()
        .find(|known| **known == name)
        .copied()
        .ok_or_else(|| {
            format!(
                "expected {what} out of {}, found `{name}`",
                names.join(", ")
            )
        })
}

#[cfg(test)]
mod tests {
    use super::WidgetTag;

    #[test]
    fn a_tag_is_read_with_its_attributes() {
        let widget =
            WidgetTag::parse("<nian-game position=\"nim:3,4,5\" first=\"other\"></nian-game>\n");
        let widget = widget.expect("a well-formed tag");
        assert_eq!(widget.element, "nian-game");
        assert_eq!(widget.attribute("position"), Some("nim:3,4,5"));
        assert_eq!(widget.attribute("first"), Some("other"));
        assert_eq!(widget.attribute("opponent"), None);
    }

    #[test]
    fn anything_else_is_refused() {
        for html in [
            "<nian-game>",
            "<nian-game></nian-table>",
            "<nian-gmae></nian-gmae>",
            "<nian-game postion=\"nim:3\"></nian-game>",
            "<nian-game step=\"3\"></nian-game>",
            "<nian-game lang=\"en\"></nian-game>",
            "<nian-game position=nim:3></nian-game>",
            "<nian-game position=\"nim:3></nian-game>",
            "<nian-game>fallback</nian-game>",
            "",
        ] {
            assert!(WidgetTag::parse(html).is_err(), "{html}");
        }
    }
}
