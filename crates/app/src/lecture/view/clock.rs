//! A timer, large enough for the last row.

use super::Dispatch;
use crate::runtime::moment;
use nian_course::lecture::{Action, Clock, ClockAction, Lecture, SECONDS, time_left};
use nian_words::Lecture as Texts;
use yew::prelude::*;

pub(super) fn clock(page: &Lecture, out: &Dispatch) -> Html {
    let words = &out.stage.words;
    let (clock, is_open) = page.clock();
    let left = clock.left(moment().now);
    let is_over = left == Some(0);
    let over = match is_over {
        true => out.say(Texts::TIME_OVER),
        false => String::new(),
    };
    let minutes = SECONDS.into_iter().map(|seconds| {
        let label = match seconds {
            0..60 => words.count(Texts::SECONDS, &[seconds as usize]),
            _ => words.count(Texts::MINUTES, &[seconds as usize / 60]),
        };
        out.button("lecture-minutes", label, move || {
            Action::Clock(ClockAction::Start(seconds))
        })
    });
    let own = out.clone();
    let hold = move |_: MouseEvent| own.act(Action::Clock(ClockAction::Hold));
    let held = match clock {
        Clock::Left(_) => Texts::RESUME,
        _ => Texts::PAUSE,
    };
    html! {
        <div class={classes!("lecture-clock", is_over.then_some("over"))} hidden={!is_open && clock == Clock::Off}>
            <output class="lecture-time">{ left.map(time_left).unwrap_or_default() }</output>
            <span class="lecture-over" role="status">{ over }</span>
            <div class="lecture-choices" role="group" aria-label={out.say(Texts::CLOCK)} hidden={!is_open}>
                { for minutes }
                <button type="button" class="lecture-pause" hidden={clock == Clock::Off} onclick={hold}>{ out.say(held) }</button>
                { out.button("lecture-off", out.say(Texts::STOP), || Action::Clock(ClockAction::Off)) }
            </div>
        </div>
    }
}
