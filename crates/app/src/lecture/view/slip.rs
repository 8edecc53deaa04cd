//! What a pupil hands in after the last thing: a code, and a line with it to paste. Both are made here and go nowhere.

use super::Dispatch;
use super::modal::sheet;
use crate::browser::year;
use crate::fields::{text_of, use_text};
use nian_course::lecture::{Action, HandedIn, Lecture, SlipAction};
use nian_course::slip::{Counted, Mark, in_threes};
use nian_words::HandIn as Texts;
use yew::prelude::*;

/// The button after the last thing, where pupils hand something in.
pub(super) fn opener(page: &Lecture, out: &Dispatch) -> Option<Html> {
    let is_last = page.at() == page.things().len();
    (is_last && page.has_slip()).then(|| {
        let own = out.clone();
        let onclick = move |_: MouseEvent| own.act(Action::Slip(SlipAction::Open(year())));
        html! {
            <button type="button" class="lecture-step" data-do="hand-in" disabled={page.slip().is_some()} {onclick}>
                { out.say(Texts::BUTTON) }
            </button>
        }
    })
}

/// The slip.
pub(super) fn slip(page: &Lecture, out: &Dispatch) -> Html {
    let Some(slip) = page.slip() else {
        return Html::default();
    };
    let words = &out.stage.words;
    let line = line(page, &slip, out);
    let missing: Vec<_> = slip.open.iter().map(usize::to_string).collect();
    let heading = match missing.is_empty() {
        true => Texts::HEADING_DONE,
        false => Texts::HEADING,
    };
    let title = page.title();
    let title = title.map(|title| {
        html! { <p class="slip-of" lang={title.lang.to_owned()} dir="auto">{ title.text.to_owned() }</p> }
    });
    let said = slip.copied.map(|(is_copied, number)| {
        let said = match is_copied {
            true => Texts::COPIED,
            false => Texts::NOT_COPIED,
        };
        html! { <span key={number}>{ out.say(said) }</span> }
    });
    let copied = line.clone();
    let copy = move || Action::Slip(SlipAction::Copy(copied.clone()));
    html! {
        <section class="lecture-slip" aria-labelledby="slip-heading">
            { title }
            <h2 id="slip-heading" tabindex="-1">{ out.say(heading) }</h2>
            <p>{ words.count(Texts::ABOUT, &[slip.code.len()]) }</p>
            <p class="slip-open" hidden={missing.is_empty()}>{ words.fill(Texts::OPEN, &[&listed(&missing, out)]) }</p>
            <div class="slip-card">
                <p class="slip-code" translate="no">{ in_threes(&slip.code) }</p>
                <p class="slip-line" translate="no" dir="auto">{ line }</p>
                <div class="slip-do">
                    { out.button("slip-copy", out.say(Texts::COPY), copy) }
                    { out.button("slip-enlarge", out.say(Texts::ENLARGE), || Action::Slip(SlipAction::Enlarge)) }
                </div>
                <p class="slip-said" role="status">{ said }</p>
            </div>
            { seat(page, &slip, out) }
        </section>
    }
}

fn seat(page: &Lecture, slip: &HandedIn, out: &Dispatch) -> Html {
    let own = out.clone();
    let typed = move |seat| own.send(Action::Slip(SlipAction::Seat(seat)));
    let wrong = match slip.seat {
        Ok(_) => String::new(),
        Err(_) => out.say(Texts::SEAT_WRONG),
    };
    let words = [Texts::SEAT, Texts::SEAT_HINT].map(|text| out.say(text));
    html! { <Seat {words} {wrong} value={page.seat_typed().to_owned()} {typed} /> }
}

#[derive(PartialEq, Properties)]
struct SeatProps {
    /// The label, and what stands below the field.
    words: [String; 2],
    /// What is wrong with what was typed.
    wrong: String,
    value: String,
    typed: Callback<String>,
}

/// The field for the seat number.
#[component]
fn Seat(props: &SeatProps) -> Html {
    let node = use_text(props.value.clone().into(), 0);
    let oninput = props.typed.reform(|event: InputEvent| text_of(&event));
    let [label, hint] = props.words.clone();
    let is_wrong = (!props.wrong.is_empty()).then_some("true");
    html! {
        <div class="slip-seat">
            <label for="slip-seat">{ label }</label>
            <input ref={node} id="slip-seat" type="text" inputmode="numeric" autocomplete="off" maxlength="4" aria-invalid={is_wrong}
                aria-describedby="slip-seat-hint slip-seat-wrong" {oninput} />
            <p id="slip-seat-hint">{ hint }</p>
            <p id="slip-seat-wrong" role="status">{ props.wrong.clone() }</p>
        </div>
    }
}

/// The code alone, large.
pub(super) fn large(page: &Lecture, out: &Dispatch) -> Html {
    let code = page.slip().map(|slip| in_threes(&slip.code));
    let inside = html! { <p class="slip-large" translate="no">{ code.unwrap_or_default() }</p> };
    sheet("lecture-large", out.say(Texts::CODE), out, inside)
}

/// The line to paste. In a title a bar would end its part.
fn line(page: &Lecture, slip: &HandedIn, out: &Dispatch) -> String {
    let words = &out.stage.words;
    let counted = Counted::of(&slip.marks);
    let helped = numbers(slip, Mark::Helped);
    let seat = slip.seat.as_ref().ok().copied().flatten();
    let parts = [
        seat.map(|seat| words.count(Texts::SEAT_OF, &[usize::from(seat)])),
        page.title()
            .map(|title| title.text.replace(['|', '｜'], " ")),
        Some(words.count(Texts::RIGHT, &[slip.marks.len(), counted.right])),
        (!helped.is_empty()).then(|| words.fill(Texts::HELPED, &[&listed(&helped, out)])),
        Some(slip.code.clone()),
    ];
    let joined = |before: String, after: String| words.fill(Texts::PART, &[&before, &after]);
    parts
        .into_iter()
        .flatten()
        .reduce(joined)
        .unwrap_or_default()
}

/// The numbers of the questions that went so.
fn numbers(slip: &HandedIn, mark: Mark) -> Vec<String> {
    let all = slip.marks.iter().zip(1..);
    let all = all.filter(|(own, _)| **own == mark);
    all.map(|(_, number): (_, usize)| number.to_string())
        .collect()
}

/// Numbers one after the other.
fn listed(numbers: &[String], out: &Dispatch) -> String {
    let joined =
        |before: String, after: String| out.stage.words.fill(Texts::LIST, &[&before, &after]);
    let all = numbers.iter().cloned();
    all.reduce(joined).unwrap_or_default()
}
