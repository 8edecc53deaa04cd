//! The parts of what a tab keeps, each of which is whole or as if nothing had been there.

use super::clock::Clock;
use super::ink::{Drawing, Line, Sheet};
use super::place::Name;
use super::teams::{Game, MOST_OF_TEAM, Teams};
use super::vote::{MOST_HANDS, MOST_OF_LABEL, Tally};
use crate::deck::json::{Members, list, text};
use crate::deck::{MOST_CHOICES, MOST_OF_TITLE};
use crate::flat_map::FlatMap;

/// The most characters of a game with its moves.
const MOST_OF_STATE: usize = 4000;

/// The members of an object; nothing where one of them is none.
pub(super) fn map<K: Ord, V>(
    json: &str,
    key: impl Fn(&str) -> Option<K>,
    value: impl Fn(&str) -> Option<V>,
) -> Option<FlatMap<K, V>> {
    let members = Members::of(json)?.0.into_iter();
    let members = members.map(|(name, own)| Some((key(&name)?, value(own.get())?)));
    members.collect()
}

pub(super) fn number(name: &str) -> Option<usize> {
    let is_one = (1..=2).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_digit());
    is_one.then(|| name.parse().ok()).flatten()
}

fn short(json: &str, most: usize) -> Option<String> {
    // Scripts count units of UTF-16.
    text(json).filter(|text| text.encode_utf16().count() <= most)
}

/// An answer to a question of the teacher's; a choice is the longest.
pub(super) fn given(json: &str) -> Option<String> {
    short(json, 2 * MOST_OF_TITLE).filter(|given| !given.trim().is_empty())
}

fn count(json: &str) -> Option<u32> {
    let count: f64 = serde_json::from_str(json).ok()?;
    let is_one = count.fract() == 0.0 && (0.0..=f64::from(MOST_HANDS)).contains(&count);
    is_one.then_some(count as u32)
}

fn size(json: &str) -> Option<f64> {
    serde_json::from_str(json)
        .ok()
        .filter(|size: &f64| size.is_finite() && *size >= 0.0)
}

/// A value that may be missing: the outer is `None` where it is of a wrong form.
fn or_null<T>(json: Option<&str>, read: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    match json {
        None | Some("null") => Some(None),
        Some(json) => read(json).map(Some),
    }
}

fn pair<T>(json: &str, read: impl Fn(&str) -> Option<T>) -> Option<[T; 2]> {
    let both = list(json)?;
    let [one, two] = both.as_slice() else {
        return None;
    };
    Some([read(one.get())?, read(two.get())?])
}

pub(super) fn game(json: &str) -> Option<String> {
    short(json, MOST_OF_STATE)
}

pub(super) fn hands(json: &str) -> Option<Vec<Tally>> {
    let hands = list(json)?.into_iter().map(|hand| {
        let hand = Members::of(hand.get())?;
        let value = hand.get("value").map(|value| short(value, MOST_OF_LABEL));
        Some(Tally {
            label: short(hand.get("label")?, MOST_OF_LABEL)?,
            value: match value {
                Some(value) => Some(value?),
                None => None,
            },
            count: count(hand.get("count")?)?,
        })
    });
    let hands: Vec<Tally> = hands.collect::<Option<_>>()?;
    (2..=MOST_CHOICES).contains(&hands.len()).then_some(hands)
}

pub(super) fn sheet(name: &str) -> Option<Sheet> {
    let step = name.strip_suffix('a');
    Some(Sheet {
        name: Name::read(step.unwrap_or(name))?,
        is_told: step.is_some(),
    })
}

pub(super) fn drawing(json: &str) -> Option<Drawing> {
    let drawing = Members::of(json)?;
    let lines = list(drawing.get("lines")?)?.into_iter().map(|line| {
        let both = list(line.get())?;
        let [width, path] = both.as_slice() else {
            return None;
        };
        let path = text(path.get())?;
        let is_path = |letter: char| letter.is_ascii_digit() || "MLQl .-".contains(letter);
        let is_one = !path.is_empty() && path.chars().all(is_path);
        is_one.then_some(Line {
            width: size(width.get())?,
            path: path.into(),
        })
    });
    Some(Drawing {
        size: pair(drawing.get("size")?, |json| {
            size(json).filter(|size| *size > 0.0)
        })?,
        is_on_picture: match drawing.get("picture") {
            None => None,
            Some(json) => Some(serde_json::from_str(json).ok()?),
        },
        lines: lines.collect::<Option<_>>()?,
    })
}

pub(super) fn teams(json: &str) -> Option<Teams> {
    let teams = Members::of(json)?;
    let team = |json: &str| {
        count(json)
            .filter(|team| *team < 2)
            .map(|team| team as usize)
    };
    let game = or_null(teams.get("game"), |json| {
        let game = Members::of(json)?;
        let end = or_null(game.get("end"), |json| {
            let end = Members::of(json)?;
            let moves = short(end.get("moves")?, MOST_OF_STATE)?;
            Some((moves, team(end.get("team")?)?))
        });
        // Scripts have kept a number; older ones a text.
        let at = game.get("at")?;
        Some(Game {
            at: number(at.trim_matches('"'))?,
            position: short(game.get("position")?, MOST_OF_STATE)?,
            state: or_null(game.get("state"), |json| short(json, MOST_OF_STATE))?,
            first: team(game.get("first")?)?,
            end: end?,
        })
    });
    Some(Teams {
        names: pair(teams.get("names")?, |json| {
            or_null(Some(json), |json| short(json, MOST_OF_TEAM))
        })?,
        score: pair(teams.get("score")?, count)?,
        game: game?,
    })
}

pub(super) fn clock(json: &str) -> Option<Clock> {
    let clock = Members::of(json)?;
    let read = |name: &str| {
        clock
            .get(name)
            .map(|json| size(json).map(|time| time as u64))
    };
    match (read("until"), read("left")) {
        (Some(None), _) | (_, Some(None)) => None,
        (_, Some(Some(left))) => Some(Clock::Left(left)),
        (Some(Some(until)), _) => Some(Clock::Until(until)),
        (None, None) => Some(Clock::Off),
    }
}
