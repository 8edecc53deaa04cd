//! The element: every kind of task, as `nian-tasks` makes it.

use super::{task, task_of};
use nian_solver::Outcome;
use nian_tasks::{Answer as Truth, Level, Question, Skill, Task, Version};
use nian_tests::{Browser, Page, Result, Setup, Suite, Value, Widget, json};
use nian_words::Language;

/// So many tasks of each kind are answered.
const TASKS: u32 = 6;

pub(crate) fn add(suite: &mut Suite) {
    for skill in Skill::ALL {
        let tag = format!(
            "<nian-exercise skill={} seed=7 lang=en></nian-exercise>",
            skill.name()
        );
        suite.add(
            format!("practising::answers::{}", skill.name()),
            Setup::default().embed(&tag),
            async move |page| answers(page, skill).await,
        );
        if matches!(skill, Skill::Winning | Skill::Residue) {
            suite.everywhere();
        }
    }
    for language in Language::WITH_PAGES {
        let tag = language.tag();
        let html = format!("<nian-exercise skill=fibonacci lang={tag} count=1></nian-exercise>");
        suite.add(
            format!("practising::by_hand::{tag}"),
            Setup::default().width(360).embed(&html),
            by_hand,
        );
    }
    let exercise = "<nian-exercise skill=pair count=2 lang=en></nian-exercise>";
    suite.add("practising::score", Setup::default().embed(exercise), score);
    suite.add("practising::typed", Setup::default().embed(exercise), typed);
    suite.everywhere();
    let wrong = "<nian-exercise skill=chess level=4 seed=-1 count=0 rules=euclid tasks=3 lang=en></nian-exercise>";
    suite.add(
        "practising::bad_values",
        Setup::default().embed(wrong),
        bad_values,
    );
    suite.add("practising::shown", Setup::default(), shown);
    for skill in [Skill::Outcome, Skill::Winning, Skill::Pair] {
        let name = skill.name();
        let html = format!("<nian-exercise skill={name} count=3 lang=en></nian-exercise>");
        suite.add(
            format!("practising::goes_on::{name}"),
            Setup::default().embed(&html),
            async move |page| goes_on(page, skill).await,
        );
        // The scripts of its driver have an engine of their own.
        suite.everywhere_but(Browser::Firefox);
    }
}

pub(super) async fn exercise(page: &Page) -> Result<Widget<'_>> {
    page.open("embed.html").await?;
    page.widget("nian-exercise").await
}

fn joined(numbers: &[u64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
    numbers.join("+")
}

/// A right answer and a wrong one.
pub(super) fn right_and_wrong(task: &Task) -> [String; 2] {
    let digits = |digits: &[u8]| -> String {
        let digits = digits.iter().map(|&digit| char::from(b'0' + digit));
        digits.collect()
    };
    match (&task.question, nian_tasks::truth(task)) {
        (_, Some(Truth::Digits(right))) => [digits(&right), "1".repeat(right.len() + 1)],
        (_, Some(Truth::Outcome(outcome))) => {
            let names = ["safe", "unsafe"].map(str::to_owned);
            let [safe, unsafe_] = names;
            match outcome {
                Outcome::Safe => [safe, unsafe_],
                Outcome::Unsafe => [unsafe_, safe],
            }
        }
        (Question::Slip { .. }, Some(Truth::Number(right))) => {
            [right.to_string(), (right % 3 + 1).to_string()]
        }
        (_, Some(Truth::Number(right))) => [right.to_string(), (right + 1).to_string()],
        (_, Some(Truth::Moves(right))) => {
            let other = (1..).find(|number| !right.contains(number));
            let named = [&right[..], &[right[0], other.unwrap_or_default()]];
            named.map(|moves| joined(moves).replace('+', ","))
        }
        (_, Some(Truth::Columns(right))) => {
            let named = |columns: u64| {
                let all = (0..64).filter(|power| columns >> power & 1 == 1);
                let all: Vec<String> = all.map(|power| (1_u64 << power).to_string()).collect();
                if all.is_empty() {
                    "0".into()
                } else {
                    all.join(",")
                }
            };
            [named(right), named(right ^ 1)]
        }
        (_, Some(Truth::Parts(right))) => {
            let number: u64 = right.iter().sum();
            [joined(&right), (number + 2).to_string()]
        }
        (_, Some(Truth::Residue { remainder, safe })) => {
            let [safe, other] = match safe {
                Some(true) => ["safe", "unsafe"],
                _ => ["unsafe", "safe"],
            };
            [
                format!("{remainder} {safe}"),
                format!("{remainder} {other}"),
            ]
        }
        (_, None) => {
            let winning = nian_tasks::winning(task);
            let position = nian_tasks::position(task).expect("a position");
            let wrong = position.moves().find(|mv| !winning.contains(mv));
            let wrong = wrong.expect("a move that does not win");
            [winning[0].to_string(), wrong.to_string()]
        }
    }
}

/// What is to be answered, one after the other: where all winning moves are asked for, these, and that there are no more.
fn all_right(task: &Task, right: String) -> Vec<String> {
    if task.question != Question::AllWinningMoves {
        return vec![right];
    }
    let moves = nian_tasks::winning(task);
    let moves = moves.iter().map(ToString::to_string);
    moves.chain(["all".to_owned()]).collect()
}

/// At each level of both versions, tasks are answered right at once, and wrong and then right.
async fn answers(page: &Page, skill: Skill) -> Result {
    let exercise = exercise(page).await?;
    let versions = Version::ALL.into_iter();
    for (version, level) in versions.flat_map(|version| Level::ALL.map(|level| (version, level))) {
        let [number, tasks] = [level.number(), version.number()].map(|number| number.to_string());
        exercise.set("level", json!(number)).await?;
        exercise.set("tasks", json!(tasks)).await?;
        for index in 0..TASKS {
            let task = task_of(version, skill, level, 7, index);
            let shown = exercise.get("position").await?;
            let about = match task.question {
                Question::Partner { given, .. }
                | Question::PartnerAmong { given, .. }
                | Question::PairDifference { given, .. } => format!("wythoff:{given},0"),
                _ => task.text.clone(),
            };
            assert_eq!(
                (&shown, exercise.get("task").await?),
                (&json!(about), json!(index))
            );
            let question = exercise.get("question").await?;
            assert!(question.is_string(), "{about}: {question}");
            let [right, wrong] = right_and_wrong(&task);
            // Whether a position is safe is told at once; all else is asked again.
            if index % 2 == 1 {
                exercise.call("answer", wrong.clone().into()).await?;
                assert_eq!(last(page).await?["correct"], false, "{about}: {wrong}");
                let asked = exercise.get("question").await?;
                assert_eq!(asked.is_null(), skill == Skill::Outcome, "{about}: {asked}");
            }
            if skill != Skill::Outcome || index % 2 == 0 {
                for answer in all_right(&task, right) {
                    assert!(exercise.get("question").await?.is_string(), "{about}");
                    exercise.call("answer", answer.clone().into()).await?;
                    let told = last(page).await?;
                    assert_eq!(told["correct"], true, "{about}: {answer}");
                    assert_eq!(told["tries"], 1 + index % 2, "{about}");
                }
                assert_eq!(exercise.get("question").await?, Value::Null, "{about}");
            }
            exercise.call("next", Value::Null).await?;
        }
        let half = TASKS / 2;
        assert_eq!(
            exercise.get("score").await?,
            json!({ "right": half, "wrong": half, "assisted": 0, "given": 0, "skipped": 0 })
        );
    }
    Ok(())
}

pub(super) async fn last(page: &Page) -> Result<Value> {
    let all = page.seen("nian-answer").await?;
    Ok(all.last().cloned().unwrap_or_default())
}

/// Places are chosen by touch until the answer is right; a wrong one says what is wrong.
async fn by_hand(page: &Page) -> Result {
    let exercise = exercise(page).await?;
    exercise
        .until_inside("root.querySelectorAll('.nian-pick').length > 3")
        .await?;
    let task = task(Skill::Fibonacci, Level::One, 1, 0);
    let Some(Truth::Parts(parts)) = nian_tasks::truth(&task) else {
        panic!("{task:?}");
    };
    let pick = async |part: u64| -> Result {
        let find = format!(
            "[...root.querySelectorAll('.nian-pick')].findIndex((pick) => pick.querySelector('span').textContent === '{part}') + 1"
        );
        let at = exercise.inside(&find).await?;
        exercise
            .click(&format!(".nian-pick:nth-child({at})"))
            .await?;
        exercise
            .until_inside(&format!(
                "root.querySelector('.nian-pick:nth-child({at})').getAttribute('aria-pressed') === 'true'"
            ))
            .await
    };
    pick(parts[0]).await?;
    pick(if parts.contains(&1) { 2 } else { 1 }).await?;
    exercise.click(".nian-task .nian-answer").await?;
    exercise
        .until_inside("root.querySelector('.nian-said').textContent.length > 5")
        .await?;
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    let wide = "document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(page.value(wide).await?, true);
    exercise.call("answer", joined(&parts).into()).await?;
    exercise
        .until_inside("!root.querySelector('.nian-pick')")
        .await?;
    assert_eq!(exercise.get("question").await?, Value::Null);
    exercise.click(".nian-next").await?;
    let end = page.seen("nian-end").await?;
    assert_eq!(
        end[0]["score"],
        json!({ "right": 0, "wrong": 1, "assisted": 0, "given": 0, "skipped": 0 })
    );
    Ok(())
}

/// A hint is counted, and so is what was given up; the same tasks once more begin from nothing.
async fn score(page: &Page) -> Result {
    let exercise = exercise(page).await?;
    let first = exercise.get("position").await?;
    exercise.call("hint", Value::Null).await?;
    exercise
        .until_inside("root.querySelector('.nian-hint').textContent")
        .await?;
    let task = task(Skill::Pair, Level::One, 1, 0);
    let [right, _] = right_and_wrong(&task);
    exercise.call("answer", right.into()).await?;
    exercise.call("next", Value::Null).await?;
    assert_eq!(exercise.get("task").await?, 1);
    exercise.call("reveal", Value::Null).await?;
    assert_eq!(exercise.get("question").await?, Value::Null);
    exercise.call("next", Value::Null).await?;
    let all = json!({ "right": 0, "wrong": 0, "assisted": 1, "given": 1, "skipped": 0 });
    assert_eq!(exercise.get("score").await?, all);
    assert_eq!(page.seen("nian-end").await?[0]["score"], all);
    exercise.call("reset", Value::Null).await?;
    assert_eq!(exercise.get("position").await?, first);
    assert_eq!(exercise.get("score").await?["given"], 0);
    Ok(())
}

/// A number is typed, with full-width figures too; what is none is told and is no try.
async fn typed(page: &Page) -> Result {
    let exercise = exercise(page).await?;
    exercise
        .until_inside("root.querySelector('.nian-task input')")
        .await?;
    let field = exercise.find(".nian-task input").await?;
    field.send_keys("four\u{e007}").await?;
    let said = "root.querySelector('.nian-said').textContent";
    let unread = Language::En.answering().verdicts()[3];
    exercise
        .until_inside(&format!("{said} === {}", json!(unread)))
        .await?;
    assert!(page.seen("nian-answer").await?.is_empty());
    let field = exercise.find(".nian-task input").await?;
    field.clear().await?;
    field.send_keys("１００\u{e007}").await?;
    let not_so = Language::En.answering().verdicts()[1];
    exercise
        .until_inside(&format!("{said}.startsWith({})", json!(not_so)))
        .await?;
    assert_eq!(last(page).await?["correct"], false);
    Ok(())
}

/// What is wrong with the attributes is told, and the usual stands; later the last good value does.
async fn bad_values(page: &Page) -> Result {
    let exercise = exercise(page).await?;
    let wrong = page.seen("nian-error").await?;
    let message = wrong[0]["message"].as_str().unwrap_or_default();
    for name in ["skill", "level", "seed", "count", "rules", "tasks"] {
        assert!(message.contains(name), "{name}: {message}");
    }
    assert_eq!(wrong[0]["code"], "bad-value");
    let shown = exercise.get("position").await?;
    assert!(shown.as_str().is_some_and(|text| text.starts_with("nim:")));
    exercise.set("skill", "dancing".into()).await?;
    exercise.set("seed", "4294967296".into()).await?;
    assert_eq!(exercise.get("position").await?, shown);
    assert_eq!(page.seen("nian-error").await?.len(), 3);
    exercise.throws("answer", "perhaps".into()).await?;
    exercise.throws("goTo", 1.into()).await?;
    assert_eq!(exercise.get("position").await?, shown);
    Ok(())
}

/// By itself on a page, and from its menu to that page.
async fn shown(page: &Page) -> Result {
    page.open("en/show/?exercise=pair&level=2&seed=7").await?;
    let exercise = page.widget("nian-exercise").await?;
    let Question::Partner { given, .. } = task(Skill::Pair, Level::Two, 7, 0).question else {
        panic!("a pair is asked for");
    };
    let position = json!(format!("wythoff:{given},0"));
    assert_eq!(exercise.get("position").await?, position);
    exercise.click("[data-do=menu]").await?;
    exercise
        .until_inside(
            "root.querySelector('.nian-more a')?.search === '?exercise=pair&level=2&seed=7'",
        )
        .await?;
    assert_eq!(
        exercise
            .inside("root.querySelectorAll('select').length")
            .await?,
        0
    );
    exercise.call("removeAttribute", "skill".into()).await?;
    exercise.until("position.startsWith('nim:')").await?;
    exercise.click("[data-do=menu]").await?; // another task has closed it
    exercise
        .until_inside("root.querySelector('.nian-more a')?.search.includes('exercise=outcome')")
        .await
}

/// Stops the engine in a method of its handle; waits for another engine.
const STOP: &str = "
    const [inner, outer] = arguments;
    const exercise = document.querySelector('nian-exercise');
    const engines = performance.getEntriesByType('resource').filter(({ name }) => /nian-engine-\\w+\\.js/.test(name));
    return import(engines.at(-1).name).then(async ({ Handle }) => {
        Handle.prototype[inner] = () => { throw new WebAssembly.RuntimeError('unreachable'); };
        let thrown;
        try { exercise[outer](); } catch (error) { thrown = error.constructor.name; }
        await exercise.engine;
        return thrown;
    });";

/// After its engine has stopped an exercise goes on at its task, with its score; what was answered stays so.
async fn goes_on(page: &Page, skill: Skill) -> Result {
    let exercise = exercise(page).await?;
    let stop = async |inner: &str, outer: &str| -> Result {
        let thrown = page.run(STOP, vec![inner.into(), outer.into()]).await?;
        assert_eq!(thrown, "RuntimeError", "{outer}");
        Ok(())
    };
    let answers = |index| right_and_wrong(&task(skill, Level::One, 1, index));
    let [right, _] = answers(0);
    exercise.call("answer", right.into()).await?;
    exercise.call("next", Value::Null).await?;
    let [_, wrong] = answers(1);
    exercise.call("answer", wrong.into()).await?;
    stop("next", "next").await?;
    assert_eq!(exercise.get("task").await?, 1);
    exercise.call("next", Value::Null).await?;
    let score = json!({ "right": 1, "wrong": 1, "assisted": 0, "given": 0, "skipped": 0 });
    assert_eq!(exercise.get("score").await?, score);
    let [right, _] = answers(2);
    exercise.call("answer", right.into()).await?;
    let position = exercise.get("position").await?;
    stop("undo", "undo").await?;
    assert_eq!(exercise.get("position").await?, position);
    assert_eq!(exercise.get("question").await?, Value::Null);
    exercise
        .until_inside("root.querySelector('.nian-gone').textContent.includes('3')")
        .await?;
    exercise.call("next", Value::Null).await?;
    let score = json!({ "right": 2, "wrong": 1, "assisted": 0, "given": 0, "skipped": 0 });
    assert_eq!(page.seen("nian-end").await?[0]["score"], score);
    Ok(())
}
