//! Numbers of a widget that the reader may replace.

use super::WidgetTag;
use nian_solver::MAX_NUMBER;

/// An attribute with slots for the reader's own numbers.
///
/// An article has `own="wythoff:{x},{y}"` or, where the numbers have limits,
/// `own="sides.{k:1-40}"`; the attribute itself has the initial numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Own {
    /// The attribute: `position` of a board, `rules` of a table.
    pub(crate) attribute: &'static str,
    /// Its value with `{x}` for each number.
    pub(crate) pattern: String,
    /// The numbers, each once, in the order of their first slots.
    pub(crate) slots: Vec<Slot>,
}

/// A number that may be replaced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Slot {
    /// The letter that names it in the text.
    pub(crate) name: String,
    pub(crate) least: u64,
    pub(crate) most: u64,
    /// The initial number.
    pub(crate) value: u64,
}

impl Own {
    /// Parses the attribute `own` of a widget's tag; `None` if it has none.
    ///
    /// # Errors
    /// The error, in English.
    pub(crate) fn of(widget: &WidgetTag) -> Result<Option<Self>, String> {
        let Some(text) = widget.attribute("own") else {
            return Ok(None);
        };
        let attribute = match widget.element {
            "nian-game" => "position",
            "nian-table" => "rules",
            other => return Err(format!("`{other}` has no `own`")),
        };
        let now = widget.attribute(attribute).unwrap_or_default();
        let mut own = Self {
            attribute,
            pattern: String::new(),
            slots: Vec::new(),
        };
        own.read(text, now)
            .ok_or_else(|| format!("`own`: `{text}` does not fit `{attribute}`, `{now}`"))?;
        Ok(Some(own))
    }

    /// Parses `text`; the initial numbers are taken from the attribute's value `now`.
    fn read(&mut self, text: &str, now: &str) -> Option<()> {
        let mut pieces = text.split('{');
        let first = pieces.next()?;
        let mut now = now.strip_prefix(first)?;
        self.pattern.push_str(first);
        for piece in pieces {
            let (slot, literal) = piece.split_once('}')?;
            let digits = now.find(|sign: char| !sign.is_ascii_digit());
            let (value, rest) = now.split_at(digits.unwrap_or(now.len()));
            now = rest.strip_prefix(literal)?;
            let slot = Slot::read(slot, value.parse().ok()?)?;
            self.pattern += &format!("{{{}}}{literal}", slot.name);
            match self.slots.iter().find(|known| known.name == slot.name) {
                Some(known) if known.value != slot.value => return None,
                Some(_) => {}
                None => self.slots.push(slot),
            }
        }
        (now.is_empty() && !self.slots.is_empty()).then_some(())
    }

    /// The attribute with the number that `pick` chooses for each slot.
    pub(crate) fn fill(&self, pick: fn(&Slot) -> u64) -> String {
        self.slots.iter().fold(self.pattern.clone(), |text, slot| {
            text.replace(&format!("{{{}}}", slot.name), &pick(slot).to_string())
        })
    }
}

impl Slot {
    fn read(text: &str, value: u64) -> Option<Self> {
        let (name, limits) = match text.split_once(':') {
            Some((name, limits)) => (name, Some(limits)),
            None => (text, None),
        };
        let (least, most) = match limits {
            Some(limits) => {
                let (least, most) = limits.split_once('-')?;
                (least.parse().ok()?, most.parse().ok()?)
            }
            None => (0, MAX_NUMBER),
        };
        let named = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphabetic());
        (named && (least..=most).contains(&value)).then(|| Self {
            name: name.to_owned(),
            least,
            most,
            value,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Own;
    use crate::WidgetTag;

    fn own(tag: &str) -> Result<Option<Own>, String> {
        Own::of(&WidgetTag::parse(tag).expect("a well-formed tag"))
    }

    #[test]
    fn numbers_are_found_in_the_attribute() {
        let game =
            "<nian-game position=\"dynamic.3:100\" own=\"dynamic.{m:1-100}:{N}\"></nian-game>";
        let own = own(game).expect("it fits").expect("it is there");
        assert_eq!(
            (own.attribute, own.pattern.as_str()),
            ("position", "dynamic.{m}:{N}")
        );
        let values: Vec<_> = own
            .slots
            .iter()
            .map(|slot| (&slot.name[..], slot.value))
            .collect();
        assert_eq!(values, [("m", 3), ("N", 100)]);
        assert_eq!(own.fill(|slot| slot.least), "dynamic.1:0");
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        assert_eq!(own("<nian-game position=\"nim:3\"></nian-game>"), Ok(None));
        for (position, pattern) in [
            ("nim:3,4", "nim:{a}"),
            ("nim:3,4", "wythoff:{a},{b}"),
            ("nim:3,4", "nim:{n},{n}"),
            ("nim:3,4", "nim:{a:1-2},{b}"),
            ("nim:3,4", "nim:{a},{b"),
            ("nim:3,4", "nim:{},{b}"),
            ("nim:3,4", "nim:3,4"),
        ] {
            let tag = format!("<nian-game position=\"{position}\" own=\"{pattern}\"></nian-game>");
            assert!(own(&tag).is_err(), "{tag}");
        }
        assert!(own("<nian-number value=\"3\" own=\"{n}\"></nian-number>").is_err());
    }
}
