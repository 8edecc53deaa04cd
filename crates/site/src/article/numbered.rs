//! The number that a source gives a section, before its title.

use super::Section;

impl Section {
    /// Its heading, as HTML, without the number of the source: a list of chapters has its own.
    pub(crate) fn heading_without_number(&self) -> &str {
        without_number(self.level, &self.heading)
    }

    /// The same as plain text.
    pub(crate) fn title_without_number(&self) -> &str {
        without_number(self.level, &self.title)
    }
}

/// A Chinese number is one of a part only: others begin with those that they are about.
fn without_number(level: u8, title: &str) -> &str {
    let is_digit = |c: char| c.is_ascii_digit() || level == 2 && "一二三四五六七八九十".contains(c);
    let rest = title.trim_start_matches(is_digit);
    if rest.len() == title.len() {
        return title;
    }
    let mut marks = [". ", "\u{3000}", "、"].iter();
    let rest = marks.find_map(|mark| rest.strip_prefix(mark));
    rest.unwrap_or(title)
}

#[cfg(test)]
mod tests {
    use super::without_number;

    #[test]
    fn only_a_number_of_the_source_is_left_out() {
        for (level, title, left) in [
            (2, "2. The proofs", "The proofs"),
            (2, "1\u{3000}問題和定理", "問題和定理"),
            (2, "三、一個狀態一個狀態看", "一個狀態一個狀態看"),
            (3, "5. (0, 1, 5)", "(0, 1, 5)"),
        ] {
            assert_eq!(without_number(level, title), left);
        }
        for (level, title) in [
            (3, "三、四、五"),
            (3, "15 顆，每次取 1 到 3 顆"),
            (2, "一般的 k"),
            (3, "k = 1"),
            (3, "(0, 0, 6)"),
            (2, ""),
        ] {
            assert_eq!(without_number(level, title), title);
        }
    }
}
