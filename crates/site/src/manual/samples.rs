//! A sample tag for each attribute, as code and as a live widget.

use crate::WidgetTag;

/// A tag, and the widget that it makes.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct LiveTag {
    /// The code of the tag.
    pub(crate) code: String,
    pub(crate) widget: WidgetTag,
}

impl LiveTag {
    /// Parses a tag.
    ///
    /// # Errors
    /// The error, in English.
    pub(crate) fn read(code: &str) -> Result<Self, String> {
        let code = code.trim().to_owned();
        let widget = WidgetTag::for_authors(&code)?;
        Ok(Self { code, widget })
    }
}

/// The documented attributes, those of all tags last, each with a sample that shows its effect.
const SAMPLES: [(&str, &str, &str); 28] = [
    (
        "nian-example",
        "src",
        r#"<nian-example src="nim-and-variants/ex1"></nian-example>"#,
    ),
    (
        "nian-example",
        "step",
        r#"<nian-example src="nim-and-variants/ex1" step="3"></nian-example>"#,
    ),
    (
        "nian-game",
        "position",
        r#"<nian-game position="nim:3,4,5"></nian-game>"#,
    ),
    (
        "nian-game",
        "first",
        r#"<nian-game position="nim:1,2,3,5" first="other"></nian-game>"#,
    ),
    (
        "nian-game",
        "opponent",
        r#"<nian-game position="nim:2,3,4" opponent="none"></nian-game>"#,
    ),
    (
        "nian-game",
        "moves",
        r#"<nian-game position="nim:3,4,5" moves="a2,b1"></nian-game>"#,
    ),
    (
        "nian-game",
        "show",
        r#"<nian-game position="nim:3,4,5" show="columns"></nian-game>"#,
    ),
    ("nian-table", "of", r#"<nian-table of="dice"></nian-table>"#),
    (
        "nian-table",
        "rules",
        r#"<nian-table of="subtraction" rules="subtraction.1,3,4"></nian-table>"#,
    ),
    (
        "nian-table",
        "from",
        r#"<nian-table of="wythoff" from="21"></nian-table>"#,
    ),
    (
        "nian-table",
        "rows-shown",
        r#"<nian-table of="wythoff" rows-shown="5"></nian-table>"#,
    ),
    (
        "nian-number",
        "value",
        r#"<nian-number value="13" in="binary"></nian-number>"#,
    ),
    (
        "nian-number",
        "in",
        r#"<nian-number value="23" in="mixed:2,3,4"></nian-number>"#,
    ),
    (
        "nian-number",
        "digits",
        r#"<nian-number in="fibonacci" digits="1011"></nian-number>"#,
    ),
    (
        "nian-number",
        "do",
        r#"<nian-number value="12" in="fibonacci" do="increment"></nian-number>"#,
    ),
    (
        "nian-number",
        "step",
        r#"<nian-number value="13" in="binary" step="2"></nian-number>"#,
    ),
    (
        "nian-claim",
        "src",
        r#"<nian-claim src="nim-and-variants/dice"></nian-claim>"#,
    ),
    (
        "nian-exercise",
        "skill",
        r#"<nian-exercise skill="binary"></nian-exercise>"#,
    ),
    (
        "nian-exercise",
        "rules",
        r#"<nian-exercise skill="winning" rules="wythoff"></nian-exercise>"#,
    ),
    (
        "nian-exercise",
        "level",
        r#"<nian-exercise skill="winning" level="2"></nian-exercise>"#,
    ),
    (
        "nian-exercise",
        "seed",
        r#"<nian-exercise skill="outcome" seed="7"></nian-exercise>"#,
    ),
    (
        "nian-exercise",
        "count",
        r#"<nian-exercise skill="outcome" count="3"></nian-exercise>"#,
    ),
    (
        "nian-exercise",
        "tasks",
        r#"<nian-exercise skill="pair" level="2" tasks="2"></nian-exercise>"#,
    ),
    (
        "",
        "answers",
        r#"<nian-game position="nim:3,4,5" answers="shown"></nian-game>"#,
    ),
    (
        "",
        "controls",
        r#"<nian-game position="wythoff:2,4" controls="hidden"></nian-game>"#,
    ),
    (
        "",
        "caption",
        r#"<nian-game position="nim:2,3,4" caption="hidden"></nian-game>"#,
    ),
    (
        "",
        "theme",
        r#"<nian-game position="nim:2,3,4" theme="dark"></nian-game>"#,
    ),
    (
        "",
        "lang",
        r#"<nian-game position="nim:2,3,4" lang="ja"></nian-game>"#,
    ),
];

/// The sample of an attribute: of an element, or of all elements if `element` is empty.
pub(crate) fn sample_of(element: &str, attribute: &str) -> Option<LiveTag> {
    let mut samples = SAMPLES.iter();
    let found = samples.find(|(of, name, _)| *of == element && *name == attribute);
    found.and_then(|(_, _, code)| LiveTag::read(code).ok())
}

#[cfg(test)]
mod tests {
    use super::{LiveTag, SAMPLES};
    use nian_words::Embedding;
    use std::collections::BTreeSet;

    #[test]
    fn every_attribute_has_a_sample_that_has_it() {
        let told = BTreeSet::from(Embedding::VALUES.map(|(of, name, _)| (of, name)));
        assert_eq!(
            BTreeSet::from(SAMPLES.map(|(of, name, _)| (of, name))),
            told
        );
        for (of, name, code) in SAMPLES {
            let sample = LiveTag::read(code).expect(code);
            assert!(sample.widget.attribute(name).is_some(), "{code}");
            assert!(of.is_empty() || sample.widget.element == of, "{code}");
        }
    }
}
