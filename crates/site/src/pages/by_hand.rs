use super::form::{fields, patterns};
use crate::Address;
use nian_scene::{face, small, svg};
use nian_solver::AnyPosition;
use nian_ui::model::{Opponent, Player};
use nian_words::{Language, SampleGame, SetUp as Words};
use serde_json::json;
use yew::prelude::*;

/// The fold-out in which a position is set up by hand. `setup.js`, fetched when it is first unfolded, reads the games,
/// their fields and their notation from here. On a board that is played on, it also has the choice of the players.
pub(super) fn by_hand(address: Address, is_played: bool) -> Html {
    let language = address.language;
    let say = |text| language.among(text);
    html! {
        <details class="by-hand" data-less={say(&Words::LESS)} data-more={say(&Words::MORE)}
            data-row={say(&Words::ROW)} data-number={say(&Words::NUMBER)}
            data-heap-number={say(&Words::HEAP_NUMBER)} data-limit-number={say(&Words::LIMIT_NUMBER)}
            data-die={say(&Words::DIE)} data-rows={say(&Words::HOW_MANY_ROWS)}
            data-heaps={say(&Words::HOW_MANY_HEAPS)} data-dice={say(&Words::HOW_MANY_DICE)}
            data-throw={say(&Words::THROW)} data-no-number={say(&Words::NO_NUMBER)}
            data-no-numbers={say(&Words::NO_NUMBERS)} data-odd-total={say(&Words::ODD_TOTAL)}
            data-even-total={say(&Words::EVEN_TOTAL)} data-refused={say(&Words::REFUSED)}>
            <summary>{ say(&Words::TITLE) }</summary>
            <p class="waiting" role="status">{ say(&Words::WAITING) }</p>
            <p class="failed" role="alert" hidden=true>
                { say(&Words::FAILED) }{ " " }
                <button type="button" class="quiet">{ say(&Words::AGAIN) }</button>
            </p>
            <div class="hand" hidden=true>
                { cards(language) }
                { for SampleGame::ALL.iter().enumerate().map(|(at, game)| game_form(language, at, game)) }
                if is_played { { players(language) } }
                <p class="said" role="status"></p>
                <template class="faces">{ for (1..=6).map(|up| picture(&svg(&face(up)))) }</template>
            </div>
        </details>
    }
}

fn picture(svg: &str) -> Html {
    Html::from_html_unchecked(svg.to_owned().into())
}

/// The games, each with its picture.
fn cards(language: Language) -> Html {
    let cards = SampleGame::ALL.iter().enumerate().map(|(at, game)| {
        let position: Option<AnyPosition> = game.notation.parse().ok();
        html! {
            <label>
                <input type="radio" name="game" value={at.to_string()} />
                <span>
                    { for position.map(|position| picture(&svg(&small(&position)))) }
                    { language.among(&game.name) }
                </span>
            </label>
        }
    });
    html! {
        <fieldset class="games">
            <legend>{ language.among(&Words::GAME) }</legend>
            <div>{ for cards }</div>
        </fieldset>
    }
}

/// The fields of a game, hidden until it is chosen.
fn game_form(language: Language, at: usize, game: &SampleGame) -> Html {
    let form = &game.form;
    let total = form
        .total
        .map(|total| json!({ "odd": total.odd, "of": total.of }).to_string());
    html! {
        <div class="game" hidden=true data-start={game.notation} data-ways={patterns(form)}
            data-total={total}>
            <p class="rules">{ language.among(&game.rules) }</p>
            { fields(language, at, language.among(&Words::WAY), form) }
        </div>
    }
}

/// Who begins and who plays, as in the card's own menu.
fn players(language: Language) -> Html {
    let words = language.interface();
    let select = |attribute, label, names: Vec<(&'static str, &'static str)>| {
        html! {
            <label>
                { label }{ " " }
                <select data-attribute={attribute}>{ for names.into_iter().map(|(value, name)| html! {
                    <option {value}>{ name }</option>
                }) }</select>
            </label>
        }
    };
    let first = Player::ALL.map(Player::name).into_iter();
    let opponents = Opponent::ALL.map(Opponent::name).into_iter();
    html! {
        <div class="players">
            { select("first", words.who_begins(), first.zip(words.players()).collect()) }
            { select("opponent", words.opponent(), opponents.zip(words.opponents()).collect()) }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use nian_words::SampleGame;
    use std::collections::BTreeSet;

    /// The patterns of each way of writing use existing fields, and each field is in one pattern.
    #[test]
    fn ways_and_fields_fit() {
        for game in SampleGame::ALL {
            let names: BTreeSet<_> = game.form.fields.iter().map(|field| field.name).collect();
            let mut written = BTreeSet::new();
            for way in game.form.ways {
                let pieces = way.pattern.split('{').skip(1);
                written.extend(pieces.filter_map(|piece| Some(piece.split_once('}')?.0)));
                assert_eq!(
                    way.name.is_some(),
                    game.form.ways.len() > 1,
                    "{}",
                    way.pattern
                );
            }
            assert_eq!(written, names, "{}", game.notation);
            if let Some(total) = game.form.total {
                assert!(total.of.iter().all(|name| names.contains(name)));
            }
        }
    }
}
