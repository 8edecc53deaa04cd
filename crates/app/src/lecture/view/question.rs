//! The teacher's own question: what there is to choose from and the answer, and on a page what pupils answer by.

use super::Dispatch;
use crate::fields::use_text;
use nian_course::deck::{MOST_OF_ANSWER, QuestionKind, Verdict};
use nian_course::lecture::{Action, Lecture, Question, QuestionAction};
use nian_words::Lecture as Texts;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The question, and what belongs to it.
pub(super) fn question(page: &Lecture, out: &Dispatch) -> Html {
    let question = page.question().filter(|_| page.slip().is_none());
    let text = question.as_ref().map(|question| question.text);
    let lang = text.map(|text| text.lang.to_owned());
    let inside = question.map(|question| {
        html! {
            <div key={page.at()} class="lecture-question">
                { choices(&question, out) }
                { field(&question, out) }
                { answer(&question, out) }
                { more(&question, page, out) }
            </div>
        }
    });
    html! {
        <>
            <p class="lecture-asked" hidden={text.is_none()} {lang}>{ text.map_or("", |text| text.text) }</p>
            { inside }
        </>
    }
}

fn give(text: &str) -> Action {
    Action::Question(QuestionAction::Answer(text.to_owned()))
}

/// Whether nothing is answered any more.
fn is_over(question: &Question<'_>) -> bool {
    question.told.is_some() || matches!(question.given, Some((_, Verdict::Right)))
}

/// What there is to choose from: buttons where pupils choose.
fn choices(question: &Question<'_>, out: &Dispatch) -> Html {
    if question.choices.is_empty() {
        return Html::default();
    }
    let all = question.choices.iter().map(|choice| {
        let is_given = matches!(question.given, Some((given, _)) if given == choice);
        let is_right = question.told == Some(choice) || (is_given && is_over(question));
        let shown = if question.is_answered_here {
            let (own, text) = (out.clone(), choice.clone());
            let onclick = move |_: MouseEvent| own.act(give(&text));
            let pressed = if is_given { "true" } else { "false" };
            html! {
                <button type="button" class="lecture-option" aria-pressed={pressed} disabled={is_over(question)} {onclick}>
                    { choice.clone() }
                </button>
            }
        } else {
            html! { <span class="lecture-option">{ choice.clone() }</span> }
        };
        let mark = is_right.then(|| html! { <span class="lecture-right">{ out.say(Texts::RIGHT) }</span> });
        html! { <li class={is_right.then_some("right")}>{ shown }{ mark }</li> }
    });
    // Its role is said: where a list has no numbers of its own it would not be told as one.
    html! { <ol class="lecture-options" role="list" dir="auto">{ for all }</ol> }
}

/// Where pupils write a number or a move.
fn field(question: &Question<'_>, out: &Dispatch) -> Html {
    let label = match question.asks {
        QuestionKind::Number => Texts::YOUR_NUMBER,
        QuestionKind::Move if question.is_played => Texts::YOUR_MOVE_PLAYED,
        QuestionKind::Move => Texts::YOUR_MOVE,
        QuestionKind::Wait | QuestionKind::Choice => return Html::default(),
    };
    if !question.is_answered_here {
        return Html::default();
    }
    let own = out.clone();
    let given = question.given.map_or("", |(given, _)| given).to_owned();
    let words = [out.say(label), out.say(Texts::GIVE)];
    let ongive = move |text: String| own.act(give(&text));
    html! {
        <Field {words} {given} is_number={question.asks == QuestionKind::Number} is_over={is_over(question)} {ongive} />
    }
}

#[derive(PartialEq, Properties)]
struct FieldProps {
    /// The label, and the button's.
    words: [String; 2],
    given: String,
    is_number: bool,
    is_over: bool,
    ongive: Callback<String>,
}

#[component]
fn Field(props: &FieldProps) -> Html {
    let node = use_text(props.given.clone().into(), 0);
    let onsubmit = {
        let (node, ongive) = (node.clone(), props.ongive.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(input) = node.cast::<HtmlInputElement>() {
                ongive.emit(input.value());
            }
        })
    };
    let [label, give] = props.words.clone();
    let mode = if props.is_number { "numeric" } else { "text" };
    html! {
        <form class="lecture-give" {onsubmit}>
            <label for="lecture-given">{ label }</label>
            <input ref={node} id="lecture-given" type="text" inputmode={mode} autocomplete="off" autocapitalize="none"
                spellcheck="false" maxlength={MOST_OF_ANSWER.to_string()} aria-describedby="lecture-answer" readonly={props.is_over} />
            <button type="submit" disabled={props.is_over}>{ give }</button>
        </form>
    }
}

/// How the pupil's answer is, and what is right.
fn answer(question: &Question<'_>, out: &Dispatch) -> Html {
    let told = question
        .told
        .map(|told| out.stage.words.fill(Texts::TOLD, &[told]));
    let given = question.given.filter(|_| told.is_none());
    let said = given.map(|(given, how)| {
        let said = match how {
            Verdict::Right => Texts::IS_RIGHT,
            Verdict::Wrong => Texts::IS_WRONG,
            Verdict::Unread => Texts::IS_UNREAD,
        };
        // Said again of another answer.
        html! { <span key={given.to_owned()}>{ out.say(said) }</span> }
    });
    // Among choices the right one has a mark: it is said, and not shown once more.
    let is_marked = told.is_some() && !question.choices.is_empty();
    let class = classes!("lecture-answer", is_marked.then_some("unseen"));
    html! { <p id="lecture-answer" {class} role="status">{ said }{ told }</p> }
}

/// The button that tells the answer, on a page; on stage the next key does.
fn more(question: &Question<'_>, page: &Lecture, out: &Dispatch) -> Html {
    if page.is_staged() || !question.has_answer || is_over(question) {
        return Html::default();
    }
    let tell = || Action::Question(QuestionAction::Tell);
    out.button("lecture-tell", out.say(Texts::TELL), tell)
}
