use crate::Address;
use nian_words::{Lab, Language, PlayPage, SampleGame};
use yew::prelude::*;

/// The field for a position, which `page.js` sets on the board of the page.
pub(super) fn position_form(language: Language, position: &'static str) -> Html {
    html! {
        <form class="setting position" action="./">
            <label for="p">{ language.among(&PlayPage::POSITION) }</label>
            <input id="p" name="p" type="text" value={position} required=true
                autocomplete="off" autocapitalize="none" spellcheck="false"
                aria-describedby="p-hint" aria-errormessage="p-refused" />
            <button type="submit">{ language.among(&PlayPage::SET_UP) }</button>
            { refused("p-refused", language.among(&PlayPage::REFUSED)) }
            <p id="p-hint">{ language.among(&PlayPage::POSITION_HINT) }</p>
        </form>
    }
}

/// The error of a field; `short` is its beginning, and `www/pages/refused.js` fills in the rest.
pub(super) fn refused(id: &'static str, short: &'static str) -> Html {
    html! { <p id={id} class="refused" role="alert" data-short={short}></p> }
}

/// A position of every game, as a link to this page with the position in the address.
pub(super) fn samples(address: Address) -> Html {
    let language = address.language;
    html! {
        <section class="samples" aria-labelledby="samples">
            <h2 id="samples">{ language.among(&PlayPage::SAMPLES) }</h2>
            <p>{ language.among(&PlayPage::SAMPLES_NOTE) }</p>
            { for SampleGame::ALL.iter().map(|game| samples_of(language, game)) }
        </section>
    }
}

fn samples_of(language: Language, game: &SampleGame) -> Html {
    let links = game.samples.iter().map(|sample| {
        let position = sample.position;
        html! {
            <li>
                <a href={format!("?p={position}")}><code>{ position }</code></a>
                { " " }{ language.among(&sample.name) }
            </li>
        }
    });
    html! {
        <>
            <h3>{ language.among(&game.name) }</h3>
            <p>
                { language.among(&game.rules) }{ " " }
                <span class="written">{ language.among(&Lab::WRITTEN) }<code>{ game.notation }</code></span>
            </p>
            <ul>{ for links }</ul>
        </>
    }
}

#[cfg(test)]
mod tests {
    use nian_solver::AnyPosition;
    use nian_words::SampleGame;

    /// The positions are valid and canonical, as the board writes them into the address.
    #[test]
    fn the_samples_are_positions() {
        for game in SampleGame::ALL {
            let samples = game.samples.iter().map(|sample| sample.position);
            for text in samples.chain([game.notation]) {
                assert_eq!(read(text).to_string(), text);
            }
        }
    }

    #[test]
    fn whoever_begins_can_win() {
        for sample in SampleGame::ALL.iter().flat_map(|game| game.samples) {
            assert!(
                !read(sample.position).outcome().is_safe(),
                "{}",
                sample.position
            );
        }
    }

    fn read(text: &str) -> AnyPosition {
        text.parse()
            .unwrap_or_else(|error| panic!("{text}: {error}"))
    }
}
