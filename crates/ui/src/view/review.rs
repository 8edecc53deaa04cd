//! Below the controls of a game that is over: the button that has it gone through, and then what became of
//! it, its moves and where they are explained.
use super::drawing::mark;
use super::markup::view;
use super::tag::{nothing, yes};
use crate::model::{Deed, Game, Target, Widget, Worth, section_on};
use nian_solver::Outcome;
use yew::Html;

/// The buttons keep their places, so that the one that was pressed keeps the focus.
pub(super) fn review(widget: &Widget, site: &str) -> Html {
    let words = widget.language.interface();
    let reviewed = widget.reviewed();
    // What is gone through is over.
    let over = widget.game().is_some_and(|game| game.winner().is_some());
    if !over && widget.kept.is_empty() {
        return nothing();
    }
    let (step, steps) = widget.steps();
    let from = match reviewed {
        Some(_) => button(Deed::Retry, words.try_from_here(), step < steps, None),
        None if widget.kept.is_empty() => nothing(),
        None => button(Deed::Return, words.back_to_game(), true, None),
    };
    view! {
        <div class="nian-review">
            <p class="nian-answers">
                if over { { button(Deed::Review, words.review(), true, Some(yes(reviewed.is_some()))) } }
                { from }
                if let Some(game) = reviewed { { next_slip(game, step, words.next_slip()) } }
            </p>
            <p class="nian-sentence" aria-live="polite">{ for reviewed.map(|game| summary(widget, game)) }</p>
            if let Some(game) = reviewed { { told(widget, game, site) } }
        </div>
    }
}

/// The button to the next slip, of whichever player.
fn next_slip(game: &Game, step: usize, name: &'static str) -> Html {
    let mut shown = game.slips().map(|at| game.shown_at(at));
    let next = shown.find(|&at| at > step);
    let to = Deed::GoTo(Target::Step(next.unwrap_or(step)));
    button(to, name, next.is_some(), None)
}

/// A button; one that cannot be used stays, and says so.
fn button(deed: Deed<'_>, name: &'static str, able: bool, expanded: Option<&'static str>) -> Html {
    let disabled = (!able).then_some("true");
    view! {
        <button class="nian-answer" data-do={deed.text_if(able)}
            aria-disabled={disabled} aria-expanded={expanded}>
            { name }
        </button>
    }
}

/// Who gave the win away and when, and how many slips there were; or that there was none.
fn summary(widget: &Widget, game: &Game) -> String {
    let words = widget.language.interface();
    let mut slips = game.slips();
    match slips.next_back() {
        Some(last) => {
            let said = words.gave_away(game.mover(last), last + 1);
            match slips.count() {
                0 => said,
                others => words.slips_in_all(others as u64 + 1) + words.gap() + &said,
            }
        }
        None => words.flawless()[game.named(game.winner().unwrap_or_default())].to_owned(),
    }
}

/// Every move with its mark, each of which leads to its step; and the link to what explains the game.
fn told(widget: &Widget, game: &Game, site: &str) -> Html {
    let words = widget.language.interface();
    let [slip, lost] = words.worths();
    let (step, sentences) = (widget.steps().0, widget.language.sentences());
    // The move that a better one is asked for, else that which led here.
    let current = step + usize::from(game.asks_at(step));
    let item = |at: usize| {
        let played = game.frames()[at + 1].played.as_ref()?;
        let (outcome, class, note) = match game.worth(at) {
            Worth::Right => (Outcome::Safe, "", ""),
            Worth::Slip => (Outcome::Unsafe, "slip", slip),
            Worth::Lost => (Outcome::Unsafe, "", lost),
        };
        let shown = Deed::GoTo(Target::Step(game.shown_at(at)));
        let name = sentences.move_name(&played.before, played.mv);
        Some(view! {
            <li class={class}>
                <button data-do={shown}
                    aria-current={(at + 1 == current).then_some("step")}>
                    <span>{ (at + 1).to_string() + "." }</span>
                    { mark(outcome) }
                    <span>{ words.moved_by()[game.mover(at)] }{ words.gap() }{ name }</span>
                    <i>{ note }</i>
                </button>
            </li>
        })
    };
    let lesson = section_on(game.start()).map(|section| {
        let address = [site, widget.language.folder(), "articles/", section].concat();
        view! { <a href={address}>{ words.about_game() }</a> }
    });
    view! {
        <div>
            <ol class="nian-moves">for at in 0..game.steps() { { for item(at) } }</ol>
            { for lesson }
        </div>
    }
}

/// The move in whose place a better one is asked for.
pub(super) fn slipped(widget: &Widget) -> Option<String> {
    let game = widget.reviewed()?;
    let step = widget.steps().0;
    if widget.verdict().is_some() || !game.asks_at(step) || widget.question().is_none() {
        return None;
    }
    let played = game.frames()[step + 1].played.as_ref()?;
    let language = widget.language;
    let name = language.sentences().move_name(&played.before, played.mv);
    Some(language.interface().slipped_here(&name) + language.interface().gap())
}
