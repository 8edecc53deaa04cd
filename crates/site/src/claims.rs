use crate::{SiteError, files};
use nian_claims::CLAIMS;
use nian_lessons::ClaimText;
use std::path::Path;
use std::rc::Rc;

/// The words of all claims.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Claims {
    /// In the order of the articles: the name, the words, the content of the file.
    all: Vec<(&'static str, Rc<ClaimText>, String)>,
}

impl Claims {
    /// Reads `folder/ARTICLE/claims/CLAIM.json` for every claim of `nian-claims`.
    ///
    /// # Errors
    /// The first file that is missing, is invalid, has another range than the check, or belongs to
    /// no claim.
    pub fn read(folder: &Path) -> Result<Self, SiteError> {
        let mut all = Vec::new();
        for claim in &CLAIMS {
            let (article, name) = claim.id.split_once('/').expect("an article and a claim");
            let file = folder.join(format!("{article}/claims/{name}.json"));
            let text = files::read(&file)?;
            let words = ClaimText::parse(&text).map_err(|error| SiteError::new(&file, error))?;
            agree(claim, &words).map_err(|what| SiteError::new(&file, what))?;
            all.push((claim.id, Rc::new(words), text));
        }
        for article in files::list(folder)? {
            let folder = article.join("claims");
            // An article may have no claims.
            let claims = if folder.is_dir() {
                files::list(&folder)?
            } else {
                Vec::new()
            };
            for file in claims {
                let id = format!("{}/{}", files::name(&article), files::name(&file));
                if !CLAIMS
                    .iter()
                    .any(|claim| format!("{}.json", claim.id) == id)
                {
                    return Err(SiteError::new(
                        &file,
                        "there is no such claim in nian-claims",
                    ));
                }
            }
        }
        Ok(Self { all })
    }

    /// The words of the claim that `src="ARTICLE/CLAIM"` names.
    #[must_use]
    pub fn get(&self, src: &str) -> Option<&Rc<ClaimText>> {
        let found = self.all.iter().find(|(id, ..)| *id == src);
        found.map(|(_, words, _)| words)
    }

    /// All claims in the order of the articles: name and words.
    pub(crate) fn all(&self) -> impl Iterator<Item = (&'static str, &ClaimText)> {
        self.all.iter().map(|(id, words, _)| (*id, &**words))
    }

    /// The names of the claims of this article, without the part up to the slash.
    pub fn of_article<'a>(&'a self, slug: &'a str) -> impl Iterator<Item = &'static str> + 'a {
        let ids = self.all.iter().map(|&(id, ..)| id);
        ids.filter_map(move |id| id.strip_prefix(slug)?.strip_prefix('/'))
    }

    /// The files to publish: path below the folder of claims, and content.
    pub(crate) fn files(&self) -> impl Iterator<Item = (String, &str)> {
        self.all
            .iter()
            .map(|(id, _, text)| (format!("{id}.json"), text.as_str()))
    }
}

/// Checks that the words have the range of the check.
fn agree(claim: &nian_claims::Claim, words: &ClaimText) -> Result<(), String> {
    let range = claim.range;
    if [range.least, range.usual, range.most] != [words.least, words.usual, words.most] {
        return Err(format!("the range of the check is {range:?}"));
    }
    let complete = words.truth.is_some() && words.why.is_some() && words.counterexample.is_some();
    if claim.is_erratum() && !complete {
        return Err("an erratum needs `truth`, `why` and `counterexample`".into());
    }
    if !claim.is_erratum() && words.truth.is_some() {
        return Err("`truth` is for errata".into());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Claims, agree};
    use nian_claims::find;
    use nian_lessons::ClaimText;
    use std::path::Path;

    fn read() -> Claims {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/articles");
        Claims::read(&folder).expect("all claims")
    }

    #[test]
    fn every_claim_has_its_words() {
        let claims = read();
        assert!(claims.get("nian/nothing").is_none());
        let of_d: Vec<&str> = claims.of_article("odd-total").collect();
        assert_eq!(
            of_d,
            [
                "fifteen",
                "theorem1",
                "theorem2",
                "theorem3",
                "abstract",
                "even-holder"
            ]
        );
    }

    #[test]
    fn words_about_another_check_are_refused() {
        let dice = find("nim-and-variants/dice").expect("a claim");
        let lemma = find("nim-and-variants/lemma-i").expect("a claim");
        let claims = read();
        let words = |id: &str| ClaimText::clone(claims.get(id).expect(id));
        assert_eq!(agree(dice, &words(dice.id)), Ok(()));
        let mut other = words(dice.id);
        other.usual += 1;
        assert!(
            agree(dice, &other)
                .expect_err("another range")
                .contains("range")
        );
        let mut bare = words(dice.id);
        bare.why = None;
        assert!(
            agree(dice, &bare)
                .expect_err("no reason")
                .contains("erratum")
        );
        let mut more = words(lemma.id);
        more.truth = Some(more.claim.clone());
        assert!(agree(lemma, &more).expect_err("a truth").contains("truth"));
    }
}
