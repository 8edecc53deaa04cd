use crate::{Claims, SiteError, files};
use nian_lessons::Example;
use std::path::Path;
use std::rc::Rc;

/// The built-in examples, parsed and replayed: an invalid example stops the build.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Library {
    examples: Vec<(&'static str, Rc<Example>)>,
    texts: Vec<(String, String)>,
    claims: Claims,
}

impl Library {
    /// Reads `folder/ARTICLE/examples/EXAMPLE.json` for all articles and examples.
    ///
    /// # Errors
    /// The file and the step of the first example that cannot be parsed or replayed.
    pub fn read(folder: &Path) -> Result<Self, SiteError> {
        let mut library = Self {
            examples: Vec::new(),
            texts: Vec::new(),
            claims: Claims::default(),
        };
        for article in files::list(folder)?.iter().filter(|path| path.is_dir()) {
            for file in files::list(&article.join("examples"))? {
                library.add(files::name(article), &file)?;
            }
        }
        Ok(library)
    }

    fn add(&mut self, article: &str, file: &Path) -> Result<(), SiteError> {
        let Some(name) = files::name(file).strip_suffix(".json") else {
            return Err(SiteError::new(file, "expected an example, NAME.json"));
        };
        let text = files::read(file)?;
        let example = Example::parse(&text).map_err(|error| SiteError::new(file, error))?;
        example
            .replay()
            .map_err(|error| SiteError::new(file, error))?;
        // Leaked, as pages have static names.
        let src: &str = format!("{article}/{name}").leak();
        self.texts.push((format!("{src}.json"), text));
        self.examples.push((src, Rc::new(example)));
        Ok(())
    }

    /// The example that `src="ARTICLE/EXAMPLE"` names.
    #[must_use]
    pub fn example(&self, src: &str) -> Option<&Rc<Example>> {
        self.examples
            .iter()
            .find(|(name, _)| *name == src)
            .map(|(_, example)| example)
    }

    /// The file that the loader fetches for `src="ARTICLE/EXAMPLE"`.
    pub(crate) fn text(&self, src: &str) -> Option<&str> {
        let file = format!("{src}.json");
        let mut texts = self.texts.iter();
        texts
            .find(|(path, _)| *path == file)
            .map(|(_, text)| text.as_str())
    }

    /// The library with the words of claims.
    #[must_use]
    pub fn with_claims(mut self, claims: Claims) -> Self {
        self.claims = claims;
        self
    }

    /// The words of the claims.
    #[must_use]
    pub fn claims(&self) -> &Claims {
        &self.claims
    }

    /// The names of all examples, sorted.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.examples.iter().map(|(name, _)| *name)
    }

    /// The files to publish: path below the folder of examples, and content.
    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.texts
            .iter()
            .map(|(path, text)| (path.as_str(), text.as_str()))
    }
}
