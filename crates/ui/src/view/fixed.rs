//! The cards as they stand in a page before a widget runs, and in print.
use super::{Card, CardProps};
use crate::model::{
    Answers, Claim, Example, Game, Kind, Of, Opponent, Player, Random, Tables, Widget,
};
use nian_lessons::{ClaimText, Lesson};
use nian_solver::AnyPosition;
use nian_solver::numerals::Writing;
use nian_words::Language;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// What a [`StaticExample`] is drawn from.
#[derive(PartialEq, Properties)]
pub struct StaticExampleProps {
    /// The lesson; one that cannot be replayed draws nothing.
    pub lesson: Rc<Lesson>,
    /// The language.
    pub language: Language,
}

/// The start of an example, and all its steps in words.
#[component]
pub fn StaticExample(props: &StaticExampleProps) -> Html {
    let Ok(example) = Example::new(&props.lesson) else {
        return Html::default();
    };
    written_out(example, props.language)
}

fn written_out(example: Example, language: Language) -> Html {
    let sentences = language.sentences();
    let steps: Vec<Html> = example
        .frames()
        .iter()
        .map(|frame| html! { <li>{ sentences.frame(frame) }</li> })
        .collect();
    let widget = Widget::new(language, Kind::Example(example));
    html! {
        <>
            { fixed(widget) }
            <ol class="nian-steps" start="0">{ for steps }</ol>
        </>
    }
}

/// What a [`StaticNumber`] is drawn from.
#[derive(PartialEq, Properties)]
pub struct StaticNumberProps {
    /// The number and the work on it.
    pub writing: Rc<Writing>,
    /// The language.
    pub language: Language,
}

/// The start of the work on a number, and all its steps in words.
#[component]
pub fn StaticNumber(props: &StaticNumberProps) -> Html {
    written_out(Example::of_number((*props.writing).clone()), props.language)
}

/// What a [`StaticGame`] is drawn from.
#[derive(PartialEq, Properties)]
pub struct StaticGameProps {
    /// The position the game begins with.
    pub position: AnyPosition,
    /// Whether answers may be seen unasked.
    #[prop_or(Answers::Hidden)]
    pub answers: Answers,
    /// The language.
    pub language: Language,
}

/// The start of a game.
#[component]
pub fn StaticGame(props: &StaticGameProps) -> Html {
    let game = Game::new(
        props.position.clone(),
        Player::Reader,
        Opponent::Perfect,
        Random::new(1),
    );
    let mut widget = Widget::new(props.language, Kind::Game(game));
    widget.answers = props.answers;
    fixed(widget)
}

/// What a [`StaticTable`] is drawn from.
#[derive(PartialEq, Properties)]
pub struct StaticTableProps {
    /// What the table lists.
    pub of: Of,
    /// The rules, where they are not the usual ones of such a table.
    #[prop_or_default]
    pub rules: Option<AttrValue>,
    /// The language.
    pub language: Language,
}

/// The first rows of a table.
#[component]
pub fn StaticTable(props: &StaticTableProps) -> Html {
    let rules = props.rules.as_deref();
    let read = rules.and_then(|rules| Tables::read(props.of, rules));
    let tables = read.unwrap_or_else(|| Tables::new(props.of));
    fixed(Widget::new(props.language, Kind::Tables(tables)))
}

/// What a [`StaticClaim`] is drawn from.
#[derive(PartialEq, Properties)]
pub struct StaticClaimProps {
    /// The words of the claim.
    pub text: Rc<ClaimText>,
    /// The language.
    pub language: Language,
}

/// A claim that has not been checked.
#[component]
pub fn StaticClaim(props: &StaticClaimProps) -> Html {
    let claim = Claim::new(ClaimText::clone(&props.text));
    fixed(Widget::new(props.language, Kind::Claim(Box::new(claim))))
}

fn fixed(widget: Widget) -> Html {
    let props = CardProps {
        widget: Rc::new(RefCell::new(Some(widget))),
        revision: 0,
        act: Callback::noop(),
        site: AttrValue::default(),
        fixed: true,
    };
    html! { <div class="nian-fixed"><Card ..props /></div> }
}
