use nian_tests::{Page, Result, Setup, Suite, json};

pub(crate) fn add(suite: &mut Suite) {
    let mixed = r#"<nian-number value="347" in="mixed:2,3,4,5"></nian-number>"#;
    suite.add(
        "embedding::number::steps",
        Setup::default().embed(mixed),
        steps,
    );
    suite.add(
        "embedding::number::typing",
        Setup::default().embed(mixed),
        typing,
    );
    suite.add(
        "embedding::number::every_system",
        Setup::default().embed(mixed),
        every_system,
    );
}

async fn steps(page: &Page) -> Result {
    page.open("embed.html").await?;
    let number = page.widget("nian-number").await?;
    assert_eq!(number.get("steps").await?, 5);
    assert_eq!(number.get("position").await?, json!(null));
    assert_eq!(number.get("outcome").await?, json!(null));
    number.get("goTo('last')").await?;
    number.until("getAttribute('step') === '5'").await?;
    let said = "shadowRoot.querySelector('.nian-sentence').textContent.includes('24121')";
    number.until(said).await
}

async fn typing(page: &Page) -> Result {
    page.open("embed.html").await?;
    let number = page.widget("nian-number").await?;
    let field = "shadowRoot.querySelector('.nian-number input')";
    for (text, value) in [
        ("1000", "1000"),
        ("", "1000"),
        ("seven", "1000"),
        ("60", "60"),
    ] {
        number.get(&format!("{field}.value = '{text}'")).await?;
        let event = "new Event('input', { bubbles: true, composed: true })";
        number
            .get(&format!("{field}.dispatchEvent({event})"))
            .await?;
        number
            .until(&format!("getAttribute('value') === '{value}'"))
            .await?;
        let wrong = if text == value { "false" } else { "true" };
        number
            .until(&format!(
                "{field}.getAttribute('aria-invalid') === '{wrong}'"
            ))
            .await?;
    }
    Ok(())
}

async fn every_system(page: &Page) -> Result {
    page.open("embed.html").await?;
    let number = page.widget("nian-number").await?;
    for (system, steps) in [
        ("binary", 9),
        ("fibonacci", 6),
        ("sequence:1,3,5,7", 3),
        ("mixed:10", 2),
    ] {
        number
            .get(&format!("setAttribute('in', '{system}')"))
            .await?;
        number.until(&format!("steps === {steps}")).await?;
    }
    number.get("setAttribute('in', 'fibonacci')").await?;
    number.get("setAttribute('do', 'pair')").await?;
    number.until("steps === 2").await?;
    number.get("setAttribute('digits', '10110110')").await?;
    number.until("steps === 3").await
}
