//! What is said of marks and guesses.

use super::names::{left, listed, named, named_at};
use nian_course::discovery::{
    Board, Found, GuessStatus, Judgement, Plan, Reason, Refusal, Status, Summary,
    answers as answers_to,
};
use nian_words::{Discovery, Language};

/// What stands below the positions.
pub(super) fn status(words: Discovery, plan: &Plan, status: &Status) -> String {
    match status {
        Status::Start => words.start().to_owned(),
        Status::Damaged => words.damaged().to_owned(),
        Status::Forbidden => words.forbidden().to_owned(),
        Status::Judged(judgement) => judged(words, plan, judgement),
        Status::AllRight if plan.more.is_empty() => words.all_right().to_owned(),
        Status::AllRight => words.goes_on().to_owned(),
    }
}

fn judged(words: Discovery, plan: &Plan, judgement: &Judgement) -> String {
    let position = named_at(words, plan, judgement.position);
    // What a move leaves has a limit in the doubling game.
    let reached = |to: usize| match plan.board {
        Board::Doubling => left(words, plan, to),
        _ => named_at(words, plan, to),
    };
    match &judgement.reason {
        Reason::Unmarked { is_first: true } => words.look_first(&position),
        Reason::Unmarked { .. } => words.look_next(&position),
        Reason::SafeEnd => words.is_safe_end(&position),
        Reason::Safe => {
            let others = listed(words, plan, plan.to(judgement.position));
            words.is_safe(&position, &others)
        }
        Reason::SafeAnswered => {
            let answers = answers(words, plan, judgement.position);
            words.is_safe_answered(&position, &answers)
        }
        Reason::Unsafe(to) => words.is_unsafe(&position, &reached(*to)),
        Reason::UnsafeOpen(to) => words.is_unsafe_open(&position, &reached(*to)),
        Reason::UnsafeLower(to, start) => {
            let start = named_at(words, plan, *start);
            words.is_unsafe_lower(&position, &left(words, plan, *to), &start)
        }
        Reason::UnsafeAnswered(to) => {
            let answers = answers(words, plan, *to);
            words.is_unsafe_answered(&position, &left(words, plan, *to), &answers)
        }
    }
}

fn answers(words: Discovery, plan: &Plan, position: usize) -> String {
    let answers = answers_to(plan, position);
    let mut all = Vec::new();
    for [before, after] in answers.moves {
        all.push(words.answer(&left(words, plan, before), &left(words, plan, after)));
    }
    if answers.take_all {
        all.push(words.answer_rest().to_owned());
    }
    all.join(words.semicolon())
}

/// What stands below the guess.
pub(super) fn guessed(words: Discovery, board: Board, said: &GuessStatus) -> String {
    match said {
        GuessStatus::Refused(Refusal::Choose) => words.choose().to_owned(),
        GuessStatus::Refused(Refusal::BadNumber {
            limits: [least, most],
            ..
        }) => words.bad_number(*least, *most),
        GuessStatus::Trying(percent) => words.trying((*percent).into()),
        GuessStatus::Stopped => words.stopped().to_owned(),
        GuessStatus::NotTried => words.not_tried().to_owned(),
        GuessStatus::Blocked => words.blocked().to_owned(),
        GuessStatus::Found(guess, found) => what_was_found(words, board, guess, found),
    }
}

fn what_was_found(words: Discovery, board: Board, guess: &[u64], found: &Found) -> String {
    let name = |part| named(words, board, &found.numbers(part));
    let reach = || {
        let most = found.numbers(1).first().copied().unwrap_or_default();
        match board {
            Board::Rows => words.up_to_rows(most),
            _ => words.up_to_stones(most),
        }
    };
    let asks_next = board.asks_next();
    match found.part(0) {
        "holds" if asks_next => {
            let mut guess = guess.to_vec();
            if guess.first() > guess.last() {
                guess.reverse();
            }
            words.next_holds(&named(words, board, &guess))
        }
        "holds" => words.holds(&reach()),
        "safe" => words.against_safe(&name(1)),
        "unsafe" if asks_next => words.next_unsafe(&name(1), &name(2)),
        "unsafe" => words.against_unsafe(&name(1), &name(2)),
        "differs" if found.part(1) == "safe" => words.differs_safe(&name(2), &name(3)),
        "differs" => words.differs_unsafe(&name(2), &name(3)),
        "sooner" => words.sooner(&reach()),
        "earlier" => words.earlier(&name(1)),
        _ => words.known().to_owned(),
    }
}

/// A guess with what stands in its slots.
pub(super) fn guess_of(words: Discovery, board: Board, numbers: [&str; 2]) -> String {
    let [first, second] = numbers;
    match board {
        Board::Rows => words.guess_rows().to_owned(),
        Board::Pairs => words.guess_pairs(first, second),
        Board::Take => words.guess_take(first),
        Board::Dice => words.guess_dice(first),
        Board::Doubling => words.guess_doubling(first),
        Board::Sides => words.guess_sides(first),
        Board::Parity => words.guess_parity(first, second),
    }
}

/// The line beside a theorem that quotes the reader.
#[must_use]
pub fn quoted(language: Language, plan: &Plan, recalled: &Summary) -> String {
    let words = language.discovery();
    let mut line = words.recalled_marks(&listed(words, plan, &recalled.safe));
    if plan.is_further() {
        line = words.recalled_with(plan.board.letter(), plan.most, &line);
    }
    if let Some((guess, found)) = &recalled.guess {
        let said = if plan.board.has_choices() {
            let at = guess.first().and_then(|&choice| choice.checked_sub(1));
            let rule = at.and_then(|at| words.rules().get(usize::try_from(at).ok()?).copied());
            rule.unwrap_or_default().to_owned()
        } else {
            let number = |at: usize| guess.get(at).map(u64::to_string).unwrap_or_default();
            guess_of(words, plan.board, [&number(0), &number(1)])
        };
        line.push(' ');
        line += &if found.holds() {
            words.recalled_holds(&said)
        } else {
            let found = what_was_found(words, plan.board, guess, found);
            words.recalled_fails(&said, &found)
        };
    }
    line
}
