//! The review of a game that is over: the button that starts it, among the controls, and below them the one that ends it,
//! the result, the moves and the link to the article.
use super::drawing::mark;
use super::text::{bool_value, text};
use crate::model::{Command, Game, MoveQuality, Target, Widget, section_on};
use nian_solver::Outcome;
use yew::{Html, html};

/// The index of the opponent's name, as [`Game::named`] gives it.
const OPPONENT: usize = 3;
/// The class of a button that is nothing to begin with.
const PLAIN: &str = "nian-answer";

/// Whether a game is over that somebody has played. A game under review is over, too.
pub(super) fn is_over(widget: &Widget) -> bool {
    let game = widget.game();
    game.is_some_and(|game| game.winner().is_some() && game.steps() > 0)
}

/// The button that starts the review, and ends it: the first thing to do for who has lost.
pub(super) fn toggle(widget: &Widget, game: &Game) -> Html {
    let name = widget.language.interface().review();
    let has_lost = game
        .winner()
        .is_some_and(|winner| game.named(winner) == OPPONENT);
    let class = if has_lost {
        "nian-answer primary"
    } else {
        PLAIN
    };
    let expanded = Some(bool_value(widget.reviewed().is_some()));
    button(class, Command::Review, name, true, expanded)
}

pub(super) fn review(widget: &Widget, site: &str) -> Html {
    let words = widget.language.interface();
    let reviewed = widget.reviewed();
    if !is_over(widget) && widget.kept.is_empty() {
        return Html::default();
    }
    let (step, steps) = widget.steps();
    let from = match reviewed {
        Some(_) => button(
            PLAIN,
            Command::Retry,
            words.try_from_here(),
            step < steps,
            None,
        ),
        None if widget.kept.is_empty() => Html::default(),
        None => button(PLAIN, Command::Return, words.back_to_game(), true, None),
    };
    html! {
        <div class="nian-review">
            <p class="nian-answers">
                if let Some(game) = reviewed { { toggle(widget, game) } }
                { from }
                if let Some(game) = reviewed { { next_slip(game, step, words.next_slip()) } }
            </p>
            <p class="nian-sentence" aria-live="polite">{ for reviewed.and_then(|game| summary(widget, game)).map(text) }</p>
            if let Some(game) = reviewed { { moves_played(widget, game, site) } }
        </div>
    }
}

/// The button to the next slip of either player.
fn next_slip(game: &Game, step: usize, name: &'static str) -> Html {
    let mut shown = game.slips().map(|at| game.shown_at(at));
    let next = shown.find(|&at| at > step);
    let to = Command::GoTo(Target::Step(next.unwrap_or(step)));
    button(PLAIN, to, name, next.is_some(), None)
}

/// A button; a disabled one stays focusable and has `aria-disabled`.
fn button(
    class: &'static str,
    command: Command<'_>,
    name: &'static str,
    able: bool,
    expanded: Option<&'static str>,
) -> Html {
    let disabled = (!able).then_some("true");
    html! {
        <button type="button" {class} data-do={command.text_if(able)}
            aria-disabled={disabled} aria-expanded={expanded}>
            { text(name) }
        </button>
    }
}

/// Why the winner of a game that is over has won: by right moves alone, or by a slip of the loser, who could have won
/// until then; and whether the winner had missed a win before.
pub(super) fn summary(widget: &Widget, game: &Game) -> Option<String> {
    let words = widget.language.interface();
    let winner = game.winner().filter(|_| game.steps() > 0)?;
    let [winner, loser] = [winner, winner.opposite()].map(|player| game.named(player));
    // The 1-based numbers of the last slips of the loser and of the winner.
    let mut slips = [0, 0];
    for at in game.slips() {
        slips[usize::from(game.mover(at) == winner)] = at + 1;
    }
    let [last, own] = slips;
    if last == 0 {
        return Some(words.flawless()[winner].to_owned());
    }
    let said = words.gave_away(loser, last) + words.gap();
    Some(match own {
        0 => said + words.unslipped()[winner],
        own => said + &words.had_slipped(winner, own),
    })
}

/// Every move with its mark, a link to its step; and the link to the article that explains the game.
fn moves_played(widget: &Widget, game: &Game, site: &str) -> Html {
    let words = widget.language.interface();
    let [slip, lost] = words.worths();
    let (step, sentences) = (widget.steps().0, widget.language.sentences());
    // The move for which a better one is asked, else the move that led to the position shown.
    let current = step + usize::from(game.asks_at(step));
    let item = |at: usize| {
        let played = game.frames()[at + 1].played.as_ref()?;
        let (outcome, class, note) = match game.quality(at) {
            MoveQuality::Right => (Outcome::Safe, "", ""),
            MoveQuality::Slip => (Outcome::Unsafe, "slip", slip),
            MoveQuality::Lost => (Outcome::Unsafe, "lost", lost),
        };
        let shown = Command::GoTo(Target::Step(game.shown_at(at)));
        let name = sentences.move_name(&played.before, played.mv);
        Some(html! {
            <li class={class}>
                <button type="button" data-do={shown}
                    aria-current={(at + 1 == current).then_some("step")}>
                    <span>{ (at + 1).to_string() + "." }</span>
                    { mark(outcome) }
                    <span>{ text(words.moved_by()[game.mover(at)]) }{ words.gap() }{ text(name) }</span>
                    <i>{ text(note) }</i>
                </button>
            </li>
        })
    };
    let example = section_on(game.start()).map(|section| {
        let address = [site, widget.language.folder(), "articles/", section].concat();
        html! { <a href={address}>{ text(words.about_game()) }</a> }
    });
    html! {
        <div>
            <ol class="nian-moves">for at in 0..game.steps() { { for item(at) } }</ol>
            { for example }
        </div>
    }
}

/// The sentence on the move for which a better one is asked.
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
