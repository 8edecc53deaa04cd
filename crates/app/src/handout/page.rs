//! What is seen of a handout: the form, what is said, and the paper.

use super::form::{choice, form, status};
use super::group::group;
use super::words::Writing;
use super::{Link, State, Words};
use crate::sheet::laid::{Group, Head, parts};
use nian_course::deck::Fault;
use nian_course::handout::Contents;
use nian_words::{Handout as HandoutText, Language};
use std::rc::Rc;
use yew::prelude::*;

/// The most characters of an address that a code holds; one that is longer is left out.
const MOST: usize = 2000;

/// What is known of what is on paper besides its things.
pub(super) struct Around<'a> {
    pub(super) language: Language,
    /// Where the same is on a screen.
    pub(super) online: Option<&'a str>,
    /// Where the reader has come from.
    pub(super) back: &'a str,
    /// What of it could not be read.
    pub(super) faults: &'a [Fault],
}

/// The page.
pub(super) fn page(link: &Link, words: &Rc<Words>, around: Around<'_>) -> Html {
    let Around {
        language,
        online,
        back,
        faults,
    } = around;
    let send = link.callback();
    link.with(|page| {
        if page.is_text() {
            return form(page, words, back, &send);
        }
        let online = online.filter(|address| address.len() <= MOST);
        html! {
            <>
                { form(page, words, back, &send) }
                <div class="handout-choice">{ choice(page, words, &send) }</div>
                <p class="told" role="status">{ status(page, words, faults, &send) }</p>
                <div class="sheet">
                    if page.is_made() {
                        // Each is a fresh one: nothing of it is changed, whatever a translator has made of its text.
                        <div key={page.number()}>{ paper(page, words, language, online) }</div>
                    }
                </div>
            </>
        }
    })
}

fn paper(page: &State, words: &Words, language: Language, online: Option<&str>) -> Html {
    let is_named = page.are_named();
    let writing = Writing {
        words,
        language,
        space: page.space(),
    };
    let sheets = page.sheets().filter(|sheet| !sheet.is_left_out());
    let groups: Vec<_> = sheets
        .map(|sheet| group(&sheet, is_named, writing))
        .collect();
    let tasks: usize = groups.iter().map(Group::tasks).sum();
    let (title, contents) = (page.title(), page.contents());
    let texts = &words.texts;
    let about = texts.fill(HandoutText::ABOUT, &[&tasks.to_string()]);
    let head = Head {
        title: words.heading(title.as_deref()),
        about: about.clone(),
        fields: [HandoutText::NAME, HandoutText::DATE].map(|field| texts.say(field)),
        online: texts.say(HandoutText::ONLINE),
        address: online,
        code: texts.say(HandoutText::CODE),
    };
    parts(
        (contents != Contents::Key).then_some(&head),
        (contents != Contents::Sheet).then(|| (words.key(title.as_deref()), &*about)),
        &groups,
    )
}
