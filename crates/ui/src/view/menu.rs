use super::button::button;
use super::icon::{Icon, icon};
use super::tag::{Tag, nothing, tag, word};
use crate::model::{Answers, Example, Game, Kind, Opponent, Player, Popup, Speed, Widget};
use nian_solver::AnyPosition;
use nian_words::Language;
use yew::Html;

/// The button at the head of a card, and the settings it opens.
pub(super) fn menu(widget: &Widget, site: &str) -> Html {
    let words = widget.language.interface();
    let open = widget.popup == Some(Popup::Menu);
    let mut opener = button("nian-button", "menu");
    opener.put("aria-label", words.menu());
    opener.put("title", words.menu());
    opener.put("aria-expanded", if open { "true" } else { "false" });
    opener.add(icon(Icon::Menu));
    let mut menu = tag("div", "nian-menu");
    menu.add(opener.html());
    // The opener stays the same element: it has the focus.
    menu.add(if open {
        settings(widget, site)
    } else {
        nothing()
    });
    menu.html()
}

fn settings(widget: &Widget, site: &str) -> Html {
    let mut all = tag("div", "nian-popup");
    match &widget.kind {
        Kind::Example(example) => all.add(speed(widget, example)),
        Kind::Game(game) => add_players(&mut all, widget, game),
        Kind::Tables(_) | Kind::Claim(_) => {}
    }
    all.add(answers(widget));
    if let Some(position) = widget.position() {
        all.add(play_on(widget.language, position, site));
    }
    all.add(tag("div", "nian-more").html()); // filled by `tools.js`
    all.html()
}

fn speed(widget: &Widget, example: &Example) -> Html {
    let words = widget.language.interface();
    let at = Speed::ALL.iter().position(|&one| one == example.speed());
    choice("speed", words.speed(), &words.speeds(), at)
}

fn add_players(all: &mut Tag, widget: &Widget, game: &Game) {
    let words = widget.language.interface();
    let opponent = game.opponent();
    let at = Opponent::ALL.iter().position(|&one| one == opponent);
    all.add(choice("opponent", words.opponent(), &words.opponents(), at));
    // Of two people the first player begins, whoever that is.
    if opponent != Opponent::None {
        let at = Player::ALL.iter().position(|&one| one == game.first());
        all.add(choice("first", words.who_begins(), &words.players(), at));
    }
    all.add(word("p", "nian-keys", words.key_help()));
}

pub(super) fn choice(
    field: &'static str,
    label: &'static str,
    names: &[&'static str],
    selected: Option<usize>,
) -> Html {
    let mut select = tag("select", "");
    select.put("data-set", field);
    for (at, &name) in names.iter().enumerate() {
        let mut option = tag("option", "");
        option.set("value", at.to_string());
        if selected == Some(at) {
            option.put("selected", "");
        }
        option.say(name);
        select.add(option.html());
    }
    let mut row = tag("label", "nian-choice");
    row.add(word("span", "", label));
    row.add(select.html());
    row.html()
}

fn answers(widget: &Widget) -> Html {
    let words = widget.language.interface();
    let names = words.when_answers();
    // Only an example has steps that ask.
    let most = if let Kind::Example(_) = widget.kind {
        3
    } else {
        2
    };
    let at = Answers::ALL.iter().position(|&one| one == widget.answers);
    choice("answers", words.answers(), &names[..most], at)
}

/// The position shown, on a board of its own.
fn play_on(language: Language, position: &AnyPosition, site: &str) -> Html {
    let mut link = tag("a", "");
    link.set(
        "href",
        [site, language.folder(), "play/?p=", &position.to_string()].concat(),
    );
    link.say(language.interface().play_on());
    link.html()
}
