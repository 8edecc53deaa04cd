//! What a page of an article says where the page with all of it was asked for, and is not on the device.

use crate::{Address, Page};
use nian_words::Offline;
use yew::prelude::*;

/// Shown by `pages/absent.js`, where the worker has led here. Above the article, of which only a section may be left for
/// printing.
pub(in super::super) fn absent(address: Address) -> Option<Html> {
    let text = match address.page {
        Page::Article(_) => &Offline::CHAPTERS_INSTEAD,
        Page::Chapter(..) => &Offline::CHAPTER_INSTEAD,
        _ => return None,
    };
    Some(html! {
        <p class="absent" role="status" hidden=true>{ address.language.among(text) }</p>
    })
}
