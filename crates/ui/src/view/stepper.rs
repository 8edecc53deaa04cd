use super::button::sign;
use super::icon::Icon;
use super::text::{bool_value, text};
use crate::model::{Command, Input, Popup, Target, Walkthrough, Widget};
use yew::{Html, html};

/// The largest number of steps with a dot each; with more, dots would overlap, and only chapters
/// have one.
const DOTS: usize = 18;
/// The class of a step on the track: still to come or done, without and with a dot.
const DOT: [[&str; 2]; 2] = [["", "dot"], ["done", "done dot"]];

/// Five buttons, the track with a dot a step, and the number of the step, which opens the list of
/// steps.
pub(super) fn stepper(widget: &Widget, example: &Walkthrough) -> Html {
    html! {
        <div class="nian-controls" part="controls">
            { buttons(widget, example) }
            { track(widget, example) }
            { list(widget, example) }
        </div>
    }
}

fn buttons(widget: &Widget, example: &Walkthrough) -> Html {
    let words = widget.language.interface();
    let (name, picture) = if example.playing() {
        (words.pause(), Icon::Pause)
    } else {
        (words.play(), Icon::Play)
    };
    let back = widget.can_go_to(Target::Prev);
    let on = widget.can_go_to(Target::Next);
    let runs = example.steps() > 0;
    let [one, main] = ["nian-button", "nian-button primary"];
    let [first, prev] = [Target::First, Target::Prev].map(Command::GoTo);
    let [next, last] = [Target::Next, Target::Last].map(Command::GoTo);
    html! {
        <div class="nian-buttons">
            { sign(one, first, words.first(), Icon::First, back) }
            { sign(one, prev, words.back(), Icon::Back, back) }
            { sign(one, Command::Run, name, picture, runs) }
            { sign(main, next, words.next(), Icon::Next, on) }
            { sign(one, last, words.last(), Icon::Last, on) }
        </div>
    }
}

fn track(widget: &Widget, example: &Walkthrough) -> Html {
    let words = widget.language.interface();
    let (step, steps) = (example.step(), example.steps());
    let dot = |at| {
        let has_dot = steps <= DOTS || example.begins_chapter(at);
        DOT[usize::from(at < step)][usize::from(has_dot)]
    };
    html! {
        <div class="nian-track">
            // Each dot has the line to the next; the dot of the step shown is hidden by the
            // slider's thumb.
            <span class="nian-dots" aria-hidden="true">
                for at in 0..=steps { <i class={dot(at)} /> }
            </span>
            <input type="range" min="0" step="1" data-set={Input::Step} max={steps.to_string()}
                value={step.to_string()} aria-label={words.steps()}
                aria-valuetext={words.step_of(step, steps)} />
        </div>
    }
}

fn list(widget: &Widget, example: &Walkthrough) -> Html {
    let open = widget.popup == Some(Popup::Steps);
    let (step, steps) = (example.step().to_string(), example.steps().to_string());
    let items = open.then(|| items(widget, example));
    html! {
        <div class="nian-count">
            <button type="button" data-do={Command::Toggle(Popup::Steps)} aria-expanded={bool_value(open)}
                title={widget.language.interface().steps()}>
                { [&step, " / ", &steps].concat() }
            </button>
            { for items }
        </div>
    }
}

fn items(widget: &Widget, example: &Walkthrough) -> Html {
    let sentences = widget.language.sentences();
    html! {
        <ol class="nian-popup nian-list">
            for (at, frame) in example.frames().iter().enumerate() {
                <li class={chapter(example, at)}>
                    <button type="button" data-do={Command::GoTo(Target::Step(at))}
                        aria-current={(at == example.step()).then_some("step")}>
                        <span>{ at.to_string() }</span>
                        // The entry of a step that asks must not give its answer away.
                        { match frame.ask {
                            Some(ask) => text(sentences.question(ask, &frame.subject)),
                            None => text(sentences.frame(frame)),
                        } }
                    </button>
                </li>
            }
        </ol>
    }
}

fn chapter(example: &Walkthrough, at: usize) -> &'static str {
    if example.steps() > DOTS && example.begins_chapter(at) {
        "nian-chapter"
    } else {
        ""
    }
}
