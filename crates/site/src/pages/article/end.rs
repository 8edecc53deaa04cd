//! The end of a chapter: what is done, and what there is to do.

use super::super::coins::{kept, progress_of_chapter};
use super::ArticleProps;
use crate::{Chapter, Page, Section};
use nian_words::ArticlePage as Words;
use yew::prelude::*;

/// `path.js` fills the coins and answers the button.
pub(super) fn end(props: &ArticleProps, chapter: &Chapter) -> Html {
    let language = props.address.language;
    let [mark, undo] = [Words::MARK_READ, Words::UNDO].map(|text| language.among(&text));
    let tasks = tasks(props, chapter).map(|href| {
        html! { <a class="main" {href}>{ language.among(&Words::FIVE_TASKS) }</a> }
    });
    html! {
        <section class="chapter-end" aria-labelledby="end">
            <h2 id="end">{ language.among(&Words::FINISHED) }</h2>
            <p>{ progress_of_chapter(language, props.slug, &props.article, chapter) }</p>
            { kept(language) }
            <p class="acts">
                { for tasks }
                <button type="button" name="read" value={format!("{}/{}", props.slug, chapter.name)}
                    data-mark={mark} data-undo={undo}>{ mark }</button>
                <a href="?print=text">{ language.among(&Words::PRINT_CHAPTER) }</a>
            </p>
        </section>
    }
}

/// The address of tasks as those at the end of the chapter's last section that has some.
fn tasks(props: &ArticleProps, chapter: &Chapter) -> Option<String> {
    let sections = props.article.sections_of(chapter).iter();
    let widgets = sections.flat_map(Section::widgets);
    let last = widgets
        .filter(|one| one.element == "nian-exercise")
        .last()?;
    let told = ["skill", "rules", "level"].into_iter().filter_map(|name| {
        let value = last.attribute(name)?;
        Some(format!("{name}={value}"))
    });
    let told: Vec<_> = told.collect();
    let page = props.address.link_to_page(Page::Practice);
    Some(format!("{page}?{}&v=2", told.join("&")))
}
