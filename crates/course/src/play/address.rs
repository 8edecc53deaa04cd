//! What the address of the page may say: `play/?p=nim:3,4,5&moves=a2&view=analyse`.

use super::action::{Entry, View};

/// What is asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Params {
    /// What stands in the strip, if not the board's game.
    pub entry: Option<Entry>,
    /// The view.
    pub view: View,
    /// A view that there is not.
    pub unknown: Option<String>,
    /// The position, as it stands there.
    pub position: Option<String>,
    /// The moves.
    pub moves: Option<String>,
    /// Other attributes of the board.
    pub settings: Vec<(&'static str, String)>,
    /// The name of a table, and its rules.
    pub table: (Option<String>, Option<String>),
    /// The attributes of the number.
    pub number: Vec<(&'static str, String)>,
}

/// The attributes of a number that stand in the address.
const NUMBER: [&str; 3] = ["in", "value", "step"];

/// Reads the query of an address, given as pairs of names and values; of a name that stands twice the first counts. `settings`
/// are the attributes that a reader can set of a board.
///
/// ```
/// use nian_course::play::{View, asked};
///
/// let query = [("p", "nim:3,4,5"), ("view", "analyse")].map(|(name, value)| (name.to_owned(), value.to_owned()));
/// assert_eq!(asked(&query, &[]).view, View::Analyse);
/// ```
#[must_use]
pub fn asked(query: &[(String, String)], settings: &[&'static str]) -> Params {
    let value = |name: &str| {
        let pair = query.iter().find(|(own, _)| own == name);
        pair.map(|(_, value)| value.clone())
    };
    let named = |names: &[&'static str]| {
        let names = names.iter().copied();
        names
            .filter_map(|name| Some((name, value(name)?)))
            .collect()
    };
    let view = value("view");
    let known = View::ALL
        .into_iter()
        .find(|own| view.as_deref() == Some(own.name()));
    let entry = match view.as_deref() {
        Some("numbers") => Some(Entry::Numbers),
        _ if value("rule").is_some() => Some(Entry::OwnRule),
        _ => None,
    };
    let settings: Vec<_> = settings
        .iter()
        .copied()
        .filter(|name| *name != "moves")
        .collect();
    Params {
        entry,
        view: known.unwrap_or_default(),
        unknown: view.filter(|_| known.is_none() && entry.is_none()),
        position: value("p"),
        moves: value("moves"),
        settings: named(&settings),
        table: (value("of"), value("rules")),
        number: named(&NUMBER),
    }
}
