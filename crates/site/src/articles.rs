use crate::article::About;
use crate::{Address, Article, Outline, Page, SiteError, files};
use nian_words::Language;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// The articles in a language, in the order of their list.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Articles(Vec<(&'static str, Rc<Article>)>);

impl Articles {
    /// Reads `prose.LANGUAGE.md` and `article.json` of every folder `folder/SLUG`.
    ///
    /// # Errors
    /// The first article that is missing in the language, or is malformed.
    pub fn read(folder: &Path, language: Language) -> Result<Self, SiteError> {
        let read = |(slug, about): (&'static str, About)| {
            let file = prose(folder, slug, language);
            if !file.is_file() {
                let what = format!("the article `{slug}` has no text in `{}`", language.tag());
                return Err(SiteError::new(&file, what));
            }
            let article = Article::parse(&files::read(&file)?, language);
            let mut article = article.map_err(|what| SiteError::new(&file, what))?;
            article.picture = about.picture();
            article.chapters = about
                .chapters(&article.sections, language)
                .map_err(|what| SiteError::new(&described(folder, slug), what))?;
            article.source = about
                .source(language)
                .map_err(|what| SiteError::new(&described(folder, slug), what))?;
            Ok((slug, Rc::new(article)))
        };
        abouts(folder)?
            .into_iter()
            .map(read)
            .collect::<Result<_, _>>()
            .map(Self)
    }

    /// These articles.
    #[cfg(test)]
    pub(crate) fn of<const N: usize>(articles: [(&'static str, Article); N]) -> Self {
        Self(
            articles
                .map(|(slug, article)| (slug, Rc::new(article)))
                .into(),
        )
    }

    /// The article with this slug.
    #[must_use]
    pub fn get(&self, slug: &str) -> Option<&Rc<Article>> {
        let found = self.0.iter().find(|(name, _)| *name == slug);
        found.map(|(_, article)| article)
    }

    /// All articles with their slugs.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Article)> {
        self.0
            .iter()
            .map(|(slug, article)| (*slug, article.as_ref()))
    }

    /// The pages of each article.
    #[must_use]
    pub fn outlines(&self) -> Vec<Outline> {
        let articles = self.0.iter();
        articles
            .map(|(slug, article)| Outline {
                slug,
                chapters: article
                    .chapters
                    .iter()
                    .map(|chapter| chapter.name)
                    .collect(),
            })
            .collect()
    }

    /// The link from a page to a section of an article in the same language: in its chapter, or, where there is no such
    /// section, in the contents, which say so.
    #[must_use]
    pub fn link_to_section(&self, address: Address, (slug, id): (&'static str, &str)) -> String {
        let chapter = self.get(slug).and_then(|article| article.chapter_with(id));
        let page = chapter.map_or(Page::Article(slug), |chapter| {
            Page::Chapter(slug, chapter.name)
        });
        format!("{}#{id}", address.link_to_page(page))
    }

    /// The articles before and after the one with this slug.
    #[must_use]
    pub fn beside(&self, slug: &str) -> [Option<(&'static str, &Article)>; 2] {
        let here = self.0.iter().position(|(name, _)| *name == slug);
        let at = |index: Option<usize>| {
            let (slug, article) = self.0.get(index?)?;
            Some((*slug, article.as_ref()))
        };
        [
            at(here.and_then(|here| here.checked_sub(1))),
            at(here.map(|here| here + 1)),
        ]
    }
}

/// The pages of the articles in a folder, which are the same in every language.
///
/// # Errors
/// As [`Articles::read`].
pub fn outlines(folder: &Path) -> Result<Vec<Outline>, SiteError> {
    Ok(Articles::read(folder, Language::ZhHant)?.outlines())
}

/// The slugs of the articles in a folder, in the order of their list: the names of the folders with an `article.json`.
///
/// # Errors
/// A folder that cannot be read, or one in it without a valid `article.json`.
pub fn slugs(folder: &Path) -> Result<Vec<&'static str>, SiteError> {
    let abouts = abouts(folder)?.into_iter();
    Ok(abouts.map(|(slug, _)| slug).collect())
}

/// The slugs with the metadata of each article.
pub(crate) fn abouts(folder: &Path) -> Result<Vec<(&'static str, About)>, SiteError> {
    let mut abouts = Vec::new();
    for article in files::list(folder)?.iter().filter(|path| path.is_dir()) {
        let slug = files::name(article);
        let about = About::read(&described(folder, slug))?;
        // Leaked, as pages have static slugs.
        let slug: &'static str = slug.to_owned().leak();
        abouts.push((slug, about));
    }
    abouts.sort_by_key(|(slug, about)| (about.order, *slug));
    Ok(abouts)
}

/// The file with an article's metadata.
fn described(folder: &Path, slug: &str) -> PathBuf {
    folder.join(slug).join("article.json")
}

/// The file with an article's prose.
pub(crate) fn prose(folder: &Path, slug: &str, language: Language) -> PathBuf {
    folder.join(format!("{slug}/prose.{}.md", language.tag()))
}

#[cfg(test)]
mod tests {
    use super::{Articles, slugs};
    use nian_words::Language;
    use std::{env, fs, process};

    #[test]
    fn a_missing_text_is_named_with_its_language() {
        let folder = env::temp_dir().join(format!("nian-articles-{}", process::id()));
        for (slug, order) in [("later", 2), ("sooner", 1)] {
            fs::create_dir_all(folder.join(slug)).expect("a folder");
            let about = format!("{{\"order\": {order}}}");
            fs::write(folder.join(slug).join("article.json"), about).expect("a file");
        }
        let found = slugs(&folder).expect("two articles");
        let error = Articles::read(&folder, Language::En).expect_err("no prose");
        fs::remove_dir_all(&folder).expect("it is there");
        assert_eq!(found, ["sooner", "later"]);
        assert!(error.file.ends_with("sooner/prose.en.md"), "{error}");
        assert_eq!(error.what, "the article `sooner` has no text in `en`");
    }
}
