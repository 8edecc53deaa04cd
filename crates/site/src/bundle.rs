use crate::{SiteError, files};
use nian_words::{Language, Portion};
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// What the loader loads for a text that contains one of some others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Part {
    name: String,
    by: Vec<String>,
    /// Whether a part of the wasm is called so.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    code: bool,
    /// Whether a portion of the words is.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    words: bool,
    /// Whether a style sheet is.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    style: bool,
}

/// Style sheets that only some widgets need, with the texts that ask for them.
const STYLES: [(&str, &[&str]); 2] = [
    // Trees of moves, and what has fields or buttons of its own.
    (
        "more",
        &[
            "\"tree\"",
            "nian-game",
            "nian-table",
            "nian-number",
            "nian-claim",
        ],
    ),
    // Pictures of Wythoff's game, of dice, clocks and trays; `=` stands in attributes.
    (
        "shapes",
        &[
            "wythoff",
            "\"pairs\"",
            "=grundy",
            "\"dice",
            "=dice",
            "\"clock\"",
            "subtraction",
            "parity",
            "sides",
        ],
    ),
];

impl Part {
    /// Whether the loader loads it for a text; it knows nothing of JSON's escapes either.
    fn asked(&self, text: &str) -> bool {
        self.by.iter().any(|word| text.contains(word.as_str()))
    }
}

/// The files that the bundler has made of `crates/widgets`; their names carry a hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bundle {
    glue: String,
    wasm: String,
    /// What is loaded when it is asked for.
    parts: Vec<Part>,
    /// What the wasm of the worker is told apart by from older ones in a cache.
    verify: String,
}

impl Bundle {
    /// Finds `nian-HASH.js` and `nian-HASH_bg.wasm` in a folder.
    pub(crate) fn find(folder: &Path) -> Result<Self, SiteError> {
        let paths = files::list(folder)?;
        let only = |suffix: &str| {
            let mut names = paths
                .iter()
                .map(|path| files::name(path))
                .filter(|name| name.starts_with("nian-") && name.ends_with(suffix));
            match (names.next(), names.next()) {
                (Some(name), None) => Ok(name.to_owned()),
                (None, _) => Err(SiteError::new(
                    folder,
                    format!("no nian-HASH{suffix} in it"),
                )),
                _ => Err(SiteError::new(
                    folder,
                    format!("more than one nian-HASH{suffix} in it"),
                )),
            }
        };
        let split = paths
            .iter()
            .find(|path| files::name(path).ends_with(".parts.json"));
        let split = split.map_or_else(|| Ok("{}".into()), |path| files::read(path))?;
        let parts = parts(&split).map_err(|error| SiteError::new(folder, error))?;
        Ok(Self {
            glue: only(".js")?,
            wasm: only("_bg.wasm")?,
            verify: fingerprint(folder)?,
            parts,
        })
    }

    /// The loader with the names filled in.
    pub(crate) fn fill(&self, loader: &str) -> String {
        let parts = serde_json::to_string(&self.parts).expect("plain data");
        loader
            .replace("%GLUE%", &self.glue)
            .replace("%WASM%", &self.wasm)
            .replace("%WORDS%", &self.beside("${language}.${name}.txt"))
            .replace("%PART%", &self.beside("${name}.part"))
            .replace("\"%PARTS%\"", &parts)
            .replace("%VERIFY%", &self.verify)
    }

    /// The files that the loader asks for when it meets `text`, all but what is the same for every
    /// text: the parts and the words.
    pub(crate) fn asked(&self, text: &str, language: Language) -> Vec<String> {
        let asked = self.parts.iter().filter(|part| part.asked(text));
        let files = asked.flat_map(|part| {
            let code = format!("{}.part", part.name);
            let words = format!("{}.{}.txt", language.tag(), part.name);
            [(part.code, code), (part.words, words)]
        });
        files
            .filter(|(there, _)| *there)
            .map(|(_, ending)| self.beside(&ending))
            .collect()
    }

    /// The script and the wasm that every widget needs.
    pub(crate) fn engine(&self) -> [&str; 2] {
        [&self.glue, &self.wasm]
    }

    /// The file with a portion of the words of a language. They are read in the order that this very
    /// wasm knows, so the name carries the same hash.
    pub(crate) fn words(&self, language: Language, portion: Portion) -> String {
        self.beside(&format!("{}.{}.txt", language.tag(), portion.name()))
    }

    fn beside(&self, ending: &str) -> String {
        let name = self.glue.strip_suffix(".js").unwrap_or(&self.glue);
        format!("{name}.{ending}")
    }
}

/// The parts that `nian-split` says there are, which it does of the finished site's wasm only, and
/// the portions of the words. What is not among the former is always asked for.
fn parts(split: &str) -> serde_json::Result<Vec<Part>> {
    let split: BTreeMap<String, Vec<String>> = serde_json::from_str(split)?;
    let portions = Portion::ALL.map(Portion::name);
    let unsplit = portions.iter().filter(|&&name| !split.contains_key(name));
    let always = unsplit.map(|&name| Part {
        name: name.into(),
        by: vec![String::new()],
        code: false,
        words: true,
        style: false,
    });
    let split = split.iter().map(|(name, by)| Part {
        name: name.clone(),
        by: by.clone(),
        code: true,
        words: portions.contains(&name.as_str()),
        style: false,
    });
    let styles = STYLES.iter().map(|&(name, by)| Part {
        name: name.into(),
        by: by.iter().map(|&text| text.into()).collect(),
        code: false,
        words: false,
        style: true,
    });
    Ok(always.chain(split).chain(styles).collect())
}

/// 64 bits of the hash of what `verify.js` and `verify_bg.wasm` hold, in hexadecimal.
fn fingerprint(folder: &Path) -> Result<String, SiteError> {
    let mut hasher = Sha256::new();
    for name in ["verify.js", "verify_bg.wasm"] {
        let file = folder.join(name);
        let bytes = fs::read(&file).map_err(|error| SiteError::new(&file, error))?;
        hasher.update(&bytes);
    }
    let hash = hasher.finalize();
    Ok(hash[..8].iter().map(|byte| format!("{byte:02x}")).collect())
}

#[cfg(test)]
mod tests {
    use super::Bundle;
    use nian_words::{Language, Portion};
    use std::fs;

    /// What is found in a folder with these files.
    fn find(name: &str, files: &[&str]) -> Result<Bundle, String> {
        let folder =
            std::env::temp_dir().join(format!("nian-bundle-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        for file in files {
            fs::write(folder.join(file), "").expect("a file");
        }
        for file in ["verify.js", "verify_bg.wasm"] {
            fs::write(folder.join(file), file).expect("a file");
        }
        let found = Bundle::find(&folder).map_err(|error| error.what);
        fs::remove_dir_all(&folder).expect("the folder is there");
        found
    }

    #[test]
    fn the_names_are_filled_in() {
        let files = [
            "index.html",
            "nian-widgets-1a.js",
            "nian-widgets-1a_bg.wasm",
        ];
        let bundle = find("one", &files).expect("a bundle");
        let loader = bundle.fill("import('./%GLUE%'); '%WASM%'; `%WORDS%`");
        assert_eq!(
            loader,
            "import('./nian-widgets-1a.js'); 'nian-widgets-1a_bg.wasm'; \
             `nian-widgets-1a.${language}.${name}.txt`"
        );
        let words = bundle.words(Language::En, Portion::OddEven);
        assert_eq!(words, "nian-widgets-1a.en.odd-even.txt");
    }

    #[test]
    fn what_a_text_asks_for_is_found_as_the_loader_finds_it() {
        let files = ["nian-1a.js", "nian-1a_bg.wasm"];
        let mut bundle = find("asked", &files).expect("a bundle");
        let split = r#"{"dice":["dice."],"wythoff":["wythoff","plane"]}"#;
        bundle.parts = super::parts(split).expect("names and words");
        let asked = bundle.asked(r#"{"position":"wythoff:3,5"}"#, Language::ZhHans);
        for file in [
            "nian-1a.wythoff.part",
            "nian-1a.zh-Hans.wythoff.txt",
            "nian-1a.zh-Hans.always.txt",
        ] {
            assert!(asked.iter().any(|name| name == file), "{file}: {asked:?}");
        }
        assert!(
            !asked.iter().any(|name| name.contains("dice.part")),
            "{asked:?}"
        );
        assert_eq!(bundle.engine(), ["nian-1a.js", "nian-1a_bg.wasm"]);
    }

    #[test]
    fn none_and_two_are_refused() {
        let none = find("none", &["nian.js"]).expect_err("no bundle");
        assert!(none.starts_with("no nian-HASH"), "{none}");
        let two = find("two", &["nian-1.js", "nian-2.js", "nian-1_bg.wasm"]).expect_err("two");
        assert!(two.starts_with("more than one nian-HASH"), "{two}");
    }
}
