//! The model of widgets: what every action changes, the events it returns, and when it is refused.

mod attribute;
mod claim;
mod command;
mod example;
mod game;
mod keys;
mod number;
mod picture;
mod question;
mod record;
mod review;
mod search;
mod table;
mod task;
mod walk;

use nian_ui::model::{Event, Kind, Player, Widget};
use nian_words::Language;

/// The canonical text of the position shown.
fn shown(widget: &Widget) -> String {
    widget
        .position()
        .map(ToString::to_string)
        .unwrap_or_default()
}

/// The moves played, in order: `reader a2`.
fn moves(events: &[Event]) -> Vec<String> {
    let name = |event: &Event| match event {
        Event::Move { mv, by, .. } => Some(format!("{} {mv}", by.name())),
        _ => None,
    };
    events.iter().filter_map(name).collect()
}

/// The events of an example that goes to another step.
fn stepped(step: usize) -> [Event; 2] {
    [Event::Attribute("step", step.to_string()), Event::Step]
}

fn winner(events: &[Event]) -> Option<Player> {
    events.iter().find_map(|event| match event {
        Event::End { winner } => Some(*winner),
        _ => None,
    })
}

/// A board in English with these attributes, and its initial events.
fn board(attributes: &[(&str, &str)]) -> (Widget, Vec<Event>) {
    let kind = Kind::of_element("nian-game", "", 1).unwrap();
    let mut widget = Widget::new(Language::En, kind);
    let events = widget.start(&|name| {
        let found = attributes.iter().find(|(known, _)| *known == name);
        found.map(|&(_, value)| value.to_owned())
    });
    (widget, events)
}

/// The error among the events.
fn wrong(events: &[Event]) -> Option<&str> {
    events.iter().find_map(|event| match event {
        Event::Wrong(sentence) => Some(&sentence[..]),
        _ => None,
    })
}
