//! Progress, as coins: filled, half or dotted. Marks of outcomes mean safe and unsafe and nothing else.

use crate::{Article, Chapter, Section};
use nian_words::{ArticlePage as Words, HomePage, Language};
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
    let coins = parts.into_iter().map(coin);
    html! { <span class="coins" aria-hidden="true">{ for coins }</span> }
}

fn coin(part: Part) -> Html {
    html! { <span class="coin" data-sections={part.sections.join(" ")} data-chapter={part.chapter}></span> }
}

/// The coin of a section with an example.
pub(super) fn coin_of_section(slug: &str, chapter: &Chapter, section: &Section) -> Html {
    coins([part_of_section(slug, chapter, section)])
}

fn part_of_section(slug: &str, chapter: &Chapter, section: &Section) -> Part {
    Part {
        sections: vec![format!("{slug}/{}", section.id)],
        chapter: Some(format!("{slug}/{}", chapter.name)),
    }
}

/// A coin for each example of a chapter.
fn coins_of_chapter(slug: &str, article: &Article, chapter: &Chapter) -> Html {
    let examples = article.examples_of(chapter);
    coins(examples.map(|section| part_of_section(slug, chapter, section)))
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

/// The coins of a chapter, one for each of its examples, with words.
pub(super) fn progress_of_chapter(
    language: Language,
    slug: &str,
    article: &Article,
    chapter: &Chapter,
) -> Html {
    let none = match article.examples_of(chapter).count() {
        0 => String::new(),
        1 => language.among(&Words::ONE_EXAMPLE).to_owned(),
        all => filled(language.among(&Words::EXAMPLES), all),
    };
    let some = language.among(&Words::DONE_EXAMPLES);
    html! {
        <span class="progress" data-chapter={format!("{slug}/{}", chapter.name)}>
            { coins_of_chapter(slug, article, chapter) }
            <span class="told" data-some={some} data-all={language.among(&Words::DONE)}>{ none }</span>
        </span>
    }
}

/// The coins of an article, one for each of its chapters, with words.
pub(super) fn progress_of_article(language: Language, slug: &str, article: &Article) -> Html {
    let some = language.among(&Words::DONE_CHAPTERS);
    let none = filled(language.among(&Words::ALL_CHAPTERS), article.chapters.len());
    html! {
        <span class="progress">
            { coins_of_article(slug, article) }
            <span class="told" data-some={some} data-all={some}>{ none }</span>
        </span>
    }
}

/// The one line that says what has become of what was kept; `path.js` fills it.
pub(super) fn kept(language: Language) -> Html {
    let [damaged, forbidden] = HomePage::KEPT.map(|text| language.among(&text));
    html! { <p class="kept" role="status" data-damaged={damaged} data-forbidden={forbidden}></p> }
}

fn filled(text: &str, number: usize) -> String {
    text.replace("$1", &number.to_string())
}
