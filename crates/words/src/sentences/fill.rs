//! Templates and what is put into them.

use super::phrases::Phrases;
use super::text::{digits, set};

/// What can stand in a slot of a template.
pub(crate) enum Arg<'a> {
    /// A number in digits.
    Number(u64),
    /// A small number, in words where the language writes them.
    Count(u8),
    /// A row, 0-based, as the language calls it.
    Row(u8),
    /// The coins in the rows: `{1, 4, 5}`.
    Set(&'a [u64]),
    /// Words.
    Text(&'a str),
}

impl Phrases {
    /// The template with `$1`, `$2`, … replaced by the arguments.
    ///
    /// `[coin|coins]` after a number is the first word for 1 and the second for any other.
    pub(crate) fn fill(&self, template: &str, args: &[Arg<'_>]) -> String {
        let mut pieces = template.split('$');
        let mut text = String::from(pieces.next().unwrap_or_default());
        for piece in pieces {
            let slot = piece.bytes().next().unwrap_or_default();
            let arg = args.get(usize::from(slot.wrapping_sub(b'1')));
            let Some(arg) = arg else {
                debug_assert!(false, "no argument for ${piece} in {template}");
                continue;
            };
            text.push_str(&self.write(arg));
            push_plural(&mut text, &piece[1..], arg.is_one());
        }
        text
    }

    fn write(&self, arg: &Arg<'_>) -> String {
        match *arg {
            Arg::Number(number) => digits(number),
            Arg::Count(number) => (self.count)(number),
            Arg::Row(row) => (self.row)(row),
            Arg::Set(heaps) => set(heaps),
            Arg::Text(text) => text.into(),
        }
    }
}

impl Arg<'_> {
    fn is_one(&self) -> bool {
        matches!(self, Self::Number(1) | Self::Count(1))
    }
}

/// What follows a slot, with a choice `[one|many]` settled.
fn push_plural(text: &mut String, after: &str, one: bool) {
    let choice = after.split_once('[').and_then(|(before, rest)| {
        let (choice, after) = rest.split_once(']')?;
        let (single, plural) = choice.split_once('|')?;
        Some([before, if one { single } else { plural }, after])
    });
    match choice {
        Some(pieces) => pieces.iter().for_each(|piece| text.push_str(piece)),
        None => text.push_str(after),
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
        assert_eq!(EN.fill("$2 $1, $1 $3 $4.", &args), "b 3, 3 {1, 4, 5} so.");
        assert_eq!(ZH_HANT.fill("$2 $1", &args), "第二列 3");
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
