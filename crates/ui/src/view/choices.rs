use super::button::button;
use super::tag::{tag, text};
use crate::model::{Choice, Widget, choices as all};
use nian_solver::AnyPosition;
use nian_words::Language;
use yew::Html;

/// Rows larger than this are not drawn as coins one could touch, so their fields are shown.
const DRAWN: u64 = 48;
/// The same of a heap from which so many may be taken.
const DRAWN_FROM_HEAP: u64 = 20;
/// The same of the only heap of dynamic nim, and of one of several: they lie in one line.
const DRAWN_IN_LINE: [u64; 2] = [10, 8];
/// So many of the numbers one may take are chips; of more, one is typed.
const CHIPS: usize = 32;

/// Everything that can be chosen, as fields: for the keyboard, for screen readers, and for rows
/// too large to be touched coin by coin.
#[inline(never)]
pub(super) fn choices(widget: &Widget, position: &AnyPosition) -> Html {
    let all = all(position, widget.chosen);
    let large = all.iter().any(|choice| match choice {
        Choice::Heap { most } => *most > DRAWN_FROM_HEAP,
        Choice::Numbers(numbers) => numbers.len() as u64 > DRAWN_FROM_HEAP,
        _ => choice.most() > DRAWN,
    }) || is_long_line(position);
    let class = if large {
        "nian-choices"
    } else {
        "nian-choices nian-on-focus"
    };
    let mut fields = tag("div", class);
    for (at, choice) in all.iter().enumerate() {
        fields.add(match choice {
            Choice::Faces(_) | Choice::Die { .. } => chips(widget, position, choice),
            Choice::Numbers(numbers) if numbers.len() <= CHIPS => chips(widget, position, choice),
            choice => amount(widget, position, at, choice),
        });
    }
    fields.html()
}

/// Whether a line of coins is too long to be touched coin by coin on a narrow screen.
fn is_long_line(position: &AnyPosition) -> bool {
    let heaps = position.heaps();
    let drawn = DRAWN_IN_LINE[usize::from(heaps.len() > 1)];
    matches!(position, AnyPosition::Dynamic(..)) && heaps.iter().any(|&heap| heap > drawn)
}

fn amount(widget: &Widget, position: &AnyPosition, at: usize, choice: &Choice) -> Html {
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
    // What is typed may be on its way to one of the numbers.
    let typing = take == 0 && matches!(choice, Choice::Numbers(_));
    if !typing {
        field.hold(if take == 0 {
            String::new()
        } else {
            take.to_string()
        });
    }
    let mut label = tag("label", "nian-amount");
    label.add(text("span", "", name(choice, position, widget.language)));
    label.add(field.html());
    label.html()
}

fn name(choice: &Choice, position: &AnyPosition, language: Language) -> String {
    let words = language.interface();
    match *choice {
        // A limit may allow less than lies there.
        Choice::Row { row, most } if matches!(position, AnyPosition::Dynamic(..)) => {
            words.heap_at_most(row, most)
        }
        Choice::Row { row, most } => words.row(row, most),
        Choice::Both { most } => words.both_rows(most),
        Choice::Heap { .. } | Choice::Numbers(_) => words.heap(choice.most()),
        Choice::Faces(_) => words.side_faces().to_owned(),
        Choice::Die { die, .. } => words.die(die),
    }
}

/// One chip for each number or face.
fn chips(widget: &Widget, position: &AnyPosition, choice: &Choice) -> Html {
    let mut row = tag("div", "").with(&[("role", "group")]);
    row.set("aria-label", name(choice, position, widget.language));
    if let Choice::Die { .. } = choice {
        row.add(text("span", "", name(choice, position, widget.language)));
    }
    for number in choice.listed() {
        let Some(mv) = choice.take(number) else {
            continue;
        };
        let mut face = button("nian-chip", "");
        face.set("data-do", ["touch ", &mv.to_string()].concat());
        let pressed = choice.taken_by(widget.chosen) == number;
        face.put("aria-pressed", if pressed { "true" } else { "false" });
        face.tell(match choice {
            // The move may tip the other dice as well.
            Choice::Die { .. } => number.to_string(),
            _ => widget.language.sentences().move_name(position, mv),
        });
        row.add(face.html());
    }
    row.html()
}
