//! The stages of writing a number in a number system.

use super::fill::Arg;
use super::lists::list;
use super::text::{digits, subscript};
use crate::table::Template;
use crate::tables::Words;
use nian_lessons::Numeral;
use nian_solver::numerals::{
    DivisionStep, GreedyStep, MOST_TERMS, System, SystemError, What, Work, Writing, written,
};

/// The most parts of a sum; longer sums are left out.
const MOST_PARTS: usize = 6;

/// The title of the work on a number.
pub(super) fn title(words: &Words, writing: &Writing) -> String {
    let titles = words.numerals.titles;
    let [binary, fibonacci, mixed, sequence, carry, increment, pair] = titles;
    let title = match (&writing.work, &writing.system) {
        (Work::Carry(_), _) => carry,
        (Work::Increment, _) => increment,
        (Work::Pair, _) => pair,
        (Work::Write, System::Binary) => binary,
        (Work::Write, System::Fibonacci) => fibonacci,
        (Work::Write, System::Mixed(_)) => mixed,
        (Work::Write, System::Sequence(_)) => sequence,
    };
    words.fill(title, &[Arg::Number(writing.value)])
}

/// The expected form of a number system's text.
pub(super) fn system_error(words: &Words, error: SystemError) -> String {
    let [name, bases, terms] = words.numerals.systems_wanted;
    let template = match error {
        SystemError::Name => name,
        SystemError::Bases => bases,
        SystemError::Terms => terms,
    };
    words.fill(template, &[Arg::Number(MOST_TERMS as u64)])
}

/// What has been done at this stage, and at the last one the result.
pub(super) fn stage(words: &Words, numeral: &Numeral) -> String {
    let writing = &*numeral.writing;
    let stage = numeral.stage();
    let text = written(&stage.digits);
    let last = numeral.done == writing.steps();
    match &stage.what {
        What::Start => start(words, writing, &text),
        What::Divide(step) => division(words, step, numeral.done),
        What::Highest(digit) => {
            let args = [
                Arg::Number(*digit),
                Arg::Number(writing.value),
                Arg::Text(&text),
            ];
            let sum = sum_of(numeral);
            let found = words.fill(words.numerals.highest[usize::from(sum.is_some())], &args);
            and_sum(words, found, sum)
        }
        What::Greedy(step) => greedy(words, numeral, step, &text),
        What::All => all(words, writing),
        What::Carry(place) => {
            let carried = carry(words, writing, *place, &text);
            if last {
                words.then(carried, &end(words, writing))
            } else {
                carried
            }
        }
        What::PlusOne => {
            let from_one = writing.stages[0].digits[0] == Some(1);
            let template = words.numerals.plus_one[usize::from(from_one)];
            let added = words.fill(template, &[Arg::Text(&text)]);
            if last {
                words.then(added, &end(words, writing))
            } else {
                added
            }
        }
        What::Lower(lower) => lower_number(words, writing, *lower, &text),
        What::Upper(upper) => {
            let args = [
                Arg::Text(&subscript(writing.value)),
                Arg::Text(&text),
                Arg::Number(*upper),
                Arg::Number(upper - writing.value),
                Arg::Number(writing.value),
            ];
            words.fill(words.numerals.upper, &args)
        }
    }
}

/// The description of the work before the first stage.
fn start(words: &Words, writing: &Writing, text: &str) -> String {
    let texts = &words.numerals;
    let value = Arg::Number(writing.value);
    let zeros = zeros(writing);
    let (template, args) = match (&writing.work, &writing.system) {
        (Work::Write, _) if writing.value == 0 => (Template(texts.zero), [value, Arg::Number(0)]),
        (Work::Write, System::Binary) => (texts.divide_by_two.among(), [value, Arg::Number(0)]),
        (Work::Write, System::Mixed(bases)) => {
            let bases = words.fill(texts.by_bases, &[Arg::Text(&numbers(words, bases))]);
            return words.fill(texts.divide, &[value, Arg::Text(&bases)]);
        }
        (Work::Write, System::Fibonacci) => (texts.take_fibonacci.among(), [value, Arg::Number(0)]),
        (Work::Write, System::Sequence(_)) => (texts.take_terms.among(), [value, Arg::Number(0)]),
        (Work::Carry(_), _) => {
            let carries = usize::from(writing.steps() > 0);
            (texts.given[carries], [value, Arg::Text(text)])
        }
        (Work::Increment, _) => (texts.add_one, [value, Arg::Text(text)]),
        (Work::Pair, _) => {
            let args = [value, Arg::Text(text), Arg::Number(zeros as u64)];
            return words.fill(texts.ends_in[zeros % 2], &args);
        }
    };
    words.fill(template, &args)
}

/// The number of zeros at the end of the initial digits.
fn zeros(writing: &Writing) -> usize {
    let mut zeros = 0;
    for digit in &writing.stages[0].digits {
        if *digit != Some(0) {
            break;
        }
        zeros += 1;
    }
    zeros
}

fn division(words: &Words, step: &DivisionStep, number: usize) -> String {
    let args = [
        Arg::Number(step.value),
        Arg::Number(step.quotient),
        Arg::Number(step.base),
        Arg::Number(step.digit),
        Arg::Number(number as u64),
    ];
    words.fill(words.numerals.division, &args)
}

fn greedy(words: &Words, numeral: &Numeral, step: &GreedyStep, text: &str) -> String {
    let texts = &words.numerals;
    let fibonacci = numeral.writing.system == System::Fibonacci;
    let template = if fibonacci {
        texts.fibonacci_step.among()
    } else {
        texts.term_step
    };
    let args = [
        Arg::Number(step.value),
        Arg::Number(step.term),
        Arg::Number(step.rest),
        Arg::Number(step.digit),
    ];
    let taken = words.fill(template, &args);
    if step.rest > 0 {
        return taken;
    }
    let args = [Arg::Number(numeral.writing.value), Arg::Text(text)];
    let sum = sum_of(numeral);
    let done = words.fill(texts.done[usize::from(sum.is_some())], &args);
    words.then(taken, &and_sum(words, done, sum))
}

/// The sum that the digits mean, unless it is too long.
fn sum_of(numeral: &Numeral) -> Option<String> {
    let mut parts = Vec::new();
    let places = numeral.writing.places.iter();
    for (&term, digit) in places.zip(&numeral.stage().digits).rev() {
        match *digit {
            None | Some(0) => {}
            Some(1) => parts.push(digits(term)),
            Some(digit) if term == 1 => parts.push(digits(digit)),
            Some(digit) => parts.push(digits(digit) + " × " + &digits(term)),
        }
    }
    let fits = (1..=MOST_PARTS).contains(&parts.len());
    fits.then(|| list(&parts, " + ", " + "))
}

/// A sentence with a sum at its end, if there is one.
fn and_sum(words: &Words, mut text: String, sum: Option<String>) -> String {
    if let Some(sum) = sum {
        text.push_str(&sum);
        text.push_str(words.numerals.full_stop);
    }
    text
}

/// The number of sums of different terms.
fn all(words: &Words, writing: &Writing) -> String {
    let texts = &words.numerals;
    let listed = writing.sums.len() as u64;
    let [one, several, many] = texts.ways;
    let template = if writing.ways == 1 {
        one
    } else if writing.ways == listed {
        several
    } else {
        many
    };
    let args = [
        Arg::Number(writing.value),
        Arg::Number(writing.ways),
        Arg::Number(listed),
    ];
    let told = words.fill(template, &args);
    if writing.system == System::Fibonacci && writing.ways > 1 {
        words.then(told, texts.first_is_standard)
    } else {
        told
    }
}

fn carry(words: &Words, writing: &Writing, place: usize, text: &str) -> String {
    let number = |above| Arg::Number((place + above + 1) as u64);
    let worth = |above| Arg::Number(writing.places[place + above]);
    let args = [
        number(0),
        number(1),
        number(2),
        worth(0),
        worth(1),
        worth(2),
        Arg::Text(text),
    ];
    words.fill(words.numerals.carry, &args)
}

/// The result of the carries.
fn end(words: &Words, writing: &Writing) -> String {
    let texts = &words.numerals;
    if writing.work != Work::Increment {
        return texts.standard.into();
    }
    let first = &writing.stages[0].digits;
    let mut alternating = first.len() > 1;
    for (place, digit) in first.iter().rev().enumerate() {
        alternating &= *digit == Some((place as u64 + 1) % 2);
    }
    let args = [Arg::Number(writing.value), Arg::Number(writing.value + 1)];
    words.fill(texts.one_more[usize::from(alternating)], &args)
}

fn lower_number(words: &Words, writing: &Writing, lower: u64, text: &str) -> String {
    let zeros = zeros(writing);
    let [odd, ones, even] = words.numerals.lower;
    let template = match zeros {
        0 => ones,
        _ if zeros % 2 == 1 => odd,
        _ => even,
    };
    // The end of the digits, 100 for 2 zeros, and its result, 101.
    let mut ends = [String::from("1"), String::from("1")];
    for place in 0..zeros {
        ends[0].push('0');
        ends[1].push(if place % 2 == 0 { '0' } else { '1' });
    }
    let args = [
        Arg::Text(&subscript(writing.value)),
        Arg::Text(text),
        Arg::Number(lower),
        Arg::Text(&ends[0]),
        Arg::Text(&ends[1]),
    ];
    words.fill(template, &args)
}

fn numbers(words: &Words, numbers: &[u64]) -> String {
    let mut items = Vec::new();
    for &number in numbers {
        items.push(digits(number));
    }
    list(&items, words.forms.comma, words.forms.comma)
}
