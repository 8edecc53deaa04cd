//! The cards of all steps of an example as plain data, which a script can show without the engine.
//!
//! They are made from the nodes that Yew renders. A node that occurs in several cards is stored once, so a script that
//! goes from one card to another compares two numbers where nothing changes.
use super::card::filled;
use super::reserve::HeightReserve;
use crate::model::{Action, Answers, Kind, Layout, Popup, Target, Walkthrough, Widget};
use nian_solver::AnyPosition;
use nian_words::Language;
use std::collections::HashMap;
use std::rc::Rc;
use yew::virtual_dom::{VNode, VTag};
use yew::{Html, NodeRef};

/// The cards of an example, in one language, for all layouts of a page.
#[derive(Clone, Debug, PartialEq)]
pub struct Written {
    /// The nodes of all cards; children come before their parents.
    pub nodes: Vec<CardNode>,
    /// The start and every step.
    pub steps: Vec<WrittenStep>,
    /// The message for a step that does not exist.
    pub no_such_step: String,
    /// The message for an invalid attribute, with the characters U+0001 to U+0003 in the places of its name, the value
    /// and the value used instead.
    pub bad_value: String,
}

/// A step.
#[derive(Clone, Debug, PartialEq)]
pub struct WrittenStep {
    /// The cards as indices in [`Written::nodes`]: for each of [`Layout::ALL`], with answers open and while they are to
    /// be asked for, each without and with the list of steps.
    pub cards: Vec<usize>,
    /// The question of the step.
    pub asks: Option<&'static str>,
    /// The canonical text of the position, where one is shown.
    pub position: Option<String>,
    /// Whether the position is safe.
    pub safe: Option<bool>,
    /// The winning moves in the notation.
    pub winning: Vec<String>,
}

/// A node of a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CardNode {
    /// A text; an empty one holds the index of a child that may come.
    Text(String),
    /// An element.
    Element(Element),
}

/// An element of a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Element {
    /// The tag name; an `svg` element and its descendants are SVG.
    pub name: String,
    /// The key that identifies it among its siblings.
    pub key: Option<String>,
    /// Its attributes.
    pub attributes: Vec<(String, String)>,
    /// The value, if it is an input.
    pub value: Option<String>,
    /// The children, as indices of nodes.
    pub children: Vec<usize>,
}

impl Written {
    /// Renders all cards of an example.
    #[must_use]
    pub fn of(example: Walkthrough, language: Language) -> Self {
        let mut pool = Pool::default();
        let reserve = Layout::ALL.map(|_| HeightReserve::default());
        let mut widget = Widget::new(language, Kind::Example(example));
        let last = widget.steps().1;
        let mut steps = Vec::new();
        for step in 0..=last {
            // Every step exists, so nothing is refused.
            let _ = widget.apply(Action::GoTo(Target::Step(step)));
            widget.fold();
            let cards = cards(&mut pool, &mut widget, &reserve);
            steps.push(written_step(&widget, cards));
        }
        Self {
            nodes: pool.nodes,
            steps,
            no_such_step: language.interface().no_such_step(last as u64),
            bad_value: language.interface().bad_value("\u{1}", "\u{2}", "\u{3}"),
        }
    }
}

fn cards(pool: &mut Pool, widget: &mut Widget, reserves: &[HeightReserve]) -> Vec<usize> {
    let (mut cards, root) = (Vec::new(), NodeRef::default());
    for (layout, reserve) in Layout::ALL.into_iter().zip(reserves) {
        for answers in [Answers::Shown, Answers::Hidden] {
            for popup in [None, Some(Popup::Steps)] {
                (widget.layout, widget.answers, widget.popup) = (layout, answers, popup);
                cards.push(pool.element(&filled(widget, "", reserve, false, &root)));
            }
        }
    }
    cards
}

fn written_step(widget: &Widget, cards: Vec<usize>) -> WrittenStep {
    let position = widget.position();
    let winning = position.map(AnyPosition::winning_moves);
    let winning = winning.into_iter().flatten().map(|mv| mv.to_string());
    WrittenStep {
        cards,
        asks: widget
            .frame()
            .and_then(|frame| frame.ask)
            .map(nian_lessons::Ask::name),
        position: position.map(ToString::to_string),
        safe: position.map(|position| position.outcome().is_safe()),
        winning: winning.collect(),
    }
}

/// The distinct nodes so far.
#[derive(Default)]
struct Pool {
    nodes: Vec<CardNode>,
    places: HashMap<CardNode, usize>,
    /// Elements with several owners, compared by address.
    kept: Vec<(Rc<VTag>, usize)>,
}

impl Pool {
    /// The index of an element.
    fn element(&mut self, html: &Html) -> usize {
        self.places_of(html)[0]
    }

    /// The indices of the nodes that a virtual node of Yew becomes in the page.
    fn places_of(&mut self, html: &Html) -> Vec<usize> {
        match html {
            // Height reserves are large, and shared by all steps.
            VNode::VTag(tag) if Rc::strong_count(tag) > 1 => vec![self.place_of_kept(tag)],
            VNode::VTag(tag) => vec![self.place_of_tag(tag)],
            VNode::VText(text) => vec![self.place(CardNode::Text(text.text.to_string()))],
            // Yew renders an empty list as an empty text.
            VNode::VList(list) if list.is_empty() => {
                vec![self.place(CardNode::Text(String::new()))]
            }
            VNode::VList(list) => list.iter().flat_map(|html| self.places_of(html)).collect(),
            _ => unreachable!("a card is made of nothing else"),
        }
    }

    fn place_of_kept(&mut self, tag: &Rc<VTag>) -> usize {
        let known = self.kept.iter().find(|(kept, _)| Rc::ptr_eq(kept, tag));
        if let Some(&(_, place)) = known {
            return place;
        }
        let place = self.place_of_tag(tag);
        self.kept.push((Rc::clone(tag), place));
        place
    }

    fn place_of_tag(&mut self, tag: &VTag) -> usize {
        let children = match tag.children() {
            // An element without children.
            Some(VNode::VList(list)) if list.is_empty() => Vec::new(),
            Some(html) => self.places_of(html),
            None => Vec::new(),
        };
        let attributes = tag.attributes.iter();
        let attributes = attributes.map(|(name, value)| (name.to_owned(), value.to_owned()));
        self.place(CardNode::Element(Element {
            name: tag.tag().to_owned(),
            key: tag.key.as_ref().map(ToString::to_string),
            attributes: attributes.collect(),
            value: tag.value().map(ToString::to_string),
            children,
        }))
    }

    fn place(&mut self, node: CardNode) -> usize {
        *self.places.entry(node).or_insert_with_key(|node| {
            self.nodes.push(node.clone());
            self.nodes.len() - 1
        })
    }
}
