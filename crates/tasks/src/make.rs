//! Makes tasks from requests.

use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use nian_solver::dice::Dice;
use nian_solver::holding::{Side, UpTo};
use nian_solver::several_dice::{self, Faces};
use nian_solver::{AnyPosition, dice, fibonacci, nim, parity, sides, wythoff};

use crate::among::among;
use crate::cell::{Cell, default_rules};
use crate::draw::{Drawn, Scheme};
use crate::hash::{hash, hash_text, split_mix};
use crate::line::line;
use crate::pool::{Asked, Game, Pool, WAYS};
use crate::rules::rules_text;
use crate::{Error, Level, Question, Request, Task, TaskKind, Version, second};

/// The task of a request.
///
/// # Errors
/// [`Error::NoRules`] and [`Error::NotOffered`], as [`Error`] describes them.
///
/// ```
/// use nian_tasks::{Error, Level, Question, Request, Skill, Version, task};
///
/// let version = Version::One;
/// let request = Request { version, skill: Skill::Outcome, rules: Some("nim"), level: Level::Two, seed: 7, index: 99 };
/// let nim = task(&request)?;
/// assert!(nim.text.starts_with("nim:"));
/// assert_eq!(nim.question, Question::Outcome);
/// assert_eq!(task(&request)?, nim);
/// assert_eq!(task(&Request { rules: Some("euclid"), ..request }), Err(Error::NotOffered));
/// # Ok::<(), Error>(())
/// ```
pub fn task(request: &Request<'_>) -> Result<Task, Error> {
    let cell = cell(request)?;
    let drawn = plan(&cell, request)?.draw(&cell.pool, request.index);
    let task = drawn.and_then(|drawn| make(&cell, request.level, drawn));
    task.ok_or(Error::NotOffered)
}

/// The kinds of a request's cell, in the order of their turns; a kind may occur twice. Seed and index of the request do
/// not matter.
///
/// # Errors
/// As [`task`].
pub fn kinds(request: &Request<'_>) -> Result<Vec<TaskKind>, Error> {
    let cell = cell(request)?;
    Ok(plan(&cell, request)?.turn().to_vec())
}

/// The kind of a request's task, without making the task.
///
/// # Errors
/// As [`task`].
pub fn kind(request: &Request<'_>) -> Result<TaskKind, Error> {
    Ok(plan(&cell(request)?, request)?.kind(request.index))
}

/// The first index from that of the request on whose task is of this kind; `None` if none of the next 128 is.
///
/// With it a kind that was answered wrongly can be repeated in another task.
///
/// # Errors
/// As [`task`].
pub fn next_of_kind(request: &Request<'_>, kind: TaskKind) -> Result<Option<u32>, Error> {
    // Each kind comes with each answer within fewer tasks than this.
    const SOON: u32 = 128;
    let sorts = Sorts::new(request)?;
    let indices = (0..SOON).map_while(|ahead| request.index.checked_add(ahead));
    Ok(indices
        .map(|index| Request { index, ..*request })
        .find(|at| sorts.kind(at) == Some(kind))
        .map(|at| at.index))
}

/// The first of `rounds` seeds from that of the request on for which one of the first tasks is of this kind; `None` if
/// there is none.
///
/// With it a round can begin with a kind that was answered wrongly. The candidates are not counted again for each seed.
///
/// # Errors
/// As [`task`].
pub fn next_round_of_kind(
    request: &Request<'_>,
    kind: TaskKind,
    tasks: u32,
    rounds: u32,
) -> Result<Option<u32>, Error> {
    let mut sorts = Sorts::new(request)?;
    let seeds = (0..rounds).map_while(|ahead| request.seed.checked_add(ahead));
    for seed in seeds {
        let round = Request { seed, ..*request };
        sorts.turn_to(&round);
        let mut first = (0..tasks).map(|index| Request { index, ..round });
        if first.any(|at| sorts.kind(&at) == Some(kind)) {
            return Ok(Some(seed));
        }
    }
    Ok(None)
}

/// The kinds of a request's tasks, without making the tasks.
struct Sorts {
    /// A scheme for each of the rules that take turns.
    plans: Vec<Scheme>,
}

impl Sorts {
    fn new(request: &Request<'_>) -> Result<Self, Error> {
        let mut plans = Vec::new();
        for rules in choices(request) {
            plans.push(plan(&cell_with(request, rules)?, request)?);
        }
        Ok(Self { plans })
    }

    /// Changes the seed.
    fn turn_to(&mut self, request: &Request<'_>) {
        for plan in &mut self.plans {
            plan.turn_to(answers_key(request));
        }
    }

    fn kind(&self, request: &Request<'_>) -> Option<TaskKind> {
        let plan = self.plans.get(whose_turn(request, self.plans.len()))?;
        Some(plan.kind(request.index))
    }
}

/// The rules that take turns in the tasks of a request: those requested, or the default ones.
fn choices<'a>(request: &Request<'a>) -> Vec<Option<&'a str>> {
    let Request {
        version,
        skill,
        level,
        ..
    } = *request;
    if version == Version::Two
        && let Some(choices) = second::choices(skill, request.rules, level)
    {
        return choices;
    }
    let defaults = default_rules(version, skill, level);
    match request.rules {
        None if !defaults.is_empty() => defaults.iter().copied().map(Some).collect(),
        rules => vec![rules],
    }
}

/// The index of the rules of a request's task.
fn whose_turn(request: &Request<'_>, rules: usize) -> usize {
    let rules = rules.max(1) as u64;
    ((answers_key(request) % rules + u64::from(request.index)) % rules) as usize
}

/// The cell of a request.
fn cell(request: &Request<'_>) -> Result<Cell, Error> {
    let choices = choices(request);
    let rules = choices
        .get(whose_turn(request, choices.len()))
        .copied()
        .flatten();
    cell_with(request, rules)
}

/// The cell of a request with these of its rules.
fn cell_with(request: &Request<'_>, rules: Option<&str>) -> Result<Cell, Error> {
    Cell::of(request.version, request.skill, rules, request.level)
}

/// The key for the order of the answers. It is the same for all rules, so that half of the tasks are safe also where
/// rules take turns.
fn answers_key(request: &Request<'_>) -> u64 {
    let Request {
        version,
        skill,
        level,
        seed,
        ..
    } = *request;
    let skill = hash_text(skill.name());
    let numbers = [version.number(), level.number(), seed].map(u64::from);
    hash(&[numbers[0], skill, numbers[1], numbers[2]])
}

fn plan(cell: &Cell, request: &Request<'_>) -> Result<Scheme, Error> {
    let answers = answers_key(request);
    let rules = cell.sample.as_ref().map_or_else(String::new, rules_text);
    Scheme::new(&cell.pool, hash(&[answers, hash_text(&rules)]), answers)
}

/// The task of a drawn candidate; never `None`.
fn make(cell: &Cell, level: Level, drawn: Drawn) -> Option<Task> {
    let first = drawn.numbers.first().copied()?;
    let (text, question) = match cell.pool.drawn_from() {
        Pool::Binary { .. } | Pool::Numerals { binary: true, .. } => {
            let text = numbered("binary", first);
            // Each number is asked for one way, and in the next round the other way.
            let read = (drawn.of_numbers ^ drawn.round) & 1 == 1;
            let question = if read {
                Question::Decimal {
                    digits: binary(first),
                }
            } else {
                Question::Binary
            };
            (text, question)
        }
        pool @ (Pool::Fibonacci { .. } | Pool::Numerals { .. }) => {
            let mends = match pool {
                // With few numbers each is written, and in the next round mended, or the other way round.
                Pool::Numerals {
                    level: Level::One, ..
                } => (drawn.of_numbers ^ drawn.round) & 1 == 1,
                _ => drawn.kind == TaskKind::Mend,
            };
            let given = mends.then(|| neighbouring(first, drawn.hash)).flatten();
            let question = match given {
                Some(given) => Question::MendFibonacci { given },
                None if drawn.kind == TaskKind::Mend => return None,
                None => Question::Fibonacci,
            };
            (numbered("fibonacci", first), question)
        }
        Pool::Partner { .. } => {
            let (lower, upper) = wythoff::pair(first)?;
            let larger = drawn.kind == TaskKind::GivenLarger;
            let given = if larger { upper } else { lower };
            (
                numbered("wythoff", given),
                Question::Partner { given, larger },
            )
        }
        Pool::Partners { .. } => {
            let larger = drawn.kind == TaskKind::GivenLarger;
            let (lower, upper) = wythoff::pair(first)?;
            let given = if larger { upper } else { lower };
            // Each number is asked for in one way after the other.
            let way = (drawn.of_numbers % WAYS + drawn.round) % WAYS;
            let question = match way {
                0 => Question::Partner { given, larger },
                1 => Question::PairDifference { given, larger },
                _ => Question::PartnerAmong {
                    given,
                    larger,
                    among: among(given, level, way + (drawn.of_numbers >> 8))?,
                },
            };
            (numbered("wythoff", given), question)
        }
        pool => {
            let position = position(sample(cell, pool, &drawn.numbers)?, &drawn, level)?;
            let question = match (pool, &position) {
                (Pool::Columns { .. } | Pool::Large { columns: true }, _) => Question::OddColumns,
                (Pool::Limit { .. }, _) => Question::LeastLimit,
                (Pool::Games { second, .. }, start) => {
                    let two = *second && level == Level::Three;
                    let moves = line(start, level, drawn.kind, two, drawn.hash)?;
                    match two {
                        true => Question::Slips { moves },
                        false => Question::Slip { moves },
                    }
                }
                (
                    Pool::Residue { .. }
                    | Pool::Mixed {
                        asked: Asked::Residue,
                        ..
                    },
                    AnyPosition::Parity(rules, state),
                ) => Question::Residue {
                    k: rules.takes.k(),
                    holding: state.other(),
                },
                _ if pool.has_answers() => Question::Outcome,
                _ if level == Level::Three => Question::AllWinningMoves,
                _ => Question::OneWinningMove,
            };
            (position.to_string(), question)
        }
    };
    Some(Task {
        text,
        question,
        kind: drawn.kind,
    })
}

fn numbered(name: &str, number: u64) -> String {
    let mut text = String::from(name);
    text.push('=');
    text.push_str(&number.to_string());
    text
}

/// The binary digits of a number, the highest place first.
pub(crate) fn binary(number: u64) -> Vec<u8> {
    let places = u64::BITS - number.leading_zeros();
    (0..places)
        .rev()
        .map(|place| (number >> place & 1) as u8)
        .collect()
}

/// Any position with the rules of a candidate.
fn sample<'a>(cell: &'a Cell, pool: &'a Pool, numbers: &[u64]) -> Option<&'a AnyPosition> {
    let index = || usize::try_from(*numbers.get(2)?).ok();
    match pool {
        Pool::Mixed { rules, .. } => rules.get(index()?).map(Game::sample),
        Pool::TwoDice { rules, .. } => rules.get(index()?),
        _ => cell.sample.as_ref(),
    }
}

/// The drawn position with the rules of `sample`.
fn position(sample: &AnyPosition, drawn: &Drawn, level: Level) -> Option<AnyPosition> {
    let first = drawn.numbers.first().copied()?;
    let second = drawn.numbers.get(1).copied();
    Some(match sample {
        AnyPosition::Nim(rules, _) => {
            let rows = in_some_order(&drawn.numbers, drawn.hash);
            AnyPosition::Nim(*rules, nim::Rows::new(rows)?)
        }
        AnyPosition::Wythoff(rules, _) => {
            let rows = in_some_order(&drawn.numbers, drawn.hash);
            let rows = [*rows.first()?, *rows.get(1)?];
            AnyPosition::Wythoff(*rules, wythoff::Pair::new(rows)?)
        }
        AnyPosition::Subtraction(rules, _) => AnyPosition::Subtraction(*rules, rules.heap(first)?),
        AnyPosition::Parity(rules, _) => {
            let (chosen, most) = match drawn.numbers.get(3) {
                Some(&chosen) => (chosen, Level::Three),
                None => (drawn.hash, level),
            };
            let last = holding(rules.winner, second? == 1, most, chosen);
            let odd = (first + last).is_multiple_of(2);
            let mover = holding(Side::Odd, odd, level, split_mix(drawn.hash));
            AnyPosition::Parity(*rules, parity::State::new(first, mover, last)?)
        }
        AnyPosition::Sides(rules, _) => {
            // The side that has just moved follows from a bit that the holdings do not use.
            let side = if drawn.hash >> 32 & 1 == 1 {
                Side::Odd
            } else {
                Side::Even
            };
            let last = holding(side, second? == 1, level, drawn.hash);
            let odd = !(first + last).is_multiple_of(2);
            let mover = holding(Side::Odd, odd, level, split_mix(drawn.hash));
            let (odd, even) = match side {
                Side::Odd => (last, mover),
                Side::Even => (mover, last),
            };
            AnyPosition::Sides(*rules, sides::State::new(first, odd, even, side.other())?)
        }
        AnyPosition::Dice(Dice { ending }, _) => {
            let up = u8::try_from(second?).ok()?;
            AnyPosition::Dice(Dice { ending: *ending }, dice::State::new(first, up)?)
        }
        AnyPosition::Dynamic(rules, _) => {
            let limit = second.unwrap_or(first.saturating_sub(1));
            AnyPosition::Dynamic(*rules, rules.state(vec![first], vec![limit])?)
        }
        AnyPosition::SeveralDice(rules, _) => {
            let face = |at: usize| u8::try_from(*drawn.numbers.get(at)?).ok();
            let faces = Faces::new(&[face(1)?, face(3)?])?;
            AnyPosition::SeveralDice(*rules, several_dice::State::new(first, faces)?)
        }
        AnyPosition::Euclid(..) => return None,
    })
}

/// The rows in an order chosen by the hash.
fn in_some_order(rows: &[u64], chosen: u64) -> Vec<u64> {
    let mut rows = rows.to_vec();
    for last in (1..rows.len()).rev() {
        let other = hash(&[chosen, last as u64]) % (last as u64 + 1);
        rows.swap(last, other as usize);
    }
    rows
}

/// A holding with the parity that the side wants, or the other; less than 4, 8 or 16.
fn holding(side: Side, has: bool, level: Level, chosen: u64) -> u64 {
    let odd = (side == Side::Odd) == has;
    let pairs = 1u64 << level.number();
    2 * (chosen % pairs) + u64::from(odd)
}

/// A number as a sum of different Fibonacci numbers of which two are neighbours, descending: one part of its
/// standard form is split.
fn neighbouring(number: u64, chosen: u64) -> Option<Vec<u64>> {
    let standard = fibonacci::zeckendorf(number);
    let free = |at: usize| {
        let below = standard.get(at + 1).map_or(-1, |&below| i16::from(below));
        i16::from(standard[at]) - 2 > below
    };
    let splits: Vec<usize> = (0..standard.len()).filter(|&at| free(at)).collect();
    let split = *splits.get((chosen % splits.len().max(1) as u64) as usize)?;
    let mut places = Vec::new();
    for (at, &place) in standard.iter().enumerate() {
        match at == split {
            true => places.extend([place - 1, place - 2]),
            false => places.push(place),
        }
    }
    places.into_iter().map(fibonacci::number).collect()
}

/// The modulus of an odd-even game; `None` for a `k` that has none.
pub(crate) fn modulus(k: u64) -> Option<u64> {
    UpTo::new(k).map(UpTo::modulus)
}
