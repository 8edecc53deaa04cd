//! Published numbers.

const SEQUENCES: &str = include_str!("../../testdata/sequences.txt");

/// The terms of the row of this name.
pub(crate) fn row(what: &str) -> Vec<&'static str> {
    let rows = SEQUENCES.lines().filter(|line| !line.starts_with('#'));
    let found = rows.filter_map(|line| {
        let mut fields = line.split('|').map(str::trim);
        (fields.next() == Some(what)).then(|| fields.next().unwrap())
    });
    let [terms] = found.collect::<Vec<_>>()[..] else {
        panic!("not exactly one row is called {what}");
    };
    terms.split(' ').collect()
}

pub(crate) fn number(term: &str) -> u64 {
    term.parse().unwrap()
}

pub(crate) fn numbers(what: &str) -> Vec<u64> {
    row(what).into_iter().map(number).collect()
}
