//! What is seen of the page beside its elements. The site renders the same functions for the page as it is before the app is
//! there.

use super::words::Words;
use crate::fields::{folded, use_text};
use crate::select::Select;
use crate::set_up::{self, Shown};
use nian_course::play::{Action, Entry, FormMessage, NextGame, Play, View, Winner};
use nian_course::store::Storage;
use nian_scene::small;
use nian_solver::AnyPosition;
use nian_ui::drawing;
use nian_words::{MakePage, PlayPage, SampleGame, SetUp, TablePage, TableSample, Text};
use std::rc::Rc;
use yew::prelude::*;

/// What stands on the pictures of a rule of the reader's own and of numbers.
const OTHERS: [(&str, Text); 2] = [("?", PlayPage::OWN_RULE), ("101", PlayPage::NUMBERS)];

type Send = Callback<Action>;

/// The first `count` pictures of the strip, one of which is chosen.
pub fn strip(words: &Words, chosen: Entry, count: usize, send: &Send) -> Html {
    let pictures = (0..count).map(|place| {
        let entry = Entry::at(place);
        let (picture, name) = match entry {
            Entry::Game(at) => (picture(&SampleGame::ALL[at]), SampleGame::ALL[at].name),
            _ => {
                let (sign, name) = OTHERS[place - SampleGame::ALL.len()];
                (html! { <i aria-hidden="true">{ sign }</i> }, name)
            }
        };
        let onchange = send.reform(move |_: Event| Action::Pick(entry));
        html! {
            <label>
                <input type="radio" name="game" value={place.to_string()} autocomplete="off" checked={entry == chosen} {onchange} />
                <span>{ picture }<span>{ words.say(name) }</span></span>
            </label>
        }
    });
    html! { <><legend>{ words.say(SetUp::GAME) }</legend><div>{ for pictures }</div></> }
}

fn picture(game: &SampleGame) -> Html {
    let position: Option<AnyPosition> = game.notation.parse().ok();
    let picture = position.map(|position| drawing(&small(&position)));
    picture.unwrap_or_default()
}

/// The views of the game.
pub fn views<S: Storage>(words: &Words, page: &Play<S>, send: &Send) -> Html {
    let views = View::ALL.into_iter().zip(PlayPage::VIEWS).map(|(view, name)| {
        let onchange = send.reform(move |_: Event| Action::See(view));
        html! {
            <label>
                <input type="radio" name="view" value={view.name()} autocomplete="off" checked={view == page.view()} {onchange} />
                <span>{ words.say(name) }</span>
            </label>
        }
    });
    html! {
        <>
            <legend>{ words.say(PlayPage::VIEW) }</legend>
            { for views }
            <p role="status">
                if let Some(unknown) = page.unknown() {
                    { words.fill(PlayPage::UNKNOWN_VIEW, &[&unknown.chars().take(40).collect::<String>()]) }
                }
            </p>
        </>
    }
}

/// Who plays, and who begins.
pub fn players<S: Storage>(words: &Words, page: &Play<S>, send: &Send) -> Html {
    let select = |name: &'static str, label: &str, options: &[(String, String)]| {
        let value = page.setting(name).unwrap_or(&options[0].0).to_owned();
        let options = options.iter();
        let options: Vec<(AttrValue, AttrValue)> = options
            .map(|(value, name)| (value.clone().into(), name.clone().into()))
            .collect();
        let onchange = send.reform(move |value| Action::Setting(name, value));
        html! { <Select {name} label={label.to_owned()} {value} {options} {onchange} /> }
    };
    html! {
        <>
            { select("opponent", &words.opponent, &words.opponents) }
            { select("first", &words.first, &words.firsts) }
        </>
    }
}

/// The positions of the game's list; each is a link to the page with it.
pub fn samples<S: Storage>(words: &Words, page: &Play<S>, send: &Send) -> Html {
    let game = page.game();
    let links = SampleGame::ALL[game].samples.iter().enumerate();
    let links = links.map(|(at, sample)| {
        let onclick = send.reform(move |event: MouseEvent| {
            event.prevent_default();
            Action::Sample(at)
        });
        let current = (page.sample() == Some(at)).then_some("true");
        html! {
            <li key={sample.position}>
                <a href={format!("?p={}", sample.position)} aria-current={current} {onclick}>
                    <span>{ words.say(sample.name) }</span>{ " " }<span class="figures">{ figures(sample.position) }</span>
                </a>
            </li>
        }
    });
    let surprise = send.reform(|_: MouseEvent| Action::Surprise);
    html! {
        <>
            <h2 id="samples">{ words.say(PlayPage::ANOTHER) }</h2>
            <ul>
                { for links }
                <li key="surprise">
                    <button type="button" name="surprise" onclick={surprise}>
                        <span>{ words.say(PlayPage::SURPRISE) }</span>{ " " }<span class="figures">{ words.say(PlayPage::SURPRISE_NOTE) }</span>
                    </button>
                </li>
            </ul>
        </>
    }
}

/// The numbers of a position, as people write them: `3・4・5`.
pub(crate) fn figures(position: &str) -> String {
    let state = position
        .split_once(':')
        .map_or(position, |(_, state)| state);
    state.replace(',', "・").replace('@', " · ")
}

/// The form in which the game's positions are set up by hand.
pub fn hand<S: Storage>(words: &Words, page: &Play<S>, send: &Send) -> Html {
    let game = &SampleGame::ALL[page.game()];
    let shown = Shown {
        texts: &words.texts,
        way: SetUp::WAY,
        no_numbers: SetUp::NO_NUMBERS,
        state: page.form(),
        number: page.game(),
    };
    let said = page.said().map(|said| match said {
        FormMessage::Refused(refused) => set_up::refusal(shown, refused),
        FormMessage::Settled(settled) => set_up::settled(&words.texts, settled),
        FormMessage::Board => words.fill(SetUp::REFUSED, &[page.wrong().unwrap_or_default()]),
    });
    html! {
        <>
            <div class="game" key={page.game()}>
                <p class="rules">{ words.say(game.rules) }</p>
                { set_up::fields(shown, &send.reform(Action::SetUp)) }
            </div>
            <p class="said" role="status">{ said.unwrap_or_default() }</p>
        </>
    }
}

#[derive(PartialEq, Properties)]
pub(super) struct PositionProps {
    words: Rc<Words>,
    typed: AttrValue,
    wrong: Option<AttrValue>,
    /// What is typed, as it stands in the field.
    ontype: Callback<String>,
}

/// The field for a position in the notation, or as people write it.
#[component]
fn Position(props: &PositionProps) -> Html {
    let node = use_text(props.typed.clone(), props.wrong.is_some().into());
    let onsubmit = {
        let (node, ontype) = (node.clone(), props.ontype.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(input) = node.cast::<web_sys::HtmlInputElement>() {
                ontype.emit(input.value());
            }
        })
    };
    let words = &props.words;
    html! {
        <form class="setting position" action="./" {onsubmit}>
            <label for="p">{ words.say(PlayPage::POSITION) }</label>
            <input ref={node} id="p" name="p" type="text" required=true autocomplete="off" autocapitalize="none" spellcheck="false"
                aria-describedby="p-hint" aria-errormessage="p-refused" aria-invalid={props.wrong.is_some().to_string()} />
            <button type="submit">{ words.say(PlayPage::SET_UP) }</button>
            <p id="p-refused" class="refused" role="alert">
                if let Some(wrong) = &props.wrong { { refusal(words, &props.typed, wrong) } }
            </p>
            <p id="p-hint">{ words.say(PlayPage::POSITION_HINT) }</p>
        </form>
    }
}

/// Why a position cannot be set up: `wrong`, as the board says it, unless it is none in any way of writing.
fn refusal(words: &Words, typed: &str, wrong: &str) -> String {
    match typed.parse::<AnyPosition>() {
        Ok(_) => format!("{}{wrong}", words.say(PlayPage::REFUSED)),
        Err(_) => words.fill(PlayPage::NOT_UNDERSTOOD, &[typed]),
    }
}

/// The form of a position; `understood` gives the notation of what is typed.
pub fn position<S: Storage>(words: &Rc<Words>, page: &Play<S>, send: &Send) -> Html {
    let ontype = send.reform(|typed: String| Action::Typed(super::understood(&typed)));
    let wrong = page.wrong().map(|wrong| AttrValue::from(wrong.to_owned()));
    html! { <Position words={words.clone()} typed={page.typed().to_owned()} {wrong} {ontype} /> }
}

/// What comes after a game.
pub fn after<S: Storage>(words: &Words, page: &Play<S>, send: &Send) -> Html {
    let [won, stronger, lost, weaker] = PlayPage::LADDER;
    let named = |opponent: &str| {
        let mut all = words.opponents.iter();
        let found = all.find(|(value, _)| value == opponent);
        found.map_or("", |(_, name)| name)
    };
    let next = |name: Text| words.fill(PlayPage::NEXT, &[words.say(name)]);
    let (said, button) = match page.offer() {
        Some(NextGame::Sample(at)) => {
            let sample = &SampleGame::ALL[page.game()].samples[*at];
            ("", Some(next(sample.name)))
        }
        Some(NextGame::Surprise) => ("", Some(next(PlayPage::SURPRISE))),
        Some(NextGame::Stronger(other)) => {
            (words.say(won), Some(words.fill(stronger, &[named(other)])))
        }
        Some(NextGame::Weaker(other)) => {
            (words.say(lost), Some(words.fill(weaker, &[named(other)])))
        }
        None => ("", None),
    };
    let other_first = page.winner() == Some(Winner::Reader);
    html! {
        <>
            <span role="status">{ said }</span>
            { " " }
            <button type="button" class="next" hidden={button.is_none()} onclick={send.reform(|_: MouseEvent| Action::Next)}>
                { button.unwrap_or_default() }
            </button>
            { " " }
            <button type="button" class="quiet" hidden={!other_first} onclick={send.reform(|_: MouseEvent| Action::OtherFirst)}>
                { words.say(PlayPage::OTHER_FIRST) }
            </button>
        </>
    }
}

#[derive(PartialEq, Properties)]
struct TableProps {
    words: Rc<Words>,
    of: AttrValue,
    rules: Option<AttrValue>,
    wrong: Option<AttrValue>,
    onshow: Callback<(String, Option<String>)>,
}

/// The choice of a table and of its rules.
#[component]
fn Table(props: &TableProps) -> Html {
    let rules = props.rules.clone().unwrap_or_default();
    let node = use_text(rules, props.wrong.is_some().into());
    let onsubmit = {
        let (node, of, onshow) = (node.clone(), props.of.to_string(), props.onshow.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(input) = node.cast::<web_sys::HtmlInputElement>() {
                onshow.emit((of.clone(), rules_typed(&input.value())));
            }
        })
    };
    let onchange = props.onshow.reform(|of: String| (of, None));
    let words = &props.words;
    let tables = TableSample::ALL.iter();
    let tables: Vec<(AttrValue, AttrValue)> = tables
        .map(|table| (table.of.into(), words.say(table.name).to_owned().into()))
        .collect();
    html! {
        <form class="setting table" action="./" {onsubmit}>
            <Select id="of" name="of" label={words.say(TablePage::TABLE).to_owned()} value={props.of.clone()} options={tables} {onchange} />
            <label for="rules">{ words.say(TablePage::RULES) }</label>
            <input ref={node} id="rules" name="rules" type="text" autocomplete="off" autocapitalize="none" spellcheck="false"
                disabled={props.rules.is_none()} aria-describedby="rules-hint" aria-errormessage="rules-refused"
                aria-invalid={props.wrong.is_some().to_string()} />
            <button type="submit">{ words.say(TablePage::SHOW) }</button>
            <p id="rules-refused" class="refused" role="alert">
                if let Some(wrong) = &props.wrong {
                    { format!("{}{wrong}", words.say(TablePage::REFUSED)) }
                }
            </p>
            <p id="rules-hint">{ words.say(TablePage::RULES_HINT) }</p>
        </form>
    }
}

/// Rules as they are typed, in the signs of the notation.
pub(super) fn rules_typed(text: &str) -> Option<String> {
    let text = folded(text, "NFKC").replace(['、', ';'], ",");
    let text: String = text
        .chars()
        .filter(|letter| !letter.is_whitespace())
        .collect();
    (!text.is_empty()).then_some(text)
}

/// The form of the table.
pub fn table<S: Storage>(words: &Rc<Words>, page: &Play<S>, send: &Send) -> Html {
    let (of, rules, wrong) = page.table();
    let onshow = send.reform(|(of, rules)| Action::Table(of, rules));
    html! {
        <Table words={words.clone()} of={of.to_owned()} rules={rules.map(|rules| AttrValue::from(rules.to_owned()))}
            wrong={wrong.map(|wrong| AttrValue::from(wrong.to_owned()))} {onshow} />
    }
}

/// The way to the page on which an example is made of the game on the board.
pub fn make<S: Storage>(words: &Words, page: &Play<S>, href: &str) -> Html {
    let board = page.board();
    let moves = match board.moves.as_str() {
        "" => String::new(),
        moves => format!("&moves={moves}"),
    };
    html! { <a data-make="" href={format!("{href}?p={}{moves}", board.start)}>{ words.say(MakePage::FROM_BOARD) }</a> }
}
