//! The names of items of lesson plans, for the scripts that list them: a file for each language.

use crate::previews::Previews;
use crate::{Article, Articles, Chapter, Library};
use nian_ui::model::SKILLS;
use nian_words::{ClassNamed, Language, PracticePage, TableSample};
use serde_json::{Map, Value, json};

/// The path of the file below the root of the site.
pub(crate) fn path(language: Language) -> String {
    format!("names.{}.json", language.tag())
}

/// The content of the file: for each example its title, its last step, the file of its picture if there is one and whether it
/// asks something, for each claim the title of its section, for the rest the pages' names.
pub(crate) fn names(
    language: Language,
    articles: &Articles,
    library: &Library,
    previews: &Previews,
) -> String {
    let named: Vec<_> = articles
        .iter()
        .flat_map(|(slug, article)| article.sections.iter().map(move |section| (slug, section)))
        .collect();
    let title = |src: &str| -> Value {
        let found = named
            .iter()
            .find(|(slug, section)| src == format!("{slug}/{}", section.id));
        let title = found.map_or(src, |(_, section)| section.title.as_str());
        title.into()
    };
    let examples = library.names().filter_map(|src| {
        let frames = library.example(src)?.replay().ok()?;
        let steps = frames.len() - 1; // without the start
        let asks = frames.iter().any(|frame| frame.ask.is_some());
        let about = json!([title(src), steps, previews.own(src), asks]);
        Some((src.to_owned(), about))
    });
    let claims = library.claims().all();
    let claims = claims.map(|(src, _)| (src.to_owned(), title(src)));
    let tables =
        TableSample::ALL.map(|table| (table.of.to_owned(), language.among(&table.name).into()));
    let skills = SKILLS.into_iter().zip(&PracticePage::SKILLS);
    let skills = skills.map(|(skill, name)| (skill.to_owned(), language.among(name).into()));
    let said =
        ClassNamed::ALL.map(|(name, text)| (name.to_owned(), language.among(&text[0]).into()));
    let chapters: Vec<Value> = articles
        .iter()
        .flat_map(|(slug, article)| {
            let claims = |id: &str| {
                let src = format!("{slug}/{id}");
                library.claims().get(&src).map(|_| src)
            };
            let chapters = article.chapters.iter();
            let all = chapters.map(|chapter| in_chapter(article, chapter, claims));
            all.collect::<Vec<_>>()
        })
        .collect();
    json!({
        "chapters": chapters,
        "examples": object(examples),
        "claims": object(claims),
        "tables": object(tables),
        "skills": object(skills),
        "said": object(said),
    })
    .to_string()
}

/// The title of a chapter, and the examples, boards and claims in it as items of a lesson, each once. `claim` gives the
/// name of the claim of a section.
fn in_chapter(
    article: &Article,
    chapter: &Chapter,
    claim: impl Fn(&str) -> Option<String>,
) -> Value {
    let mut all: Vec<String> = Vec::new();
    for section in article.sections_of(chapter) {
        let items = section.widgets().filter_map(|widget| match widget.element {
            "nian-example" => widget.attribute("src"),
            "nian-game" => widget.attribute("position"),
            _ => None,
        });
        let claim = claim(&section.id).map(|claim| format!("claim:{claim}"));
        for item in items.map(str::to_owned).chain(claim) {
            if !all.contains(&item) {
                all.push(item);
            }
        }
    }
    json!([chapter.title, all])
}

fn object(pairs: impl IntoIterator<Item = (String, Value)>) -> Value {
    Value::Object(Map::from_iter(pairs))
}
