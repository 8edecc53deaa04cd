use super::button::{button, button_on, sign};
use super::icon::Icon;
use super::tag::{tag, text, wrap};
use crate::model::{Example, Popup, Target, Widget};
use yew::Html;

/// With more steps than this, their dots would run into one another: only chapters have theirs.
const DOTS: usize = 18;
/// The class of a step on the track: still to come or done, without and with a dot.
const DOT: [[&str; 2]; 2] = [["", "dot"], ["done", "done dot"]];

/// Five buttons, the track with a dot a step, and the number of the step, which opens their list.
pub(super) fn stepper(widget: &Widget, example: &Example) -> Html {
    let mut bar = tag("div", "nian-controls").with(&[("part", "controls")]);
    bar.add(buttons(widget, example));
    bar.add(track(widget, example));
    bar.add(list(widget, example));
    bar.html()
}

fn buttons(widget: &Widget, example: &Example) -> Html {
    let words = widget.language.interface();
    let (name, picture) = if example.playing() {
        (words.pause(), Icon::Pause)
    } else {
        (words.play(), Icon::Play)
    };
    let back = widget.can_go_to(Target::Prev);
    let on = widget.can_go_to(Target::Next);
    let runs = example.steps() > 0;
    let one = "nian-button";
    let mut bar = tag("div", "nian-buttons");
    bar.add(sign(one, "first", words.first(), Icon::First, back));
    bar.add(sign(one, "prev", words.back(), Icon::Back, back));
    bar.add(sign(one, "run", name, picture, runs));
    let main = "nian-button primary";
    bar.add(sign(main, "next", words.next(), Icon::Next, on));
    bar.add(sign(one, "last", words.last(), Icon::Last, on));
    bar.html()
}

fn track(widget: &Widget, example: &Example) -> Html {
    let words = widget.language.interface();
    let (step, steps) = (example.step(), example.steps());
    let mut dots = tag("span", "nian-dots").with(&[("aria-hidden", "true")]);
    // Each with the line on to the next; that of the step itself lies beneath the slider's thumb.
    for at in 0..=steps {
        let has_dot = steps <= DOTS || example.begins_chapter(at);
        dots.add(tag("i", DOT[usize::from(at < step)][usize::from(has_dot)]).html());
    }
    let mut slider = tag("input", "").with(&[
        ("type", "range"),
        ("min", "0"),
        ("step", "1"),
        ("data-set", "step"),
    ]);
    slider.set("max", steps.to_string());
    slider.hold(step.to_string());
    slider.put("aria-label", words.steps());
    slider.set("aria-valuetext", words.step_of(step, steps));
    let mut track = tag("div", "nian-track");
    track.add(dots.html());
    track.add(slider.html());
    track.html()
}

fn list(widget: &Widget, example: &Example) -> Html {
    let open = widget.popup == Some(Popup::Steps);
    let mut count = button("", "steps");
    count.put("aria-expanded", if open { "true" } else { "false" });
    count.put("title", widget.language.interface().steps());
    let (step, steps) = (example.step().to_string(), example.steps().to_string());
    count.tell([&step, " / ", &steps].concat());
    let mut list = tag("div", "nian-count");
    list.add(count.html());
    if open {
        list.add(items(widget, example));
    }
    list.html()
}

fn items(widget: &Widget, example: &Example) -> Html {
    let sentences = widget.language.sentences();
    let mut items = tag("ol", "nian-popup nian-list");
    for (at, frame) in example.frames().iter().enumerate() {
        let number = at.to_string();
        let mut button = button_on("", "step", &number);
        if at == example.step() {
            button.put("aria-current", "step");
        }
        button.add(text("span", "", number));
        // A step that asks must not give its answer away in the list.
        button.tell(match frame.ask {
            Some(ask) => sentences.question(ask).to_owned(),
            None => sentences.frame(frame),
        });
        let chapter = example.steps() > DOTS && example.begins_chapter(at);
        let class = if chapter { "nian-chapter" } else { "" };
        items.add(wrap("li", class, button.html()));
    }
    items.html()
}
