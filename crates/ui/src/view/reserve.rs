//! The height reserve of an example's card: invisible copies of what every step needs, picture and words together, so
//! that the card keeps its height from step to step.
//!
//! CSS puts them in the same grid cell as what is shown, invisible and hidden from screen readers. Their texts are
//! drawn from attributes, so that the browser's search does not find them.
use super::board::class_of;
use super::caption::sign;
use super::drawing::sheet;
use super::moves::CHIPS;
use super::tree::reserve_for_trees;
use super::unseen::{at_rest, lower, stack, unseen};
use crate::model::{Kind, Layout, Widget, structure_for};
use nian_lessons::{Ask, Frame, Show, Subject};
use nian_scene::{Cell, Panel, Table};
use nian_solver::{AnyPosition, Move};
use nian_words::Language;
use std::cell::RefCell;
use std::rc::Rc;
use yew::{Html, html};

/// The largest number of steps that a reserve is made for, as many as our longest example has; and the largest number
/// of different heights. Making a reserve takes as long as drawing its step, and delays the first picture.
const STEPS: usize = 64;
const MOST_HEIGHTS: usize = 12;
/// The budget for a reserve, in ordinary steps. Where outcomes are read from a long table, fewer steps get a reserve,
/// so that no example delays its page.
const WORK: u64 = 640;

fn first(frames: &[Frame]) -> &[Frame] {
    let mut work = 0;
    let quick = |frame: &&Frame| {
        work += work_of(frame);
        work <= WORK
    };
    let many = frames.iter().take(STEPS).take_while(quick).count();
    frames.get(..many.max(1)).unwrap_or(frames)
}

/// The work of drawing a step, in ordinary steps: a table of so many entries takes as long as one step, and all replies
/// to all moves as long as so many tables.
fn work_of(frame: &Frame) -> u64 {
    const ENTRIES: u64 = 500;
    const TABLES: u64 = 16;
    let entries = frame.subject.position().map_or(0, AnyPosition::entries);
    let tables = if frame.show == Show::Replies {
        TABLES
    } else {
        1
    };
    1 + entries / ENTRIES * tables
}

/// The reserves of a card, cached from step to step: making them takes as long as drawing all steps, and they are half
/// of the card's elements.
pub struct HeightReserve {
    /// Turns a new reserve into the form that is cached.
    freeze: fn(Html) -> Html,
    steps: Cached,
    reasons: Cached,
}

/// Caches reserves unchanged.
impl Default for HeightReserve {
    fn default() -> Self {
        Self::cached_by(|reserves| reserves)
    }
}

impl HeightReserve {
    /// Caches reserves as `freeze` returns them; it is called once for each, however often they are rendered.
    #[must_use]
    pub fn cached_by(freeze: fn(Html) -> Html) -> Self {
        Self {
            freeze,
            steps: Cached::default(),
            reasons: Cached::default(),
        }
    }

    /// Caches the reserves of a prerendered card of the same example, above and below the controls. They need not be
    /// made then, which saves half of the first render.
    pub fn adopt(&self, widget: &Widget, steps: Html, reasons: Html) {
        if let Kind::Example(example) = &widget.kind {
            let adopt = |cached: &Cached, layout, reserves| {
                let frames = Rc::clone(example.frames());
                let made = CacheEntry(frames, widget.language, layout, reserves);
                cached.0.replace(Some(made));
            };
            adopt(&self.steps, Some(widget.layout), steps);
            adopt(&self.reasons, None, reasons);
        }
    }

    /// The reserve above the controls.
    pub(super) fn of_steps(
        &self,
        language: Language,
        frames: &Rc<[Frame]>,
        layouts: &[Layout],
    ) -> Html {
        let make = || (self.freeze)(stack(for_steps(language, frames, layouts)));
        self.steps.get(language, frames, layouts, &make)
    }

    /// The reserve below the controls; the same for every layout.
    pub(super) fn of_reasons(&self, language: Language, frames: &Rc<[Frame]>) -> Html {
        let make = || (self.freeze)(stack(for_reasons(language, frames)));
        self.reasons.get(language, frames, &[], &make)
    }
}

/// The last reserve made.
#[derive(Default)]
struct Cached(RefCell<Option<CacheEntry>>);

/// Its frames, language and layout: the cache key.
struct CacheEntry(Rc<[Frame]>, Language, Option<Layout>, Html);

impl Cached {
    fn get(
        &self,
        language: Language,
        frames: &Rc<[Frame]>,
        layouts: &[Layout],
        make: &dyn Fn() -> Html,
    ) -> Html {
        let layout = layouts.first().copied();
        let mut cached = self.0.borrow_mut();
        let reserves = match &mut *cached {
            Some(CacheEntry(of, spoken, wide, reserves))
                if Rc::ptr_eq(of, frames) && (*spoken, *wide) == (language, layout) =>
            {
                reserves
            }
            other => {
                let reserves = make();
                &mut other
                    .insert(CacheEntry(Rc::clone(frames), language, layout, reserves))
                    .3
            }
        };
        reserves.clone()
    }
}

/// The steps whose pictures have the same height.
struct OneHeight {
    /// The picture of one of these steps, for each layout; empty for a tree.
    pictures: Vec<Vec<Panel>>,
    words: Vec<Html>,
}

fn for_steps(language: Language, frames: &[Frame], layouts: &[Layout]) -> Vec<Html> {
    let mut reserves: Vec<OneHeight> = Vec::new();
    let mut add = |frame: &Frame| {
        if reserves.len() == MOST_HEIGHTS {
            return;
        }
        let words = reserve_for_words(language, frame);
        let panels = |&layout| match frame.show {
            Show::Tree => Vec::new(),
            _ => nian_scene::panels(&at_rest(frame, frames, language, layout)),
        };
        let pictures: Vec<Vec<Panel>> = layouts.iter().map(panels).collect();
        match reserves
            .iter_mut()
            .find(|reserve| all_same(&reserve.pictures, &pictures))
        {
            Some(reserve) => reserve.words.push(words),
            None => reserves.push(OneHeight {
                pictures,
                words: vec![words],
            }),
        }
    };
    for frame in first(frames) {
        add(frame);
        // An answer is revealed with its reason, which shows the structure.
        if let (Some(_), Some(position)) = (frame.ask, frame.subject.position()) {
            let show = structure_for(frame.show, position);
            if show != frame.show {
                let mut frame = frame.clone();
                frame.show = show;
                add(&frame);
            }
        }
    }
    let picture = |panels: &[Panel], layout| match panels {
        [] => reserve_for_trees(language, frames, layout),
        _ => reserve_for_panels(panels),
    };
    let mut made = Vec::new();
    for reserve in reserves {
        made.push(html! {
            <div class="nian-shown nian-room">
                <div class="nian-board">
                    for (&layout, panels) in layouts.iter().zip(&reserve.pictures) {
                        <div class={layout.class_among(layouts)}>{ picture(panels, layout) }</div>
                    }
                </div>
                { stack(reserve.words) }
            </div>
        });
    }
    made
}

fn reserve_for_words(language: Language, frame: &Frame) -> Html {
    let outcome = frame.subject.position();
    // The buttons of a question are higher than an outcome.
    let class = match frame.ask {
        Some(_) => "nian-outcome nian-asks",
        None => "nian-outcome",
    };
    let outcome = (outcome.is_some() || frame.ask.is_some()).then(|| html! { <p class={class} /> });
    let of_numbers = frame.ask.is_some_and(Ask::is_of_numbers);
    let entry = of_numbers.then(|| html! { <div class="nian-asks" /> });
    let sign = sign(frame.origin);
    let sign = sign.map(|(sign, _)| unseen("span", "nian-origin", sign.to_owned()));
    html! {
        <div class="nian-caption">
            { for outcome }
            { for entry }
            <p class="nian-sentence">
                { for sign }
                { unseen("span", "", language.sentences().frame(frame)) }
            </p>
        </div>
    }
}

fn reserve_for_panels(panels: &[Panel]) -> Html {
    html! { <div class={class_of(panels)}>for panel in panels { { empty(panel) } }</div> }
}

/// A reserve for each different set of winning moves.
fn for_reasons(language: Language, frames: &[Frame]) -> Vec<Html> {
    let mut sets = Vec::new();
    let mut reserves = Vec::new();
    for frame in first(frames) {
        if let Subject::Position(position) = &frame.subject
            && position.end().is_none()
        {
            let winning = position.winning_moves();
            if !sets.contains(&winning) {
                reserves.push(reserve_for_moves(language, position, &winning));
                sets.push(winning);
            }
        }
    }
    reserves
}

fn reserve_for_moves(language: Language, position: &AnyPosition, winning: &[Move]) -> Html {
    let words = language.interface();
    let chip = |mv| {
        unseen(
            "li",
            "nian-chip",
            language.sentences().move_name(position, mv),
        )
    };
    let beyond = winning.len().saturating_sub(CHIPS);
    let more = (beyond > 0).then(|| unseen("li", "", words.more(beyond as u64)));
    html! {
        <div class="nian-room">
            <ul class="nian-chips" data-text={words.no_winning_move()}>
                for &mv in winning.iter().take(CHIPS) { { chip(mv) } }
                { for more }
            </ul>
            { unseen("p", "nian-moves", words.all_moves().to_owned()) }
        </div>
    }
}

/// Whether the pictures have the same height in each layout.
fn all_same(ones: &[Vec<Panel>], others: &[Vec<Panel>]) -> bool {
    let mut pairs = ones.iter().zip(others);
    pairs.all(|(one, other)| same(one, other))
}

/// Whether panels have the same height, pair by pair.
fn same(ones: &[Panel], others: &[Panel]) -> bool {
    let mut pairs = ones.iter().zip(others);
    ones.len() == others.len() && pairs.all(|(one, other)| as_high(one, other))
}

fn as_high(one: &Panel, other: &Panel) -> bool {
    match (one, other) {
        (Panel::Drawing(one), Panel::Drawing(other)) => !lower(one, other) && !lower(other, one),
        (Panel::Table(one), Panel::Table(other)) => {
            one.caption == other.caption && letters(one) == letters(other)
        }
        (Panel::Sieve(one), Panel::Sieve(other)) => one.numbers.len() == other.numbers.len(),
        _ => false,
    }
}

/// The number of rows and of letters, as rows wrap in a narrow card.
fn letters(table: &Table) -> (usize, usize) {
    let cells = table.rows.iter().flatten();
    (table.rows.len(), cells.map(|cell| cell.text.len()).sum())
}

/// An invisible panel of the same height; empty for a tree, which has a reserve of its own.
fn empty(panel: &Panel) -> Html {
    match panel {
        Panel::Drawing(scene) => sheet(scene),
        Panel::Table(content) => html! {
            <table class="nian-table">
                { unseen("caption", "", content.caption.clone()) }
                <thead>{ row("th", &content.head) }</thead>
                for cells in &content.rows { { row("td", cells) } }
            </table>
        },
        Panel::Sieve(content) => html! {
            <figure class="nian-strip">
                { unseen("figcaption", "", content.caption.clone()) }
                <ol>for _ in &content.numbers { { unseen("li", "", "0".to_owned()) } }</ol>
            </figure>
        },
        Panel::Tree(_) => Html::default(),
    }
}

fn row(name: &'static str, cells: &[Cell]) -> Html {
    let cell = |cell: &Cell| {
        let text = cell.text.clone();
        if cell.mark.is_none() {
            return unseen(name, "", text);
        }
        // The mark stays beside its text, as in `table`.
        let class = if text.is_empty() { "" } else { "marked" };
        html! {
            <@{name} class={class}>{ unseen("span", "", text) }<span class="nian-mark" /></@>
        }
    };
    html! { <tr>for one in cells { { cell(one) } }</tr> }
}

#[cfg(test)]
mod tests {
    use super::{STEPS, first, same};
    use nian_lessons::{Frame, Show};
    use nian_scene::{Panel, subtraction_table, sums_rows};
    use nian_solver::AnyPosition;
    use nian_words::Language;

    /// The table of a subtraction set's heaps up to `last`.
    fn table(set: &str, last: u64) -> [Panel; 1] {
        let start = format!("subtraction.{set}:0").parse();
        let Ok(AnyPosition::Subtraction(rules, _)) = start else {
            panic!("{set}");
        };
        [Panel::Table(subtraction_table(
            Language::En,
            rules,
            0..=last,
        ))]
    }

    #[test]
    fn drawings_as_high_as_others() {
        let drawing = |last| [Panel::Drawing(sums_rows(600.0, 2, 1..=last))];
        assert!(same(&drawing(8), &drawing(8)));
        assert!(!same(&drawing(8), &drawing(20)));
        assert!(!same(&drawing(20), &drawing(8)));
    }

    /// Tables with another caption, or another number of rows or letters, need a reserve of their own.
    #[test]
    fn tables_as_high_as_others() {
        assert!(same(&table("1-3", 4), &table("1-3", 4)));
        assert!(!same(&table("1-3", 4), &table("1-3", 5)));
        assert!(!same(&table("1-3", 4), &table("1,3,4", 4)));
        assert!(!same(&table("1-3", 4), &[]));
    }

    /// The number of steps with a reserve is bounded, and smaller where outcomes are read from long tables.
    #[test]
    fn steps_with_long_tables_have_fewer_reserves() {
        let reserves = |start: &str, show| {
            let mut frame = Frame::of(start.parse().expect("a position"));
            frame.show = show;
            first(&vec![frame; 500]).len()
        };
        assert_eq!(reserves("nim:3,4,5", Show::Replies), STEPS);
        assert_eq!(reserves("subtraction.1-9:1000000000", Show::Replies), STEPS);
        assert_eq!(reserves("subtraction.1,3,4:50", Show::Replies), STEPS);
        assert_eq!(reserves("subtraction.fib:400", Show::Clock), STEPS);
        assert!((20..STEPS).contains(&reserves("subtraction.fib:9999", Show::Clock)));
        assert!((1..4).contains(&reserves("subtraction.fib:9999", Show::Replies)));
        assert!((1..8).contains(&reserves("subtraction.1,999:9999", Show::Replies)));
    }
}
