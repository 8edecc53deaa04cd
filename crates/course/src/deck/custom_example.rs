//! An example that somebody has made (`make/`) in a lesson: `lesson:PACKED`, with all of it in the item.

use super::item::{Item, Kind};
use super::text::{MOST_OF_TITLE, Text, is_tag, tidy};
use super::thing::Thing;
use crate::make::{Draft, ImportError};
use crate::packed;
use nian_lessons::Json;

/// What is known of an example that somebody has made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CustomExample {
    /// The text of its file, which its element shows, or of which it says what is wrong.
    pub text: String,
    /// Its title.
    pub title: Option<Text>,
    /// The number of its steps, without the start.
    pub steps: usize,
}

impl CustomExample {
    /// What an item holds, without the word before it. Of an example with parts of a wrong kind its element says in
    /// which.
    ///
    /// # Errors
    /// Why it is no example.
    ///
    /// ```
    /// use nian_course::deck::CustomExample;
    /// use nian_course::packed::pack;
    ///
    /// let text = r#"{"title":{"en":"Mine"},"start":"nim:3,4,5","steps":[{"play":"a2"}]}"#;
    /// assert_eq!(CustomExample::of(&pack(text)).expect("an example").steps, 1);
    /// assert!(CustomExample::of("1eJyr").is_err());
    /// ```
    pub fn of(packed: &str) -> Result<Self, ImportError> {
        let text = packed::unpack(packed).ok_or(ImportError::Json)?;
        let draft = match Draft::read(&text) {
            Err(ImportError::Parts) => Draft::mended(&text).ok_or(ImportError::Parts)?,
            read => read?,
        };
        Ok(Self {
            title: title_of(&draft),
            steps: draft.steps(),
            text,
        })
    }
}

/// The title of an example, whose language the file may tell once for all its texts.
fn title_of(draft: &Draft) -> Option<Text> {
    let faults = &mut Vec::new();
    match draft.at(0).get("title")? {
        Json::Text(text) => {
            let tag = draft.at(0).text("language").filter(|tag| is_tag(tag));
            let text = tidy(text, MOST_OF_TITLE, faults);
            (!text.is_empty()).then(|| Text::of(tag.unwrap_or_default(), text))
        }
        Json::Object(texts) => {
            let texts = texts.iter().map(|(tag, text)| match text {
                Json::Text(text) => (tag.as_str(), Some(text.clone())),
                _ => (tag.as_str(), None),
            });
            Text::tagged(texts, MOST_OF_TITLE, faults)
        }
        _ => None,
    }
}

/// The file of an example as a thing of a lesson; `None` where it is too long for one.
#[must_use]
pub fn as_thing(text: &str) -> Option<Thing> {
    let packed = [Kind::Lesson.name(), ":", &packed::pack(text)].concat();
    Item::parse(&packed).map(Thing::new)
}
