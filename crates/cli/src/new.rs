//! `nian new POSITION MOVE…`: writes a first example, to be continued by hand.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use nian_solver::{AnyPosition, dynamic};
use nian_words::{Language, SampleGame};

use crate::check::{self, Found};
use crate::visible::{self, visible};

/// Writes the example of these moves into a new file, `output` in place of `-`, and the result of `nian check`.
///
/// Returns whether the moves are legal; if they are not, or if the file exists, nothing is written.
pub(crate) fn run(
    position: &str,
    moves: &[String],
    file: Option<PathBuf>,
    language: Language,
    output: &mut impl Write,
) -> io::Result<bool> {
    let text = lesson(position, moves, language);
    let found = check::found(text.as_bytes(), language);
    if let Found::Wrong(mistakes) = &found {
        // The file does not exist yet, so messages have no line.
        for (_, what) in mistakes {
            writeln!(output, "{}", visible(what))?;
        }
        return Ok(false);
    }
    let file = file.unwrap_or_else(|| name_of(position));
    if file == Path::new("-") {
        output.write_all(text.as_bytes())?;
        return Ok(true);
    }
    write(&file, &text)?;
    check::tell(&visible::name(&file), &found, output)
}

/// The text of an example that plays these moves, legal or not.
fn lesson(position: &str, moves: &[String], language: Language) -> String {
    let read: Option<AnyPosition> = position.parse().ok();
    // Where nothing can be taken any more, nothing is asked.
    let asks = read
        .as_ref()
        .is_some_and(|read| !read.winning_moves().is_empty());
    let start = read
        .as_ref()
        .map_or_else(|| position.to_owned(), ToString::to_string);
    let title = read.map_or_else(|| start.clone(), |read| title(&read, language));
    let steps: Vec<String> = moves
        .iter()
        .map(|mv| format!("\n    {{ \"play\": {} }}", quoted(mv)))
        .collect();
    let end = if steps.is_empty() { "" } else { "\n  " };
    [
        "{\n  \"language\": ",
        &quoted(spoken(language).tag()),
        ",\n  \"title\": ",
        &quoted(&title),
        ",\n  \"start\": ",
        &quoted(&start),
        if asks {
            ",\n  \"ask\": \"winning\""
        } else {
            ""
        },
        ",\n  \"steps\": [",
        &steps.join(","),
        end,
        "]\n}\n",
    ]
    .concat()
}

/// The game and its position: `Nim 3,4,5`.
fn title(position: &AnyPosition, language: Language) -> String {
    let text = position.to_string();
    let (_, state) = text.split_once(':').unwrap_or(("", &text));
    let same = |game: &&SampleGame| {
        let sample = game.samples.first();
        let sample = sample.and_then(|sample| sample.position.parse().ok());
        sample.is_some_and(|sample| is_same_game(&sample, position))
    };
    let game = SampleGame::ALL.iter().find(same);
    let name = game.map_or("", |game| language.among(&game.name));
    [name, " ", state].concat().trim().to_owned()
}

/// Whether these are positions of games with the same name, whatever their rules.
fn is_same_game(one: &AnyPosition, other: &AnyPosition) -> bool {
    if let (AnyPosition::Dynamic(one, _), AnyPosition::Dynamic(other, _)) = (one, other) {
        let single = |rules: &dynamic::Dynamic| rules.heaps() == dynamic::Heaps::One;
        return single(one) == single(other);
    }
    std::mem::discriminant(one) == std::mem::discriminant(other)
}

/// The language for names of games: a language without pages has no such names.
fn spoken(language: Language) -> Language {
    let mut spoken = language;
    while !Language::WITH_PAGES.contains(&spoken) {
        spoken = spoken.nearest();
    }
    spoken
}

/// The text as a JSON string.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// The default file of a position: `nim-3-4-5.json`.
fn name_of(position: &str) -> PathBuf {
    let words = position.split(|letter: char| !letter.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    PathBuf::from(words.join("-") + ".json")
}

/// Writes a new file; fails if it exists.
fn write(file: &Path, text: &str) -> io::Result<()> {
    let told = |error: io::Error| {
        let message = match error.kind() {
            ErrorKind::AlreadyExists => format!(
                "{} is there already; name another with --file",
                visible::name(file)
            ),
            _ => format!("cannot write {}: {error}", visible::name(file)),
        };
        io::Error::new(error.kind(), message)
    };
    let mut made = File::create_new(file).map_err(told)?;
    made.write_all(text.as_bytes()).map_err(|error| {
        // An incomplete file is removed.
        let _ = fs::remove_file(file);
        told(error)
    })
}
