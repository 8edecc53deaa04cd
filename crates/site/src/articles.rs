use crate::{ARTICLES, Article, SiteError, files};
use nian_words::Language;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// The articles in a language, in the order in which they are listed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Articles(Vec<(&'static str, Rc<Article>)>);

impl Articles {
    /// Reads `folder/SLUG/prose.LANGUAGE.md` for every article.
    ///
    /// # Errors
    /// The first article that is missing in the language, or is not well formed.
    pub fn read(folder: &Path, language: Language) -> Result<Self, SiteError> {
        let read = |slug| {
            let file = prose(folder, slug, language);
            if !file.is_file() {
                let what = format!("the article `{slug}` has no text in `{}`", language.tag());
                return Err(SiteError::new(&file, what));
            }
            let article = Article::parse(&files::read(&file)?, language);
            let article = article.map_err(|what| SiteError::new(&file, what))?;
            Ok((slug, Rc::new(article)))
        };
        ARTICLES
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

    /// All of them: slug and article.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Article)> {
        self.0
            .iter()
            .map(|(slug, article)| (*slug, article.as_ref()))
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

/// The file that an article is written in.
pub(crate) fn prose(folder: &Path, slug: &str, language: Language) -> PathBuf {
    folder.join(format!("{slug}/prose.{}.md", language.tag()))
}

#[cfg(test)]
mod tests {
    use super::Articles;
    use nian_words::Language;
    use std::path::Path;

    #[test]
    fn a_missing_text_is_named_with_its_language() {
        let error = Articles::read(Path::new("nowhere"), Language::En).expect_err("no prose");
        assert!(
            error.file.ends_with("nim-and-variants/prose.en.md"),
            "{error}"
        );
        assert_eq!(
            error.what,
            "the article `nim-and-variants` has no text in `en`"
        );
    }
}
