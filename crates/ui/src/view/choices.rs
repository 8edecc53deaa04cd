use super::button::button;
use super::tag::{tag, text};
use crate::model::{Choice, Widget, choices as all};
use nian_solver::AnyPosition;
use nian_words::Language;
use yew::Html;

/// Rows larger than this are not drawn as coins one could touch, so their fields are shown.
const DRAWN: u64 = 48;

/// Everything that can be chosen, as fields: for the keyboard, for screen readers, and for rows
/// too large to be touched coin by coin.
pub(super) fn choices(widget: &Widget, position: &AnyPosition) -> Html {
    let all = all(position, widget.chosen);
    let large = all.iter().any(|choice| choice.most() > DRAWN);
    let class = if large {
        "nian-choices"
    } else {
        "nian-choices nian-on-focus"
    };
    let mut fields = tag("div", class);
    for (at, choice) in all.iter().enumerate() {
        fields.add(match choice {
            Choice::Faces(_) | Choice::Die { .. } => side_faces(widget, position, choice),
            choice => amount(widget, at, choice),
        });
    }
    fields.html()
}

fn amount(widget: &Widget, at: usize, choice: &Choice) -> Html {
    let mut field = tag("input", "").with(&[
        ("type", "number"),
        ("inputmode", "numeric"),
        ("min", "0"),
        ("placeholder", "0"),
    ]);
    field.set("max", choice.most().to_string());
    field.set("data-set", ["take ", &at.to_string()].concat());
    if choice.most() == 0 {
        field.put("disabled", "");
    }
    let take = choice.taken_by(widget.chosen);
    field.hold(if take == 0 {
        String::new()
    } else {
        take.to_string()
    });
    let mut label = tag("label", "nian-amount");
    label.add(text("span", "", name(choice, widget.language)));
    label.add(field.html());
    label.html()
}

fn name(choice: &Choice, language: Language) -> String {
    let words = language.interface();
    match *choice {
        Choice::Row { row, most } => words.row(row, most),
        Choice::Both { most } => words.both_rows(most),
        Choice::Heap { most } => words.row(0, most),
        Choice::Numbers(_) => words.row(0, choice.most()),
        Choice::Faces(_) | Choice::Die { .. } => words.side_faces().to_owned(),
    }
}

fn side_faces(widget: &Widget, position: &AnyPosition, choice: &Choice) -> Html {
    let mut row = tag("div", "").with(&[("role", "group")]);
    row.put("aria-label", widget.language.interface().side_faces());
    for number in choice.listed() {
        let Some(mv) = choice.take(number) else {
            continue;
        };
        let mut face = button("nian-chip", "");
        face.set("data-do", ["touch ", &mv.to_string()].concat());
        let pressed = choice.taken_by(widget.chosen) == number;
        face.put("aria-pressed", if pressed { "true" } else { "false" });
        face.tell(widget.language.sentences().move_name(position, mv));
        row.add(face.html());
    }
    row.html()
}
