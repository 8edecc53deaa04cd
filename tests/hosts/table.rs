//! A widget in a place that asks how wide it would like to be: a cell of a table that lays out the
//! page, something that floats, a part of a flexible line.

use super::{HEAD, host};
use nian_tests::{Page, Result, Suite};

const PLACES: &str = "<table width=900><tr><td>Left</td><td id=cell>W</td></tr></table>\
    <div style='float: left' id=float>W</div><div style='clear: both'></div>\
    <div style='display: flex; width: 300px'><div id=item>W</div></div>";

pub(crate) fn add(suite: &mut Suite) {
    let widget = "<nian-game position='nim:3,4,5'></nian-game>";
    let page = format!("<html lang=en>{HEAD}{}", PLACES.replace('W', widget));
    suite.add("hosts::table", host(page), has_a_width);
}

async fn has_a_width(page: &Page) -> Result {
    page.open("host.html").await?;
    page.wake().await?;
    for (id, least, most) in [("cell", 600, 880), ("float", 600, 700), ("item", 290, 300)] {
        let width = page
            .value(&format!(
                "document.querySelector('#{id} nian-game').offsetWidth"
            ))
            .await?;
        let width = width.as_i64().unwrap_or_default();
        assert!((least..=most).contains(&width), "{id}: {width}");
    }
    Ok(())
}
