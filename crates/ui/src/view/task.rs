//! The task of an exercise: its inputs, hints, score, and the button to the next task. Live regions stay the same
//! element: a new element is not read out.
use super::button::button;
use super::reply;
use super::text::{bool_value, text};
use crate::model::{Command, Exercise, Widget};
use nian_solver::{AnyPosition, Move, Outcome};
use nian_tasks::Question;
use nian_words::Language;
use yew::{Html, html};

/// The sentence of a task by numbers: the question, and once it is answered how the number is written, or the sentence
/// on the answer's position.
pub(super) fn sentence(widget: &Widget) -> String {
    let language = widget.language;
    let Some(exercise) = widget.exercise() else {
        return String::new();
    };
    if widget.asks_elsewhere() {
        return exercise.question(language);
    }
    match nian_tasks::worked(exercise.task()) {
        Some((steps, result)) => {
            let way = match exercise.task().question {
                Question::Binary => 0,
                Question::Decimal { .. } => 1,
                Question::Fibonacci => 2,
                _ => 3,
            };
            let number = exercise.numeral_value();
            language.answering().worked(way, number, &steps, &result)
        }
        None => language.sentences().frame(exercise.example().frame()),
    }
}

/// The feedback of an answered task, above the outcome of its position: below, the outcome would be taken for the mark
/// of the feedback.
pub(super) fn feedback_above(widget: &Widget, exercise: &Exercise) -> Html {
    let closed = !widget.task_is_open();
    html! {
        <p class="nian-judged" role="status">
            if closed { { feedback(exercise, widget.language, false) } }
        </p>
    }
}

/// The controls below the picture.
pub(super) fn controls(widget: &Widget, exercise: &Exercise) -> Html {
    let open = widget.task_is_open();
    let row = row(widget, exercise);
    html! {
        <div class="nian-controls nian-task" part="controls">
            <div>{ fields(widget, exercise) }</div>
            <p class={if row.is_empty() { "" } else { "nian-answers" }}>{ for row }</p>
            <p class="nian-said" role="status">
                if open { { feedback(exercise, widget.language, true) } }
            </p>
            { reply::hinted(widget) }
            { score_and_next(widget, exercise) }
        </div>
    }
}

/// The feedback to the last answer, and the winning moves found while there are more to find.
fn feedback(exercise: &Exercise, language: Language, open: bool) -> Html {
    let words = language.answering();
    let verdict = reply::verdict(exercise.reply(), exercise.task(), language);
    let found = exercise.found();
    let found = (open && !found.is_empty()).then(|| {
        let moves: Vec<String> = found.iter().map(|&mv| named(mv, language)).collect();
        words.found(moves.len() as u64, &moves.join(words.comma()))
    });
    let gap = verdict.is_some() && found.is_some();
    html! {
        <>
            { for verdict }
            if let Some(found) = found { { if gap { language.interface().gap() } else { "" } }<span>{ text(found) }</span> }
        </>
    }
}

/// The inputs of the answer; nothing where the task is answered on the board.
fn fields(widget: &Widget, exercise: &Exercise) -> Html {
    let language = widget.language;
    if exercise.is_on_the_board() {
        // While a wrong move is refuted nothing is found.
        let find_all = exercise.asks_for_all() && widget.task_is_open() && !widget.is_refuted();
        let find_all = find_all.then(|| language.answering().find_all());
        return html! { if let Some(find_all) = find_all { <p>{ text(find_all) }</p> } };
    }
    let record = exercise.record();
    match (record.is_empty(), exercise.is_solved(), exercise.is_done()) {
        (false, true, _) => moves_solved(exercise, &record, language),
        (_, true, _) | (_, _, true) => Html::default(),
        (false, ..) => moves(exercise, &record, language),
        (true, ..) => reply::fields(language, exercise.task(), exercise.reply()),
    }
}

/// The buttons that answer.
fn row(widget: &Widget, exercise: &Exercise) -> Vec<Html> {
    let words = widget.language.answering();
    if !widget.task_is_open() {
        return Vec::new();
    }
    if exercise.asks_for_all() && widget.is_refuted() {
        return Vec::new();
    }
    if exercise.asks_for_all() {
        return vec![button(
            "nian-answer",
            Command::ThatIsAll.text(),
            words.that_is_all(),
        )];
    }
    if exercise.is_on_the_board() {
        return Vec::new();
    }
    let mut row = match exercise.task().question {
        Question::Residue { .. } => {
            let [safe, unsafe_] = words.outcomes();
            vec![
                button("nian-answer", Command::Say(Outcome::Safe).text(), safe),
                button("nian-answer", Command::Say(Outcome::Unsafe).text(), unsafe_),
            ]
        }
        _ => vec![button("nian-answer", Command::Submit.text(), words.judge())],
    };
    row.push(button(
        "nian-reveal",
        Command::Reveal.text(),
        words.reveal(),
    ));
    row
}

/// The number of the task, the score, and the button to the next task.
fn score_and_next(widget: &Widget, exercise: &Exercise) -> Html {
    let words = widget.language.answering();
    let number = u64::from(exercise.index()) + 1;
    let which = match (exercise.is_done(), exercise.count()) {
        (true, _) => words.done().to_owned(),
        (false, Some(count)) => words.task_of(number, count.into()),
        (false, None) => words.task(number),
    };
    let mut yours = String::new();
    for (way, number) in (0..).zip(exercise.score()) {
        if number > 0 {
            let before = if yours.is_empty() {
                words.yours()
            } else {
                words.between()
            };
            // A line does not end between a count and what it counts.
            let went = words.went(way, number);
            let (what, count) = went.rsplit_once(' ').unwrap_or(("", &went));
            yours.extend([before, what, "\u{a0}", count]);
        }
    }
    let class = match widget.task_is_open() {
        true => "nian-next",
        false => "nian-next primary",
    };
    let (command, says) = match exercise.is_done() {
        true => (Command::Again, words.again()),
        // Who has not tried it leaves it out.
        false if !exercise.is_counted() && widget.task_is_open() => {
            (Command::NextTask, words.skip())
        }
        false => (Command::NextTask, words.next()),
    };
    let hint = widget.has_hints();
    html! {
        <div class="nian-onward">
            <p class="nian-gone" role="status">
                <b>{ text(which) }</b>
                if !yours.is_empty() {
                    { widget.language.interface().gap() }<span>{ text(yours) }</span>
                }
            </p>
            if hint { { button("nian-reveal", Command::Hint.text(), words.hint()) } }
            { button(class, command.text(), says) }
        </div>
    }
}

/// The moves of a game in which the reader points out one or two; the board shows the position after the pressed one.
fn moves(exercise: &Exercise, record: &[(Move, AnyPosition)], language: Language) -> Html {
    let picked = &exercise.reply().picked;
    html! {
        <div class="nian-picks nian-record" role="group" aria-label={language.answering().field()}>
            for (number, one) in (1..).zip(record) {
                <button type="button" class="nian-pick" data-do={Command::Pick(number)}
                    aria-pressed={bool_value(picked.contains(&number))}>
                    <b>{ move_told(number, one.0, language) }</b>
                    <span>{ text(language.answering().left(&reply::left(&one.1))) }</span>
                </button>
            }
        </div>
    }
}

/// The same moves once the task is answered, with the slips marked.
fn moves_solved(exercise: &Exercise, record: &[(Move, AnyPosition)], language: Language) -> Html {
    let slips = exercise.slips();
    let class = |number: u64| match slips.contains(&number) {
        true => "nian-pick nian-slip",
        false => "nian-pick",
    };
    html! {
        <ol class="nian-picks nian-record" role="list">
            for (number, one) in (1..).zip(record) {
                <li class={class(number)}>
                    <b>
                        { move_told(number, one.0, language) }
                        if slips.contains(&number) { { " " }<em>{ text(language.answering().slip()) }</em> }
                    </b>
                    <span>{ text(language.answering().left(&reply::left(&one.1))) }</span>
                </li>
            }
        </ol>
    }
}

fn move_told(number: u64, mv: Move, language: Language) -> String {
    [&number.to_string(), ". ", &named(mv, language)].concat()
}

/// A move as text: `a2` from a row, others in the notation.
fn named(mv: Move, language: Language) -> String {
    let written = mv.to_string();
    let mut letters = written.chars();
    let row = letters.next().filter(char::is_ascii_lowercase);
    let coins = letters.as_str().parse().ok();
    match (row, coins) {
        (Some(row), Some(coins)) => language.answering().took(&row.to_string(), coins),
        _ => written,
    }
}
