//! Measures the solver's benchmarks and prints a line for each, with tabs: name, goal, nanoseconds.
//!
//! Criterion does not run as wasm; this program does, in the very same way as native. `cargo xtask
//! bench` runs both and writes `docs/benchmarks.md`.
#![forbid(unsafe_code)]

#[path = "../../../crates/solver/benches/speed/references.rs"]
mod references;
#[path = "../../../crates/solver/benches/speed/tasks.rs"]
mod tasks;

use std::time::{Duration, Instant};

use tasks::{Goal, Task};

/// A task is repeated until it takes at least as long, against the clock's coarseness.
const BATCH: Duration = Duration::from_millis(5);

/// The best of so many batches: what else the machine does only ever adds.
const BATCHES: u32 = 12;

fn main() {
    for task in tasks::all() {
        println!("{}\t{}\t{:.1}", task.name, goal(task.goal), best(&task));
    }
}

/// `under NANOSECONDS`, `near REFERENCE` or `reference`.
fn goal(goal: Goal) -> String {
    match goal {
        Goal::Under(time) => format!("under {}", time.as_nanos()),
        Goal::Near(reference) => format!("near {reference}"),
        Goal::Reference => String::from("reference"),
    }
}

/// How long a task takes, in nanoseconds.
fn best(task: &Task) -> f64 {
    let mut runs = 1;
    while time(task, runs) < BATCH {
        runs *= 2;
    }
    let batches = (0..BATCHES).map(|_| time(task, runs));
    let best = batches.min().unwrap_or_default();
    best.as_nanos() as f64 / f64::from(runs)
}

fn time(task: &Task, runs: u32) -> Duration {
    let start = Instant::now();
    for _ in 0..runs {
        (task.run)();
    }
    start.elapsed()
}
