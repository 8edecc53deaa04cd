//! Tries and hints: what a second answer is, and which hint comes next.

use super::task;
use super::tasks::{exercise, last, right_and_wrong};
use nian_tasks::{Answer, Level, Question, Skill};
use nian_tests::{Page, Result, Setup, Suite, Value, Widget, json};

pub(crate) fn add(suite: &mut Suite) {
    let tag = |attributes: &str| {
        let html = format!("<nian-exercise {attributes} lang=en></nian-exercise>");
        Setup::default().embed(&html)
    };
    suite.add(
        "practising::hints",
        tag("skill=winning level=2 seed=7"),
        hints,
    );
    suite.add(
        "practising::all_moves",
        tag("skill=winning level=3 seed=7 count=2"),
        all_moves,
    );
    suite.everywhere();
    suite.add(
        "practising::digits",
        tag("skill=binary level=2 seed=7"),
        digits,
    );
    suite.add("practising::spelling", tag("skill=pair seed=7"), spelling);
    suite.add("practising::parts", tag("skill=fibonacci seed=1"), parts);
    suite.add(
        "practising::worked",
        tag("skill=binary level=2 seed=7"),
        worked,
    );
    suite.add("practising::closed", tag("skill=outcome seed=7"), closed);
    suite.add(
        "practising::verdict_first",
        tag("skill=residue seed=7"),
        verdict_first,
    );
    suite.add("practising::pictures", tag("skill=pair seed=7"), pictures);
}

/// The hints that are to be read.
async fn rungs(exercise: &Widget<'_>) -> Result<Vec<String>> {
    let all = exercise
        .inside("[...root.querySelectorAll('.nian-task .nian-hint span')].map((hint) => hint.textContent)")
        .await?;
    let all = all.as_array().cloned().unwrap_or_default();
    Ok(all
        .iter()
        .filter_map(Value::as_str)
        .map(str::to_owned)
        .collect())
}

async fn hint(exercise: &Widget<'_>) -> Result<Vec<String>> {
    exercise.call("hint", Value::Null).await?;
    rungs(exercise).await
}

/// A wrong move changes nothing of the hints: each comes in its turn, and they are about the task. While the board shows
/// how the move is refuted none stands beside it: the next one brings the task back, and so does the way back.
async fn hints(page: &Page) -> Result {
    let exercise = exercise(page).await?;
    let asked = |index| task(Skill::Winning, Level::Two, 7, index);
    let moves = |index| {
        let [_, wrong] = right_and_wrong(&asked(index));
        let row = nian_tasks::winning(&asked(index))[0].to_string();
        (wrong, format!("Look at {}.", &row[..1]))
    };
    // Two hints, a wrong move, the third.
    let (wrong, row) = moves(0);
    assert_eq!(hint(&exercise).await?.len(), 1);
    let two = hint(&exercise).await?;
    assert_eq!(two.len(), 2);
    let odd = two[1].strip_prefix("Columns that do not pair off: ");
    let odd = odd.and_then(|odd| odd.strip_suffix('.')).expect("columns");
    let odd: u64 = odd
        .split(", ")
        .filter_map(|power| power.parse::<u64>().ok())
        .sum();
    let position = nian_tasks::position(&asked(0)).expect("a position");
    let sum = position.heaps().iter().fold(0, |sum, heap| sum ^ heap);
    assert_eq!(odd, sum, "{two:?}");
    let back = "root.querySelector('.nian-caption [data-do=prev]')";
    exercise.call("answer", wrong.clone().into()).await?;
    exercise.until_inside(back).await?;
    assert_eq!(rungs(&exercise).await?, [""; 0]);
    exercise.click(".nian-caption [data-do=prev]").await?;
    exercise
        .until_inside("root.querySelectorAll('.nian-task .nian-hint span').length === 2")
        .await?;
    assert_eq!(rungs(&exercise).await?, two);
    exercise.call("answer", wrong.into()).await?;
    exercise.until_inside(back).await?;
    assert_eq!(rungs(&exercise).await?, [""; 0]);
    let three = hint(&exercise).await?;
    assert_eq!(three, [two[0].clone(), two[1].clone(), row]);
    exercise.until_inside(&format!("!{back}")).await?;
    // A wrong move first: no hint is left out.
    exercise.call("next", Value::Null).await?;
    let (wrong, row) = moves(1);
    exercise.call("answer", wrong.into()).await?;
    for number in 1..=3 {
        assert_eq!(hint(&exercise).await?.len(), number);
    }
    assert_eq!(rungs(&exercise).await?[2], row);
    assert!(exercise.get("question").await?.is_string());
    exercise.call("hint", Value::Null).await?;
    assert_eq!(exercise.get("question").await?, Value::Null);
    Ok(())
}

/// All winning moves are collected; that there are no more is an answer, too.
async fn all_moves(page: &Page) -> Result {
    let exercise = exercise(page).await?;
    let asked = (0..).find(|&index| {
        nian_tasks::winning(&task(Skill::Winning, Level::Three, 7, index)).len() > 1
    });
    let index = asked.expect("several winning moves");
    exercise
        .set("count", json!((index + 1).to_string()))
        .await?;
    for _ in 0..index {
        exercise.call("next", Value::Null).await?;
    }
    let task = task(Skill::Winning, Level::Three, 7, index);
    assert_eq!(task.question, Question::AllWinningMoves);
    let winning = nian_tasks::winning(&task);
    let said = async || exercise.text(".nian-task .nian-said").await;
    let answer = async |answer: &str| -> Result<Value> {
        exercise.call("answer", answer.into()).await?;
        last(page).await
    };
    let first = answer(&winning[0].to_string()).await?;
    assert_eq!(
        first,
        json!({ "question": "winning", "answer": winning[0].to_string(), "correct": true, "tries": 1, "step": 0 })
    );
    assert!(said().await?.contains("1 found"), "{}", said().await?);
    assert_eq!(
        exercise.get("position").await?,
        task.text,
        "the board asks again"
    );
    answer(&winning[0].to_string()).await?;
    assert!(said().await?.contains("already"), "{}", said().await?);
    // There are more.
    exercise.click(".nian-task .nian-answer").await?;
    let more = last(page).await?;
    assert_eq!(
        (&more["answer"], &more["correct"]),
        (&json!("all"), &json!(false))
    );
    assert!(said().await?.contains("Other moves"), "{}", said().await?);
    assert_eq!(exercise.get("score").await?["wrong"], 1);
    let [_, wrong] = right_and_wrong(&task);
    assert_eq!(answer(&wrong).await?["correct"], false);
    for mv in &winning[1..] {
        assert_eq!(answer(&mv.to_string()).await?["correct"], true, "{mv}");
        assert!(exercise.get("question").await?.is_string());
    }
    exercise.click(".nian-task .nian-answer").await?;
    let all = last(page).await?;
    assert_eq!((&all["correct"], &all["tries"]), (&json!(true), &json!(3)));
    assert_eq!(exercise.get("question").await?, Value::Null);
    exercise
        .until_inside(&format!(
            "root.querySelectorAll('.nian-chip').length === {}",
            winning.len()
        ))
        .await?;
    let score = json!({ "right": 0, "wrong": 1, "assisted": 0, "given": 0, "skipped": index });
    assert_eq!(exercise.get("score").await?, score);
    Ok(())
}

/// Binary digits are written, and read as a number.
async fn digits(page: &Page) -> Result {
    let exercise = exercise(page).await?;
    let asked = |index| task(Skill::Binary, Level::Two, 7, index);
    let index = (0..20).find(|&index| matches!(asked(index).question, Question::Decimal { .. }));
    let index = index.expect("a number to be read");
    for _ in 0..index {
        exercise.call("next", Value::Null).await?;
    }
    let Question::Decimal { digits } = asked(index).question else {
        panic!("digits");
    };
    let digits: String = digits
        .iter()
        .map(|&digit| char::from(b'0' + digit))
        .collect();
    let question = exercise.get("question").await?;
    let named = question.as_str().is_some_and(|text| text.contains(&digits));
    assert!(named, "{question}");
    let Some(Answer::Number(number)) = nian_tasks::truth(&asked(index)) else {
        panic!("a number");
    };
    // Neither the number nor a picture of it is in sight.
    exercise
        .until_inside("root.querySelector('.nian-task input')")
        .await?;
    let seen = exercise
        .inside("root.querySelector('.nian-card').innerText")
        .await?;
    let seen = seen.as_str().unwrap_or_default().replace(&digits, "");
    assert!(!seen.contains(&number.to_string()), "{seen}");
    exercise
        .call("answer", (number + 1).to_string().into())
        .await?;
    assert_eq!(last(page).await?["correct"], false);
    exercise.call("answer", number.to_string().into()).await?;
    let right = json!({ "question": "binary", "answer": number.to_string(), "correct": true, "tries": 2, "step": 1 });
    assert_eq!(last(page).await?, right);
    exercise
        .until_inside("root.querySelector('.nian-board').getClientRects().length")
        .await
}

/// The same number in another spelling is no second try; what is missing is said.
async fn spelling(page: &Page) -> Result {
    let exercise = exercise(page).await?;
    let Some(Answer::Number(right)) = nian_tasks::truth(&task(Skill::Pair, Level::One, 7, 0))
    else {
        panic!("a number");
    };
    let wrong = right + 3;
    let wide: String = wrong
        .to_string()
        .bytes()
        .filter_map(|digit| char::from_u32(u32::from('０') + u32::from(digit - b'0')))
        .collect();
    for (at, spelled) in [
        wrong.to_string(),
        wide,
        format!("{wrong},"),
        format!("0{wrong}"),
    ]
    .iter()
    .enumerate()
    {
        exercise.call("answer", spelled.as_str().into()).await?;
        assert_eq!(last(page).await?["tries"], 1, "{spelled}");
        let said = exercise.text(".nian-task .nian-said").await?;
        assert_eq!(said.contains("already"), at > 0, "{spelled}: {said}");
    }
    exercise.call("answer", " ".into()).await?;
    let said = exercise.text(".nian-task .nian-said").await?;
    assert_eq!(said, "Not finished yet. Write a number.");
    exercise.call("answer", right.to_string().into()).await?;
    assert_eq!(last(page).await?["tries"], 2);
    Ok(())
}

/// Some of the right parts are an answer like any other: they are not tried out for nothing.
async fn parts(page: &Page) -> Result {
    let exercise = exercise(page).await?;
    let Some(Answer::Parts(right)) = nian_tasks::truth(&task(Skill::Fibonacci, Level::One, 1, 0))
    else {
        panic!("a sum");
    };
    assert!(right.len() > 1, "{right:?}");
    exercise.call("answer", right[0].to_string().into()).await?;
    let told = last(page).await?;
    assert_eq!(
        (&told["correct"], &told["tries"]),
        (&json!(false), &json!(1))
    );
    let said = exercise.text(".nian-task .nian-said").await?;
    assert_eq!(
        said,
        "Not right. What is there is right, but something is missing."
    );
    assert_eq!(exercise.get("score").await?["wrong"], 1);
    // Nothing at all is none.
    exercise.call("answer", "".into()).await?;
    assert_eq!(page.seen("nian-answer").await?.len(), 1);
    Ok(())
}

/// The answer is told in the steps that the hint taught, and answers what was asked.
async fn worked(page: &Page) -> Result {
    let exercise = exercise(page).await?;
    let mut asked = [false; 2];
    for index in 0..8 {
        let task = task(Skill::Binary, Level::Two, 7, index);
        let (steps, result) = nian_tasks::worked(&task).expect("steps");
        let number = task.text.split_once('=').expect("a number").1;
        let reads = matches!(task.question, Question::Decimal { .. });
        asked[usize::from(reads)] = true;
        let said = if reads {
            format!("{result} is {} = {number}.", steps[0])
        } else {
            format!("{}: so {number} is {result}.", steps.join("; "))
        };
        exercise.call("reveal", Value::Null).await?;
        let shown = format!("root.querySelector('.nian-sentence').textContent === {said:?}");
        exercise.until_inside(&shown).await?;
        exercise.call("next", Value::Null).await?;
    }
    assert_eq!(asked, [true; 2]);
    Ok(())
}

/// What is no answer to the question is refused by its own words, and so is an answer after the last.
async fn closed(page: &Page) -> Result {
    let exercise = exercise(page).await?;
    let refused = async |answer: &str| -> Result<String> {
        let thrown = exercise.throws("answer", answer.into()).await?;
        assert_eq!(thrown["name"], "RangeError", "{answer}");
        Ok(thrown["message"].as_str().unwrap_or_default().to_owned())
    };
    let said = refused("xyz").await?;
    assert!(said.contains("“safe” or “unsafe”"), "{said}");
    let [_, wrong] = right_and_wrong(&task(Skill::Outcome, Level::One, 7, 0));
    exercise.call("answer", wrong.clone().into()).await?;
    assert_eq!(exercise.get("question").await?, Value::Null);
    for answer in ["safe", "unsafe", "xyz"] {
        let said = refused(answer).await?;
        assert!(said.contains("has its answer already"), "{said}");
    }
    assert_eq!(page.seen("nian-answer").await?.len(), 1);
    Ok(())
}

/// What an answer is worth stands above the mark of the position, which would be taken for its own: where numbers
/// answer, and where the board does.
async fn verdict_first(page: &Page) -> Result {
    let exercise = exercise(page).await?;
    let above = "(() => {
        const [verdict, mark] = ['.nian-verdict', '.nian-caption .nian-outcome'].map((css) => root.querySelector(css));
        return mark && verdict && verdict.getBoundingClientRect().bottom <= mark.getBoundingClientRect().top;
    })()";
    for (skill, named, right) in [
        (Skill::Residue, "residue", true),
        (Skill::Columns, "columns", true),
        (Skill::Pair, "pair", true),
        (Skill::Outcome, "outcome", true),
        (Skill::Outcome, "outcome", false),
        (Skill::Winning, "winning", false),
        (Skill::Winning, "winning", true),
    ] {
        exercise.set("skill", named.into()).await?;
        exercise.call("reset", Value::Null).await?;
        let answers = right_and_wrong(&task(skill, Level::One, 7, 0));
        let answer = answers[usize::from(!right)].clone();
        exercise.call("answer", answer.into()).await?;
        exercise
            .until_inside(above)
            .await
            .map_err(|error| format!("{named} {right}: {error}"))?;
        let verdicts =
            "[...root.querySelectorAll('.nian-verdict')].filter((one) => one.textContent).length";
        assert_eq!(exercise.inside(verdicts).await?, 1, "{named} {right}");
    }
    Ok(())
}

/// A picture that gives the answer away comes with it; the one that helps is there at level 1 only. The way back from a
/// right move to the question is taken away.
async fn pictures(page: &Page) -> Result {
    let exercise = exercise(page).await?;
    let seen = "root.querySelector('.nian-board').getClientRects().length > 0";
    let Question::Partner { given, .. } = task(Skill::Pair, Level::One, 7, 0).question else {
        panic!("a pair");
    };
    for (skill, level, is_seen) in [
        ("pair", "1", given <= 20), // of larger ones a telephone has no grid
        ("pair", "2", false),
        ("fibonacci", "1", false),
        ("limit", "1", false),
        ("columns", "2", true),
        ("residue", "1", true),
    ] {
        exercise.set("skill", skill.into()).await?;
        exercise.set("level", level.into()).await?;
        exercise
            .until_inside(&format!("{seen} === {is_seen}"))
            .await?;
        exercise.call("reveal", Value::Null).await?;
        exercise.until_inside(seen).await?;
    }
    exercise.set("skill", "columns".into()).await?;
    exercise.set("level", "2".into()).await?;
    exercise.call("reset", Value::Null).await?;
    // Before the answer there is no room for its columns.
    let gap = "(() => {
        const [coin] = [...root.querySelectorAll('.nian-board .coin')].slice(-1);
        return root.querySelector('.nian-sentence').getBoundingClientRect().top - coin.getBoundingClientRect().bottom;
    })()";
    exercise.until_inside(&format!("{gap} < 80")).await?;
    exercise.set("skill", "winning".into()).await?;
    let [right, _] = right_and_wrong(&task(Skill::Winning, Level::Two, 7, 0));
    exercise.call("answer", right.into()).await?;
    exercise
        .until_inside(
            "root.querySelector('.nian-caption [data-do=prev]')?.getClientRects().length === 0",
        )
        .await
}
