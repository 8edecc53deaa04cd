//! The wasm that writes the tasks of exercises for paper (`www/sheet.js`): the picture of each, its
//! answer, and the reason in a sentence.
//!
//! It is a wasm of its own, fetched where somebody asks for a worksheet: the engine draws for a screen that
//! one touches, and hides its pictures in shadow roots. What it gives is plain text, a fact a line.
#![forbid(unsafe_code)]

mod answer;
mod facts;
mod numbers;
mod picture;

use nian_tasks::{Level, Request, Skill, Version};
use nian_words::Language;
use wasm_bindgen::prelude::wasm_bindgen;

/// Takes the words of a language, before any of them is used; whether they are whole.
///
/// `tag` is that of one of our languages, `lines` the text of the file that was written for the engine.
#[wasm_bindgen]
#[must_use]
pub fn learn(tag: &str, lines: &str) -> bool {
    Language::from_tag(tag).learn(lines)
}

/// What stands on paper of the task with this number, 0-based: lines of a name, a space and a text.
/// Nothing where there is no such task by these rules. It is the task of the exercise of the same arguments; `tasks` is the
/// version of the tasks, the first one where it is not said. A pair is asked for the other number whichever way the
/// exercise asks.
///
/// | name | what it says |
/// |---|---|
/// | `asks` | the question: `outcome`, `winning`, `columns`, `binary`, `fibonacci`, `pair`, `residue`, `limit`, `slip` |
/// | `about` | what it is about, as the exercise names it: `nim:3,4,5`, `binary=45` |
/// | `form` | in which other form it is asked: `all` for all winning moves, `read` for the number of binary digits, `mend` for a sum that is to be mended, `two` for two slips |
/// | `digits` | these digits, the highest place first |
/// | `rules` | the rules of the game, for the reader |
/// | `position` | the position, for the reader: `{3, 4, 5}` beside a picture, else in a sentence |
/// | `picture` | an SVG element: rows of coins, where there are not too many |
/// | `rows` | the rows whose columns are asked for |
/// | `number` | the number to be written, the number of the pair that is given, or the heap |
/// | `modulus` | what the heap is divided by |
/// | `places` | what the places of the digits are worth, the highest first |
/// | `given` | the parts of a sum that is to be mended |
/// | `answer` | the answer as it is typed; of moves each winning one |
/// | `move` | a winning move in words, or a move of a game with what it leaves; as many lines as there are |
/// | `before` | the position before the move that is the answer, or the first of two |
/// | `outcome` | whether the position is safe, in words |
/// | `reason` | why, in a sentence or two |
/// | `worked` | in its place, how a number is written, in steps: `13 − 8 = 5,5 − 4 = 1,1 − 1 = 0;1101` |
///
/// ```
/// let task = nian_paper::task("en", "fibonacci", None, 1, 1, 0, None).expect("there are such tasks");
/// assert!(task.contains("\nnumber 41\nplaces 55 34 21 13 8 5 3 2 1\nanswer 34+5+2\n"), "{task}");
/// assert_eq!(nian_paper::task("en", "outcome", Some("chess".to_owned()), 1, 7, 0, None), None);
/// ```
#[wasm_bindgen]
#[must_use]
pub fn task(
    language: &str,
    skill: &str,
    rules: Option<String>,
    level: u32,
    seed: u32,
    index: u32,
    tasks: Option<u32>,
) -> Option<String> {
    let request = Request {
        version: Version::new(tasks.unwrap_or(1))?,
        skill: Skill::named(skill)?,
        rules: rules.as_deref(),
        level: Level::new(level).ok()?,
        seed,
        index,
    };
    let task = nian_tasks::task(&request).ok()?;
    let facts = answer::facts(&task, Language::from_tag(language))?;
    Some(facts.text())
}

/// The standard one is five times as large, and traps in what is built for size (dlmalloc 0.2.11, `validate_size`).
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
