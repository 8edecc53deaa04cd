//! The papers tell the truth about what can be looked up: the files that they name are there.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// Words that stand for any name.
const ANY: [&str; 9] = [
    "LANGUAGE", "ARTICLE", "CHAPTER", "EXAMPLE", "VERSION", "GAME", "NAME", "SLUG", "TAG",
];
/// Folders that hold what is built or fetched.
const BUILT: [&str; 3] = ["target", "dist", "node_modules"];
/// So a name of ours ends also where no folder stands before it; scripts and texts of such names may be built.
const KINDS: [&str; 3] = [".rs", ".md", ".toml"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The papers for those who work on the project, and what each says.
fn papers() -> Vec<(PathBuf, String)> {
    let mut papers: Vec<_> = ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"]
        .map(|name| root().join(name))
        .into();
    let docs = fs::read_dir(root().join("docs")).expect("there are papers");
    papers.extend(docs.map(|entry| entry.expect("an entry").path()));
    papers.retain(|path| path.extension().is_some_and(|kind| kind == "md"));
    assert!(papers.len() >= 8, "{papers:?}");
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a paper");
        (path, text)
    };
    papers.into_iter().map(read).collect()
}

/// All files and folders of the project, by their paths.
fn there() -> Vec<String> {
    let mut found = Vec::new();
    collect(&root(), "", &mut found);
    found
}

fn collect(folder: &Path, within: &str, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str());
        let Some(name) = name.filter(|name| !name.starts_with('.') && !BUILT.contains(name)) else {
            continue;
        };
        let own = format!("{within}/{name}");
        if path.is_dir() {
            collect(&path, &own, found);
        }
        found.push(own);
    }
}

/// What stands between backquotes in the lines that are no code, and looks like a path of the project.
fn named(text: &str) -> Vec<&str> {
    let mut code = false;
    let lines = text.lines().filter(|line| {
        let fence = line.starts_with("```");
        code ^= fence;
        !code && !fence && !line.starts_with("    ")
    });
    let quoted = lines.flat_map(|line| line.split('`').skip(1).step_by(2));
    quoted.filter(|quoted| is_path(quoted)).collect()
}

fn is_path(text: &str) -> bool {
    let signs = |c: char| c.is_ascii_alphanumeric() || "_-./*{},".contains(c);
    let of_ours = KINDS.iter().any(|kind| text.ends_with(kind));
    let first = text.split('/').next().unwrap_or_default();
    let below = text.contains('/')
        && text
            .rsplit('/')
            .next()
            .is_some_and(|last| last.contains('.'));
    let top = ["crates", "docs", "tests", "www", "fuzz"].contains(&first) && text.contains('/');
    text.chars().all(signs)
        && !text.starts_with(['.', '/'])
        && !BUILT.contains(&first)
        && (of_ours || below || top)
}

/// `a/{b,c}.rs` is `a/b.rs` and `a/c.rs`.
fn alternatives(path: &str) -> Vec<String> {
    let Some((before, rest)) = path.split_once('{') else {
        return vec![path.to_owned()];
    };
    let (among, after) = rest.split_once('}').expect("a bracket that is closed");
    let each = among.split(',').map(|one| [before, one, after].concat());
    each.flat_map(|path| alternatives(&path)).collect()
}

/// Whether a name is as the pattern, in which `*` stands for anything.
fn fits(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == name,
        Some((before, after)) => name.strip_prefix(before).is_some_and(|rest| {
            (0..=rest.len()).any(|at| rest.is_char_boundary(at) && fits(after, &rest[at..]))
        }),
    }
}

/// Whether a path ends so: papers leave `crates` out, and `src`.
fn is_there(path: &str, there: &[String]) -> bool {
    let pattern = ANY
        .iter()
        .fold(path.trim_end_matches('/').to_owned(), |path, any| {
            path.replace(any, "*")
        });
    let wanted: Vec<&str> = pattern.split('/').collect();
    let ends = |path: &[&str]| {
        let from = path.len().checked_sub(wanted.len());
        from.is_some_and(|from| {
            wanted
                .iter()
                .zip(&path[from..])
                .all(|(one, own)| fits(one, own))
        })
    };
    there.iter().any(|path| {
        let whole: Vec<&str> = path.split('/').collect();
        let short: Vec<&str> = path.split('/').filter(|part| *part != "src").collect();
        ends(&whole) || ends(&short)
    })
}

#[test]
fn files_that_papers_name_are_there() {
    let there = there();
    let mut missing = Vec::new();
    let mut tried = 0;
    for (paper, text) in papers() {
        for path in named(&text) {
            for path in alternatives(path) {
                tried += 1;
                if !is_there(&path, &there) {
                    missing.push(format!("{}: {path}", paper.display()));
                }
            }
        }
    }
    assert!(tried > 150, "{tried}");
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn links_in_papers_lead_to_files() {
    let mut tried = 0;
    for (paper, text) in papers() {
        let folder = paper.parent().expect("it is in a folder");
        for link in text.split("](").skip(1) {
            let link = link.split([')', '#']).next().unwrap_or_default();
            if !link.is_empty() && !link.contains(':') {
                tried += 1;
                assert!(folder.join(link).exists(), "{}: {link}", paper.display());
            }
        }
    }
    assert!(tried > 25, "{tried}");
}

/// A way to the next room is all that it is.
#[test]
fn the_architecture_stays_short() {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the paper");
    let words = text.split_whitespace().count();
    assert!(words <= 900, "{words} words");
}

#[test]
fn what_is_not_there_is_found() {
    let text = "`crates/solver/src/chess.rs`, `GAME.rs` and `www/none.js`, `a.b` `show/`\n```\n`x.rs`\n```\n";
    assert_eq!(
        named(text),
        ["crates/solver/src/chess.rs", "GAME.rs", "www/none.js"]
    );
    let there = ["/crates/solver/src/nim.rs", "/crates/solver/src"].map(str::to_owned);
    for path in ["solver/nim.rs", "crates/solver/src", "GAME.rs", "src/*.rs"] {
        assert!(is_there(path, &there), "{path}");
    }
    for path in ["solver/chess.rs", "im.rs", "www/nim.rs", "src/*.js"] {
        assert!(!is_there(path, &there), "{path}");
    }
    assert_eq!(alternatives("a/{b,c}.rs"), ["a/b.rs", "a/c.rs"]);
}

/// Each decision has a number of its own and the day when it was taken: `**D12 (2026-11-22). A language …**`.
#[test]
fn decisions_are_numbered_and_dated() {
    let text = fs::read_to_string(root().join("docs/decisions.md")).expect("a paper");
    let mut numbers = BTreeSet::new();
    for paragraph in text.split("\n\n").filter(|text| text.starts_with("**")) {
        let (number, date) = numbered(paragraph).unwrap_or_else(|| panic!("{paragraph}"));
        assert!(numbers.insert(number), "D{number} stands twice");
        let [year, month, day] = date.map(str::len);
        assert_eq!([year, month, day], [4, 2, 2], "D{number}");
    }
    assert!(numbers.len() > 100);
    let referred = text.split("(D").skip(1).filter_map(|rest| {
        let digits = rest.split(|c: char| !c.is_ascii_digit()).next()?;
        digits.parse::<u32>().ok()
    });
    for number in referred {
        assert!(numbers.contains(&number), "there is no D{number}");
    }
}

fn numbered(paragraph: &str) -> Option<(u32, [&str; 3])> {
    let (number, rest) = paragraph.strip_prefix("**D")?.split_once(" (")?;
    let (date, _) = rest.split_once("). ")?;
    let mut parts = date.split('-');
    let date = [parts.next()?, parts.next()?, parts.next()?];
    parts
        .next()
        .is_none()
        .then_some((number.parse().ok()?, date))
}
