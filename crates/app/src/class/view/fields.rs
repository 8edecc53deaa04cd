//! The fields of a thing, and what is done with it.

use super::Send;
use crate::class::start::Start;
use crate::class::words::Words;
use crate::fields::TextField;
use crate::select::Select;
use nian_course::class::{Action, Class, Field};
use nian_course::deck::{
    Kind, MOST_OF_NOTE, MOST_OF_QUESTION, MOST_OF_TITLE, QuestionKind, Text, Thing,
};
use nian_course::store::Storage;
use nian_words::ClassSaid;
use yew::prelude::*;

/// Of what has steps, where nobody knows how many.
const MOST_STEPS: usize = 99;

pub(super) fn fields<S: Storage + Clone>(
    words: &Words,
    page: &Class<S>,
    thing: &Thing,
    (at, last): (usize, usize),
    send: &Send,
) -> Html {
    let title = page.called(thing).unwrap_or_default().text;
    let line = |name: &'static str, label, text: Option<&Text>, most, rows, field: Field| {
        let own = Text::in_field(text, page.language());
        let placeholder = own
            .other
            .map(|other| words.fill(ClassSaid::OTHER_LANGUAGE, &[other]));
        html! {
            <TextField id={format!("field-{name}-{at}")} {name} label={words.say(label).to_owned()} value={own.value.to_owned()}
                placeholder={placeholder.map(AttrValue::from)} {most} {rows}
                oninput={send.reform(move |text| Action::Write(field, text))} />
        }
    };
    let (name, question) = (Field::Name(at), Field::Question(at));
    let name = line(
        "name",
        ClassSaid::NAME,
        thing.name.as_ref(),
        MOST_OF_TITLE,
        None,
        name,
    );
    let question = line(
        "question",
        ClassSaid::QUESTION,
        thing.question.as_ref(),
        MOST_OF_QUESTION,
        Some(2),
        question,
    );
    let note = line(
        "note",
        ClassSaid::NOTE,
        thing.note.as_ref(),
        MOST_OF_NOTE,
        Some(2),
        Field::Note(at),
    );
    let most = page
        .last_step(thing)
        .filter(|_| thing.item.kind.has_steps());
    html! {
        <div class="fields" key={at}>
            { question }
            { asking(words, thing, at, send) }
            { note }
            { name }
            if thing.item.kind == Kind::Lesson {
                <p class="field">
                    <a href={format!("{}{}make/?lesson={}", words.root, words.folder, thing.item.of)} target="_blank">
                        { words.say(ClassSaid::MADE_CHANGE) }
                    </a>
                </p>
            }
            if let Some(most) = most {
                { start(words, thing, at, most.unwrap_or(MOST_STEPS), send) }
            }
            { controls(words, &title, (at, last), send) }
        </div>
    }
}

/// What moves a thing by a press, and takes it out.
fn controls(words: &Words, title: &str, (at, last): (usize, usize), send: &Send) -> Html {
    let go = |to: usize, name: &str| Action::Move(at, to, Some(format!("{name}-{to}")));
    // The button for farther is off at the end: the focus goes to the other one.
    let up = go(at.saturating_sub(1), if at > 1 { "up" } else { "down" });
    let down = go(at + 1, if at + 1 < last { "down" } else { "up" });
    let act = |class: &'static str,
               name: &str,
               (text, said): (nian_words::Text, &str),
               disabled: bool,
               act: Action| {
        let onclick = send.reform(move |_: MouseEvent| act.clone());
        html! {
            <button type="button" {class} data-key={format!("{name}-{at}")} {disabled} aria-label={words.fill(text, &[title])} {onclick}>
                { said.to_owned() }
            </button>
        }
    };
    let remove = words.say(ClassSaid::TAKE_OUT);
    html! {
        <p class="controls">
            { act("sign", "up", (ClassSaid::UP, "↑"), at == 0, up) }
            { act("sign", "down", (ClassSaid::DOWN, "↓"), at == last, down) }
            { act("plain", "remove", (ClassSaid::REMOVE, remove), false, Action::Remove(at)) }
        </p>
    }
}

/// How the question of a thing is asked, once it has one.
fn asking(words: &Words, thing: &Thing, at: usize, send: &Send) -> Html {
    let has_question = thing.question.as_ref().is_some_and(|text| !text.is_empty());
    if !has_question && thing.asks == QuestionKind::Wait {
        return Html::default();
    }
    // Where nothing is played there is no move.
    let has_moves = matches!(thing.item.kind, Kind::Game | Kind::Example | Kind::Lesson);
    let kinds = QuestionKind::ALL.into_iter();
    let kinds =
        kinds.filter(|asks| *asks != QuestionKind::Move || has_moves || thing.asks == *asks);
    let options = kinds.map(|asks| {
        let said = words.asks(asks).to_owned();
        (AttrValue::from(asks.name()), AttrValue::from(said))
    });
    let options: Vec<_> = options.collect();
    let choose = send.reform(move |value: String| {
        Action::Asks(at, QuestionKind::named(&value).unwrap_or_default())
    });
    let line = |name: &'static str, label, value: String, rows, field: Field| {
        html! {
            <TextField id={format!("field-{name}-{at}")} {name} label={words.say(label).to_owned()} {value} most={MOST_OF_QUESTION} {rows}
                oninput={send.reform(move |text| Action::Write(field, text))} />
        }
    };
    let answer = thing.answer.clone().unwrap_or_default();
    let wrong = thing.is_unanswerable().then(|| {
        words.say(match thing.asks {
            QuestionKind::Number => ClassSaid::NO_NUMBER,
            QuestionKind::Move => ClassSaid::NO_MOVE,
            QuestionKind::Choice | QuestionKind::Wait => ClassSaid::NO_CHOICE,
        })
    });
    html! {
        <>
            <p class="field">
                <label for={format!("field-asks-{at}")}>{ words.say(ClassSaid::ASKS) }</label>
                <Select id={format!("field-asks-{at}")} {options} value={thing.asks.name()} onchange={choose} />
            </p>
            if thing.asks == QuestionKind::Choice {
                { line("choices", ClassSaid::CHOICES, thing.choices.join("\n"), Some(3), Field::Choices(at)) }
            }
            if thing.asks != QuestionKind::Wait {
                { line("answer", ClassSaid::ANSWER, answer, None, Field::Answer(at)) }
                <p class="none-of" role="status">{ wrong }</p>
            }
        </>
    }
}

fn start(words: &Words, thing: &Thing, at: usize, most: usize, send: &Send) -> Html {
    html! {
        <Start id={format!("field-start-{at}")} label={words.fill(ClassSaid::START, &[&most.to_string()])}
            value={thing.item.start} {most} oninput={send.reform(move |step| Action::Start(at, step))} />
    }
}
