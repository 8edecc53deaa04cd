//! How quick an exercise is, on a computer as slow as the one that pages are loaded on.

use crate::{
    hosts::Hosts,
    line::{LOCAL, SLOWER},
    samples::Samples,
    tab::Tab,
};
use nian_tests::Result;

/// Each skill, and what is answered to any task of it. Without an answer, it is the first move that wins.
const SKILLS: [(&str, &str); 9] = [
    ("outcome", "safe"),
    ("winning", ""),
    ("columns", "1"),
    ("binary", "1"),
    ("fibonacci", "1"),
    ("pair", "1"),
    ("residue", "0 safe"),
    ("limit", "1"),
    ("slip", "1"),
];

/// So many tasks of each skill.
const TASKS: u32 = 3;

/// Answers tasks of the highest level of each skill, and goes on.
pub(crate) async fn measure(tab: &Tab, hosts: &Hosts, samples: &mut Samples) -> Result {
    for (skill, answer) in SKILLS {
        let path = format!("/en/practice/?skill={skill}&level=3&seed=1");
        tab.begin(&hosts.ours(false).address(&path), "nian-exercise")
            .await?;
        tab.value("pace.engine()").await?;
        tab.slow_down(LOCAL, SLOWER).await?;
        let answer = format!("pace.answer({answer:?})");
        for task in 0..TASKS {
            let name = if task == 0 { "first answer" } else { "answer" };
            samples.add(name, tab.number(&answer).await?);
            samples.add("task", tab.number("pace.task()").await?);
        }
    }
    Ok(())
}
