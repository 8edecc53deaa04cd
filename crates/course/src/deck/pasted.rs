//! What somebody types or pastes to add: an address of ours, an item, or a position.

use super::address::read;
use super::fault::{Fault, clipped};
use super::item::{Kind, step_of};
use super::plan::MOST_THINGS;
use super::query::{pairs, unescaped, value};
use super::text::{is_space, trim};
use super::thing::Thing;
use crate::elements::ELEMENTS;

/// The pages that show a thing, which their addresses name.
const PAGES: [&str; 8] = [
    "articles", "show", "make", "play", "lab", "practice", "tables", "numbers",
];
/// The most bytes that are read for a position.
const MOST_TYPED: usize = 1000;
/// The last name of the address of a page as a file.
const INDEX: &str = "index.html";

/// The things that are meant, a line each, and what could not be read. `understand` brings what people type for a
/// position into the notation, as [`nian_words::understand`] does; a text of which it understands nothing it gives
/// back.
///
/// ```
/// use nian_course::deck::{Fault, pasted};
///
/// let understand = |typed: &str| nian_words::understand(typed, |text: &str| text.to_lowercase());
/// let (things, faults) = pasted("/en/show/?claim=nim-and-variants/dice\nnim 3 4 5\nrubbish", &understand);
/// let items: Vec<_> = things.iter().map(|thing| thing.item.to_string()).collect();
/// assert_eq!(items, ["claim:nim-and-variants/dice", "nim:3,4,5"]);
/// assert_eq!(faults, [Fault::Item("rubbish".into())]);
/// ```
#[must_use]
pub fn pasted(text: &str, understand: &dyn Fn(&str) -> String) -> (Vec<Thing>, Vec<Fault>) {
    let (mut things, mut faults) = (Vec::new(), Vec::new());
    let lines = text.split('\n').map(trim).filter(|line| !line.is_empty());
    let number = lines.clone().count();
    if number > MOST_THINGS {
        faults.push(Fault::Many(number));
    }
    for line in lines.take(MOST_THINGS) {
        if let Some(thing) = playable(line) {
            things.push(thing);
        } else if is_address(line) {
            at_address(line, &mut things, &mut faults);
        } else {
            let position = (line.len() <= MOST_TYPED).then(|| understand(line));
            match position.and_then(|position| playable(&position)) {
                Some(thing) => things.push(thing),
                None => faults.push(Fault::Item(clipped(line, 80))),
            }
        }
    }
    (things, faults)
}

fn playable(text: &str) -> Option<Thing> {
    Thing::parse(text).filter(|thing| thing.item.is_playable())
}

/// What follows the scheme of an address, and whether that names a host.
fn after_scheme(text: &str) -> Option<(&str, bool)> {
    let schemes = [("https:", true), ("http:", true), ("file:", false)];
    let mut schemes = schemes.into_iter();
    schemes.find_map(|(scheme, host)| text.strip_prefix(scheme).map(|rest| (rest, host)))
}

fn is_address(text: &str) -> bool {
    let has_parts = || {
        let mut words = text.split(is_space);
        words.any(|word| {
            let from = word.find(['/', '?']);
            from.is_some_and(|from| word[from + 1..].contains(['?', '#', '/']))
        })
    };
    after_scheme(text).is_some()
        || ["/", "./", "../"]
            .iter()
            .any(|start| text.starts_with(start))
        || has_parts()
}

/// What stands at an address: only names are taken from it, wherever it leads.
fn at_address(text: &str, things: &mut Vec<Thing>, faults: &mut Vec<Fault>) {
    let Some((path, query, hash)) = split(text) else {
        faults.push(Fault::Item(clipped(text, 80)));
        return;
    };
    let own = pairs(query);
    let of_class = path.strip_suffix(INDEX).unwrap_or(&path);
    if of_class.ends_with("/class/")
        && let (Some(deck), found) = read(query)
    {
        things.extend(deck.things);
        faults.extend(found);
        return;
    }
    match found(&path, &own, &hash) {
        Some(thing) => things.push(thing),
        None => faults.push(Fault::Nowhere),
    }
}

/// The path of an address as this page takes it, which is `/class/`, its query and what it names of the page; `None`
/// where it names no host.
fn split(text: &str) -> Option<(String, &str, String)> {
    let (text, hash) = text.split_once('#').unwrap_or((text, ""));
    let (place, query) = text.split_once('?').unwrap_or((text, ""));
    let place = place.replace('\\', "/");
    let path = match after_scheme(&place) {
        Some((rest, true)) => {
            let rest = rest.trim_start_matches('/');
            let (host, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
            if host.is_empty() || host.contains(is_space) {
                return None;
            }
            if path.is_empty() { "/" } else { path }
        }
        Some((rest, false)) => rest,
        None => &place,
    };
    let from = if path.starts_with('/') { "" } else { "/class" };
    let mut names: Vec<&str> = from.split('/').collect();
    let mut parts = path
        .split('/')
        .skip(usize::from(from.is_empty()))
        .peekable();
    while let Some(part) = parts.next() {
        match part {
            ".." if names.len() > 1 => drop(names.pop()),
            "." | ".." => {}
            name => names.push(name),
        }
        if matches!(part, "." | "..") && parts.peek().is_none() {
            names.push("");
        }
    }
    Some((decoded(&names.join("/")), query, decoded(hash)))
}

/// A part of an address in its letters; as it is where that cannot be.
fn decoded(text: &str) -> String {
    String::from_utf8(unescaped(text)).unwrap_or_else(|_| text.to_owned())
}

/// The page at a path, and what follows its name.
fn page_of(path: &str) -> Option<(&str, &str)> {
    let mut starts = path.match_indices('/');
    starts.find_map(|(at, _)| {
        let (name, rest) = path[at + 1..].split_once('/')?;
        PAGES.contains(&name).then_some((name, rest))
    })
}

/// The thing that a page shows, by what of its address says so.
fn found(path: &str, query: &[(String, String)], hash: &str) -> Option<Thing> {
    let (page, rest) = page_of(path)?;
    let rest = rest.strip_suffix(INDEX).unwrap_or(rest);
    let own = |name: &str| value(query, name);
    let item = match page {
        "articles" => {
            let article = rest.split('/').next().filter(|_| !hash.is_empty())?;
            [article, "/", hash].concat()
        }
        "show" => shown(rest, query)?,
        "make" => packed(query)?,
        "play" if own("view") == Some("pattern") => table(query)?,
        "play" if own("view") == Some("numbers") => number(query)?,
        "tables" => table(query)?,
        "numbers" => number(query)?,
        "practice" => of_kind(Kind::Exercise, own("skill")?),
        _ => own("p")?.to_owned(),
    };
    let step = own("step").filter(|step| step_of(step).is_some());
    let item = step.map_or_else(|| item.clone(), |step| [&item, "~", step].concat());
    let mut thing = playable(&item)?;
    for (name, value) in query {
        thing.set_beside(name, value, &mut Vec::new());
    }
    Some(thing)
}

fn of_kind(kind: Kind, of: &str) -> String {
    [kind.name(), ":", of].concat()
}

fn table(query: &[(String, String)]) -> Option<String> {
    value(query, "of").map(|of| of_kind(Kind::Table, of))
}

fn number(query: &[(String, String)]) -> Option<String> {
    value(query, "value").map(|value| in_system(query, value))
}

fn in_system(query: &[(String, String)], number: &str) -> String {
    let system = value(query, "in").unwrap_or("binary");
    of_kind(Kind::Number, &[system, "=", number].concat())
}

/// An example that somebody has made.
fn packed(query: &[(String, String)]) -> Option<String> {
    value(query, "lesson").map(|packed| of_kind(Kind::Lesson, packed))
}

/// The item of the page `show/`.
fn shown(rest: &str, query: &[(String, String)]) -> Option<String> {
    let mut names = ELEMENTS
        .iter()
        .filter_map(|(tag, _)| tag.strip_prefix("nian-"));
    let shown = names.find_map(|name| Some((name, value(query, name)?)));
    if let None | Some(("example", _)) = shown
        && let Some(packed) = packed(query)
    {
        return Some(packed);
    }
    match shown {
        None => {
            let name = rest.strip_suffix('/').unwrap_or(rest);
            (!name.is_empty()).then(|| name.to_owned())
        }
        Some(("example" | "game", of)) => Some(of.to_owned()),
        Some(("number", of)) => Some(in_system(query, of)),
        Some((kind, of)) => Some([kind, ":", of].concat()),
    }
}
