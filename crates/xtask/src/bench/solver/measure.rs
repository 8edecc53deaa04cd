//! What was measured, and whether it is good enough.

use crate::{
    failure::{Failure, Result},
    process::{cargo, not_started, run},
    tools::WASI,
};
use std::process::{Command, Stdio};

/// The most that wasm may take, as a multiple of native.
pub(super) const WASM_AT_MOST: f64 = 1.6;

/// The most that a task may take, as a multiple of its reference.
pub(super) const NEAR: f64 = 1.5;

/// How fast a task is to be.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Goal {
    /// Less than so many nanoseconds.
    Under(f64),
    /// At most [`NEAR`] times as long as the reference of this name.
    Near(String),
    /// It is a reference.
    Reference,
}

/// A task and how long it took, in nanoseconds.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Row {
    pub(super) name: String,
    pub(super) goal: Goal,
    pub(super) native: f64,
    pub(super) wasm: f64,
}

/// All tasks.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Measured {
    pub(super) rows: Vec<Row>,
}

/// A way to run the benchmarks.
pub(super) trait Program {
    /// Cargo with this subcommand.
    fn command(&self, subcommand: &str) -> Command;
}

pub(super) struct Native;
pub(super) struct Wasm;

impl Program for Native {
    fn command(&self, subcommand: &str) -> Command {
        let mut command = cargo();
        command.arg(subcommand).args(["--quiet", "--locked"]);
        command.args(["--profile", "bench", "--package", "nian-speed"]);
        command
    }
}

impl Program for Wasm {
    /// Node's quick compiler for wasm is left out: what it makes is replaced within the first
    /// moments anyway, and with a busy machine later.
    fn command(&self, subcommand: &str) -> Command {
        let mut command = Native.command(subcommand);
        let runner = "node --no-liftoff --no-wasm-lazy-compilation tests/speed/run.mjs";
        command
            .args(["--target", WASI])
            .env("CARGO_TARGET_WASM32_WASIP1_RUNNER", runner);
        command
    }
}

/// Builds both programs.
pub(super) fn build() -> Result {
    let advice = "The compiler's message above says where.";
    run(&mut Native.command("build"), advice)?;
    run(&mut Wasm.command("build"), advice)
}

impl Measured {
    /// Runs both programs once.
    pub(super) fn round(native: &impl Program, wasm: &impl Program) -> Result<Self> {
        Self::of(&times(native)?, &times(wasm)?)
    }

    /// What the two programs have printed.
    fn of(native: &str, wasm: &str) -> Result<Self> {
        let rows = native.lines().zip(wasm.lines());
        let rows = rows.map(|(native, wasm)| {
            let (name, goal, native) = read(native)?;
            let (same_name, _, wasm) = read(wasm)?;
            (name == same_name).then_some(Row {
                name: name.to_owned(),
                goal,
                native,
                wasm,
            })
        });
        let rows: Option<Vec<Row>> = rows.collect();
        let complete = native.lines().count() == wasm.lines().count();
        let rows = rows.filter(|rows| complete && !rows.is_empty());
        let rows = rows.ok_or_else(|| {
            Failure::new(
                "the benchmarks printed something else than expected",
                "Run `cargo run --profile bench --package nian-speed` to see it.",
            )
        })?;
        Ok(Self { rows })
    }

    /// Keeps the better of two times, task by task.
    pub(super) fn improve(&mut self, other: Self) {
        for (row, other) in self.rows.iter_mut().zip(other.rows) {
            row.native = row.native.min(other.native);
            row.wasm = row.wasm.min(other.wasm);
        }
    }

    /// How many times as long as its reference a task takes.
    pub(super) fn against_reference(&self, row: &Row) -> Option<f64> {
        let Goal::Near(reference) = &row.goal else {
            return None;
        };
        let reference = self.rows.iter().find(|row| row.name == *reference)?;
        Some(row.native / reference.native)
    }

    /// Whether a task keeps to its own goal, native.
    pub(super) fn is_met(&self, row: &Row) -> bool {
        match row.goal {
            Goal::Under(most) => row.native < most,
            Goal::Near(_) => self.against_reference(row).is_some_and(|r| r <= NEAR),
            Goal::Reference => true,
        }
    }

    /// The goals that are missed, in words.
    pub(super) fn missed(&self) -> Vec<String> {
        let mut missed = Vec::new();
        for row in &self.rows {
            if !self.is_met(row) {
                missed.push(format!("{}: too slow", row.name));
            }
            if row.goal != Goal::Reference && row.wasm > WASM_AT_MOST * row.native {
                missed.push(format!("{}: too slow as wasm", row.name));
            }
        }
        missed
    }
}

/// What a program prints.
fn times(program: &impl Program) -> Result<String> {
    let mut command = program.command("run");
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| not_started(&command, &error, ""))?;
    if !output.status.success() {
        let what = format!("the benchmarks ended with {}", output.status);
        return Err(Failure::new(what, "The message above says why."));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// A line of a program: name, goal, nanoseconds.
fn read(line: &str) -> Option<(&str, Goal, f64)> {
    let mut fields = line.split('\t');
    let (name, goal, time) = (fields.next()?, fields.next()?, fields.next()?);
    let goal = match goal.split_once(' ') {
        Some(("under", most)) => Goal::Under(most.parse().ok()?),
        Some(("near", reference)) => Goal::Near(reference.to_owned()),
        None if goal == "reference" => Goal::Reference,
        _ => return None,
    };
    Some((name, goal, time.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::{Goal, Measured};

    const NATIVE: &str = "a\tunder 5000\t4999.5\nr\treference\t10.0\nb\tnear r\t15.0\n";
    const WASM: &str = "a\tunder 5000\t6000.0\nr\treference\t30.0\nb\tnear r\t24.0\n";

    #[test]
    fn goals_that_are_met() {
        let measured = Measured::of(NATIVE, WASM).unwrap();
        assert_eq!(measured.rows[0].goal, Goal::Under(5000.0));
        assert_eq!(measured.against_reference(&measured.rows[2]), Some(1.5));
        assert_eq!(measured.missed(), [""; 0]);
    }

    #[test]
    fn goals_that_are_missed() {
        let slow = NATIVE.replace("4999.5", "5000.0").replace("15.0", "15.1");
        let measured = Measured::of(&slow, &WASM.replace("24.0", "25.0")).unwrap();
        let missed = ["a: too slow", "b: too slow", "b: too slow as wasm"];
        assert_eq!(measured.missed(), missed);
    }

    #[test]
    fn the_better_time_counts() {
        let mut measured = Measured::of(NATIVE, WASM).unwrap();
        let again = WASM.replace("6000.0", "5900.0").replace("24.0", "99.0");
        measured.improve(Measured::of(NATIVE, &again).unwrap());
        let wasm: Vec<f64> = measured.rows.iter().map(|row| row.wasm).collect();
        assert_eq!(wasm, [5900.0, 30.0, 24.0]);
    }

    #[test]
    fn what_is_no_measurement_is_refused() {
        for (native, wasm) in [
            ("", ""),
            (NATIVE, ""),
            ("a\tb\tc", "a\tb\tc"),
            (NATIVE, "x\treference\t1\n"),
        ] {
            assert!(Measured::of(native, wasm).is_err(), "{native} {wasm}");
        }
    }
}
