use super::live::Live;
use crate::{Address, Widget};
use nian_words::Language;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct PlayProps {
    pub(super) address: Address,
}

/// The position on the board until the reader names another.
const DEFAULT: &str = "nim:3,4,5";

/// Positions of the other games, in the order of their names ([`nian_words::Pages`]).
const OTHERS: [&str; 9] = [
    "subtraction.1-3:21",
    "subtraction.fib:52",
    "parity.3:17",
    "sides.3:20",
    "dice.one:31@3,5",
    "dice.both:31@3,5",
    "dynamic.2:20",
    "dynamic.3:100",
    "dynamic.2.local:8@7,6@5",
];

/// A board for any position; `page.js` hands it the position of the address.
#[component]
pub(super) fn Play(props: &PlayProps) -> Html {
    let address = props.address;
    let words = address.language.pages();
    let board = Widget {
        element: "nian-game",
        attributes: vec![
            ("position", DEFAULT.to_owned()),
            ("opponent", "perfect".to_owned()),
        ],
    };
    html! {
        <div class="play">
            <h1>{ words.play_heading() }</h1>
            <p>{ words.play_intro() }</p>
            <noscript><p class="needs-script">{ words.needs_script() }</p></noscript>
            <form class="position" action="./">
                <label for="p">{ words.position() }</label>
                <input id="p" name="p" type="text" value={DEFAULT} required=true
                    autocomplete="off" autocapitalize="none" spellcheck="false"
                    aria-describedby="p-hint" />
                <button type="submit">{ words.set_up() }</button>
                <p id="p-hint">{ words.position_hint() }</p>
            </form>
            <Live {address} widget={board} />
            { samples(address.language) }
        </div>
    }
}

fn samples(language: Language) -> Html {
    let words = language.pages();
    let samples = [
        ("nim:3,4,5", words.sample_nim()),
        ("nim:14,15,18,22", words.sample_four_rows()),
        ("nim.misere:1,1,5", words.sample_misere()),
        ("wythoff:10,14", words.sample_wythoff()),
        ("wythoff:1000000,1618033", words.sample_large()),
        ("dice:31@4", words.sample_dice()),
    ];
    let others = OTHERS.into_iter().zip(words.samples_of_others());
    let samples = samples.into_iter().chain(others).map(|(position, name)| {
        html! {
            <li><a href={format!("?p={position}")}><code>{ position }</code></a>{ " " }{ name }</li>
        }
    });
    html! {
        <section class="samples" aria-labelledby="samples">
            <h2 id="samples">{ words.samples() }</h2>
            <ul>{ for samples }</ul>
            <p>{ words.samples_note() }</p>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::{DEFAULT, OTHERS};
    use nian_solver::AnyPosition;

    #[test]
    fn the_positions_can_be_read_and_played() {
        for text in OTHERS.into_iter().chain([DEFAULT]) {
            let position: AnyPosition = text.parse().expect(text);
            assert!(!position.outcome().is_safe(), "{text}: who begins can win");
        }
    }
}
