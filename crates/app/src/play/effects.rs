use super::Link;
use crate::browser::{call, later};
use crate::history;
use crate::mount::{document_element, find};
use crate::own_rule;
use nian_course::play::{Effect, Entry, View};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// Carries an effect out.
pub(super) fn carry_out(effect: Effect, _link: &Link) {
    match effect {
        Effect::Set(name, value) => set("nian-game", name, value.as_deref()),
        Effect::Reset => reset(),
        Effect::FocusBoard => focus_board(),
        Effect::ShowTyped => {
            if let Some(fold) = find(".type-it") {
                let _ = fold.set_attribute("open", "");
            }
        }
        Effect::SetTable(of, rules) => {
            // First without rules: those of one table are none of another's.
            set("nian-table", "rules", None);
            set("nian-table", "of", Some(&of));
            if rules.is_some() {
                set("nian-table", "rules", rules.as_deref());
            }
        }
        Effect::SetNumber(name, value) => set(".numbers-part nian-number", name, Some(&value)),
        Effect::Keep(kept) => history::keep(&kept),
        Effect::KeepRule => {
            let section = find(".own-rule");
            let rule = section.and_then(|section| section.get_attribute(own_rule::SET));
            // Until its form is there it keeps the rule itself.
            if rule.is_some() {
                history::keep(&[(own_rule::RULE, rule)]);
            }
        }
        Effect::Show(entry, view) => show(entry, view),
    }
}

fn set(css: &str, name: &str, value: Option<&str>) {
    if let Some(element) = find(css) {
        let _ = match value {
            Some(value) => element.set_attribute(name, value),
            None => element.remove_attribute(name),
        };
    }
}

/// Calls the board's method; one that has not come alive yet has nothing to begin again.
fn reset() {
    if let Some(board) = find("nian-game") {
        call(&board, "reset", &[]);
    }
}

/// The board is what the reader goes on with, and is seen, once it shows what it is to.
fn focus_board() {
    later(|| {
        let Some(board) = find("nian-game") else {
            return;
        };
        let bounds = board.get_bounding_client_rect();
        let height = document_element().map_or(0, |root| root.client_height());
        if bounds.top() < 0.0 || bounds.top() > f64::from(height) / 2.0 {
            board.scroll_into_view();
        }
        let picture = board
            .shadow_root()
            .and_then(|root| root.query_selector("[part~=board]").ok()?);
        if let Some(picture) = picture.and_then(|picture| picture.dyn_into::<HtmlElement>().ok()) {
            let _ = picture.focus();
        }
    });
}

/// The styles show what belongs to a view (`www/css/pages/play.css`), as `www/view.js` has them do at first.
fn show(entry: Entry, view: View) {
    let shown = match entry {
        Entry::OwnRule => "rule",
        Entry::Numbers => "numbers",
        Entry::Game(_) => view.name(),
    };
    if let Some(root) = document_element() {
        let _ = root.dataset().set("view", shown);
    }
    later(see_chosen);
}

/// Brings the chosen picture into sight in the strip, which may be wider than the screen.
pub(super) fn see_chosen() {
    let chosen = find(".game-strip :checked").and_then(|input| input.parent_element());
    let chosen: Option<HtmlElement> = chosen.and_then(|card| card.dyn_into().ok());
    let Some((card, line)) = chosen.and_then(|card| Some((card.clone(), card.parent_element()?)))
    else {
        return;
    };
    let line: Element = line;
    line.set_scroll_left(card.offset_left() - (line.client_width() - card.offset_width()) / 2);
}
