//! Progress, as coins: filled, half or dotted. Marks of outcomes mean safe and unsafe and nothing else.

use crate::{Article, Chapter};
use yew::prelude::*;

/// What a coin stands for.
pub(super) struct Part {
    /// The sections with an example, `ARTICLE/SECTION`: the coin fills when each is at its last step.
    pub(super) sections: Vec<String>,
    /// The chapter, `ARTICLE/CHAPTER`, which readers may also mark as read.
    pub(super) chapter: Option<String>,
}

/// A coin for each part. `path.js` sets `data-state` of each, `some` or `all`; whoever cannot see them hears the words
/// beside them.
pub(super) fn coins(parts: impl IntoIterator<Item = Part>) -> Html {
    let coins = parts.into_iter().map(|part| {
        html! { <span class="coin" data-sections={part.sections.join(" ")} data-chapter={part.chapter}></span> }
    });
    html! { <span class="coins" aria-hidden="true">{ for coins }</span> }
}

/// A coin for each example of a chapter.
pub(super) fn coins_of_chapter(slug: &str, article: &Article, chapter: &Chapter) -> Html {
    coins(article.examples_of(chapter).map(|section| Part {
        sections: vec![format!("{slug}/{}", section.id)],
        chapter: None,
    }))
}

/// A coin for each chapter of an article.
pub(super) fn coins_of_article(slug: &str, article: &Article) -> Html {
    coins(article.chapters.iter().map(|chapter| {
        let sections = article.examples_of(chapter);
        Part {
            sections: sections
                .map(|section| format!("{slug}/{}", section.id))
                .collect(),
            chapter: Some(format!("{slug}/{}", chapter.name)),
        }
    }))
}
