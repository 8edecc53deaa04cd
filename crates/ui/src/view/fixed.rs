//! Static cards: in a page before a widget runs, and in print.
use super::{Card, CardProps, HeightReserve};
use crate::model::{
    Answers, ClaimCheck, Game, Kind, Opponent, Player, Random, TableKind, Tables, Walkthrough,
    Widget,
};
use nian_lessons::{ClaimText, Example, Show};
use nian_scene::Line;
use nian_solver::AnyPosition;
use nian_solver::numerals::Writing;
use nian_words::Language;
use std::rc::Rc;
use yew::prelude::*;

/// The largest number of moves listed in words at a position.
const IN_WORDS: usize = 24;

/// Properties of a [`StaticExample`].
#[derive(PartialEq, Properties)]
pub struct StaticExampleProps {
    /// The example; an invalid one renders nothing.
    pub example: Rc<Example>,
    /// The language.
    pub language: Language,
    /// Whether it has the height of its largest step; else it grows when it comes alive.
    #[prop_or(true)]
    pub reserved: bool,
}

/// The start of an example, and all its steps in words.
#[component]
pub fn StaticExample(props: &StaticExampleProps) -> Html {
    let Ok(example) = Walkthrough::new(&props.example) else {
        return Html::default();
    };
    written_out(example, props.language, props.reserved)
}

fn written_out(example: Walkthrough, language: Language, reserved: bool) -> Html {
    let sentences = language.sentences();
    let mut steps = Vec::new();
    for (step, frame) in example.frames().iter().enumerate() {
        let root = new_root(&example, step);
        let moves = root.map(|root| moves_in_words(language, &root));
        steps.push(html! { <li>{ sentences.frame(frame) }{ moves.unwrap_or_default() }</li> });
    }
    let mut widget = Widget::new(language, Kind::Example(example));
    widget.fold();
    let reserve = if reserved {
        HeightReserve::default()
    } else {
        HeightReserve::cached_by(|_| Html::default())
    };
    html! {
        <>
            { fixed_over(widget, reserve) }
            <ol class="nian-steps" start="0">{ for steps }</ol>
        </>
    }
}

/// The root of the tree at a step, if the step before does not show the same tree.
fn new_root(example: &Walkthrough, step: usize) -> Option<AnyPosition> {
    let frames = example.frames();
    let root = |step: usize| {
        let in_tree = frames.get(step)?.show == Show::Tree;
        in_tree.then(|| Line::of_step(frames, step)).flatten()
    };
    let start = root(step)?.start;
    let known = step.checked_sub(1).and_then(root);
    known
        .is_none_or(|known| known.start != start)
        .then_some(start)
}

/// The tree as it is unfolded at first: every move from a safe position with its reply; from an
/// unsafe one the winning moves, and the moves that can follow them.
fn moves_in_words(language: Language, position: &AnyPosition) -> Html {
    let safe = position.outcome().is_safe();
    let mut items = Vec::new();
    for mv in position.moves().take(IN_WORDS) {
        let Ok(judgement) = position.judge(mv) else {
            continue;
        };
        if !safe && !judgement.outcome.is_safe() {
            continue;
        }
        let follows = if safe {
            Html::default()
        } else {
            moves_in_words(language, &judgement.after)
        };
        let said = language.sentences().judgement(position, &judgement);
        items.push(html! { <li>{ said }{ follows }</li> });
    }
    if items.is_empty() {
        return Html::default();
    }
    html! { <ul>{ for items }</ul> }
}

/// Properties of a [`StaticNumber`].
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
    written_out(
        Walkthrough::of_number((*props.writing).clone()),
        props.language,
        true,
    )
}

/// Properties of a [`StaticGame`].
#[derive(PartialEq, Properties)]
pub struct StaticGameProps {
    /// The position the game begins with.
    pub position: AnyPosition,
    /// When answers are visible.
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

/// Properties of a [`StaticTable`].
#[derive(PartialEq, Properties)]
pub struct StaticTableProps {
    /// The kind of the table.
    pub of: TableKind,
    /// The rules, if not the default ones of the table.
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

/// Properties of a [`StaticClaim`].
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
    let claim = ClaimCheck::new(Rc::clone(&props.text));
    fixed(Widget::new(props.language, Kind::Claim(Box::new(claim))))
}

fn fixed(widget: Widget) -> Html {
    fixed_over(widget, HeightReserve::default())
}

fn fixed_over(widget: Widget, reserve: HeightReserve) -> Html {
    let props = CardProps {
        widget: Rc::new(widget),
        site: AttrValue::default(),
        fixed: true,
        reserve: Rc::new(reserve),
        on_rendered: None,
    };
    html! { <div class="nian-fixed"><Card ..props /></div> }
}
