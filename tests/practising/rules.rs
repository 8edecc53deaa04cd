//! The line of the rules above a task: what the worksheet of the same task has, and it is there to be seen.

use super::tasks::exercise;
use nian_solver::AnyPosition;
use nian_tasks::{Level, Request, Skill, Version};
use nian_tests::{Page, Result, Setup, Suite, Value, json};
use nian_words::Language;

pub(crate) fn add(suite: &mut Suite) {
    let html = "<nian-exercise seed=5 lang=en></nian-exercise>";
    let narrow = Setup::default().width(360).embed(html);
    suite.add("practising::rules", narrow, line);
    suite.everywhere();
    suite.add("practising::rules_on_paper", Setup::default(), on_paper);
    suite.everywhere();
}

/// Skill, rules and level of tasks that looked like others.
const TASKS: [(Skill, Option<&str>, Level); 8] = [
    (Skill::Limit, None, Level::Three),
    (Skill::Limit, Some("dynamic.4"), Level::Three),
    (Skill::Residue, None, Level::Three),
    (Skill::Residue, Some("parity.3.even"), Level::One),
    (Skill::Outcome, Some("nim.misere"), Level::One),
    (Skill::Winning, Some("dynamic.3"), Level::One),
    (Skill::Pair, None, Level::Two),
    (Skill::Slip, Some("nim.misere"), Level::One),
];

fn rules(about: &str) -> String {
    let position: AnyPosition = about.parse().expect("a position");
    Language::En.sentences().rules(&position)
}

/// The rules stand above the question, once, and no screen reader hears them twice.
async fn line(page: &Page) -> Result {
    let exercise = exercise(page).await?;
    for (skill, of, level) in TASKS {
        let named = of.map_or(Value::Null, |of| json!(of));
        exercise.set("rules", Value::Null).await?;
        exercise.set("skill", skill.name().into()).await?;
        exercise
            .set("level", json!(level.number().to_string()))
            .await?;
        exercise.set("rules", named).await?;
        let about = exercise.get("position").await?;
        let rules = rules(about.as_str().expect("a position"));
        let shown = format!(
            "(() => {{
                const lines = [...root.querySelectorAll('.nian-card > .nian-rules p')];
                const seen = (one) => one.checkVisibility() && !one.closest('.nian-unseen, [aria-hidden]') && one.scrollWidth <= one.clientWidth;
                const times = root.querySelector('.nian-card').textContent.split({rules:?}).length - 1;
                return lines.length === 1 && lines[0].textContent === {rules:?} && lines.every(seen) && times === 1 && !root.querySelector('.nian-rules summary').checkVisibility();
            }})()"
        );
        exercise.until_inside(&shown).await?;
        // It stands there with the answer, too.
        exercise.call("reveal", Value::Null).await?;
        exercise.until_inside(&shown).await?;
    }
    // What is about a number has no game.
    exercise.set("rules", Value::Null).await?;
    exercise.set("skill", "binary".into()).await?;
    exercise
        .until_inside("root.querySelector('.nian-pick') && !root.querySelector('.nian-rules')")
        .await
}

/// The worksheet of the same tasks tells the same rules.
async fn on_paper(page: &Page) -> Result {
    for (skill, of, level) in TASKS {
        if skill == Skill::Residue {
            continue; // its sentence about the position tells them, with what is held
        }
        let (name, number) = (skill.name(), level.number());
        let of_rules = of.map(|of| format!("&rules={of}")).unwrap_or_default();
        let query = format!("skill={name}{of_rules}&level={number}&seed=5&count=2&print=sheet");
        page.open(&format!("en/practice/?{query}")).await?;
        page.until("document.querySelector('.sheet-part')").await?;
        for index in 0..2 {
            let request = Request {
                version: Version::One,
                skill,
                rules: of,
                level,
                seed: 5,
                index,
            };
            let task = nian_tasks::task(&request).expect("a task");
            let about = task.text.replace('=', ":");
            let rules = match skill {
                Skill::Pair => rules(&format!("{about},0")),
                _ => rules(&about),
            };
            let told = format!("document.querySelector('.sheet').textContent.includes({rules:?})");
            assert_eq!(page.value(&told).await?, true, "{name} {of:?}: {rules}");
        }
    }
    Ok(())
}
