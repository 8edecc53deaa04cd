use nian_claims::Board;

/// A tag in an article for what readers find out themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Discovery {
    /// The board with this name, with inputs for a guess at its rule.
    Board(&'static str),
    /// The line beside the theorem that quotes the reader's guess.
    Guess(&'static str),
    /// The same beside a theorem on more than can be taken at first.
    Further(&'static str),
    /// What follows in the section is withheld until the reader has found the rule, or asks for it.
    Rest(&'static str),
}

type Make = fn(&'static str) -> Discovery;

/// The custom tags.
const TAGS: [(&str, Make); 4] = [
    ("discovery-board", Discovery::Board),
    ("discovery-guess", Discovery::Guess),
    ("discovery-further", Discovery::Further),
    ("discovery-rest", Discovery::Rest),
];

impl Discovery {
    /// Whether a piece of HTML contains such a tag.
    pub(super) fn is_in(html: &str) -> bool {
        html.contains("<discovery-")
    }

    /// Parses `<discovery-board of="NAME"></discovery-board>`.
    ///
    /// # Errors
    /// What was expected, in English.
    pub(super) fn parse(html: &str) -> Result<Self, String> {
        let html = html.trim();
        for (tag, make) in TAGS {
            let name = html
                .strip_prefix(&format!("<{tag} of=\""))
                .and_then(|rest| rest.strip_suffix(&format!("\"></{tag}>")));
            if let Some(name) = name {
                let board =
                    Board::named(name).ok_or_else(|| format!("there is no board `{name}`"))?;
                return Ok(make(board.name));
            }
        }
        Err(format!(
            "expected `<discovery-… of=\"NAME\"></discovery-…>`, found `{html}`"
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::Discovery;

    #[test]
    fn tags_are_read() {
        let board = "<discovery-board of=\"take\"></discovery-board>\n";
        assert_eq!(Discovery::parse(board), Ok(Discovery::Board("take")));
        let guess = "<discovery-guess of=\"pairs\"></discovery-guess>";
        assert_eq!(Discovery::parse(guess), Ok(Discovery::Guess("pairs")));
        let further = "<discovery-further of=\"sides\"></discovery-further>";
        assert_eq!(Discovery::parse(further), Ok(Discovery::Further("sides")));
        let rest = "<discovery-rest of=\"dice\"></discovery-rest>";
        assert_eq!(Discovery::parse(rest), Ok(Discovery::Rest("dice")));
        for html in [
            "<discovery-board of=\"chess\"></discovery-board>",
            "<discovery-board></discovery-board>",
            "<discovery-rule of=\"take\"></discovery-rule>",
            "<discovery-board of=\"take\">",
        ] {
            assert!(Discovery::parse(html).is_err(), "{html}");
        }
    }
}
