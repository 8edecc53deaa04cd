//! Conversions and their steps.

use nian_solver::fibonacci::{self, zeckendorf};
use nian_solver::nim::nim_sum;
use nian_solver::numerals::{
    Digits, System, SystemError, What, Work, Writing, alternating, carry, columns, fibonacci_value,
    greedy, increment, lower_digits, radix, radix_value, representations,
};
use nian_solver::{MAX_NUMBER, dynamic, wythoff};
use proptest::prelude::*;

fn fibonacci_numbers() -> impl Iterator<Item = u64> {
    (0..).map_while(fibonacci::number)
}

/// Digits written as in print, the highest first.
fn digits(text: &str) -> Vec<u8> {
    text.bytes().rev().map(|digit| digit - b'0').collect()
}

fn text(digits: &[u8]) -> String {
    digits.iter().rev().map(u8::to_string).collect()
}

/// The standard form as digits.
fn standard(value: u64) -> Vec<u8> {
    let places = zeckendorf(value);
    let length = places
        .first()
        .map_or(0, |&highest| usize::from(highest) + 1);
    let mut digits = vec![0; length];
    for place in places {
        digits[usize::from(place)] = 1;
    }
    digits
}

/// The article's 347 in the bases 2, 3, 4, …, and its way there.
#[test]
fn mixed_radix_of_347() {
    let steps = radix(347, 2..).unwrap();
    let shown: Vec<String> = (steps.iter())
        .map(|step| {
            format!(
                "{} = {}·{} + {}",
                step.value, step.quotient, step.base, step.digit
            )
        })
        .collect();
    let expected = [
        "347 = 173·2 + 1",
        "173 = 57·3 + 2",
        "57 = 14·4 + 1",
        "14 = 2·5 + 4",
        "2 = 0·6 + 2",
    ];
    assert_eq!(shown, expected);
    assert_eq!(radix_value(&[1, 2, 1, 4, 2], 2..), Some(347));
}

#[test]
fn mixed_radix_refuses() {
    assert_eq!(radix(5, [2, 1]), None); // no base is less than 2
    assert_eq!(radix(6, [2, 2]), None); // 6 needs three places
    assert_eq!(radix(3, [2, 2]).map(|steps| steps.len()), Some(2));
    assert_eq!(radix(0, [7]).map(|steps| steps.len()), Some(1));
    assert_eq!(radix_value(&[2], [2]), None); // a digit is less than its base
    assert_eq!(radix_value(&[1, 1], [2]), None);
    assert_eq!(radix_value(&[0; 200], std::iter::repeat(u64::MAX)), Some(0));
    assert_eq!(radix_value(&[0, 0, 1], std::iter::repeat(u64::MAX)), None);
}

/// 8 = 7 + 1 = 5 + 3 in the sequence 1, 3, 5, …: not unique.
#[test]
fn eight_in_odd_numbers() {
    let odd = || (0..).map(|n| 2 * n + 1);
    let all: Vec<_> = representations(8, odd()).unwrap().collect();
    assert_eq!(all, [vec![3, 0], vec![2, 1]]);
}

#[test]
fn sixty_in_fibonacci_numbers() {
    let steps = greedy(60, fibonacci_numbers()).unwrap();
    assert_eq!(
        steps
            .iter()
            .map(|step| (step.term, step.rest))
            .collect::<Vec<_>>(),
        [(55, 5), (5, 0)]
    );
    let all = representations(60, fibonacci_numbers()).unwrap();
    let mut written: Vec<String> = all
        .map(|places| {
            let mut digits = vec![0; places[0] + 1];
            places.iter().for_each(|&place| digits[place] = 1);
            text(&digits)
        })
        .collect();
    written.sort_by_key(|text| std::cmp::Reverse((text.len(), text.clone())));
    assert_eq!(
        written,
        [
            "100001000",
            "100000110",
            "11001000",
            "11000110",
            "10111000",
            "10110110"
        ]
    );
}

#[test]
fn the_articles_carries() {
    let carries = carry(&digits("10110110")).unwrap();
    let shown: Vec<String> = carries.iter().map(|carry| text(&carry.digits)).collect();
    assert_eq!(shown, ["11000110", "11001000", "100001000"]);
}

#[test]
fn alternating_digits_plus_one() {
    for length in 1..=89 {
        let alternating = alternating(length);
        let value = fibonacci_value(&alternating).unwrap();
        assert_eq!(standard(value), alternating);
        let next = increment(&alternating).unwrap();
        let last = next.carries.last().map_or(&next.sum, |carry| &carry.digits);
        assert_eq!(*last, standard(value + 1));
        assert_eq!(Some(value + 1), fibonacci::number(length as u8));
    }
}

#[test]
fn what_is_no_sequence_or_no_digits() {
    assert_eq!(greedy(5, [2, 3]), None);
    assert_eq!(greedy(5, [1, 3, 3]), None);
    assert_eq!(greedy(5, []), None);
    assert_eq!(greedy(0, []), Some(vec![]));
    assert!(representations(5, [1, 1]).is_none());
    assert_eq!(representations(9, [1, 3]).unwrap().count(), 0); // 4 at most
    assert_eq!(
        representations(0, [1]).unwrap().collect::<Vec<_>>(),
        [vec![]]
    );
    assert_eq!(carry(&[1, 2]), None);
    assert_eq!(increment(&[0, 1, 1]), None);
    assert_eq!(increment(&[]).unwrap().sum, [1]);
    assert_eq!(fibonacci_value(&[1; 200]), None);
    assert_eq!(fibonacci_value(&[0; 300]), Some(0));
}

/// The greedy parts of dynamic nim are those of this module.
#[test]
fn safe_openings_are_a_number_system() {
    for multiplier in [1, 2, 3, 10] {
        for value in (0..3000).chain([MAX_NUMBER, MAX_NUMBER - 1]) {
            let steps = greedy(value, dynamic::starts(multiplier)).unwrap();
            assert!(steps.iter().all(|step| step.digit == 1));
            let terms: Vec<u64> = steps.iter().map(|step| step.term).collect();
            assert_eq!(terms, dynamic::parts(multiplier, value));
        }
    }
}

/// Every number below 400 against all sums of different terms, each counted once.
#[test]
fn all_representations() {
    let terms: Vec<u64> = fibonacci_numbers().take(12).collect(); // up to 233
    let mut counts = vec![0; 400];
    for choice in 0u32..1 << terms.len() {
        let chosen = terms
            .iter()
            .enumerate()
            .filter(|(place, _)| choice >> place & 1 == 1);
        let sum: u64 = chosen.map(|(_, term)| term).sum();
        if let Some(count) = counts.get_mut(sum as usize) {
            *count += 1;
        }
    }
    for (value, &count) in counts.iter().enumerate().take(377) {
        let all = representations(value as u64, fibonacci_numbers()).unwrap();
        let all: Vec<_> = all.collect();
        assert_eq!(all.len(), count, "{value}");
        assert!(all.is_sorted_by(|a, b| a > b), "{value}");
        for places in all {
            let sum: u64 = places.iter().map(|&place| terms[place]).sum();
            assert_eq!(sum, value as u64);
        }
    }
}

/// Digits as they are printed, the highest first, `?` where one is not known yet.
fn written(digits: &Digits) -> String {
    let digit = |digit: &Option<u64>| digit.map_or("?".into(), |digit| digit.to_string());
    digits.iter().rev().map(digit).collect()
}

fn stages(value: u64, system: &str, work: Work) -> Vec<String> {
    let writing = Writing::new(value, system.parse().unwrap(), work).unwrap();
    writing
        .stages
        .iter()
        .map(|stage| written(&stage.digits))
        .collect()
}

#[test]
fn systems_have_names() {
    for text in [
        "binary",
        "fibonacci",
        "mixed:2,3,4,5",
        "mixed:10",
        "sequence:1",
        "sequence:1,3,5,7",
    ] {
        assert_eq!(text.parse::<System>().unwrap().to_string(), text);
    }
    let sixteen = "2,".repeat(15) + "2";
    assert!(format!("mixed:{sixteen}").parse::<System>().is_ok());
    for (text, error) in [
        ("", SystemError::Name),
        ("Binary", SystemError::Name),
        ("decimal", SystemError::Name),
        ("binary:2", SystemError::Name),
        ("mixed", SystemError::Name),
        ("mixed:", SystemError::Bases),
        ("mixed:2,", SystemError::Bases),
        ("mixed:2,1", SystemError::Bases),
        ("mixed:2,+3", SystemError::Bases),
        ("mixed:2, 3", SystemError::Bases),
        ("mixed:9223372036854775808", SystemError::Bases),
        (&format!("mixed:{sixteen},2"), SystemError::Bases),
        ("sequence:", SystemError::Terms),
        ("sequence:2,3", SystemError::Terms),
        ("sequence:1,3,3", SystemError::Terms),
        ("sequence:1,x", SystemError::Terms),
    ] {
        assert_eq!(text.parse::<System>(), Err(error), "{text}");
    }
}

#[test]
fn stages_of_writing() {
    let all = ["?????", "????1", "???21", "??121", "?4121", "24121"];
    assert_eq!(stages(347, "mixed:2,3,4,5", Work::Write), all);
    assert_eq!(stages(5, "mixed:2,3,4,5", Work::Write), ["??", "?1", "21"]);
    assert_eq!(
        stages(6, "binary", Work::Write),
        ["???", "??0", "?10", "110"]
    );
    assert_eq!(stages(0, "binary", Work::Write), ["0"]);
    assert_eq!(stages(0, "fibonacci", Work::Write), ["0"]);
    // The last frame lists all sums.
    assert_eq!(
        stages(8, "sequence:1,3,5,7", Work::Write),
        ["????", "1???", "1001", "1001"]
    );
    assert_eq!(
        stages(10, "fibonacci", Work::Write),
        ["?????", "1????", "10010", "10010"]
    );
    // The last term takes whatever is left, and then the terms are not different any more.
    assert_eq!(
        stages(29, "sequence:1,3,5,7", Work::Write).last().unwrap(),
        "4001"
    );
    assert_eq!(stages(MAX_NUMBER, "binary", Work::Write).len(), 64);
}

#[test]
fn every_sum_is_listed_or_counted() {
    let sixty = Writing::new(60, System::Fibonacci, Work::Write).unwrap();
    assert_eq!((sixty.ways, sixty.sums.len()), (6, 6));
    let eight = Writing::new(8, "sequence:1,3,5,7".parse().unwrap(), Work::Write).unwrap();
    assert_eq!(
        (eight.ways, eight.sums.clone()),
        (2, vec![vec![3, 0], vec![2, 1]])
    );
    for value in 1..2000 {
        let counted = representations(value, fibonacci_numbers()).unwrap().count();
        assert_eq!(fibonacci::ways(value), counted as u64, "{value}");
    }
    assert_eq!(fibonacci::ways(0), 1);
    let many = Writing::new(MAX_NUMBER, System::Fibonacci, Work::Write).unwrap();
    assert!(many.ways > 1000 && many.sums.len() == 12);
}

#[test]
fn stages_of_carrying() {
    let (value, carry) = Work::carry("10110110").unwrap();
    assert_eq!(value, 60);
    let all = ["10110110", "11000110", "11001000", "100001000"];
    assert_eq!(stages(60, "fibonacci", carry.clone()), all);
    assert_eq!(Writing::new(61, System::Fibonacci, carry.clone()), None);
    assert_eq!(Writing::new(60, System::Binary, carry), None);
    assert_eq!(Work::carry(""), None);
    assert_eq!(Work::carry("102"), None);
    assert_eq!(Work::carry(&"1".repeat(200)), None);
    assert_eq!(Work::carry("00011").map(|(value, _)| value), Some(3));
    assert_eq!(
        stages(12, "fibonacci", Work::Increment),
        ["10101", "10110", "11000", "100000"]
    );
    assert_eq!(
        stages(20, "fibonacci", Work::Increment).last().unwrap(),
        "1000000"
    );
    assert_eq!(stages(0, "fibonacci", Work::Increment), ["0", "1"]);
    assert_eq!(
        Writing::new(MAX_NUMBER, System::Fibonacci, Work::Increment),
        None
    );
}

/// The article's instances of the construction n → (aₙ, bₙ).
#[test]
fn stages_of_pairs() {
    for (n, all) in [
        (1, ["1", "1", "10"]),
        (2, ["10", "100", "1000"]),
        (3, ["100", "101", "1010"]),
        (4, ["101", "1001", "10010"]),
    ] {
        assert_eq!(stages(n, "fibonacci", Work::Pair), all);
    }
    assert_eq!(Writing::new(0, System::Fibonacci, Work::Pair), None);
    let [_, most] = Work::Pair.range();
    assert!(Writing::new(most, System::Fibonacci, Work::Pair).is_some());
    assert!(Writing::new(most + 1, System::Fibonacci, Work::Pair).is_none());
}

proptest! {
    #[test]
    fn the_construction_gives_the_pair(n in 1..MAX_NUMBER / 3) {
        let (lower, upper) = wythoff::pair(n).unwrap();
        let found = lower_digits(&standard(n));
        prop_assert_eq!(&found, &standard(lower));
        let pair = Writing::new(n, System::Fibonacci, Work::Pair).unwrap();
        let last = &pair.stages[2];
        prop_assert_eq!(&last.what, &What::Upper(upper));
        prop_assert_eq!(written(&last.digits), text(&standard(upper)));
    }

    #[test]
    fn digits_and_places_add_up(value in 0..=MAX_NUMBER, list in prop::collection::vec(2..50u64, 1..16)) {
        let mut terms = vec![1];
        for gap in &list[1..] {
            terms.push(terms[terms.len() - 1] + gap);
        }
        for system in [System::Binary, System::Fibonacci, System::Mixed(list), System::Sequence(terms)] {
            let writing = Writing::new(value, system, Work::Write).unwrap();
            let last = &writing.stages[writing.steps()].digits;
            prop_assert_eq!(last.len(), writing.places.len());
            let parts = last.iter().zip(&writing.places).map(|(digit, place)| digit.unwrap() * place);
            prop_assert_eq!(parts.sum::<u64>(), value);
        }
    }

    #[test]
    fn mixed_radix_reads_back(value in any::<u64>(), bases in prop::collection::vec(2..=1000u64, 64)) {
        let steps = radix(value, bases.clone()).unwrap();
        let digits: Vec<u64> = steps.iter().map(|step| step.digit).collect();
        prop_assert_eq!(radix_value(&digits, bases), Some(value));
    }

    #[test]
    fn greedy_adds_up(value in any::<u64>(), gaps in prop::collection::vec(1..=u64::MAX / 64, 1..40)) {
        let sequence = gaps.iter().scan(1u64, |term, gap| {
            let this = *term;
            *term += gap;
            Some(this)
        });
        let steps = greedy(value, sequence).unwrap();
        let sum: u64 = steps.iter().map(|step| step.digit * step.term).sum();
        prop_assert_eq!(sum, value);
        prop_assert!(steps.iter().all(|step| step.rest < step.term && step.digit > 0));
        prop_assert!(steps.is_sorted_by(|a, b| a.place > b.place && a.rest == b.value));
    }

    #[test]
    fn carries_keep_the_value(digits in prop::collection::vec(0..=1u8, 0..88)) {
        let value = fibonacci_value(&digits).unwrap();
        let carries = carry(&digits).unwrap();
        for carry in &carries {
            prop_assert_eq!(fibonacci_value(&carry.digits), Some(value));
        }
        let last = carries.last().map_or(&digits, |carry| &carry.digits);
        let ones: Vec<usize> = (0..last.len()).rev().filter(|&place| last[place] == 1).collect();
        let places: Vec<usize> = zeckendorf(value).into_iter().map(usize::from).collect();
        prop_assert_eq!(ones, places);
    }

    #[test]
    fn increments_add_one(value in 0..MAX_NUMBER) {
        let next = increment(&standard(value)).unwrap();
        let last = next.carries.last().map_or(&next.sum, |carry| &carry.digits);
        prop_assert_eq!(fibonacci_value(&next.sum), Some(value + 1));
        prop_assert_eq!(last, &standard(value + 1));
    }

    #[test]
    fn columns_hold_the_digits(numbers in prop::collection::vec(any::<u64>(), 0..300)) {
        let columns = columns(&numbers);
        let value = |digits: &[u8]| (0..).zip(digits).map(|(power, &digit)| u64::from(digit) << power).sum::<u64>();
        let read: Vec<u64> = columns.digits.iter().map(|digits| value(digits)).collect();
        prop_assert_eq!(&read, &numbers);
        prop_assert_eq!(value(&columns.nim_sum()), nim_sum(&numbers));
    }
}
