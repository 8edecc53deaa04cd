//! What a reader's browser downloads for one example.

use nian_tests::dist;
use std::{
    collections::HashMap,
    fs, io,
    path::{Path, PathBuf},
};

/// Bytes in all, compressed, that every example is to take at most: promised, and not kept by all.
const GOAL: usize = 115_000;

/// What examples may take until then: lowered with each saving, never raised.
const LIMITS: [(&str, usize); 2] = [("nim-and-variants/ex2.json", 105_500), (DEAREST, 122_500)];

/// Whichever of the lessons takes most.
const DEAREST: &str = "";

#[test]
fn examples_are_within_their_budget() {
    let site = Site::read().expect("`cargo xtask build` has written dist");
    let mut beyond = Vec::new();
    for (name, limit) in LIMITS {
        let lessons = site
            .lessons
            .iter()
            .filter(|lesson| lesson.ends_with(name) || name == DEAREST);
        let dearest = lessons.max_by_key(|lesson| site.total(lesson));
        let lesson = dearest.expect("there is such a lesson");
        for file in site.files(lesson) {
            let name = file.strip_prefix(dist()).unwrap_or(file).display();
            println!("{:>8}  {name}", site.size(file));
        }
        let total = site.total(lesson);
        println!("{total:>8}  of {limit} bytes, brotli (the goal is {GOAL})\n");
        if total > limit {
            beyond.push(lesson);
        }
    }
    assert!(beyond.is_empty(), "too large: {beyond:?}");
}

/// Bytes that a page of an article may take, compressed: all its pictures and steps are in it.
/// Lowered with each saving, never raised.
const PAGE: usize = 80_000;

#[test]
fn articles_are_within_their_budget() {
    for article in listed(&dist().join("articles")).expect("`cargo xtask build` has written dist") {
        let size = compressed(&article.join("index.html"));
        println!("{size:>8}  {} of {PAGE} bytes, brotli", name(&article));
        assert!(size <= PAGE, "{} is too long", name(&article));
    }
}

/// What is in `dist` that an example may load.
struct Site {
    /// What every example loads: loader, styles, script and wasm, and what any of them may say.
    always: Vec<PathBuf>,
    /// The parts of the wasm and the portions of the words, with the texts in a lesson that ask for
    /// them. The words are those of the language that takes most of them.
    parts: Vec<(PathBuf, Vec<String>)>,
    lessons: Vec<PathBuf>,
    sizes: HashMap<PathBuf, usize>,
}

impl Site {
    fn read() -> io::Result<Self> {
        let files = listed(&dist())?;
        let one = |ending: &str| {
            let mut found = files.iter().filter(|file| {
                name(file).starts_with("nian-widgets-") && name(file).ends_with(ending)
            });
            let only = found.next().expect("a file of the widgets");
            assert!(found.next().is_none(), "two files end in {ending}");
            only.clone()
        };
        let nian = ["nian.js", "nian.css"].map(|name| dist().join(name));
        let longest = |portion: &str| {
            let ending = format!(".{portion}.txt");
            let texts = files.iter().filter(|file| name(file).ends_with(&ending));
            texts.max_by_key(|file| compressed(file)).cloned()
        };
        let words = longest("always").expect("what every element may say");
        let mut always = vec![one(".js"), one("_bg.wasm"), words];
        always.extend(nian);
        let manifest = one(".parts.json");
        let stem = name(&manifest).trim_end_matches("parts.json").to_owned();
        let asked: HashMap<String, Vec<String>> = serde_json::from_slice(&fs::read(&manifest)?)?;
        let mut parts = Vec::new();
        for (name, by) in asked {
            parts.extend(longest(&name).map(|words| (words, by.clone())));
            parts.push((dist().join(format!("{stem}{name}.part")), by));
        }
        // Styles that examples ask for; the rest of what asks for them are boards and tables.
        parts.push((dist().join("more.css"), vec!["\"tree\"".into()]));
        let shapes = [
            "wythoff",
            "\"pairs\"",
            "\"dice",
            "\"clock\"",
            "subtraction",
            "parity",
            "sides",
        ];
        parts.push((
            dist().join("shapes.css"),
            shapes.map(str::to_owned).to_vec(),
        ));
        let mut lessons = Vec::new();
        for article in listed(&dist().join("lessons"))? {
            lessons.extend(listed(&article)?);
        }
        let all = always
            .iter()
            .chain(parts.iter().map(|(file, _)| file))
            .chain(&lessons);
        let sizes = all.map(|file| (file.clone(), compressed(file))).collect();
        Ok(Self {
            always,
            parts,
            lessons,
            sizes,
        })
    }

    /// What an example with this lesson loads.
    fn files<'a>(&'a self, lesson: &'a Path) -> impl Iterator<Item = &'a Path> {
        let text = fs::read_to_string(lesson).expect("a text");
        let asked = move |(_, by): &&(PathBuf, Vec<String>)| by.iter().any(|by| text.contains(by));
        let parts = self.parts.iter().filter(asked).map(|(file, _)| file);
        let files = self.always.iter().chain(parts).map(PathBuf::as_path);
        files.chain([lesson])
    }

    fn size(&self, file: &Path) -> usize {
        self.sizes[file]
    }

    fn total(&self, lesson: &Path) -> usize {
        self.files(lesson).map(|file| self.size(file)).sum()
    }
}

fn listed(folder: &Path) -> io::Result<Vec<PathBuf>> {
    fs::read_dir(folder)?
        .map(|entry| Ok(entry?.path()))
        .collect()
}

fn name(path: &Path) -> &str {
    path.file_name()
        .and_then(|name| name.to_str())
        .unwrap_or_default()
}

fn compressed(file: &Path) -> usize {
    let bytes = fs::read(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let parameters = brotli::enc::BrotliEncoderParams {
        quality: 11,
        ..Default::default()
    };
    let mut out = Vec::new();
    brotli::BrotliCompress(&mut bytes.as_slice(), &mut out, &parameters).expect("memory suffices");
    out.len()
}
