//! What a class has done in a lesson besides being somewhere, which the address says: moves, hands, teams, drawings, the
//! timer, and a pupil's answers. The tab keeps it until the lesson is left: a reload, which clickers and telephones ask for, loses none of it.

use super::clock::Clock;
use super::ink::{Drawing, Sheet};
use super::place::Name;
use super::reading::{clock, drawing, game, given, hands, map, number, sheet, teams};
use super::teams::Teams;
use super::vote::Tally;
use crate::decimal::decimal;
use crate::deck::json::{Members, quote};
use crate::flat_map::FlatMap;
use crate::slip::Answered;
use std::fmt::Write;

/// The colours of a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colours {
    /// By day.
    Projector,
    /// In the dark.
    Dark,
}

impl Colours {
    /// The name of the theme.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Projector => "projector",
            Self::Dark => "dark",
        }
    }

    /// The other ones.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Projector => Self::Dark,
            Self::Dark => Self::Projector,
        }
    }
}

/// What a tab keeps of a lesson.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SavedSession {
    /// The game of each position, by its number in the lesson.
    pub games: FlatMap<usize, String>,
    /// The votes, by their steps.
    pub hands: FlatMap<Name, Vec<Tally>>,
    /// The drawings.
    pub ink: FlatMap<Sheet, Drawing>,
    /// The teams.
    pub teams: Teams,
    /// The timer.
    pub clock: Clock,
    /// The colours, where the teacher has chosen them.
    pub colours: Option<Colours>,
    /// Whether hands are being counted.
    pub is_voting: bool,
    /// How a pupil has answered.
    pub answered: Answered,
    /// What a pupil has answered last to the teacher's questions, by the numbers of their things.
    pub given: FlatMap<usize, String>,
}

impl SavedSession {
    /// What was kept of this lesson, which the address of its beginning names. What cannot be read is as if nothing had
    /// been there; what is whole beside it stays.
    #[must_use]
    pub fn read(json: &str, lesson: &str, now: u64) -> Self {
        let own = Members::of(json).filter(|kept| kept.text("lesson").as_deref() == Some(lesson));
        let Some(kept) = own else {
            return Self::default();
        };
        let get = |name: &str| kept.get(name);
        let clock = get("clock")
            .and_then(clock)
            .filter(|clock| clock.is_wanted(now));
        let colours = [Colours::Projector, Colours::Dark].into_iter();
        let chosen = kept.text("colours");
        Self {
            games: get("games")
                .and_then(|json| map(json, number, game))
                .unwrap_or_default(),
            hands: get("hands")
                .and_then(|json| map(json, Name::read, hands))
                .unwrap_or_default(),
            ink: get("ink")
                .and_then(|json| map(json, sheet, drawing))
                .unwrap_or_default(),
            teams: get("teams").and_then(teams).unwrap_or_default(),
            clock: clock.unwrap_or_default(),
            colours: colours
                .into_iter()
                .find(|one| chosen.as_deref() == Some(one.name())),
            is_voting: get("voting") == Some("true"),
            answered: Answered::read(&kept.text("answered").unwrap_or_default()),
            given: get("given")
                .and_then(|json| map(json, number, given))
                .unwrap_or_default(),
        }
    }

    /// All of it as a text; `ink` are the drawings.
    #[must_use]
    pub fn write(&self, lesson: &str, ink: &FlatMap<Sheet, Drawing>) -> String {
        let mut to = String::from("{\"lesson\":");
        quote(lesson, &mut to);
        object("games", self.games.iter(), &mut to, |state, to| {
            quote(state, to)
        });
        object("given", self.given.iter(), &mut to, |given, to| {
            quote(given, to);
        });
        object("hands", self.hands.iter(), &mut to, |hands, to| {
            each(hands, to, |hand, to| {
                to.push_str("{\"label\":");
                quote(&hand.label, to);
                if let Some(value) = &hand.value {
                    to.push_str(",\"value\":");
                    quote(value, to);
                }
                // Writing to a text never fails.
                let _ = write!(to, ",\"count\":{}}}", hand.count);
            });
        });
        let sheets = ink.iter().map(|(sheet, drawing)| {
            let told = if sheet.is_told { "a" } else { "" };
            (format!("{}{told}", sheet.name), drawing)
        });
        object("ink", sheets, &mut to, write_drawing);
        write_teams(&self.teams, &mut to);
        let _ = match self.clock {
            Clock::Off => write!(to, ",\"clock\":{{}}"),
            Clock::Until(until) => write!(to, ",\"clock\":{{\"until\":{until}}}"),
            Clock::Left(left) => write!(to, ",\"clock\":{{\"left\":{left}}}"),
        };
        to.push_str(",\"colours\":");
        optional(self.colours.map(Colours::name), &mut to);
        let _ = write!(to, ",\"voting\":{},\"answered\":", self.is_voting);
        quote(&self.answered.write(), &mut to);
        to.push('}');
        to
    }
}

fn object<K: ToString, V>(
    name: &str,
    members: impl Iterator<Item = (K, V)>,
    to: &mut String,
    write: impl Fn(V, &mut String),
) {
    to.extend([",\"", name, "\":{"]);
    for (at, (key, value)) in members.enumerate() {
        to.extend([if at > 0 { ",\"" } else { "\"" }, &key.to_string(), "\":"]);
        write(value, to);
    }
    to.push('}');
}

fn each<T>(all: &[T], to: &mut String, write: impl Fn(&T, &mut String)) {
    to.push('[');
    for (at, one) in all.iter().enumerate() {
        if at > 0 {
            to.push(',');
        }
        write(one, to);
    }
    to.push(']');
}

/// A text, or `null`.
pub(super) fn optional(text: Option<&str>, to: &mut String) {
    match text {
        Some(text) => quote(text, to),
        None => to.push_str("null"),
    }
}

fn write_drawing(drawing: &Drawing, to: &mut String) {
    let [wide, high] = drawing.size.map(|length| decimal(length, 2));
    to.extend(["{\"size\":[", &wide, ",", &high, "]"]);
    if let Some(is_on_picture) = drawing.is_on_picture {
        let _ = write!(to, ",\"picture\":{is_on_picture}");
    }
    to.push_str(",\"lines\":");
    each(&drawing.lines, to, |line, to| {
        to.extend(["[", &decimal(line.width, 2), ","]);
        quote(&line.path, to);
        to.push(']');
    });
    to.push('}');
}

fn write_teams(teams: &Teams, to: &mut String) {
    to.push_str(",\"teams\":{\"names\":");
    each(&teams.names, to, |name, to| optional(name.as_deref(), to));
    let [one, two] = teams.score;
    let _ = write!(to, ",\"score\":[{one},{two}],\"game\":");
    match &teams.game {
        None => to.push_str("null"),
        Some(game) => {
            let _ = write!(to, "{{\"at\":{},\"position\":", game.at);
            quote(&game.position, to);
            to.push_str(",\"state\":");
            optional(game.state.as_deref(), to);
            let _ = write!(to, ",\"first\":{},\"end\":", game.first);
            match &game.end {
                None => to.push_str("null"),
                Some((moves, team)) => {
                    to.push_str("{\"moves\":");
                    quote(moves, to);
                    let _ = write!(to, ",\"team\":{team}}}");
                }
            }
            to.push('}');
        }
    }
    to.push('}');
}
