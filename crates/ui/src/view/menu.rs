use super::icon::{Icon, icon};
use super::text::{bool_value, text};
use crate::model::{
    Answers, Command, Game, Input, Kind, Opponent, Player, Popup, Speed, Walkthrough, Widget,
};
use yew::{Html, html};

/// The menu button in the head of a card, and the settings in its popup.
pub(super) fn menu(widget: &Widget, site: &str) -> Html {
    let name = widget.language.interface().menu();
    let open = widget.popup == Some(Popup::Menu);
    // The button stays the same element, so that it keeps the focus.
    html! {
        <div class="nian-menu">
            <button type="button" class="nian-button" data-do={Command::Toggle(Popup::Menu)}
                aria-label={name} title={name} aria-expanded={bool_value(open)}>
                { icon(Icon::Menu) }
            </button>
            if open { { settings(widget, site) } }
        </div>
    }
}

fn settings(widget: &Widget, site: &str) -> Html {
    html! {
        <div class="nian-popup">
            if let Kind::Game(game) = &widget.kind { { for players(widget, game) } }
            if !widget.is_task() { { for of_answers(widget) } }
            <p class="nian-share">{ text(widget.language.interface().share()) }</p>
            { for addresses(widget, site) }
            <div class="nian-more" /> // filled by `tools.js`
        </div>
    }
}

/// The speed of autoplay, and when answers are visible; tasks have neither setting.
fn of_answers(widget: &Widget) -> Vec<Html> {
    let mut all = Vec::new();
    if let Kind::Example(example) = &widget.kind {
        all.push(speed(widget, example));
    }
    all.push(answers(widget));
    all
}

fn speed(widget: &Widget, example: &Walkthrough) -> Html {
    let words = widget.language.interface();
    let at = Speed::ALL.iter().position(|&one| one == example.speed());
    choice(Input::Speed, words.speed(), &words.speeds(), at)
}

fn players(widget: &Widget, game: &Game) -> Vec<Html> {
    let words = widget.language.interface();
    let opponent = game.opponent();
    let at = Opponent::ALL.iter().position(|&one| one == opponent);
    let (name, names) = (words.opponent(), words.opponents());
    let mut all = vec![choice(Input::Opponent, name, &names, at)];
    // With two people the first player always begins.
    if opponent != Opponent::None {
        let at = Player::ALL.iter().position(|&one| one == game.first());
        all.push(choice(
            Input::First,
            words.who_begins(),
            &words.players(),
            at,
        ));
    }
    let keys = [words.key_help(), words.gap(), words.undo_help()].concat();
    all.push(html! { <p class="nian-keys">{ text(keys) }</p> });
    all
}

pub(super) fn choice(
    input: Input,
    label: &'static str,
    names: &[&'static str],
    selected: Option<usize>,
) -> Html {
    html! {
        <label class="nian-choice">
            <span>{ text(label) }</span>
            <select data-set={input}>
                for (at, &name) in names.iter().enumerate() {
                    <option value={at.to_string()} selected={selected == Some(at)}>{ text(name) }</option>
                }
            </select>
        </label>
    }
}

fn answers(widget: &Widget) -> Html {
    let words = widget.language.interface();
    let names = words.when_answers();
    // Only an example has steps that ask.
    let most = if let (Kind::Example(_), true) = (&widget.kind, widget.kept.is_empty()) {
        3
    } else {
        2
    };
    let at = Answers::ALL.iter().position(|&one| one == widget.answers);
    choice(Input::Answers, words.answers(), &names[..most], at)
}

/// The pages with what is shown: the position on a board of its own; or a game as it stands, and what makes an example
/// of it.
fn addresses(widget: &Widget, site: &str) -> Vec<Html> {
    let words = widget.language.interface();
    let link = |page: &str, shown: &str, name: &'static str| {
        let address = [site, widget.language.folder(), page, "/?p=", shown].concat();
        html! { <a href={address}>{ text(name) }</a> }
    };
    match (widget.game(), widget.position()) {
        (Some(game), _) => {
            let game = game.state().replace(' ', "&moves=");
            vec![
                link("play", &game, words.link_to_game()),
                link("make", &game, words.make_example()),
            ]
        }
        (None, Some(position)) => vec![link("play", &position.to_string(), words.play_on())],
        (None, None) => Vec::new(),
    }
}
