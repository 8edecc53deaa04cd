//! Templates and their arguments.

use super::text::{digits, letter, set};
use crate::table::Template;
use crate::tables::Words;

/// An argument of a template.
pub(crate) enum Arg<'a> {
    /// A number in digits.
    Number(u64),
    /// A small number, in words if the language has them.
    Count(u8),
    /// A row, 0-based, by its name: `第一列`, `row a`.
    Row(u8),
    /// A heap beside others, 0-based, by its name: `第一堆`, `heap a`.
    Heap(u8),
    /// The coins in the rows: `{1, 4, 5}`.
    Set(&'a [u64]),
    /// Words.
    Text(&'a str),
}

impl Words {
    /// Fills the arguments into a template.
    #[cfg_attr(debug_assertions, track_caller)]
    #[inline]
    pub(crate) fn fill<const N: usize>(
        &self,
        template: Template<N>,
        args: &[Arg<'_>; N],
    ) -> String {
        self.fill_all(template.0, args)
    }

    /// The text with `$1`, `$2`, … replaced by the arguments.
    ///
    /// `[coin|coins]` is the first word if the number in the slot before it is 1, else the second. Debug builds check
    /// that the slot holds a number, and a test runs that for every text and every call (`tests/sentences/filled.rs`).
    #[cfg_attr(debug_assertions, track_caller)]
    pub(crate) fn fill_all(&self, template: &str, args: &[Arg<'_>]) -> String {
        #[cfg(debug_assertions)]
        super::tried::note(template);
        let mut text = String::new();
        let mut letters = template.chars();
        let (mut one, mut skip) = (false, false);
        let mut counted = false;
        while let Some(letter) = letters.next() {
            match letter {
                '$' => {
                    let slot = letters.next().unwrap_or('0') as usize;
                    let arg = args.get(slot.wrapping_sub('1' as usize));
                    debug_assert!(arg.is_some(), "no argument for a slot in {template}");
                    if let Some(arg) = arg {
                        text.push_str(&self.write(arg));
                        one = matches!(arg, Arg::Number(1) | Arg::Count(1));
                        counted = matches!(arg, Arg::Number(_) | Arg::Count(_));
                    }
                }
                '[' => {
                    debug_assert!(counted, "no number before a choice in {template}");
                    skip = !one;
                }
                '|' => skip = one,
                ']' => skip = false,
                _ if skip => {}
                _ => text.push(letter),
            }
        }
        text
    }

    /// Two sentences, one after the other.
    pub(super) fn then(&self, mut text: String, next: &str) -> String {
        text.push_str(self.forms.gap);
        text.push_str(next);
        text
    }

    /// The name of a row, 0-based.
    pub(super) fn row(&self, row: u8) -> String {
        self.place(row, self.forms.row)
    }

    /// The name of a row or heap, with its number or its letter.
    fn place(&self, row: u8, template: Template<2>) -> String {
        let number = self.number(row.saturating_add(1));
        self.fill(template, &[Arg::Text(&number), Arg::Text(&letter(row))])
    }

    /// A number in words if the language has them, else in digits.
    fn number(&self, number: u8) -> String {
        match self.forms.numbers.split(' ').nth(number.into()) {
            Some(word) if !word.is_empty() => word.into(),
            _ => digits(number.into()),
        }
    }

    /// A number of things.
    fn count(&self, number: u8) -> String {
        if number == 2 {
            self.forms.two.into()
        } else {
            self.number(number)
        }
    }

    fn write(&self, arg: &Arg<'_>) -> String {
        match *arg {
            Arg::Number(number) => digits(number),
            Arg::Count(number) => self.count(number),
            Arg::Row(row) => self.row(row),
            Arg::Heap(heap) => self.place(heap, self.forms.heap),
            Arg::Set(heaps) => set(heaps),
            Arg::Text(text) => text.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Arg, Template};
    use crate::Language;
    use crate::tables::words;

    #[test]
    fn slots_are_filled_in_any_order_and_more_than_once() {
        let args = [
            Arg::Number(3),
            Arg::Row(1),
            Arg::Set(&[1, 4, 5]),
            Arg::Text("so"),
        ];
        assert_eq!(
            words(Language::En).fill(Template("$2 $1, $1 $3 $4."), &args),
            "row b 3, 3 {1, 4, 5} so."
        );
        assert_eq!(words(Language::ZhHant).fill_all("$2 $1", &args), "第二列 3");
        assert_eq!(
            words(Language::ZhHant).fill(Template("$1"), &[Arg::Heap(1)]),
            "第二堆"
        );
        assert_eq!(words(Language::En).fill(Template("none"), &[]), "none");
    }

    #[test]
    fn words_follow_their_number() {
        let coins = |number| {
            words(Language::En).fill(Template("$1 [coin|coins] left"), &[Arg::Number(number)])
        };
        assert_eq!(
            [coins(0), coins(1), coins(2)],
            ["0 coins left", "1 coin left", "2 coins left"]
        );
        assert_eq!(
            words(Language::En).fill(Template("$1 [stack|stacks]"), &[Arg::Count(1)]),
            "one stack"
        );
    }

    #[test]
    fn numbers_are_written_as_the_languages_do() {
        let numbers = |language, all: &[u8]| -> Vec<String> {
            let number = |&number| words(language).number(number);
            all.iter().map(number).collect()
        };
        assert_eq!(
            numbers(Language::ZhHant, &[0, 1, 10, 11, 19, 20, 26, 99, 100]),
            [
                "零",
                "一",
                "十",
                "十一",
                "十九",
                "二十",
                "二十六",
                "九十九",
                "100"
            ]
        );
        assert_eq!(
            numbers(Language::En, &[0, 1, 10, 11]),
            ["no", "one", "ten", "11"]
        );
        let two = |language| words(language).fill(Template("$1"), &[Arg::Count(2)]);
        assert_eq!([two(Language::ZhHans), two(Language::En)], ["两", "two"]);
    }
}
