//! Questions of examples that are answered by numbers: chosen or typed, by touch, by keys and by scripts, in the project's
//! examples and in a file of one's own.

use super::{answers, asked};
use nian_tests::{Answer, Key, Page, Result, Setup, Suite, Value, Widget, json};
use nian_words::Language;

/// Steps that ask for numbers: which columns of 1, 2, 5 are odd, and the standard form of 100.
const NUMBERS: [(&str, &str); 2] = [
    (
        "columns",
        "<nian-example src=nim-and-variants/safe-breaks step=2 lang=LANG></nian-example>",
    ),
    (
        "fibonacci",
        "<nian-example src=fibonacci-nim/zeckendorf step=2 lang=LANG></nian-example>",
    ),
];

/// An example in the tag itself, which no cards are written of.
const OWN: &str = r#"<nian-example lang=en><script type="application/json">
    {"language": "en", "title": "13 stones", "start": "parity.3:13", "ask": "residue", "steps": [
        {"numeral": {"value": 45, "in": "binary"}, "ask": "binary", "say": "101101."},
        {"position": "wythoff:10,14", "ask": "pair"}, {"position": "nim:1,2"}]}</script></nian-example>"#;
/// One that asks for the columns of dice.
const MISFIT: &str = r#"<nian-example lang=en><script type="application/json">
    {"language": "en", "title": "Dice", "start": "dice:31@4", "steps": [{}, {"ask": "columns"}]}</script></nian-example>"#;

pub(super) fn add(suite: &mut Suite) {
    for language in Language::WITH_PAGES {
        for (name, tag) in NUMBERS {
            let setup = Setup::default()
                .width(360)
                .embed(&tag.replace("LANG", language.tag()));
            let tag = language.tag();
            suite.add(
                format!("asking::numbers::{name}::{tag}"),
                setup,
                async move |page| numbers(page, language).await,
            );
        }
    }
    let columns = Setup::default().embed(&NUMBERS[0].1.replace("LANG", "en"));
    suite.add("asking::numbers::script", columns.clone(), by_script);
    suite.add("asking::numbers::keys", columns.clone(), by_keys);
    suite.add("asking::numbers::hints", columns.clone(), method_of_columns);
    let once = columns
        .clone()
        .answer("nian-engine-*.js", Answer::Times(1, 503));
    suite.add("asking::numbers::once", once.expect("503"), by_keys);
    let gone = columns.answer("nian-engine-*.js", Answer::Times(3, 503));
    suite.add(
        "asking::numbers::again",
        gone.expect("503"),
        once_it_is_there,
    );
    let own = Setup::default().embed(OWN);
    suite.add("asking::numbers::own", own, of_a_file_of_ones_own);
    let misfit = Setup::default().embed(MISFIT);
    suite.add("asking::numbers::misfit", misfit, what_does_not_fit);
}

const PICKS: &str = "root.querySelectorAll('.nian-pick').length > 1";

/// The card that is written asks; its button brings what the answer is put together with, and the focus there.
async fn begin(example: &Widget<'_>) -> Result {
    example.click("[data-do=answer]").await?;
    example.until_inside(PICKS).await?;
    example
        .until_inside("root.activeElement === root.querySelector('.nian-pick')")
        .await
}

/// Chooses a place.
async fn pick(example: &Widget<'_>, place: &str) -> Result {
    let pick = format!(
        "[...root.querySelectorAll('.nian-pick')].find((pick) => pick.lastChild.textContent === '{place}').click()"
    );
    example.inside(&pick).await.map(drop)
}

/// Whether the card holds the sentence of the step, which tells the answer.
async fn is_told(example: &Widget<'_>) -> Result<bool> {
    let told = example
        .inside("/1、1、2|1, 1, 2|100 = 89/.test(root.querySelector('.nian-caption').textContent)");
    Ok(told.await? == true)
}

async fn numbers(page: &Page, language: Language) -> Result {
    let example = asked(page).await?;
    let asks = example.get("asks").await?;
    let right = match asks.as_str() {
        Some("columns") => ["4", "2"].as_slice(),
        _ => ["89", "8", "3"].as_slice(),
    };
    assert_eq!(
        example.get("question").await?,
        Value::Null,
        "of these two kinds it is none"
    );
    // The picture in which the answer stands is not there, nor the sentence.
    assert!(!is_told(&example).await?);
    assert_eq!(
        example.inside("root.querySelector('.sum-odd')").await?,
        Value::Null
    );
    begin(&example).await?;
    let tall = "root.querySelector('.nian-pick').getBoundingClientRect().height >= 44";
    example.until_inside(tall).await?; // its styles have come
    let [yes, _] = language.interface().verdicts();
    pick(&example, right[0]).await?;
    example.click("[data-do=answer]").await?;
    example
        .until_inside("root.querySelector('.nian-said').textContent !== ''")
        .await?;
    assert!(!is_told(&example).await?);
    assert_eq!(example.get("asks").await?, asks);
    for place in &right[1..] {
        pick(&example, place).await?;
    }
    example.click("[data-do=answer]").await?;
    example
        .until_inside("root.querySelector('.nian-verdict.right')")
        .await?;
    assert!(example.spoken().await?.contains(yes));
    assert!(is_told(&example).await?);
    assert_eq!(example.get("asks").await?, Value::Null);
    // It stays answered.
    let step = example.get("step").await?;
    example.call("goTo", "next".into()).await?;
    example.call("goTo", step).await?;
    assert_eq!(example.get("asks").await?, Value::Null);
    let wide = page.value("document.documentElement.scrollWidth").await?;
    assert!(wide.as_u64() <= Some(360), "{wide}");
    Ok(())
}

async fn by_script(page: &Page) -> Result {
    let example = asked(page).await?;
    // Before the engine: kept, and done in order.
    example.call("answer", "4".into()).await?;
    example.call("answer", "４、２".into()).await?;
    page.until("seen.filter(({ type }) => type === 'nian-answer').length === 2")
        .await?;
    let told = |answer: &str, correct: bool, tries: u32| json!({ "question": "columns", "answer": answer, "correct": correct, "tries": tries, "step": 2 });
    let expected = [told("4", false, 1), told("４、２", true, 2)];
    assert_eq!(answers(page).await?, expected);
    let refused = example.throws("answer", "4, 2".into()).await?;
    assert_eq!(refused["name"], "RangeError", "nothing is asked");
    // From then on at once.
    example.get("engine.then(() => true)").await?;
    let at_once = "const example = document.querySelector('nian-example');
        example.src = 'fibonacci-nim/zeckendorf'; await example.ready; await example.engine;
        example.goTo(2);
        const asked = example.asks;
        let refused;
        try { example.answer('eleven'); } catch (error) { refused = error.name; }
        example.answer('55+34+8+3');
        example.answer('55+34+8+3');
        example.answer('89+8+3');
        const answered = example.asks;
        example.goTo(3);
        example.reveal();
        return [asked, refused, answered, example.asks];";
    let seen = page
        .run(&format!("return (async () => {{ {at_once} }})()"), vec![])
        .await?;
    assert_eq!(seen, json!(["fibonacci", "RangeError", null, null]));
    let tries: Vec<_> = answers(page).await?[2..]
        .iter()
        .map(|told| (told["correct"].clone(), told["tries"].clone()))
        .collect();
    assert_eq!(
        tries,
        [
            (json!(false), json!(1)),
            (json!(false), json!(1)),
            (json!(true), json!(2))
        ]
    );
    Ok(())
}

async fn by_keys(page: &Page) -> Result {
    let example = asked(page).await?;
    let button = example.find("[data-do=answer]").await?;
    page.run("arguments[0].focus()", vec![json!(button)])
        .await?;
    page.press(Key::Enter).await?;
    example
        .until_inside("root.activeElement?.matches('.nian-pick')")
        .await?;
    // 4, 2, 1.
    page.press(Key::Enter).await?;
    page.press(Key::Tab).await?;
    page.press(Key::Enter).await?;
    page.press(Key::Tab).await?;
    let chosen = "[...root.querySelectorAll('.nian-pick[aria-pressed=true]')].map((pick) => pick.textContent).join()";
    example.until_inside(&format!("{chosen} === '4,2'")).await?;
    page.press(Key::Tab).await?;
    page.press(Key::Enter).await?;
    example
        .until_inside("root.querySelector('.nian-verdict.right')")
        .await?;
    assert_eq!(answers(page).await?.len(), 1);
    assert!(page.seen("nian-error").await?.is_empty());
    Ok(())
}

/// The script does not come: that is told, the example goes on by its cards, and the button asks for it again.
async fn once_it_is_there(page: &Page) -> Result {
    let example = asked(page).await?;
    example.click("[data-do=answer]").await?;
    page.until("seen.some(({ type }) => type === 'nian-error')")
        .await?;
    assert_eq!(page.seen("nian-error").await?[0]["code"], "not-loaded");
    example.click("[data-do=next]").await?;
    example.until("step === 3").await?;
    example.click("[data-do=prev]").await?;
    example.until("asks === 'columns'").await?;
    begin(&example).await
}

async fn method_of_columns(page: &Page) -> Result {
    let example = asked(page).await?;
    example.click("[data-do=hint]").await?;
    example
        .until_inside("root.querySelectorAll('.nian-hint span').length === 1")
        .await?;
    assert_eq!(example.get("asks").await?, "columns");
    example.click("[data-do=hint]").await?;
    example.until("asks === null").await?;
    assert!(is_told(&example).await?);
    Ok(())
}

async fn of_a_file_of_ones_own(page: &Page) -> Result {
    let example = asked(page).await?;
    for (question, wrong, right) in [
        ("residue", "4", "5"),
        ("binary", "101111", "101101"),
        ("pair", "7", "6"),
    ] {
        assert_eq!(example.get("asks").await?, question);
        example.call("answer", wrong.into()).await?;
        assert_eq!(example.get("asks").await?, question);
        example.call("answer", right.into()).await?;
        assert_eq!(example.get("asks").await?, Value::Null);
        example.call("goTo", "next".into()).await?;
    }
    let told = answers(page).await?;
    let correct: Vec<_> = told.iter().map(|told| told["correct"] == true).collect();
    assert_eq!(correct, [false, true, false, true, false, true]);
    Ok(())
}

async fn what_does_not_fit(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.until("seen.some(({ type }) => type === 'nian-error')")
        .await?;
    let told = page.seen("nian-error").await?;
    assert_eq!(told[0]["code"], "bad-lesson", "{told:?}");
    let message = told[0]["message"].as_str().unwrap_or_default();
    assert!(message.contains("step 2"), "{message}");
    Ok(())
}
