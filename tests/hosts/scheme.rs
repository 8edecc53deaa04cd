//! Light and dark pages on light and dark systems: a card goes with the place where it stands.

use super::{HEAD, host};
use nian_tests::{Page, Result, Suite};

const INK: (&str, &str) = ("rgb(34, 37, 43)", "rgb(235, 232, 225)");

/// Where it stands, and whether it is dark there when the system is light and when it is dark.
const PLACES: [(&str, &str, bool, bool); 6] = [
    ("never", "", false, false),
    ("light", "color-scheme: only light", false, false),
    ("dark", "color-scheme: dark", true, true),
    ("both", "color-scheme: light dark", false, true),
    ("asked", "", true, true),
    ("projected", "color-scheme: dark", false, false),
];

pub(crate) fn add(suite: &mut Suite) {
    let places = PLACES.map(|(id, style, ..)| {
        let theme = match id {
            "asked" => "dark",
            "projected" => "projector",
            _ => "auto",
        };
        format!(
            "<section id={id} style='{style}'><nian-table of=wythoff theme={theme}></nian-table></section>"
        )
    });
    let page = format!("<!doctype html><html lang=en>{HEAD}{}", places.concat());
    suite.add("hosts::scheme", host(page), goes_with_its_place);
}

async fn goes_with_its_place(page: &Page) -> Result {
    page.open("host.html").await?;
    page.wake().await?;
    for (system, dark) in [("light", false), ("dark", true)] {
        page.media("prefers-color-scheme", system).await?;
        for (id, _, on_light, on_dark) in PLACES {
            let table = page.widget(&format!("#{id} nian-table")).await?;
            let ink = match if dark { on_dark } else { on_light } {
                _ if id == "projected" => "rgb(0, 0, 0)",
                false => INK.0,
                true => INK.1,
            };
            // The digits of a table are its own, and so is the field that the browser draws.
            for css in [".nian-card", "tbody th"] {
                let color = format!("getComputedStyle(root.querySelector('{css}')).color");
                assert_eq!(table.inside(&color).await?, ink, "{id}, {system}: {css}");
            }
            let scheme = "getComputedStyle(root.querySelector('input')).colorScheme";
            let scheme = table.inside(scheme).await?;
            let scheme = scheme.as_str().unwrap_or_default();
            assert_eq!(
                scheme == "dark",
                ink == INK.1 && id != "both",
                "{id}: {scheme}"
            );
        }
    }
    Ok(())
}
