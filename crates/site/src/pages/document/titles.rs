//! The title of each page, and what it is about in a sentence.

use crate::pages::article::place;
use crate::pages::props::DocumentProps;
use crate::pages::show::section;
use crate::{LessonPlan, Page};
use nian_lessons::Subject;
use nian_words::{
    ArticlePage, ClaimPage, ClassPage, Embedding, EveryPage, HomePage, MakePage, NumberPage,
    PlayPage, PracticePage, ShowPage, TablePage, TeachPage, TermPage, Text,
};

/// The title of a page for other sites.
pub(crate) fn title(props: &DocumentProps) -> String {
    title_and_description(props).0
}

pub(super) fn title_and_description(props: &DocumentProps) -> (String, String) {
    let language = props.address.language;
    let of =
        |title: &Text, about: &Text| (language.among(title).into(), language.among(about).into());
    let (title, description): (String, String) = match props.address.page {
        Page::Home => {
            return (
                language.among(&HomePage::TITLE).into(),
                language.among(&HomePage::DESCRIPTION).into(),
            );
        }
        Page::Articles => of(&HomePage::ALL_ARTICLES, &HomePage::PROMISE),
        Page::Article(slug) => match props.articles.get(slug) {
            Some(article) => (article.title.clone(), article.summary.clone()),
            None => <_>::default(),
        },
        Page::Whole(slug) => match props.articles.get(slug) {
            Some(article) => {
                let all = language.among(&ArticlePage::ALL_IN_ONE);
                (
                    format!("{} · {all}", article.title),
                    article.summary.clone(),
                )
            }
            None => <_>::default(),
        },
        Page::Chapter(slug, name) => chapter(props, slug, name).unwrap_or_default(),
        Page::Play => (
            language.among(&PlayPage::TITLE).into(),
            language.among(&PlayPage::DESCRIPTION).into(),
        ),
        Page::Practice => of(&PracticePage::TITLE, &PracticePage::DESCRIPTION),
        Page::Record => of(
            &nian_words::RecordPage::TITLE,
            &nian_words::RecordPage::DESCRIPTION,
        ),
        Page::Lab => of(&nian_words::Lab::TITLE, &nian_words::Lab::DESCRIPTION),
        Page::Tables => of(&TablePage::TITLE, &TablePage::DESCRIPTION),
        Page::Numbers => of(&NumberPage::TITLE, &NumberPage::DESCRIPTION),
        Page::Checked => of(&ClaimPage::TITLE, &ClaimPage::DESCRIPTION),
        Page::Glossary => of(&TermPage::TITLE, &TermPage::DESCRIPTION),
        Page::Teach => of(&TeachPage::TITLE, &TeachPage::DESCRIPTION),
        Page::Class => of(&ClassPage::TITLE, &ClassPage::DESCRIPTION),
        Page::Plan(id) => {
            let plan = LessonPlan::find(id);
            plan.map(|plan| of(plan.title(), plan.about()))
                .unwrap_or_default()
        }
        Page::Make => of(&MakePage::TITLE, &MakePage::DESCRIPTION),
        Page::Embed => of(&Embedding::TITLE, &Embedding::DESCRIPTION),
        Page::Manual(_) => match props.manual.chapter(props.address.page) {
            Some(chapter) => (chapter.title.clone(), chapter.summary.clone()),
            None => <_>::default(),
        },
        Page::Show => of(&ShowPage::TITLE, &ShowPage::DESCRIPTION),
        Page::Example(name) => example(props, name),
    };
    (
        format!("{title} · {}", language.among(&EveryPage::NAME)),
        description,
    )
}

/// A chapter is told by its title and the article's; its description is its place and the titles of its sections.
fn chapter(props: &DocumentProps, slug: &str, name: &str) -> Option<(String, String)> {
    let article = props.articles.get(slug)?;
    let chapter = article.chapter(name)?;
    let sections = article.sections_of(chapter).iter();
    let place = place(props.address.language, article, chapter);
    let titles = sections.map(|section| section.title.clone());
    let told: Vec<_> = [place].into_iter().chain(titles).collect();
    Some((
        format!("{} · {}", chapter.title, article.title),
        told.join(" · "),
    ))
}

/// An example has the title of its section; its description is the position, or else its first sentence.
fn example(props: &DocumentProps, name: &'static str) -> (String, String) {
    let language = props.address.language;
    let title = section(&props.articles, name).map_or("", |(_, title)| title);
    let example = props.library.example(name);
    let frames = example
        .and_then(|example| example.replay().ok())
        .unwrap_or_default();
    let about = frames.first().map(|frame| match &frame.subject {
        Subject::Position(position) => {
            let start = language.sentences().position(position);
            language.among(&ShowPage::EXAMPLE).replace("$1", &start)
        }
        Subject::Pairs { .. } | Subject::Numeral(_) => language.sentences().frame(frame),
    });
    (title.to_owned(), about.unwrap_or_default())
}
