//! What is chosen beside the picture: where to take from, and how much; or a face.
use super::button::{button, button_on};
use super::tag::{nothing, tag, text};
use crate::model::{Choice, Layout, Widget, choices as all};
use nian_solver::AnyPosition;
use nian_words::Language;
use yew::Html;

/// The keyboard's and the screen reader's way to choose a move, where one can; for every reader
/// where the picture for `layout` is too dense to be touched. A card that is only looked at has it
/// where it is seen.
pub(super) fn choices(widget: &Widget, layout: Layout, fixed: bool) -> Html {
    let Some(position) = widget.position() else {
        return nothing();
    };
    let touchable = widget.is_touchable(layout);
    if touchable && fixed {
        return nothing();
    }
    let class = if touchable {
        "nian-choices nian-on-focus"
    } else {
        "nian-choices"
    };
    let mut made = tag("div", class);
    made.add(help(widget, position, touchable));
    let all = all(position, widget.chosen);
    if let [Choice::Faces(_) | Choice::Die { .. }, ..] = all[..] {
        for choice in &all {
            made.add(faces(widget, position, choice));
        }
        return made.html();
    }
    let taken = |choice: &&Choice| choice.taken_by(widget.chosen) > 0;
    let able = |choice: &&Choice| choice.most() > 0;
    let open = all.iter().find(taken).or_else(|| all.iter().find(able));
    let Some(open) = open else {
        return nothing();
    };
    if all.len() > 1 {
        made.add(lines(widget, position, &all, open));
    }
    made.add(amount(widget, position, &all, open));
    made.html()
}

fn help(widget: &Widget, position: &AnyPosition, touchable: bool) -> Html {
    let words = widget.language.interface();
    let mut help = tag("p", "nian-unseen");
    help.say(how_to_choose(widget, position, touchable));
    help.say(words.gap());
    help.say(words.key_help());
    help.html()
}

/// How one chooses a move.
pub(super) fn how_to_choose(
    widget: &Widget,
    position: &AnyPosition,
    touchable: bool,
) -> &'static str {
    let words = widget.language.interface();
    if touchable {
        return words.touch_help();
    }
    words.choose_help()[usize::from(all(position, None).len() > 1)]
}

/// A button for each row or heap, and one for both rows. One that is pressed keeps the amount as
/// far as it can.
fn lines(widget: &Widget, position: &AnyPosition, all: &[Choice], open: &Choice) -> Html {
    let words = widget.language.interface();
    let mut group = tag("div", "nian-lines").with(&[("role", "group")]);
    group.put("aria-label", words.board());
    let amount = open.taken_by(widget.chosen).max(1);
    for choice in all {
        let Some(mv) = choice.take(amount.min(choice.most())) else {
            continue; // nothing lies there
        };
        let mut line = button_on("", "choose", &mv.to_string());
        let pressed = choice.taken_by(widget.chosen) > 0;
        line.put("aria-pressed", if pressed { "true" } else { "false" });
        line.tell(match *choice {
            Choice::Row { row, .. } => {
                words.line(row, matches!(position, AnyPosition::Dynamic(..)))
            }
            _ => words.both_lines(),
        });
        group.add(line.html());
    }
    group.html()
}

/// How much is taken: a slider, a button for less and one for more, and a field.
fn amount(widget: &Widget, position: &AnyPosition, all: &[Choice], open: &Choice) -> Html {
    let [less, more] = widget.language.interface().less_and_more();
    let at = all.iter().position(|choice| choice == open).unwrap_or(0);
    let mut row = tag("div", "nian-slide");
    row.add(one_more("key ArrowLeft", "−", less));
    row.add(field(widget, position, open, ["range", "slide"], at));
    row.add(one_more("key ArrowRight", "+", more));
    row.add(field(widget, position, open, ["number", "take"], at));
    row.html()
}

fn one_more(deed: &'static str, sign: &'static str, name: &'static str) -> Html {
    let mut one = button("", deed);
    one.put("aria-label", name);
    one.say(sign);
    one.html()
}

fn field(
    widget: &Widget,
    position: &AnyPosition,
    choice: &Choice,
    [kind, name]: [&'static str; 2],
    at: usize,
) -> Html {
    let mut field = tag("input", "").with(&[("min", "0"), ("placeholder", "0")]);
    field.put("type", kind);
    field.put("inputmode", "numeric");
    field.set("max", choice.most().to_string());
    field.set("data-set", [name, " ", &at.to_string()].concat());
    field.set("aria-label", self::name(choice, position, widget.language));
    let take = choice.taken_by(widget.chosen);
    // What is typed may be on its way to a number that can be taken.
    if take > 0 || kind == "range" {
        field.hold(take.to_string());
    }
    field.html()
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

/// One chip for each face.
fn faces(widget: &Widget, position: &AnyPosition, choice: &Choice) -> Html {
    let name = name(choice, position, widget.language);
    let mut row = tag("div", "nian-lines").with(&[("role", "group")]);
    row.set("aria-label", name.clone());
    if let Choice::Die { .. } = choice {
        row.add(text("span", "", name));
    }
    for number in choice.listed() {
        let Some(mv) = choice.take(number) else {
            continue;
        };
        let mut face = button_on("", "touch", &mv.to_string());
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
