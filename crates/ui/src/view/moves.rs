use super::button::button_on;
use super::drawing::mark;
use super::tag::{nothing, tag, text, word, wrap};
use nian_solver::{AnyPosition, Outcome};
use nian_words::Language;
use yew::Html;

/// How many moves are listed; a large heap has more than anyone would read.
const LISTED: usize = 60;
pub(super) const CHIPS: usize = 12;

/// The winning moves as chips, each of which plays its move.
pub(super) fn winning_moves(language: Language, position: &AnyPosition) -> Html {
    let words = language.interface();
    if position.end().is_some() {
        return nothing();
    }
    let winning = position.winning_moves();
    if winning.is_empty() {
        return word("p", "nian-chips", words.no_winning_move());
    }
    let mut list = tag("ul", "nian-chips");
    list.put("aria-label", words.winning_moves());
    for &mv in winning.iter().take(CHIPS) {
        let mut chip = button_on("nian-chip", "play", &mv.to_string());
        chip.add(mark(Outcome::Safe));
        chip.tell(language.sentences().move_name(position, mv));
        list.add(wrap("li", "", chip.html()));
    }
    if winning.len() > CHIPS {
        list.add(text("li", "", words.more((winning.len() - CHIPS) as u64)));
    }
    list.html()
}

/// How every move is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Moves {
    /// Not yet made: most readers never unfold them, and they take as long as all the rest.
    Folded,
    /// For the reader to see.
    Unfolded,
    /// There, for the browser to unfold: no script may ever run.
    Written,
}

/// Every move with its outcome and the reason, to unfold; each plays its move.
pub(super) fn all_moves(language: Language, position: &AnyPosition, shown: Moves) -> Html {
    if position.moves().next().is_none() {
        return nothing();
    }
    let mut summary = tag("summary", "").with(&[("data-do", "moves")]);
    summary.say(language.interface().all_moves());
    let mut folded = tag("details", "nian-moves");
    if shown == Moves::Unfolded {
        folded.put("open", "");
    }
    folded.add(summary.html());
    folded.add(match shown {
        Moves::Folded => nothing(),
        Moves::Unfolded | Moves::Written => list(language, position),
    });
    folded.html()
}

fn list(language: Language, position: &AnyPosition) -> Html {
    let mut list = tag("ul", "");
    for mv in position.moves().take(LISTED) {
        if let Ok(judgement) = position.judge(mv) {
            let mut button = button_on("", "play", &mv.to_string());
            button.add(mark(judgement.outcome));
            button.tell(language.sentences().judgement(position, &judgement));
            list.add(wrap("li", "", button.html()));
        }
    }
    list.html()
}
