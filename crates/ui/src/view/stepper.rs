use super::Context;
use super::icon::{Icon, icon};
use crate::model::{Action, Example, Popup, Target};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Five buttons, the track with a dot a step, and the number of the step, which opens their list.
pub(super) fn stepper(context: &Context, example: &Example) -> Html {
    let widget = context.widget;
    let words = widget.language.interface();
    let go = |target: Target, name: &'static str, sign: Icon, class: &'static str| {
        let able = widget.can_go_to(target)
            && (target != Target::First || example.step() > 0 || example.off_the_example())
            && (target != Target::Last || example.step() < example.steps());
        button(name, sign, class, able, context.on(Action::GoTo(target)))
    };
    let playing = if example.playing() {
        (words.pause(), Icon::Pause)
    } else {
        (words.play(), Icon::Play)
    };
    html! {
        <div part="controls" class="nian-controls">
            <div class="nian-buttons">
                { go(Target::First, words.first(), Icon::First, "") }
                { go(Target::Prev, words.back(), Icon::Back, "") }
                { button(playing.0, playing.1, "outlined", example.steps() > 0, context.on(Action::TogglePlaying)) }
                { go(Target::Next, words.next(), Icon::Next, "primary") }
                { go(Target::Last, words.last(), Icon::Last, "") }
            </div>
            { track(context, example) }
            { list(context, example) }
        </div>
    }
}

/// A button with a picture on it. One that cannot be used stays focusable, and says so.
pub(super) fn button(
    name: &'static str,
    sign: Icon,
    class: &'static str,
    able: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button type="button" class={classes!("nian-button", class)} aria-label={name} title={name}
            aria-disabled={(!able).then_some("true")} onclick={if able { onclick } else { Callback::noop() }}>
            { icon(sign) }
        </button>
    }
}

fn track(context: &Context, example: &Example) -> Html {
    let words = context.widget.language.interface();
    let (step, steps) = (example.step(), example.steps());
    let act = context.act.clone();
    let oninput = Callback::from(move |event: InputEvent| {
        let slider: HtmlInputElement = event.target_unchecked_into();
        if let Ok(step) = slider.value().parse() {
            act.emit(Action::GoTo(Target::Step(step)));
        }
    });
    let dots = (0..=steps).map(|at| {
        let class = if at <= step { "done" } else { "" };
        html! { <i {class}></i> }
    });
    html! {
        <div class="nian-track">
            <span class="nian-dots" aria-hidden="true">{ for dots }</span>
            <input type="range" min="0" max={steps.to_string()} step="1" value={step.to_string()}
                aria-label={words.steps()} aria-valuetext={words.step_of(step, steps)} {oninput} />
        </div>
    }
}

fn list(context: &Context, example: &Example) -> Html {
    let widget = context.widget;
    let words = widget.language.interface();
    let (step, steps) = (example.step(), example.steps());
    let open = widget.popup == Some(Popup::Steps);
    html! {
        <div class="nian-count">
            <button type="button" aria-expanded={open.to_string()} aria-label={words.step_of(step, steps)}
                onclick={context.on(Action::Toggle(Popup::Steps))}>
                { step }{ " / " }{ steps }
            </button>
            if open { <ol class="nian-popup nian-list">{ for items(context, example) }</ol> }
        </div>
    }
}

fn items<'a>(context: &'a Context, example: &'a Example) -> impl Iterator<Item = Html> + 'a {
    let sentences = context.widget.language.sentences();
    example.frames().iter().enumerate().map(move |(at, frame)| {
        let current = (at == example.step()).then_some("step");
        // A step that asks must not give its answer away in the list.
        let text = match frame.ask {
            Some(ask) => sentences.question(ask).to_owned(),
            None => sentences.frame(frame),
        };
        html! {
            <li>
                <button type="button" aria-current={current} onclick={context.on(Action::GoTo(Target::Step(at)))}>
                    <span>{ at }</span>{ text }
                </button>
            </li>
        }
    })
}
