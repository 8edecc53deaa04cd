//! The part of `docs/benchmarks.md` that is about the solver.

use super::{
    super::machine::{machine, version},
    ROUNDS,
    measure::{Goal, Measured, NEAR, Row, WASM_AT_MOST},
};
use crate::date;
use std::fmt::Write;

pub(super) const HEADING: &str = "## How fast the solver is";

/// The part about what was measured.
pub(super) fn section(measured: &Measured) -> String {
    let mut page = format!(
        "{HEADING}

    cargo xtask bench

measures this and writes this part of the page; `cargo bench -p nian-solver` measures the same, native, with
Criterion's statistics. The tasks stand in `crates/solver/benches/speed`: outcome and *all* winning
moves of one position, its heaps near 2⁶³ unless said otherwise, and tables. What the tables are held
against is measured in the same run; it computes the same values in the straightforward fast way.

Measured on {},
{}. The best of {ROUNDS} runs by turns, native and as wasm, each the best of twelve batches; optimised
for speed, otherwise compiled as what the reader downloads. Wasm may take {WASM_AT_MOST} times as long
as native.

| task | native | wasm | wasm ÷ native | goal, native |
|---|---:|---:|---:|---|
",
        machine(&[version("rustc"), format!("node {}", version("node"))]),
        date::today(),
    );
    for row in &measured.rows {
        line(&mut page, measured, row);
    }
    page
}

fn line(page: &mut String, measured: &Measured, row: &Row) {
    let goal = match &row.goal {
        Goal::Under(most) => format!("under {}", readable(*most)),
        Goal::Near(_) => {
            let times = measured.against_reference(row).unwrap_or(f64::NAN);
            format!("at most {NEAR} × the reference: {times:.2} ×")
        }
        Goal::Reference => String::new(),
    };
    let missed = if measured.is_met(row) {
        ""
    } else {
        " (**missed**)"
    };
    let Row {
        name, native, wasm, ..
    } = row;
    let slow = if *wasm > WASM_AT_MOST * native && row.goal != Goal::Reference {
        " (**missed**)"
    } else {
        ""
    };
    let ratio = wasm / native;
    let (native, wasm) = (readable(*native), readable(*wasm));
    let written = writeln!(
        page,
        "| {name} | {native} | {wasm} | {ratio:.2}{slow} | {goal}{missed} |"
    );
    written.expect("a string takes whatever is written");
}

/// A time in the unit that suits it.
fn readable(nanoseconds: f64) -> String {
    let units = [("s", 1e9), ("ms", 1e6), ("µs", 1e3)];
    let fits = |&(_, size): &(&str, f64)| nanoseconds >= size;
    let (unit, size) = units.into_iter().find(fits).unwrap_or(("ns", 1.0));
    let number = nanoseconds / size;
    let digits = if number < 10.0 && number.fract() != 0.0 {
        1
    } else {
        0
    };
    format!("{number:.digits$} {unit}")
}

#[cfg(test)]
mod tests {
    use super::readable;

    #[test]
    fn times_read_well() {
        for (time, text) in [
            (54.31, "54 ns"),
            (5.0, "5 ns"),
            (2232.9, "2.2 µs"),
            (5000.0, "5 µs"),
            (8_031_452.0, "8.0 ms"),
            (77_005_150.0, "77 ms"),
            (1e9, "1 s"),
        ] {
            assert_eq!(readable(time), text);
        }
    }
}
