//! The wasm that searches the rules that readers make (`www/rules.js`, in a worker).
//!
//! It is a wasm of its own, fetched where somebody makes a rule. All that is told as found is found by
//! exhaustive search of the rule; known games only give it a name, and a theorem its proof. What it gives is
//! plain text: words and numbers between spaces, a fact a line.
#![forbid(unsafe_code)]

mod area;
mod findings;
mod game;
mod known;
mod rule;

pub use area::{Area, Plane, SIDE};
pub use findings::{Findings, Law, Left, Percent, SHOWN, Why, choices, sums, why};
pub use game::Position;
pub use known::{NAMES, name, position};
pub use rule::{Flaw, Goal, LARGEST, MOST_HEAPS, MOST_TIMES, Rule, Takes};

use js_sys::Function;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// How many takes are told where a reason has several.
const TOLD: usize = 4;

/// Searches a rule.
#[must_use]
pub fn search(rule: &Rule, tell: Percent<'_>) -> Findings {
    findings::find(rule, tell)
}

/// What is found of a rule, and calls `tell(percent)` on the way. `error NAME` where the text is no rule.
///
/// The lines are `rule TEXT`, `most N`, `safe HEAPS …`, `odd HEAPS …` (where holdings decide: safe when whoever
/// is to move holds an odd number), `values N …`, `period START LENGTH WINDOW`, `searched N`, `law NAME …`,
/// `known NAME`; those that do not apply are left out.
#[wasm_bindgen]
#[must_use]
pub fn find(text: &str, tell: &Function) -> String {
    let mut told = 0;
    let mut tell = |percent| {
        if percent > told {
            told = percent;
            // The worker's own function: it posts a message and does not throw.
            let _ = tell.call1(&JsValue::NULL, &percent.into());
        }
    };
    found(text, &mut tell)
}

/// The lines of [`find`].
#[must_use]
pub fn found(text: &str, tell: Percent<'_>) -> String {
    let rule: Rule = match text.parse() {
        Ok(rule) => rule,
        Err(fault) => return format!("error {}", Flaw::name(fault)),
    };
    let found = search(&rule, tell);
    let mut lines = vec![format!("rule {rule}"), format!("most {}", found.most)];
    let heaps = |all: &[Vec<u64>]| all.iter().map(|one| list(one, ",")).collect::<Vec<_>>();
    lines.push(format!("safe {}", heaps(&found.safe).join(" ")));
    if rule.goal.is_holding() {
        lines.push(format!("odd {}", heaps(&found.safe_odd).join(" ")));
    }
    if !found.values.is_empty() {
        lines.push(format!("values {}", list(&found.values, " ")));
    }
    if let Some(period) = found.period {
        let numbers = [period.start, period.length, period.window];
        lines.push(format!("period {}", list(&numbers, " ")));
    }
    if found.searched > 0 {
        lines.push(format!("searched {}", found.searched));
    }
    if let Some(law) = &found.law {
        lines.push(format!("law {}", law_name(law)));
    }
    if let Some(name) = name(&rule) {
        lines.push(format!("known {name}"));
    }
    lines.join("\n")
}

fn law_name(law: &Law) -> &'static str {
    match law {
        Law::Sum { proved: true } => "sum-proved",
        Law::Sum { proved: false } => "sum",
        Law::LeaveOne => "leave-one",
        Law::Turned { proved: true } => "turned-proved",
        Law::Turned { proved: false } => "turned",
    }
}

fn list(numbers: &[u64], between: &str) -> String {
    let numbers: Vec<_> = numbers.iter().map(u64::to_string).collect();
    numbers.join(between)
}

/// Why an opening of a rule is safe or unsafe, by its heaps, `3,5`, and whether whoever is to move holds an
/// odd number: `over`; or `leaves` with `TAKE:HEAPS` for takes that leave safe positions; or `answered` with
/// `TAKE:ANSWER:HEAPS`; behind the heaps `@LIMIT` where the last take limits the next; the first of them, and `more` where there are others. After it, on a line of its own, the position in the notation, if that can say it.
/// Nothing where there is no such position.
#[wasm_bindgen]
#[must_use]
pub fn reason(text: &str, heaps: &str, odd: bool) -> Option<String> {
    let rule: Rule = text.parse().ok()?;
    let heaps: Option<Vec<u64>> = heaps.split(',').map(|heap| heap.parse().ok()).collect();
    let heaps = heaps.filter(|heaps| heaps.len() == usize::from(rule.heaps))?;
    if heaps.iter().any(|&heap| heap > SHOWN[0]) {
        return None;
    }
    // One more, to see whether there are more than are told.
    let told = match why(&rule, &heaps, odd, TOLD + 1) {
        Why::Over => "over".to_owned(),
        Why::Leaves(takes) => {
            let takes = takes.iter();
            line("leaves", takes.map(|(take, left)| format!("{take}:{left}")))
        }
        Why::Answered(takes) => {
            let takes = takes.iter();
            line(
                "answered",
                takes.map(|(take, answer, left)| format!("{take}:{answer}:{left}")),
            )
        }
    };
    Some(match position(&rule, &heaps, odd) {
        Some(position) => format!("{told}\n{position}"),
        None => told,
    })
}

/// A line of a reason: the first takes, and `more` where there are others.
fn line(name: &str, takes: impl ExactSizeIterator<Item = String>) -> String {
    let more = (takes.len() > TOLD).then(|| "more".to_owned());
    let words = [name.to_owned()]
        .into_iter()
        .chain(takes.take(TOLD))
        .chain(more);
    words.collect::<Vec<_>>().join(" ")
}

/// The standard one is five times as large, and traps in what is built for size (dlmalloc 0.2.11, `validate_size`).
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
