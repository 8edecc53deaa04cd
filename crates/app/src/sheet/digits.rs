//! Tasks about the digits of numbers.

use super::parts::{
    Item, Row, Texts, empty, grid, labelled, paragraph, right, short_blank, texts, write,
};
use crate::fill::fill;
use nian_solver::fibonacci;
use nian_tasks::{Answer, Task};
use yew::prelude::*;

const ROWS: &str = "abcdefghijklmnopqrstuvwxyz";

pub(super) fn columns(task: &Task, of: Texts<'_>) -> Option<Item> {
    let position = nian_tasks::position(task)?;
    let Answer::Columns(odd) = nian_tasks::truth(task)? else {
        return None;
    };
    let words = of.words;
    let heaps = position.heaps();
    let places = powers(heaps);
    let names = texts(&places);
    let odd_places: Vec<u64> = places
        .iter()
        .copied()
        .filter(|place| odd & place != 0)
        .collect();
    let answer = match &odd_places[..] {
        [] => "0".to_owned(),
        some => texts(some).join(","),
    };
    let filled_in = |is_told: bool| {
        let rows = heaps.iter().zip(ROWS.chars()).map(|(row, letter)| Row {
            // With its letter, by which the reasons call it.
            head: Some(format!("{letter}\u{2003}{row}")),
            digits: match is_told {
                true => digits_of(*row, &places),
                false => empty(&places),
            },
            class: "",
        });
        let tick = |place: &u64| {
            if is_told && odd & place != 0 {
                "✓"
            } else {
                ""
            }
        };
        let last = Row {
            head: Some(words.odd.clone()),
            digits: places.iter().map(|place| tick(place).to_owned()).collect(),
            class: "sheet-odd",
        };
        grid(task.text.clone(), &names, rows.chain([last]).collect())
    };
    let explanation = position.explain();
    let why = of.language.sentences().explanation(&position, &explanation);
    Some(Item {
        about: task.text.clone(),
        answer,
        rules: None,
        ask: filled_in(false),
        key: html! {
            <>
                { filled_in(true) }
                if odd_places.is_empty() { { right(words.none.clone()) } }
                { paragraph(why) }
            </>
        },
    })
}

/// The binary digits of a number at these places, which may be more than it needs.
fn digits_of(number: u64, places: &[u64]) -> Vec<String> {
    let digit = |place: &u64| u8::from(number & place != 0).to_string();
    places.iter().map(digit).collect()
}

/// The number that is to be written.
fn number(task: &Task) -> Option<u64> {
    task.text.split_once('=')?.1.parse().ok()
}

/// How a number is written, in the steps that hints teach.
fn worked(task: &Task, way: usize, of: Texts<'_>) -> Option<Html> {
    let (steps, result) = nian_tasks::worked(task)?;
    let words = of.language.answering();
    Some(paragraph(words.worked(way, number(task)?, &steps, &result)))
}

fn equals(number: u64) -> Html {
    write(html! { format!("{number} =") })
}

pub(super) fn binary(task: &Task, of: Texts<'_>) -> Option<Item> {
    let number = number(task)?;
    let places = powers_and_next(number);
    let answer = format!("{number:b}");
    let of_places = |digits| grid(number.to_string(), &texts(&places), vec![Row::of(digits)]);
    let mut digits = empty(&places);
    for (digit, char) in digits.iter_mut().rev().zip(answer.chars().rev()) {
        digit.push(char);
    }
    Some(Item {
        about: task.text.clone(),
        rules: None,
        ask: html! { <>{ equals(number) }{ of_places(empty(&places)) }</> },
        key: html! { <>{ equals(number) }{ of_places(digits) }{ worked(task, 0, of)? }</> },
        answer,
    })
}

pub(super) fn decimal(task: &Task, digits: &[u8], of: Texts<'_>) -> Option<Item> {
    let number = number(task)?;
    let places = texts(&powers(&[number]));
    let ones: Vec<String> = digits.iter().map(u8::to_string).collect();
    // What their places are worth stands in the answer only.
    let read = |places: &[String]| grid(ones.join(" "), places, vec![Row::of(ones.clone())]);
    let label = &of.words.read;
    Some(Item {
        about: task.text.clone(),
        answer: number.to_string(),
        rules: None,
        ask: html! { <>{ read(&empty(&places)) }{ labelled(label.clone(), short_blank()) }</> },
        key: html! {
            <>
                { read(&places) }
                { labelled(label.clone(), html! { number.to_string() }) }
                { worked(task, 1, of)? }
            </>
        },
    })
}

/// The standard form of a number; `given` are the terms of a sum that is to be mended.
pub(super) fn standard_form(task: &Task, given: &[u64], of: Texts<'_>) -> Option<Item> {
    let number = number(task)?;
    let Answer::Parts(parts) = nian_tasks::truth(task)? else {
        return None;
    };
    let places = terms_and_next(number);
    let of_places = |rows| grid(number.to_string(), &texts(&places), rows);
    let ones = |place: &u64| if given.contains(place) { "1" } else { "" }.to_owned();
    let ask = match given {
        [] => html! { <>{ equals(number) }{ of_places(vec![Row::of(empty(&places))]) }</> },
        _ => {
            let mended = Row {
                class: "sheet-mended",
                ..Row::of(empty(&places))
            };
            let given = Row::of(places.iter().map(ones).collect());
            let sum = fill(&of.words.mend, &[&number.to_string()]);
            html! { <>{ paragraph(sum) }{ of_places(vec![given, mended]) }</> }
        }
    };
    let largest = parts.first().copied().unwrap_or_default();
    let digit = |place: &u64| match place {
        place if parts.contains(place) => "1",
        place if *place < largest => "0",
        _ => "",
    };
    let digits = places.iter().map(|place| digit(place).to_owned()).collect();
    let way = if given.is_empty() { 2 } else { 3 };
    let sum = write(html! { format!("{number} = {}", texts(&parts).join(" + ")) });
    Some(Item {
        about: task.text.clone(),
        answer: texts(&parts).join("+"),
        rules: None,
        ask,
        key: html! { <>{ sum }{ of_places(vec![Row::of(digits)]) }{ worked(task, way, of)? }</> },
    })
}

/// The powers of two up to that of the highest digit of the largest of these numbers, descending.
pub(crate) fn powers(numbers: &[u64]) -> Vec<u64> {
    let most = numbers.iter().max().copied().unwrap_or(0).max(1);
    (0..u64::BITS - most.leading_zeros())
        .rev()
        .map(|power| 1 << power)
        .collect()
}

/// The same with one place more, which is the next power: how many digits there are is not given away.
fn powers_and_next(number: u64) -> Vec<u64> {
    powers(&[number.saturating_mul(2)])
}

/// Fibonacci's terms up to the first above a number, descending.
fn terms_and_next(number: u64) -> Vec<u64> {
    let all = || (0..).map_while(fibonacci::number);
    let fitting = all().take_while(|&term| term <= number).count();
    let mut terms: Vec<u64> = all().take(fitting + 1).collect();
    terms.reverse();
    terms
}

#[cfg(test)]
mod tests {
    use super::{powers, powers_and_next, terms_and_next};

    #[test]
    fn places_reach_as_far_as_they_are_needed() {
        assert_eq!(powers(&[3, 7, 5]), [4, 2, 1]);
        assert_eq!(powers(&[8]), [8, 4, 2, 1]);
        assert_eq!(powers(&[0]), [1]);
        assert_eq!(powers_and_next(5), [8, 4, 2, 1]);
        assert_eq!(powers_and_next(1), [2, 1]);
        assert_eq!(terms_and_next(4), [5, 3, 2, 1]);
        assert_eq!(terms_and_next(8), [13, 8, 5, 3, 2, 1]);
    }
}
