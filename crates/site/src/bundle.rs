use crate::{Page, SiteError, files};
use nian_words::Language;
use sha2::{Digest, Sha256};
use std::fs;
use std::path::Path;

/// What Trunk has made; the names of the engine's and the apps' files contain a hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bundle {
    engine: Files,
    /// The app of practice.
    practise: Files,
    /// The app of games.
    play: Files,
    /// The app of authors.
    teach: Files,
    /// The app of a teacher's own lesson.
    class: Files,
    /// The app of what is on paper.
    paper: Files,
    /// The app of courses for learning platforms.
    scorm: Files,
    /// The fingerprint of the worker's wasm, which is part of its address, so that a cache serves
    /// no older one.
    worker: String,
    /// The same of the wasm that makes QR codes.
    qr: String,
}

impl Bundle {
    /// Finds the files in a folder.
    pub(crate) fn find(folder: &Path) -> Result<Self, SiteError> {
        Ok(Self {
            engine: Files::find(folder, "nian-engine")?,
            practise: Files::find(folder, "nian-practise")?,
            play: Files::find(folder, "nian-play")?,
            teach: Files::find(folder, "nian-teach")?,
            class: Files::find(folder, "nian-class")?,
            paper: Files::find(folder, "nian-paper")?,
            scorm: Files::find(folder, "nian-scorm")?,
            worker: fingerprint(folder, "nian-worker")?,
            qr: fingerprint(folder, "nian-qr")?,
        })
    }

    /// The loader with the file names filled in.
    pub(crate) fn fill(&self, loader: &str) -> String {
        loader
            .replace("%ENGINE%", self.engine.stem())
            .replace("%PAPER%", self.paper.stem())
            .replace("%WORKER%", &self.worker)
            .replace("%QR%", &self.qr)
    }

    /// The files that every widget needs in a language: the script, the wasm and the words.
    pub(crate) fn engine(&self, language: Language) -> [String; 3] {
        let Files { glue, wasm } = self.engine.clone();
        [glue, wasm, self.words(language)]
    }

    /// The files of all apps, whose names have their hashes.
    pub(crate) fn apps(&self) -> [[&str; 2]; 6] {
        let all = [
            &self.practise,
            &self.play,
            &self.teach,
            &self.class,
            &self.paper,
            &self.scorm,
        ];
        all.map(|Files { glue, wasm }| [glue.as_str(), wasm])
    }

    /// The words of what is on paper, beside its app.
    pub(crate) fn paper_words(&self, language: Language) -> String {
        format!("{}.{}.json", self.paper.stem(), language.tag())
    }

    /// The app of courses for learning platforms, which stands in their packages: what the names of its files begin with.
    pub(crate) fn scorm(&self) -> &str {
        self.scorm.stem()
    }

    /// The app of a page of tools, which has the engine in it: what the names of its files begin with.
    pub(crate) fn app(&self, page: Page) -> Option<&str> {
        self.program(page).map(Files::stem)
    }

    /// What such a page loads instead of the engine's files.
    pub(crate) fn app_files(&self, page: Page, language: Language) -> Option<[String; 3]> {
        let Files { glue, wasm } = self.program(page)?.clone();
        Some([glue, wasm, self.words(language)])
    }

    fn program(&self, page: Page) -> Option<&Files> {
        match page {
            Page::Practice | Page::Record => Some(&self.practise),
            Page::Play => Some(&self.play),
            Page::Make => Some(&self.teach),
            Page::Class => Some(&self.class),
            _ => None,
        }
    }

    /// The worker that searches.
    pub(crate) fn searcher(&self) -> String {
        format!("worker.js?{}", self.worker)
    }

    /// The file with the words of a language. Their order is that of the wasms of the same build, so
    /// the name has the engine's hash.
    pub(crate) fn words(&self, language: Language) -> String {
        format!("{}.{}.txt", self.engine.stem(), language.tag())
    }
}

/// The script and the wasm of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Files {
    glue: String,
    wasm: String,
}

impl Files {
    /// Finds `PROGRAM-HASH.js` and `PROGRAM-HASH_bg.wasm` in a folder.
    fn find(folder: &Path, program: &str) -> Result<Self, SiteError> {
        let paths = files::list(folder)?;
        let prefix = format!("{program}-");
        let only = |suffix: &str| {
            let mut names = paths
                .iter()
                .map(|path| files::name(path))
                .filter(|name| name.starts_with(&prefix) && name.ends_with(suffix));
            let wrong =
                |how: &str| SiteError::new(folder, format!("{how} {program}-HASH{suffix} in it"));
            match (names.next(), names.next()) {
                (Some(name), None) => Ok(name.to_owned()),
                (None, _) => Err(wrong("no")),
                _ => Err(wrong("more than one")),
            }
        };
        Ok(Self {
            glue: only(".js")?,
            wasm: only("_bg.wasm")?,
        })
    }

    /// The common prefix of the file names.
    fn stem(&self) -> &str {
        self.glue.strip_suffix(".js").unwrap_or(&self.glue)
    }
}

/// 64 bits of a hash of `NAME.js` and `NAME_bg.wasm`, in hexadecimal.
fn fingerprint(folder: &Path, name: &str) -> Result<String, SiteError> {
    let mut hasher = Sha256::new();
    for ending in [".js", "_bg.wasm"] {
        let file = folder.join(format!("{name}{ending}"));
        let bytes = fs::read(&file).map_err(|error| SiteError::new(&file, error))?;
        hasher.update(&bytes);
    }
    let hash = hasher.finalize();
    Ok(hash[..8].iter().map(|byte| format!("{byte:02x}")).collect())
}

#[cfg(test)]
mod tests {
    use super::{Bundle, Page};
    use nian_words::Language;
    use std::fs;

    /// Runs [`Bundle::find`] in a folder with these files.
    fn find(name: &str, files: &[&str]) -> Result<Bundle, String> {
        let folder =
            std::env::temp_dir().join(format!("nian-bundle-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        for file in files {
            fs::write(folder.join(file), "").expect("a file");
        }
        for name in ["nian-worker", "nian-qr"] {
            for file in [format!("{name}.js"), format!("{name}_bg.wasm")] {
                fs::write(folder.join(&file), &file).expect("a file");
            }
        }
        let found = Bundle::find(&folder).map_err(|error| error.what);
        fs::remove_dir_all(&folder).expect("the folder is there");
        found
    }

    #[test]
    fn the_names_are_filled_in() {
        let files = [
            "index.html",
            "nian-engine-1a.js",
            "nian-engine-1a_bg.wasm",
            "nian-class-5e.js",
            "nian-class-5e_bg.wasm",
            "nian-paper-6f.js",
            "nian-paper-6f_bg.wasm",
            "nian-play-2b.js",
            "nian-play-2b_bg.wasm",
            "nian-practise-3c.js",
            "nian-practise-3c_bg.wasm",
            "nian-scorm-7a.js",
            "nian-scorm-7a_bg.wasm",
            "nian-teach-4d.js",
            "nian-teach-4d_bg.wasm",
        ];
        let bundle = find("one", &files).expect("a bundle");
        let loader = bundle.fill("`%ENGINE%.${language}.txt` `%ENGINE%.js` `%PAPER%`");
        assert_eq!(
            loader,
            "`nian-engine-1a.${language}.txt` `nian-engine-1a.js` `nian-paper-6f`"
        );
        let paper = bundle.paper_words(Language::En);
        assert_eq!(paper, "nian-paper-6f.en.json");
        assert_eq!(bundle.app(Page::Record), Some("nian-practise-3c"));
        assert_eq!(bundle.app(Page::Home), None);
        assert_eq!(bundle.scorm(), "nian-scorm-7a");
        let app = bundle.app_files(Page::Play, Language::En);
        let [glue, wasm, words] = app.expect("a page of tools");
        let app = [glue.as_str(), wasm.as_str(), words.as_str()];
        let files = [
            "nian-play-2b.js",
            "nian-play-2b_bg.wasm",
            "nian-engine-1a.en.txt",
        ];
        assert_eq!(app, files);
        assert_eq!(
            bundle.engine(Language::ZhHans),
            [
                "nian-engine-1a.js",
                "nian-engine-1a_bg.wasm",
                "nian-engine-1a.zh-Hans.txt"
            ]
        );
    }

    #[test]
    fn none_and_two_are_refused() {
        let none = find("none", &["nian.js"]).expect_err("no bundle");
        assert!(none.starts_with("no nian-engine-HASH"), "{none}");
        let two = find(
            "two",
            &[
                "nian-engine-1.js",
                "nian-engine-2.js",
                "nian-engine-1_bg.wasm",
            ],
        )
        .expect_err("two");
        assert!(two.starts_with("more than one nian-engine-HASH"), "{two}");
    }
}
