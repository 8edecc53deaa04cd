//! How a worksheet is laid out: a head, groups of numbered items, and the answers on a page of their own. Where pages end the
//! styles decide.

use super::code::code;
use super::item::{how, item};
use super::parts::{Item, Texts};
use super::words::Words;
use crate::fill::fill;
use crate::practice::{Words as PracticeWords, named};
use nian_course::sheet::{Group, Parts, Sheet};
use nian_tasks::Skill;
use nian_words::Language;
use std::rc::Rc;
use yew::prelude::*;

/// The most characters of an address that somebody types: about a line.
const TYPED: usize = 100;

/// What stands side by side on paper: of what takes little room to be answered three, else two.
const NARROW: (Skill, usize) = (Skill::Columns, 3);
const USUAL: usize = 2;

/// All words of a worksheet.
#[derive(Debug)]
pub(super) struct AllWords {
    pub(super) common: PracticeWords,
    pub(super) own: Words,
}

impl AllWords {
    /// What a sheet trains.
    fn subject(&self, skill: Option<Skill>) -> &str {
        match skill {
            Some(skill) => named(&self.common, skill),
            None => &self.own.mixed,
        }
    }

    /// The heading of a sheet.
    pub(super) fn title(&self, skill: Option<Skill>) -> String {
        fill(&self.own.title, &[self.subject(skill)])
    }
}

#[derive(Properties)]
pub(super) struct PaperProps {
    pub(super) sheet: Rc<Sheet>,
    pub(super) words: Rc<AllWords>,
    /// The address of the same tasks on the screen; `None` in a folder, which has none for others.
    pub(super) online: Option<String>,
}

impl PartialEq for PaperProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.sheet, &other.sheet)
    }
}

/// A worksheet.
#[component]
pub(super) fn Paper(props: &PaperProps) -> Html {
    let (sheet, words) = (&*props.sheet, &*props.words);
    let language = Language::from_tag(&words.common.language);
    let texts = Texts {
        words: &words.own,
        language,
    };
    let groups: Vec<_> = sheet.groups.iter().map(|one| laid(one, texts)).collect();
    let parts = sheet.asked.parts;
    html! {
        <>
            if parts != Parts::Key {
                <section class="sheet-part">
                    { head(sheet, words, props.online.as_deref()) }
                    { all(sheet, words, &groups, false) }
                </section>
            }
            if parts != Parts::Sheet {
                <section class="sheet-part sheet-key">
                    <header>
                        <h2>{ fill(&words.own.key, &[words.subject(sheet.asked.skill)]) }</h2>
                        { about(sheet, words) }
                    </header>
                    { all(sheet, words, &groups, true) }
                </section>
            }
        </>
    }
}

/// A group as it stands on paper.
struct Laid {
    skill: Skill,
    /// What is to be done, and the rules, if these are the same for all.
    how: Vec<String>,
    items: Vec<Item>,
}

fn laid(group: &Group, texts: Texts<'_>) -> Laid {
    let skill = group.skill;
    let at = Skill::ALL.iter().position(|&one| one == skill);
    let first = group.tasks.first();
    let how = first.map(|first| how(texts.words, at.unwrap_or_default(), first).to_owned());
    let mut how: Vec<_> = how.into_iter().collect();
    let items = group.tasks.iter().filter_map(|task| item(task, texts));
    let mut items: Vec<_> = items.collect();
    if let Some(rules) = items.first().and_then(|item| item.rules.clone())
        && items.iter().all(|item| item.rules.as_ref() == Some(&rules))
    {
        for item in &mut items {
            item.rules = None;
        }
        how.push(rules);
    }
    Laid { skill, how, items }
}

fn head(sheet: &Sheet, words: &AllWords, online: Option<&str>) -> Html {
    let own = &words.own;
    html! {
        <header class="sheet-head">
            <div>
                <h2>{ words.title(sheet.asked.skill) }</h2>
                { about(sheet, words) }
                <p class="sheet-fields">
                    { for own.fields.iter().map(|label| html! { <span>{ label }</span> }) }
                </p>
                if let Some(online) = online {
                    <p class="sheet-online">
                        <span>{ &own.online }</span>
                        { " " }
                        if online.chars().count() <= TYPED { <a href={online.to_owned()}>{ readable(online) }</a> }
                    </p>
                }
            </div>
            { for online.and_then(|online| code(online, &own.code)) }
        </header>
    }
}

/// An address as one reads it.
fn readable(address: &str) -> String {
    let decoded = js_sys::decode_uri(address).ok();
    decoded.map_or_else(|| address.to_owned(), String::from)
}

fn about(sheet: &Sheet, words: &AllWords) -> Html {
    let asked = &sheet.asked;
    let numbers = [asked.level.number(), asked.seed, asked.count].map(|number| number.to_string());
    let numbers = numbers.each_ref().map(String::as_str);
    html! { <p class="sheet-about">{ fill(&words.own.about, &numbers) }</p> }
}

fn asked(item: &Item) -> Html {
    html! {
        <div class="sheet-ask" data-about={item.about.clone()}>
            if let Some(rules) = &item.rules { <p>{ rules }</p> }
            { item.ask.clone() }
        </div>
    }
}

fn answered(item: &Item) -> Html {
    html! { <div class="sheet-answer" data-answer={item.answer.clone()}>{ item.key.clone() }</div> }
}

/// All groups: the answers if it is a key, else what is asked.
fn all(sheet: &Sheet, words: &AllWords, groups: &[Laid], is_key: bool) -> Html {
    let mut before = 0;
    let shown = if is_key { answered } else { asked };
    let sections = groups.iter().map(|group| {
        let numbers = before + 1..;
        before += group.items.len();
        let is_narrow = !is_key && group.skill == NARROW.0;
        let items = numbers.zip(&group.items).map(|(number, item)| {
            html! { <li><b class="sheet-number">{ format!("{number}.") }</b>{ shown(item) }</li> }
        });
        let mut first: Vec<Html> = items.collect();
        let row = if is_narrow { NARROW.1 } else { USUAL };
        let rest = first.split_off(row.min(first.len()));
        let heading = sheet.asked.skill.is_none().then(|| named(&words.common, group.skill));
        let how = if is_key { &[] } else { &group.how[..] };
        // What stands above them is kept together with the first of them: no browser keeps a heading with what follows.
        html! {
            <section class="sheet-group">
                <div class="sheet-begin">
                    if heading.is_some() || !how.is_empty() {
                        <div class="sheet-top">
                            if let Some(heading) = heading { <h3>{ heading }</h3> }
                            { for how.iter().map(|text| html! { <p class="sheet-how">{ text }</p> }) }
                        </div>
                    }
                    { list(first, is_narrow) }
                </div>
                if !rest.is_empty() { { list(rest, is_narrow) } }
            </section>
        }
    });
    html! { <>{ for sections }</> }
}

/// Its role is said: where a list has no box of its own it would not be told as one.
fn list(items: Vec<Html>, is_narrow: bool) -> Html {
    let class = classes!("sheet-items", is_narrow.then_some("sheet-narrow"));
    html! { <ol {class} role="list">{ for items }</ol> }
}
