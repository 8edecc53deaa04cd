//! Every text of the sentences is filled in, in every language, and every call that fills one in is made:
//! `Words::fill` fails where words that follow a number follow none. How many arguments there are, the compiler
//! asks.

use crate::{golden, numerals, ranges, troubles};
use nian_lessons::{Ask, Frame, Played, Show, Subject};
use nian_solver::AnyPosition;
use nian_texts::Folder;
use nian_words::Language;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Files whose texts are filled in by methods that take what the slots say: the compiler asks for it.
const TYPED: [&str; 7] = [
    "answering",
    "checking",
    "discovery",
    "exercise",
    "hints",
    "interface",
    "picture",
];

#[test]
fn every_text_and_every_call() {
    for language in Language::ALL {
        for text in everything(language) {
            assert!(!text.contains('$'), "{text}");
        }
    }
    let filled = nian_words::filled();
    let mut left_out = Vec::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let schema = Folder::read(&folder.join("texts/zh-Hant")).expect("the texts");
    let names = schema.fetched().flat_map(|(file, texts)| {
        let keys = texts.messages.iter().map(|message| &message.key);
        keys.map(move |key| (file, key))
    });
    let names: Vec<_> = names.collect();
    let texts: BTreeSet<usize> = filled.iter().map(|(text, _)| *text).collect();
    for language in Language::ALL {
        let lines: Vec<&str> = language.lines().lines().collect();
        assert_eq!(lines.len(), names.len());
        for (line, (file, key)) in lines.into_iter().zip(&names) {
            let open = line.contains('$') && !TYPED.contains(&file.as_str());
            if open && !texts.contains(&(line.as_ptr() as usize)) {
                left_out.push(format!("{}/{file}.txt: {key}", language.tag()));
            }
        }
    }
    let calls = filled.iter().map(|(_, call)| {
        let file = call.file().replace('\\', "/");
        (file, call.line(), call.column())
    });
    let calls: BTreeSet<_> = calls.collect();
    for (file, line, column) in all_calls(&folder.join("src")) {
        let made = |(of, at, from): &(String, u32, u32)| {
            of.ends_with(&file) && (*at, *from) == (line, column)
        };
        if !calls.iter().any(made) {
            left_out.push(format!("{file}:{line}:{column}"));
        }
    }
    assert!(left_out.is_empty(), "never tried:\n{}", left_out.join("\n"));
}

/// The calls in the sources, without those of tests: file, line and column.
fn all_calls(folder: &Path) -> Vec<(String, u32, u32)> {
    const CALL: &str = ".fill(";
    let mut calls = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            calls.extend(all_calls(&path));
            continue;
        }
        let source = fs::read_to_string(&path).expect("a source");
        let source = source.split("#[cfg(test)]\nmod").next().unwrap_or_default();
        let within = path
            .strip_prefix(env!("CARGO_MANIFEST_DIR"))
            .expect("within");
        let within = within.display().to_string().replace('\\', "/");
        for (line, text) in (1..).zip(source.lines()) {
            for (at, _) in text.match_indices(CALL) {
                let before = text[..=at].chars().count() as u32;
                calls.push((within.clone(), line, before + 1));
            }
        }
    }
    calls
}

/// What is said of positions and their moves, of numbers and tables, and of what has gone wrong.
fn everything(language: Language) -> Vec<String> {
    let words = language.sentences();
    let mut said = troubles::told(language);
    said.push(numerals::spoken(language));
    for position in golden::POSITIONS {
        said.extend(all_of(language, &position.parse().expect(position), 40));
    }
    for position in ranges::positions() {
        said.extend(all_of(language, &position, 1));
    }
    for found in 0..3 {
        let mut frame = Frame::of("wythoff:3,5".parse().expect("a position"));
        frame.subject = Subject::Pairs { found, of: 3 };
        said.push(words.frame(&frame));
        said.extend(Ask::ALL.map(|ask| words.question(ask, &frame.subject)));
    }
    let interface = language.interface();
    said.extend([0, 1].map(|step| interface.step_of(step, 3)));
    said.push(interface.bad_value("theme", "x", "auto"));
    for who in 0..interface.moved_by().len() {
        said.push(interface.gave_away(who, 1));
        said.push(interface.had_slipped(who, 1));
    }
    said.push(language.checking().with_numbers("$1", &[1]));
    said.push(language.answering().from('a'));
    let picture = language.picture();
    for least in [1, 3] {
        said.push(picture.held(5, [1, 2], least == 1));
        said.push(picture.limit_reaches([2, least]));
        said.push(picture.limit_wins([2, least]));
        said.push(picture.sums(least + 1));
    }
    said
}

/// What is said of a position and its first moves.
fn all_of(language: Language, position: &AnyPosition, moves: usize) -> Vec<String> {
    let (words, interface) = (language.sentences(), language.interface());
    let mut said = vec![
        words.title(position),
        words.position(position),
        words.rules(position),
        words.left(position),
        words.better(position),
    ];
    for (row, &most) in (0..).zip(position.heaps()) {
        said.push(interface.line(position, row));
        said.push(interface.line_and_most(position, row, most));
    }
    for show in [Show::Forms, Show::default_for(position)] {
        said.push(words.frame(&Frame {
            show,
            ..Frame::of(position.clone())
        }));
    }
    for mv in position.moves().take(moves) {
        let before = position.clone();
        let judgement = position.judge(mv).expect("a move");
        said.push(words.move_name(position, mv));
        let played = Played { before, mv };
        said.push(words.played(&played));
        said.extend((0..4).map(|who| words.moved(&played, who)));
        said.push(words.judgement(position, &judgement));
    }
    said
}
