//! `nian check --language`.

use std::fs;
use std::path::{Path, PathBuf};

use crate::{check_help, lines, nian, run};

const TEXTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../words/texts");

/// What is said of a folder, a line each, and the exit status.
fn check(folder: &Path) -> (Vec<String>, Option<i32>) {
    let mut command = nian(&["check", "--language"]);
    command.arg(folder);
    let output = run(command, b"");
    let lines = lines(&output).into_iter().map(str::to_owned);
    (lines.collect(), output.status.code())
}

/// A copy of the Japanese texts, to be damaged.
fn copy(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("nian-texts-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    for file in fs::read_dir(Path::new(TEXTS).join("ja")).expect("texts") {
        let file = file.expect("a file").path();
        let to = folder.join(file.file_name().expect("a name"));
        fs::copy(&file, to).expect("a copy");
    }
    folder
}

/// Those that are for widgets only may lack what was added later.
#[test]
fn our_own_languages_fit() {
    for folder in fs::read_dir(TEXTS).expect("the languages") {
        let folder = folder.expect("a language").path();
        let (said, status) = check(&folder);
        if folder.join("pages").is_dir() || status == Some(0) {
            assert_eq!((said.len(), status), (1, Some(0)), "{said:?}");
            let ok = format!("{}: ok (", folder.display());
            assert!(said[0].starts_with(&ok), "{said:?}");
        }
        let wrong = said
            .iter()
            .find(|line| !line.contains("` is missing") && status != Some(0));
        assert_eq!(wrong, None);
    }
}

#[test]
fn what_is_wrong_is_told_by_file_and_line() {
    let folder = copy("wrong");
    let nim = folder.join("nim.txt");
    let text = fs::read_to_string(&nim).expect("texts of Nim");
    let mut changed: Vec<&str> = text.lines().collect();
    assert!(changed[1].starts_with("level = ") && changed[2].starts_with("paired = "));
    changed[1] = "level = {rows}";
    changed[2] = "pared = x";
    fs::write(&nim, changed.join("\n")).expect("written");
    fs::remove_file(folder.join("dice.txt")).expect("removed");
    let (said, status) = check(&folder);
    assert_eq!(status, Some(1));
    let at = |line: &str| format!("{}/{line}", folder.display());
    assert!(
        said[0].starts_with(&at("dice.txt:1: `stuck.normal` is missing: ")),
        "{said:?}"
    );
    let of_nim: Vec<_> = said
        .iter()
        .filter(|line| line.contains("nim.txt"))
        .collect();
    assert_eq!(
        of_nim,
        [
            &at("nim.txt:2: there is no slot {rows}: this text has {row}, {take}"),
            &at("nim.txt:2: `paired` is missing: The stacks pair off in every column."),
            &at("nim.txt:3: there is no `pared` in this file"),
        ]
    );
    fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn lines_that_cannot_be_read_and_folders_that_are_not_there() {
    let folder = copy("unread");
    fs::write(folder.join("dice.txt"), "small = a\nsmall = b\nnone_safe\n").expect("written");
    let (said, status) = check(&folder);
    let at = |line: &str| format!("{}/{line}", folder.display());
    assert_eq!(
        said,
        [
            at("dice.txt:2: `small` stands here twice, in line 1 as well"),
            at("dice.txt:3: there is no `=` in this line, which should be `key = text`"),
        ]
    );
    assert_eq!(status, Some(1));
    fs::remove_dir_all(&folder).expect("removed");
    let (said, status) = check(&folder);
    assert!(
        said[0].starts_with(&format!("{}:1: ", folder.display())),
        "{said:?}"
    );
    assert_eq!((said.len(), status), (1, Some(1)));
}

#[test]
fn its_help_says_it() {
    check_help(
        "check",
        &["--language <FOLDER>", "docs/translating.md"],
        &[],
    );
}
