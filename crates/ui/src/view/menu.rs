use super::button::button;
use super::icon::{Icon, icon};
use super::tag::{group, maybe, nothing, tag, text};
use crate::model::{Answers, Example, Game, Kind, Opponent, Player, Popup, Speed, Widget};
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
    let settings = open.then(|| settings(widget, site));
    group("div", "nian-menu", vec![opener.html(), maybe(settings)])
}

fn settings(widget: &Widget, site: &str) -> Html {
    let mut all = Vec::new();
    match &widget.kind {
        Kind::Example(example) => all.push(speed(widget, example)),
        Kind::Game(game) => add_players(&mut all, widget, game),
        Kind::Tables(_) => {}
    }
    all.push(answers(widget));
    all.push(play_on(widget, site));
    group("div", "nian-popup", all)
}

fn speed(widget: &Widget, example: &Example) -> Html {
    let words = widget.language.interface();
    let at = Speed::ALL.iter().position(|&one| one == example.speed());
    choice("speed", words.speed(), &words.speeds(), at)
}

fn add_players(all: &mut Vec<Html>, widget: &Widget, game: &Game) {
    let words = widget.language.interface();
    let opponent = game.opponent();
    let at = Opponent::ALL.iter().position(|&one| one == opponent);
    all.push(choice("opponent", words.opponent(), &words.opponents(), at));
    let at = Player::ALL.iter().position(|&one| one == game.first());
    let names = words.players(opponent != Opponent::None);
    all.push(choice("first", words.who_begins(), &names, at));
    all.push(text("p", "nian-keys", words.key_help().to_owned()));
}

fn choice(field: &'static str, label: &str, names: &[&str], selected: Option<usize>) -> Html {
    let mut select = tag("select", "");
    select.put("data-set", field);
    for (at, &name) in names.iter().enumerate() {
        let mut option = tag("option", "");
        option.set("value", at.to_string());
        if selected == Some(at) {
            option.put("selected", "");
        }
        option.say(name.to_owned());
        select.add(option.html());
    }
    let label = text("span", "", label.to_owned());
    group("label", "nian-choice", vec![label, select.html()])
}

fn answers(widget: &Widget) -> Html {
    let mut check = tag("input", "").with(&[("type", "checkbox"), ("data-set", "answers")]);
    check.check(widget.answers == Answers::Shown);
    let mut label = tag("label", "nian-check");
    label.add(check.html());
    label.say(widget.language.interface().show_answers().to_owned());
    label.html()
}

/// The position shown, on a board of its own.
fn play_on(widget: &Widget, site: &str) -> Html {
    let Some(position) = widget.position() else {
        return nothing();
    };
    let folder = match widget.language {
        Language::ZhHant => "",
        Language::ZhHans => "zh-Hans/",
        Language::En => "en/",
    };
    let mut link = tag("a", "");
    link.set(
        "href",
        [site, folder, "play/?p=", &position.to_string()].concat(),
    );
    link.say(widget.language.interface().play_on().to_owned());
    link.html()
}
