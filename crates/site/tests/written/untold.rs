//! What stands over an example, and what it says before it asks, gives no answer away, as far as words can tell:
//! neither a move that wins, nor whether the position is safe, nor the numbers that are asked for.

use crate::project;
use nian_lessons::{Ask, Example, Frame, Played};
use nian_site::Library;
use nian_solver::dynamic::parts;
use nian_solver::nim::column_sums;
use nian_solver::wythoff::partner;
use nian_solver::{AnyPosition, Move};
use nian_words::Language;
use std::fs;

/// Words by which a sentence tells an outcome.
const OUTCOMES: [&str; 17] = [
    "safe", "unsafe", "wins", "win", "winning", "won", "loses", "lose", "lost", "losing", "安全",
    "贏", "赢", "勝", "胜", "輸", "输",
];
/// Sentences that speak of neither: what the rules are, and what is asked.
const RULES: [&str; 5] = ["last ", "最後", "最后", "?", "？"];
/// What may stand there all the same.
const MAY: [(&str, &str, &str); 4] = [
    // The theorem that the question applies.
    ("nim-and-variants/misere-wythoff", "over it", "{0, 1}"),
    // What the abstract says is wrong.
    ("odd-total/abstract", "step 0", "英文摘要說"),
    ("odd-total/abstract", "step 0", "英文摘要说"),
    ("odd-total/abstract", "step 0", "The English abstract says"),
];
/// What follows a number that is the least or one of those that may be taken.
const RANGES: [&str; 10] = [
    " to ", "–", "、", " 到 ", " 或 ", " or ", ", ", "，", " at ", " 顆或",
];

/// What a reader has read before a step asks: what stands over the example, its title, and the words of the steps
/// before that show the very position that is asked about.
struct Said {
    place: String,
    text: String,
    /// The move that led there, of which the text tells.
    played: Option<Move>,
}

#[test]
fn no_answer_is_given_away() {
    let library = Library::read(&project().join("www/articles")).expect("the built-in lessons");
    let mut told = Vec::new();
    let mut asked = 0;
    for name in library.names() {
        let lesson = library.example(name).expect(name);
        let frames = lesson.replay().expect(name);
        for language in Language::WITH_PAGES {
            for (step, frame) in frames.iter().enumerate() {
                let (Some(ask), Some(position)) = (frame.ask, frame.subject.position()) else {
                    continue;
                };
                asked += 1;
                let before = before(name, lesson, &frames[..step], position, language);
                let mut given = match ask {
                    Ask::Winning => move_in(&before, position, language),
                    Ask::Outcome => outcome_in(&before, position, language),
                    _ => numbers_in(&before, ask, position),
                };
                given.retain(|what| {
                    let may = |(of, place, words): &(&str, &str, &str)| {
                        *of == name && what.starts_with(place) && what.contains(words)
                    };
                    !MAY.iter().any(may)
                });
                let about = |what| format!("{name}, step {step}, {}: {what}", language.tag());
                told.extend(given.into_iter().map(about));
            }
        }
    }
    assert!(asked >= 3 * 103, "{asked} questions");
    assert!(told.is_empty(), "{}", told.join("\n"));
}

fn before(
    name: &str,
    lesson: &Example,
    frames: &[Frame],
    position: &AnyPosition,
    language: Language,
) -> Vec<Said> {
    let said = |place: String, text: String, played| Said {
        place,
        text,
        played,
    };
    let title = language.pick(&lesson.title).to_owned();
    let mut all = vec![
        said("over it".to_owned(), prose(name, language), None),
        said("its title".to_owned(), title, None),
    ];
    let same = |frame: &&Frame| frame.subject.position() == Some(position);
    let since = frames.len() - frames.iter().rev().take_while(same).count();
    for (at, frame) in frames.iter().enumerate().skip(since) {
        if frame.ask.is_none() {
            let played = frame.played.as_ref().map(|played| played.mv);
            let text = language.sentences().frame(frame);
            all.push(said(format!("step {at}"), text, played));
        }
    }
    all
}

/// What stands between the heading over an example and the example.
fn prose(name: &str, language: Language) -> String {
    let (article, _) = name.split_once('/').expect("an article and an example");
    let file = format!("www/articles/{article}/prose.{}.md", language.tag());
    let text =
        fs::read_to_string(project().join(&file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    let tag = format!("<nian-example src=\"{name}\">");
    let (over, _) = text
        .split_once(&tag)
        .unwrap_or_else(|| panic!("{file}: no {tag}"));
    let section = over.rfind("\n#").map_or(over, |at| &over[at..]);
    let mut plain = String::new();
    for piece in section.split('<') {
        plain += piece.split_once('>').map_or(piece, |(_, text)| text);
    }
    plain.replace('*', "")
}

/// The moves that win, where one is told; where there is but one move, the rules tell it.
fn move_in(before: &[Said], position: &AnyPosition, language: Language) -> Vec<String> {
    let mut told = Vec::new();
    if position.moves().count() == 1 {
        return told;
    }
    for said in before {
        for &mv in &position.winning_moves() {
            for words in words_for(position, mv, language) {
                if said.played != Some(mv) && tells(&said.text, &words) {
                    told.push(format!("{} says {words:?}, which wins", said.place));
                }
            }
        }
    }
    told
}

/// The ways to say a move, and what it leaves where that is told by rows.
fn words_for(position: &AnyPosition, mv: Move, language: Language) -> Vec<String> {
    let left = position.play(mv).expect("a winning move");
    let before = position.clone();
    let sentences = language.sentences();
    let said = sentences.played(&Played { before, mv });
    let rest = sentences.left(&left);
    let act = said.split(&rest).next().unwrap_or_default();
    let mut words = vec![mv.to_string(), sentences.move_name(position, mv)];
    if language == Language::En {
        let act = act.trim_end_matches(" leaves ");
        let (_, taken) = act.split_once(' ').expect("a verb");
        words = ["take", "takes", "taking", "took", "tip", "tips", "tipping"]
            .map(|verb| format!("{verb} {taken}"))
            .into();
        words.push(mv.to_string());
        if taken.contains(' ') {
            words.push(taken.to_owned());
        }
    } else {
        let act = act.split('，').next().unwrap_or_default();
        words.push(act.trim_end_matches(['枚', '顆', '颗', ' ']).to_owned());
    }
    if rest.starts_with('{') {
        words.push(rest);
    }
    words.retain(|words| words.chars().any(|letter| !letter.is_ascii_digit()));
    words
}

/// Whether a text says these words, and not a longer number or a range.
fn tells(text: &str, words: &str) -> bool {
    let lower = text.to_lowercase();
    let words = words.to_lowercase();
    lower.match_indices(&words).any(|(at, _)| {
        let (before, after) = (&lower[..at], &lower[at + words.len()..]);
        let whole = |next: Option<char>| !next.is_some_and(|next| next.is_ascii_alphanumeric());
        let range = RANGES.iter().any(|range| after.starts_with(range))
            || ["到 ", " to "].iter().any(|range| before.ends_with(range));
        whole(before.chars().next_back()) && whole(after.chars().next()) && !range
    })
}

/// The numbers that answer a question, as sentences write them: the sums of all columns, the terms of a standard form,
/// both rows of a safe pair. A remainder is told by no number alone.
fn numbers_in(before: &[Said], ask: Ask, position: &AnyPosition) -> Vec<String> {
    let first = position.heaps()[0];
    let words = match ask {
        Ask::Columns => {
            let sums = column_sums(position.heaps());
            ["、", ", "]
                .map(|comma| joined(sums.iter().rev(), comma))
                .to_vec()
        }
        Ask::Fibonacci => vec![joined(parts(2, first).iter(), " + ")],
        Ask::Pair => {
            let other = partner(first).expect("a small number");
            vec![
                format!("{{{first}, {other}}}"),
                format!("{{{other}, {first}}}"),
            ]
        }
        _ => Vec::new(),
    };
    let mut told = Vec::new();
    for said in before {
        let words = words.iter().filter(|words| tells(&said.text, words));
        told.extend(words.map(|words| format!("{} says {words:?}", said.place)));
    }
    told
}

fn joined(numbers: impl Iterator<Item = impl ToString>, between: &str) -> String {
    let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
    numbers.join(between)
}

/// The sentences that speak of a position and of an outcome: of a heap by its stones, of rows by what lies in them.
fn outcome_in(before: &[Said], position: &AnyPosition, language: Language) -> Vec<String> {
    let named = match position.heaps() {
        [heap] => [" stones", " stone", " coins", " 顆", " 颗", " 枚"]
            .map(|unit| format!("{heap}{unit}"))
            .to_vec(),
        _ => vec![language.sentences().left(position)],
    };
    let mut told = Vec::new();
    for said in before {
        let ends = ['.', '。', '；', ';', '?', '？', '\n'];
        for sentence in said.text.split_inclusive(ends) {
            let about =
                said.place.starts_with("step") || named.iter().any(|name| tells(sentence, name));
            let outcome = OUTCOMES.iter().any(|word| tells(sentence, word));
            if about && outcome && !RULES.iter().any(|rule| sentence.contains(rule)) {
                told.push(format!("{} says {sentence:?} of {position}", said.place));
            }
        }
    }
    told
}
