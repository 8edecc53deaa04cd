//! The wasm that makes the tasks of exercises, and judges the answers that are no moves
//! (`www/exercise.js`).
//!
//! It is a wasm of its own, fetched where a page has an exercise. What it gives is plain text: words
//! and numbers between spaces, a fact a line.
#![forbid(unsafe_code)]

mod clue;

use nian_solver::numerals::{System, Work, Writing};
use nian_solver::{AnyPosition, Method, Move, Outcome};
use nian_tasks::{Answer, Grade, Level, Mistake, Question, Request, Skill, Task, TaskKind};
use wasm_bindgen::prelude::wasm_bindgen;

/// The task with this number, 0-based, in nine lines. Nothing where there is none by these rules. The same
/// arguments give the same task for ever.
///
/// 1. What is asked: `outcome`, `winning`, `columns`, `binary`, `fibonacci`, `pair`, `residue`, `limit`, `slip`.
/// 2. What it is about: a position, or `binary=45`.
/// 3. What its answer is shown by: the number of the stage that shows a numeral's standard form, or the position
///    that an answer makes; the winning moves; for a residue, how many may be taken, the holding of who has just
///    moved, and the modulus; for a game with a slip, the number of the slip (1 is the first move), the position
///    before it, and each move with the position that it leaves.
/// 4. In which other form it is asked, if it is: `all` for all winning moves, `read 101101` for the number of
///    binary digits, `mend 10110` for a sum of Fibonacci terms that is to be mended.
/// 5. Where the trouble lies in this very task, if that can be said in short: a name and its numbers, as `odd 4,1`.
/// 6. The numbers in the question, as its text has them.
/// 7. `hides` where the picture would give the answer away, or part of it.
/// 8. How a number is written, in steps: `13 − 8 = 5,5 − 4 = 1,1 − 1 = 0;1101`.
/// 9. The number of the [`Method`] by which one finds out.
///
/// ```
/// let wythoff = Some("wythoff".to_owned());
/// let task = nian_drill::task("outcome", wythoff, 1, 7, 0).expect("there are such tasks");
/// assert!(task.starts_with("outcome\nwythoff:"));
/// assert_eq!(nian_drill::task("outcome", Some("chess".to_owned()), 1, 7, 0), None);
///
/// let task = nian_drill::task("winning", None, 3, 7, 0).expect("there are such tasks");
/// let lines: Vec<&str> = task.split('\n').collect();
/// let ["winning", _, moves, "all", clue, "", "", "", "0"] = lines[..] else {
///     panic!("{task}");
/// };
/// assert_eq!(moves.split(' ').count() % 2, 1, "Nim has an odd number of winning moves");
/// assert!(clue.starts_with("odd "), "{clue}");
/// ```
#[wasm_bindgen]
#[must_use]
pub fn task(
    skill: &str,
    rules: Option<String>,
    level: u32,
    seed: u32,
    index: u32,
) -> Option<String> {
    let task = made(skill, rules.as_deref(), level, seed, index)?;
    let about = about(&task);
    let (asks, facts, form) = match &task.question {
        Question::Outcome => ("outcome", String::new(), String::new()),
        Question::OneWinningMove => ("winning", winning(&task), String::new()),
        Question::AllWinningMoves => ("winning", winning(&task), "all".to_owned()),
        Question::OddColumns => ("columns", String::new(), String::new()),
        Question::Binary => ("binary", stages(&about, None)?, String::new()),
        Question::Decimal { digits } => {
            let form = ["read ", &written(digits)].concat();
            ("binary", stages(&about, None)?, form)
        }
        Question::Fibonacci => ("fibonacci", stages(&about, None)?, String::new()),
        Question::MendFibonacci { given } => {
            let digits = digits(given);
            let form = ["mend ", &digits].concat();
            ("fibonacci", stages(&about, Some(&digits))?, form)
        }
        Question::Partner { given, .. } => {
            let Some(Answer::Number(partner)) = nian_tasks::truth(&task) else {
                return None;
            };
            let answer = ["wythoff:", &given.to_string(), ",", &partner.to_string()].concat();
            ("pair", answer, String::new())
        }
        Question::Residue { k, holding } => {
            let modulus = modulus(&about)?;
            let facts = [*k, *holding, modulus].map(|number| number.to_string());
            ("residue", facts.join(" "), String::new())
        }
        Question::LeastLimit => {
            let Some(Answer::Number(limit)) = nian_tasks::truth(&task) else {
                return None;
            };
            let (opening, _) = about.split_once('@').unwrap_or((&about, ""));
            let answer = [opening, "@", &limit.to_string()].concat();
            ("limit", answer, String::new())
        }
        Question::Slip { moves } => ("slip", game(&task, moves)?, String::new()),
    };
    let clue = clue::of(&task).unwrap_or_default();
    let numbers = asked_of(&task, &about);
    let hides = if gives_away(&task.question, level) {
        "hides"
    } else {
        ""
    };
    let worked = nian_tasks::worked(&task)
        .map(|(steps, result)| [steps.join(","), result].join(";"))
        .unwrap_or_default();
    let method = method(&task, &about).map(|method| (method as u8).to_string());
    let method = method.unwrap_or_default();
    let lines = [
        asks, &about, &facts, &form, &clue, &numbers, hides, &worked, &method,
    ];
    Some(lines.join("\n"))
}

/// How one finds out what a task asks.
fn method(task: &Task, about: &str) -> Option<Method> {
    Some(match task.question {
        Question::Binary | Question::Decimal { .. } => Method::Binary,
        Question::Fibonacci | Question::MendFibonacci { .. } => Method::Fibonacci,
        _ => about.parse::<AnyPosition>().ok()?.method(),
    })
}

/// The numbers in the question of a task.
fn asked_of(task: &Task, about: &str) -> String {
    match &task.question {
        Question::Decimal { digits } => written(digits),
        Question::Binary | Question::Fibonacci | Question::MendFibonacci { .. } => {
            about.split_once('=').unwrap_or_default().1.to_owned()
        }
        Question::Partner { given, .. } => given.to_string(),
        Question::Residue { holding, .. } => {
            let modulus = modulus(about).unwrap_or_default();
            [holding.to_string(), modulus.to_string()].join(" ")
        }
        Question::LeastLimit => {
            let (_, heap) = about.split_once(':').unwrap_or_default();
            heap.split('@').next().unwrap_or_default().to_owned()
        }
        _ => String::new(),
    }
}

/// Whether the picture would give the answer away, or part of it: it begins with the highest place, shows a limit, or is
/// the grid of which there is a help at level 1 only.
fn gives_away(question: &Question, level: u32) -> bool {
    match question {
        Question::LeastLimit
        | Question::Binary
        | Question::Decimal { .. }
        | Question::Fibonacci => true,
        Question::Partner { .. } => level > 1,
        _ => false,
    }
}

fn written(digits: &[u8]) -> String {
    let digits = digits.iter().map(|&digit| char::from(b'0' + digit));
    digits.collect()
}

/// Which kind of reason that task trains, by a short name that stays the same. What one misses comes
/// back by it.
///
/// ```
/// let kind = |index| nian_drill::kind("outcome", None, 1, 7, index);
/// assert!(kind(0).is_some());
/// assert!((1..9).any(|index| kind(index) != kind(0)));
/// assert_eq!(nian_drill::kind("chess", None, 1, 7, 0), None);
/// ```
#[wasm_bindgen]
#[must_use]
pub fn kind(
    skill: &str,
    rules: Option<String>,
    level: u32,
    seed: u32,
    index: u32,
) -> Option<String> {
    let request = request(skill, rules.as_deref(), level, seed, index)?;
    let kind = nian_tasks::kind(&request).ok()?;
    Some(kind.name().to_owned())
}

/// The first seed from this one on, among `rounds`, one of whose first `tasks` tasks, by the usual rules, trains this kind of
/// reason; nothing where there is none.
///
/// ```
/// let round = |kind| nian_drill::round("outcome", 1, 7, kind, 2, 50);
/// let seed = round("unlike").expect("such a round");
/// let kind = |index| nian_drill::kind("outcome", None, 1, seed, index);
/// assert!((0..2).any(|index| kind(index).as_deref() == Some("unlike")));
/// assert_eq!(round("dancing"), None);
/// ```
#[wasm_bindgen]
#[must_use]
pub fn round(
    skill: &str,
    level: u32,
    seed: u32,
    kind: &str,
    tasks: u32,
    rounds: u32,
) -> Option<u32> {
    let kind = *TaskKind::ALL.iter().find(|one| one.name() == kind)?;
    let request = request(skill, None, level, seed, 0)?;
    nian_tasks::next_round_of_kind(&request, kind, tasks, rounds).ok()?
}

/// What an answer to that task is worth: `right`, `wrong`, `unfinished`, `unread`, or `true` where it is
/// so but not in the form asked for; and what is wrong with it, `wrong sum 34`, one thing of all.
///
/// ```
/// let task = nian_drill::task("fibonacci", None, 1, 1, 0).expect("there are such tasks");
/// assert!(task.starts_with("fibonacci\nfibonacci=41\n"), "{task}");
/// let judge = |answer| nian_drill::judge("fibonacci", None, 1, 1, 0, answer);
/// assert_eq!(judge("34+5+2"), "right");
/// assert_eq!(judge("34+8"), "wrong sum 42");
/// assert_eq!(judge("34+5"), "wrong rest");
/// assert_eq!(judge("ten"), "unread");
///
/// let task = nian_drill::task("residue", None, 1, 1, 0).expect("there are such tasks");
/// let judge = |answer: &str| nian_drill::judge("residue", None, 1, 1, 0, answer);
/// let right = (0..4).filter(|remainder| judge(&remainder.to_string()) == "right");
/// assert_eq!(right.count(), 1, "{task}");
/// assert_ne!(judge("safe"), "right");
/// assert_ne!(judge(""), "right");
/// ```
#[wasm_bindgen]
#[must_use]
pub fn judge(
    skill: &str,
    rules: Option<String>,
    level: u32,
    seed: u32,
    index: u32,
    answer: &str,
) -> String {
    match made(skill, rules.as_deref(), level, seed, index) {
        Some(task) => judged(&task, answer),
        None => "unread".to_owned(),
    }
}

/// The same of a question that an example asks about a position, or about a number: `columns`, `residue`, `pair`,
/// `binary` or `fibonacci`.
///
/// ```
/// let judge = nian_drill::judge_about;
/// assert_eq!(judge("columns", "nim:3,4,5", "2"), "right");
/// assert_eq!(judge("columns", "nim:3,4,5", "4, 2"), "wrong column 4 2");
/// assert_eq!(judge("binary", "binary=45", "101101"), "right");
/// assert_eq!(judge("fibonacci", "fibonacci=100", "89+8+3"), "right");
/// assert_eq!(judge("fibonacci", "fibonacci=100", "55+34+8+3"), "true neighbours 55 34");
/// assert_eq!(judge("pair", "wythoff=8", "13"), "right");
/// assert_eq!(judge("residue", "parity.3:13", "5"), "right");
/// assert_eq!(judge("residue", "sides.3:9@0,1,odd", "9"), "true reduce 8");
/// assert_eq!(judge("columns", "dice:31@4", "1"), "unread");
/// ```
#[wasm_bindgen]
#[must_use]
pub fn judge_about(asks: &str, about: &str, answer: &str) -> String {
    let Some(task) = asked(asks, about) else {
        return "unread".to_owned();
    };
    // Whether the position is safe is not asked besides.
    if let Ok(Answer::Residue {
        remainder,
        safe: None,
    }) = nian_tasks::read_answer(&task.question, answer)
    {
        let safe = nian_tasks::outcome(&task).map(Outcome::is_safe);
        let answer = Answer::Residue { remainder, safe };
        return in_words(nian_tasks::judge(&task, &answer));
    }
    judged(&task, answer)
}

/// The task that a question of an example is.
fn asked(asks: &str, about: &str) -> Option<Task> {
    let residue = |k| Question::Residue { k, holding: 0 }; // of which a remainder is no matter
    let question = match (asks, about.parse()) {
        ("columns", Ok(AnyPosition::Nim(..))) => Question::OddColumns,
        ("residue", Ok(AnyPosition::Parity(rules, _))) => residue(rules.takes.k()),
        ("residue", Ok(AnyPosition::Sides(rules, _))) => residue(rules.takes.k()),
        ("binary", Err(_)) => Question::Binary,
        ("fibonacci", Err(_)) => Question::Fibonacci,
        ("pair", Err(_)) => {
            let (_, given) = about.split_once('=')?;
            let given = given.parse().ok()?;
            let larger = false; // which it is changes nothing
            Question::Partner { given, larger }
        }
        _ => return None,
    };
    Some(Task {
        text: about.to_owned(),
        question,
        kind: TaskKind::Mixed, // which nobody asks for
    })
}

fn judged(task: &Task, answer: &str) -> String {
    match nian_tasks::judge_text(task, answer) {
        // A script may answer by the remainder alone; a reader cannot.
        Grade::Unfinished if is_remainder(task, answer) => "right".to_owned(),
        grade => in_words(grade),
    }
}

fn in_words(grade: Grade) -> String {
    match grade {
        Grade::Right => "right".to_owned(),
        Grade::Unfinished => "unfinished".to_owned(),
        Grade::NotUnderstood => "unread".to_owned(),
        Grade::Wrong(faults) => ["wrong", &told(&faults)].concat(),
        Grade::TrueButNotStandard(faults) => ["true", &told(&faults)].concat(),
    }
}

/// Whether an answer to what remainder there is, and whether that is safe, is a remainder alone.
fn is_remainder(task: &Task, answer: &str) -> bool {
    let answer = nian_tasks::read_answer(&task.question, answer);
    matches!(answer, Ok(Answer::Residue { safe: None, .. }))
}

fn request<'a>(
    skill: &str,
    rules: Option<&'a str>,
    level: u32,
    seed: u32,
    index: u32,
) -> Option<Request<'a>> {
    Some(Request {
        skill: Skill::named(skill)?,
        rules,
        level: Level::new(level).ok()?,
        seed,
        index,
    })
}

fn made(skill: &str, rules: Option<&str>, level: u32, seed: u32, index: u32) -> Option<Task> {
    let request = request(skill, rules, level, seed, index)?;
    nian_tasks::task(&request).ok()
}

/// What a task is about, as a page is told: a position, or `binary=45`.
fn about(task: &Task) -> String {
    match task.question {
        Question::Partner { given, .. } => ["wythoff:", &given.to_string(), ",0"].concat(),
        _ => task.text.clone(),
    }
}

/// The winning moves of a task's position.
fn winning(task: &Task) -> String {
    let moves = nian_tasks::winning(task);
    let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
    moves.join(" ")
}

/// The last stage of the work on a number.
fn stages(about: &str, digits: Option<&str>) -> Option<String> {
    let (system, value) = about.split_once('=')?;
    let system: System = system.parse().ok()?;
    let work = match digits {
        Some(digits) => Work::carry(digits)?.1,
        None => Work::Write,
    };
    let writing = Writing::new(value.parse().ok()?, system, work)?;
    Some(writing.steps().to_string())
}

/// The Fibonacci digits of a sum of different terms, the highest place first.
fn digits(parts: &[u64]) -> String {
    let terms = (0..).map_while(nian_solver::fibonacci::number);
    let most = parts.iter().max().copied().unwrap_or(0);
    let digits = terms.take_while(|&term| term <= most).map(|term| {
        let one = parts.contains(&term);
        if one { '1' } else { '0' }
    });
    let digits: Vec<char> = digits.collect();
    digits.into_iter().rev().collect()
}

/// A game that is written down.
fn game(task: &Task, moves: &[Move]) -> Option<String> {
    let (slip, before) = nian_tasks::slip(task)?;
    let mut words = vec![(slip + 1).to_string(), before.to_string()];
    for (mv, position) in moves.iter().zip(nian_tasks::left(task)?) {
        words.extend([mv.to_string(), position.to_string()]);
    }
    Some(words.join(" "))
}

fn modulus(about: &str) -> Option<u64> {
    match about.parse().ok()? {
        AnyPosition::Parity(rules, _) => Some(rules.takes.modulus()),
        AnyPosition::Sides(rules, _) => Some(rules.takes.modulus()),
        _ => None,
    }
}

/// The first fault, behind a space.
fn told(faults: &[Mistake]) -> String {
    let Some(fault) = faults.first() else {
        return String::new();
    };
    let (name, numbers): (&str, Vec<u64>) = match *fault {
        Mistake::Outcome => ("outcome", vec![]),
        Mistake::Column { power, ones } => ("column", vec![1 << power, ones.into()]),
        Mistake::Value { value } => ("sum", value.into_iter().collect()),
        Mistake::Digit { power } => ("digit", vec![1 << power]),
        Mistake::Backwards => ("backwards", vec![]),
        Mistake::LeadingZero => ("zero", vec![]),
        Mistake::NoTerm { part } => ("term", vec![part]),
        Mistake::Sum { sum } => ("sum", sum.into_iter().collect()),
        Mistake::PartsMissing => ("rest", vec![]),
        Mistake::Repeated { part, .. } => ("repeated", vec![part]),
        Mistake::Neighbours { lower, upper } => ("neighbours", vec![upper, lower]),
        Mistake::Number => ("number", vec![]),
        Mistake::OneOff => ("near", vec![]),
        Mistake::Difference {
            difference,
            lower,
            upper,
        } => ("difference", vec![difference, lower, upper]),
        Mistake::LargerPart => ("part", vec![]),
        Mistake::NotLeast => ("smaller", vec![]),
        Mistake::TooSmall => ("small", vec![]),
        Mistake::OtherModulus { modulus } => ("modulus", vec![modulus]),
        Mistake::NotReduced { modulus } => ("reduce", vec![modulus]),
        Mistake::OtherHolding => ("holding", vec![]),
        Mistake::Kept { number } => ("kept", vec![number]),
        Mistake::NoWin { number } => ("lost", vec![number]),
    };
    let numbers = numbers
        .iter()
        .map(|number| [" ", &number.to_string()].concat());
    [" ", name].concat() + &numbers.collect::<String>()
}

/// The standard one is five times as large, and traps in what is built for size (dlmalloc 0.2.11, `validate_size`).
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
