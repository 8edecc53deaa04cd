//! The app on the page of exercises: before it is there, and after it has trapped.

use nian_tests::{Page, Result, Setup, Suite, Value, json};

pub(crate) fn add(suite: &mut Suite) {
    let late = Setup::default().late("_bg.wasm", 1500);
    suite.add("practising::app::early", late, early);
    suite.everywhere();
    suite.add("practising::app::trapped", Setup::default(), trapped);
}

/// What is chosen before the app is there is done by it; the form stays open and the focus where it was.
async fn early(page: &Page) -> Result {
    page.open("en/practice/?skill=outcome&seed=3").await?;
    page.run(
        "const form = document.querySelector('.choosing form');
        if ('alive' in form.dataset) throw new Error('the app is there already');
        document.querySelector('.choosing').open = true;
        const { skill } = form.elements;
        skill.value = 'pair';
        skill.focus();
        skill.dispatchEvent(new Event('change', { bubbles: true }));",
        vec![],
    )
    .await?;
    let exercise = page.widget("nian-exercise").await?;
    exercise.until("getAttribute('skill') === 'pair'").await?;
    page.until("document.activeElement.name === 'skill' && document.activeElement.closest('form').dataset.alive === ''")
        .await?;
    assert_eq!(
        page.value("document.querySelector('.choosing').open")
            .await?,
        true
    );
    page.until(
        "document.querySelector('.choosing .now').textContent === 'Wythoff’s pairs · 1 easy'",
    )
    .await?;
    page.until("location.search.includes('skill=pair&level=1')")
        .await
}

/// After a trap another instance takes the page over where it was, and the one before does nothing any more.
async fn trapped(page: &Page) -> Result {
    page.open("en/practice/?skill=outcome&seed=3&count=4")
        .await?;
    let exercise = page.widget("nian-exercise").await?;
    let right = async || -> Result {
        let outcome = exercise.get("outcome").await?;
        exercise.call("answer", outcome).await?;
        Ok(())
    };
    right().await?;
    exercise.call("next", Value::Null).await?;
    page.until("history.state.round.state.startsWith('1:')")
        .await?;
    let stop = "const exercise = document.querySelector('nian-exercise');
        const form = document.querySelector('.choosing form');
        const apps = performance.getEntriesByType('resource').filter(({ name }) => /nian-practise-\\w+\\.js/.test(name));
        return import(apps.at(-1).name).then(async ({ Handle }) => {
            Handle.prototype.next = () => { throw new WebAssembly.RuntimeError('unreachable'); };
            let thrown;
            try { exercise.next(); } catch (error) { thrown = error.constructor.name; }
            await exercise.engine;
            return [thrown, form.isConnected];
        });";
    assert_eq!(
        page.run(stop, vec![]).await?,
        json!(["RuntimeError", false])
    );
    exercise.until("task === 1").await?;
    exercise.until("score.right === 1").await?;
    right().await?;
    let counted =
        "JSON.parse(localStorage.getItem('nian:practice')).value.cells['outcome 1'].right";
    assert_eq!(page.value(counted).await?, 2);
    page.run(
        "document.querySelector('.choosing [name=others]').click()",
        vec![],
    )
    .await?;
    exercise.until("getAttribute('seed') !== '3'").await?;
    let address = "`?v=2&skill=outcome&level=1&seed=${document.querySelector('nian-exercise').getAttribute('seed')}&count=4`";
    assert_eq!(
        page.value("location.search").await?,
        page.value(address).await?
    );
    Ok(())
}
