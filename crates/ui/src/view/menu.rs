use super::Context;
use super::icon::{Icon, icon};
use crate::model::{Action, Answers, Example, Game, Kind, Opponent, Player, Popup, Speed};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The button at the head of a card, and the settings it opens.
pub(super) fn menu(context: &Context) -> Html {
    let widget = context.widget;
    let words = widget.language.interface();
    let open = widget.popup == Some(Popup::Menu);
    html! {
        <div class="nian-menu">
            <button type="button" class="nian-button" aria-label={words.menu()} title={words.menu()}
                aria-expanded={open.to_string()} onclick={context.on(Action::Toggle(Popup::Menu))}>
                { icon(Icon::Menu) }
            </button>
            if open { <div class="nian-popup">{ settings(context) }</div> }
        </div>
    }
}

fn settings(context: &Context) -> Html {
    let widget = context.widget;
    let words = widget.language.interface();
    let shown = widget.answers == Answers::Shown;
    let other = if shown {
        Answers::Hidden
    } else {
        Answers::Shown
    };
    let own = match &widget.kind {
        Kind::Example(example) => of_example(context, example),
        Kind::Game(game) => of_game(context, game),
        Kind::Tables(_) => Html::default(),
    };
    html! {
        <>
            { own }
            <label class="nian-check">
                <input type="checkbox" checked={shown} onchange={context.on(Action::SetAnswers(other))} />
                { words.show_answers() }
            </label>
            { play_on(context) }
        </>
    }
}

fn of_example(context: &Context, example: &Example) -> Html {
    let words = context.widget.language.interface();
    let at = Speed::ALL
        .iter()
        .position(|&speed| speed == example.speed());
    choice(context, words.speed(), &words.speeds(), at, |at| {
        Action::SetSpeed(Speed::ALL[at])
    })
}

fn of_game(context: &Context, game: &Game) -> Html {
    let words = context.widget.language.interface();
    let players = [Player::Reader, Player::Other];
    let opponent = Opponent::ALL
        .iter()
        .position(|&opponent| opponent == game.opponent());
    let first = players.iter().position(|&player| player == game.first());
    let names = words.players(game.opponent() != Opponent::None);
    html! {
        <>
            { choice(context, words.opponent(), &words.opponents(), opponent, |at| Action::SetOpponent(Opponent::ALL[at])) }
            { choice(context, words.who_begins(), &names, first, move |at| Action::SetFirst(players[at])) }
        </>
    }
}

fn choice(
    context: &Context,
    label: &'static str,
    names: &[&'static str],
    selected: Option<usize>,
    action: impl Fn(usize) -> Action + 'static,
) -> Html {
    let act = context.act.clone();
    let count = names.len();
    let onchange = Callback::from(move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        let at = usize::try_from(select.selected_index()).unwrap_or(0);
        if at < count {
            act.emit(action(at));
        }
    });
    let options = names.iter().enumerate().map(|(at, name)| {
        html! { <option selected={selected == Some(at)}>{ *name }</option> }
    });
    html! { <label class="nian-choice"><span>{ label }</span><select {onchange}>{ for options }</select></label> }
}

/// The position shown, on a board of its own.
fn play_on(context: &Context) -> Html {
    let widget = context.widget;
    let Some(position) = widget.position() else {
        return Html::default();
    };
    let folder = match widget.language {
        nian_words::Language::ZhHant => "",
        nian_words::Language::ZhHans => "zh-Hans/",
        nian_words::Language::En => "en/",
    };
    let href = [context.site, folder, "play/?p=", &position.to_string()].concat();
    html! { <a {href}>{ widget.language.interface().play_on() }</a> }
}
