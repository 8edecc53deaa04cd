//! What scripts of other people do with an element, and what they then see and hear.

use super::rows;
use nian_tests::{Page, Result, Value, json};

/// Hears all events below `main`.
const LISTEN: &str = "for (const name of ['step', 'move', 'answer', 'end', 'checked', 'error']) {
        document.querySelector('main').addEventListener(`nian-${name}`, ({ type, detail }) => told.push([type, detail]));
    }
    window.told = [];
    window.alike = (said, is) => (typeof said === 'object' && said !== null
        ? Object.entries(said).every(([key, value]) => alike(value, is?.[key]))
        : said === is);";

/// Puts the tag into the page, does what the row says, and gives the properties that it names.
const ACT: &str = "const [{ tag, does, shows, ready = true }] = arguments;
    return (async () => {
        const main = document.querySelector('main');
        told.length = 0;
        main.innerHTML = tag;
        const element = main.firstElementChild;
        if (await element.ready.then(() => true, () => false) !== ready) return { ready: !ready };
        if (!ready) return Object.fromEntries(Object.keys(shows).map((name) => [name, element[name]]));
        if (element.localName !== 'nian-claim') await element.engine;
        await element.ready;
        for (const [name, ...values] of does) {
            if (name === 'set') element[values[0]] = values[1];
            else if (name === 'refused') {
                try { element[values[0]](values[1]); return { done: values }; }
                catch (error) { if (!(error instanceof RangeError)) return { error: String(error) }; }
            } else if (name === 'goTo' && !element.canGoTo(values[0])) return { cannot: values };
            else element[name](...values);
            await element.engine;
            await element.ready;
        }
        return Object.fromEntries(Object.keys(shows).map((name) => [name, element[name]]));
    })();";

pub(super) async fn acts(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.until("customElements.get('nian-example')").await?;
    page.run(LISTEN, Vec::new()).await?;
    let rows = rows("acts.json");
    assert!(rows.len() >= 15, "no line is taken away");
    for row in &rows {
        let shown = page.run(ACT, vec![row.clone()]).await;
        let shown = shown.map_err(|error| format!("{row}: {error}"))?;
        if shown != row["shows"] {
            return Err(format!("{row} was promised; it shows {shown}").into());
        }
        heard(page, row).await?;
    }
    Ok(())
}

/// The events that the row names came, in this order; others may have come between.
async fn heard(page: &Page, row: &Value) -> Result {
    let tells = &row["tells"];
    let come = format!(
        "(() => {{ const wanted = {tells};
            for (const [type, detail] of told) if (wanted[0]?.[0] === type && alike(wanted[0][1], detail)) wanted.shift();
            return !wanted.length; }})()"
    );
    if page.until(&come).await.is_err() {
        let told = page.value("told").await.unwrap_or_else(|_| json!(null));
        return Err(format!("{row} was promised; it told {told}").into());
    }
    Ok(())
}
