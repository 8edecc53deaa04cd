//! Templates and what is put into them.

use super::phrases::Phrases;
use super::text::{chinese_count, chinese_row, digits, english, letter, set};
use crate::Language;

/// What can stand in a slot of a template.
pub(crate) enum Arg<'a> {
    /// A number in digits.
    Number(u64),
    /// A small number, in words where the language writes them.
    Count(u8),
    /// A row, 0-based, as the language calls it: `第一列`, `row a`.
    Row(u8),
    /// A heap beside others, 0-based: `第一堆`, `heap a`.
    Heap(u8),
    /// The coins in the rows: `{1, 4, 5}`.
    Set(&'a [u64]),
    /// Words.
    Text(&'a str),
}

impl Phrases {
    /// The template with `$1`, `$2`, … replaced by the arguments.
    ///
    /// `[coin|coins]` is the first word if the number in the slot before it is 1, else the second.
    pub(crate) fn fill(&self, template: &str, args: &[Arg<'_>]) -> String {
        let mut text = String::new();
        let mut letters = template.chars();
        let (mut one, mut skip) = (false, false);
        while let Some(letter) = letters.next() {
            match letter {
                '$' => {
                    let slot = letters.next().unwrap_or('0') as usize;
                    let arg = args.get(slot.wrapping_sub('1' as usize));
                    debug_assert!(arg.is_some(), "no argument for a slot in {template}");
                    if let Some(arg) = arg {
                        text.push_str(&self.write(arg));
                        one = matches!(arg, Arg::Number(1) | Arg::Count(1));
                    }
                }
                '[' => skip = !one,
                '|' => skip = one,
                ']' => skip = false,
                _ if skip => {}
                _ => text.push(letter),
            }
        }
        text
    }

    /// A sentence and another after it.
    pub(super) fn then(&self, mut text: String, next: &str) -> String {
        text.push_str(self.gap);
        text.push_str(next);
        text
    }

    /// A row, 0-based, by its name.
    pub(super) fn row(&self, row: u8) -> String {
        self.place(row, ["列", "行", "row "])
    }

    /// A row or a heap, by the word for it in each language.
    fn place(&self, row: u8, words: [&str; 3]) -> String {
        let word = words[self.language as usize];
        match self.language {
            Language::En => word.to_string() + &letter(row),
            _ => chinese_row(row, word),
        }
    }

    /// A small number, in words.
    fn count(&self, number: u8) -> String {
        match self.language {
            Language::ZhHant => chinese_count(number, "兩"),
            Language::ZhHans => chinese_count(number, "两"),
            Language::En => english(number),
        }
    }

    fn write(&self, arg: &Arg<'_>) -> String {
        match *arg {
            Arg::Number(number) => digits(number),
            Arg::Count(number) => self.count(number),
            Arg::Row(row) => self.row(row),
            Arg::Heap(heap) => self.place(heap, ["堆", "堆", "heap "]),
            Arg::Set(heaps) => set(heaps),
            Arg::Text(text) => text.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Arg;
    use crate::sentences::{EN, ZH_HANT};

    #[test]
    fn slots_are_filled_in_any_order_and_more_than_once() {
        let args = [
            Arg::Number(3),
            Arg::Row(1),
            Arg::Set(&[1, 4, 5]),
            Arg::Text("so"),
        ];
        assert_eq!(
            EN.fill("$2 $1, $1 $3 $4.", &args),
            "row b 3, 3 {1, 4, 5} so."
        );
        assert_eq!(ZH_HANT.fill("$2 $1", &args), "第二列 3");
        assert_eq!(ZH_HANT.fill("$1", &[Arg::Heap(1)]), "第二堆");
        assert_eq!(EN.fill("none", &[]), "none");
    }

    #[test]
    fn words_follow_their_number() {
        let coins = |number| EN.fill("$1 [coin|coins] left", &[Arg::Number(number)]);
        assert_eq!(
            [coins(0), coins(1), coins(2)],
            ["0 coins left", "1 coin left", "2 coins left"]
        );
        assert_eq!(EN.fill("$1 [stack|stacks]", &[Arg::Count(1)]), "one stack");
    }
}
