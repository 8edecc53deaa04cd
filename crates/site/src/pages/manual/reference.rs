use nian_words::{Language, Text};
use yew::prelude::*;

/// Names with their descriptions.
pub(super) fn pairs(language: Language, pairs: &[(&'static str, Text)]) -> Html {
    let rows = pairs.iter().map(|(name, about)| {
        html! { <div><dt><code>{ name }</code></dt><dd>{ language.among(about) }</dd></div> }
    });
    html! { <dl class="names">{ for rows }</dl> }
}

#[cfg(test)]
mod tests {
    use nian_words::Embedding;
    use std::collections::BTreeSet;

    /// The custom properties named in a text.
    fn named(text: &str) -> BTreeSet<&str> {
        let ends = |char: char| !(char.is_ascii_lowercase() || char == '-');
        let places = text.match_indices("--nian-").map(|(at, _)| &text[at..]);
        places
            .map(|rest| rest.split(ends).next().unwrap_or_default())
            .collect()
    }

    #[test]
    fn every_custom_property_is_told() {
        let sources = [
            include_str!("../../../../../www/css/tokens.css"),
            include_str!("../../../../../www/css/picture.css"),
            include_str!("../../../../../www/css/stance.css"),
        ]
        .concat();
        let names = Embedding::PROPERTIES.map(|(names, _)| names).join(" ");
        assert_eq!(named(&sources), named(&names));
        let readme = include_str!("../../../../../README.md");
        assert_eq!(named(readme), named(&names));
    }
}
