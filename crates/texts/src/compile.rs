//! A text as the program reads it: slots by their number.

use crate::file::is_name;
use crate::{Message, Slot};

/// The text of `message` with `$1`, `$2`, … for the slots that `schema` names.
///
/// # Errors
/// What is wrong with the text.
pub fn compiled(schema: &Message, message: &Message) -> Result<String, String> {
    if !message.slots.is_empty() && message.slots != schema.slots {
        return Err(format!(
            "`{}` has other slots than in the first language",
            message.key
        ));
    }
    if schema.slots.is_empty() {
        return no_slots(&message.text);
    }
    let mut text = String::new();
    let mut rest = message.text.as_str();
    let (mut any, mut choice) = (false, Choice::None);
    while let Some(letter) = rest.chars().next() {
        let after = &rest[letter.len_utf8()..];
        rest = after;
        match letter {
            '{' => {
                let (name, after) = after
                    .split_once('}')
                    .ok_or("a { is not closed: a slot is written {name}")?;
                text.push('$');
                text.push_str(&number(&schema.slots, name)?.to_string());
                (rest, any) = (after, true);
                continue;
            }
            '}' => return Err("a } closes nothing".to_owned()),
            '$' => return Err("a $ cannot stand in a text with slots".to_owned()),
            _ => choice = choice.after(letter, any)?,
        }
        text.push(letter);
    }
    if choice != Choice::None {
        return Err("a [ is not closed: a choice is written [one|more]".to_owned());
    }
    Ok(text)
}

/// How far a `[one|more]` has come.
#[derive(Clone, Copy, PartialEq)]
enum Choice {
    None,
    One,
    More,
}

impl Choice {
    fn after(self, letter: char, any_number: bool) -> Result<Self, String> {
        match (letter, self) {
            ('[', Self::None) if !any_number => {
                Err("a [one|more] has no number before it to go by".to_owned())
            }
            ('[', Self::None) => Ok(Self::One),
            ('[', _) => Err("a [ stands within a [one|more]".to_owned()),
            ('|', Self::One) => Ok(Self::More),
            ('|', _) => Err("a | stands where no [one|more] is".to_owned()),
            (']', Self::More) => Ok(Self::None),
            (']', Self::One) => Err("a [one|more] has no | in it".to_owned()),
            (']', Self::None) => Err("a ] closes nothing".to_owned()),
            _ => Ok(self),
        }
    }
}

/// Where there are no slots every character is what it is; but nobody writes `{name}` for that.
fn no_slots(text: &str) -> Result<String, String> {
    let slot = text.split('{').skip(1).find_map(|rest| {
        let (name, _) = rest.split_once('}')?;
        is_name(name).then_some(name)
    });
    match slot {
        Some(name) => Err(format!("there is no slot {{{name}}}: this text has none")),
        None => Ok(text.to_owned()),
    }
}

fn number(slots: &[Slot], name: &str) -> Result<usize, String> {
    match slots.iter().position(|slot| slot.name == name) {
        Some(place) => Ok(place + 1),
        None => {
            let names: Vec<_> = slots
                .iter()
                .map(|slot| format!("{{{}}}", slot.name))
                .collect();
            Err(format!(
                "there is no slot {{{name}}}: this text has {}",
                names.join(", ")
            ))
        }
    }
}
