//! A worksheet on paper.

use super::item::{how, item};
use super::laid::{Group, Head, Placed, parts};
use super::parts::{Item, Texts};
use super::words::Words;
use crate::fill::fill;
use crate::practice::{Words as PracticeWords, named};
use nian_course::sheet::{Group as Tasks, Parts, Sheet};
use nian_tasks::{Skill, Task};
use nian_words::Language;
use std::rc::Rc;
use yew::prelude::*;

/// What stands side by side on paper: of what takes little room to be answered three, else two.
const NARROW: (Skill, usize, &str) = (Skill::Columns, 3, "sheet-narrow");
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
    let groups: Vec<_> = sheet
        .groups
        .iter()
        .map(|one| group(sheet, words, one, texts))
        .collect();
    let (own, asked) = (&words.own, &sheet.asked);
    let numbers = [asked.level.number(), asked.seed, asked.count].map(|number| number.to_string());
    let numbers = numbers.each_ref().map(String::as_str);
    let about = fill(&own.about, &numbers);
    let key = fill(&own.key, &[words.subject(asked.skill)]);
    let head = Head {
        title: words.title(asked.skill),
        about: about.clone(),
        fields: own.fields.each_ref().map(String::as_str),
        online: &own.online,
        address: props.online.as_deref(),
        code: &own.code,
    };
    parts(
        (asked.parts != Parts::Key).then_some(&head),
        (asked.parts != Parts::Sheet).then_some((key, &about)),
        &groups,
    )
}

/// The tasks of a skill.
fn group(sheet: &Sheet, words: &AllWords, tasks: &Tasks, texts: Texts<'_>) -> Group {
    let (how, items) = on_paper(tasks.skill, &tasks.tasks, texts);
    let is_narrow = tasks.skill == NARROW.0;
    let heading = sheet.asked.skill.is_none();
    Group {
        heading: heading.then(|| named(&words.common, tasks.skill).to_owned()),
        how,
        items,
        row: if is_narrow { NARROW.1 } else { USUAL },
        class: is_narrow.then_some(NARROW.2),
    }
}

/// Tasks of a skill on paper, and what is to be done in all of them.
pub(crate) fn on_paper(
    skill: Skill,
    tasks: &[Task],
    texts: Texts<'_>,
) -> (Vec<String>, Vec<Placed>) {
    let at = Skill::ALL.iter().position(|&one| one == skill);
    let how = tasks
        .first()
        .map(|first| how(texts.words, at.unwrap_or_default(), first).to_owned());
    let mut how: Vec<_> = how.into_iter().collect();
    let items = tasks.iter().filter_map(|task| item(task, texts));
    let mut items: Vec<_> = items.collect();
    // Rules that are the same for all stand above them.
    if let Some(rules) = items.first().and_then(|item| item.rules.clone())
        && items.iter().all(|item| item.rules.as_ref() == Some(&rules))
    {
        for item in &mut items {
            item.rules = None;
        }
        how.push(rules);
    }
    (how, items.into_iter().map(placed).collect())
}

fn placed(item: Item) -> Placed {
    let ask = html! {
        <div class="sheet-ask" data-about={item.about}>
            if let Some(rules) = item.rules { <p>{ rules }</p> }
            { item.ask }
        </div>
    };
    let key = html! { <div class="sheet-answer" data-answer={item.answer}>{ item.key }</div> };
    Placed {
        ask,
        key: Some(key),
        class: None,
        is_task: true,
    }
}
