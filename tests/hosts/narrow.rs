//! A column of 240 px, as beside the text of a blog.

use super::{HEAD, KINDS, host};
use nian_tests::{Page, Result, Suite, json};

pub(crate) fn add(suite: &mut Suite) {
    let style = "<style>body { margin: 0; width: 240px }</style>";
    let page = format!("<!doctype html><html lang=en>{HEAD}{style}{KINDS}");
    suite.add("hosts::narrow", host(page).width(320), nothing_hangs_out);
}

/// What of the cards reaches beyond them, other than what is hidden or scrolls; what is too small to
/// be touched; cards that touch each other.
const FAULTS: &str = "[...document.querySelectorAll('nian-example, nian-game, nian-table, nian-number, nian-claim')]
    .flatMap((widget, at, all) => {
        const card = widget.shadowRoot.querySelector('.nian-card');
        const box = card.getBoundingClientRect();
        const seen = [...card.querySelectorAll('*')].filter((element) => element.checkVisibility({ visibilityProperty: true })
            && !element.closest('.nian-unseen, svg, .nian-scroll, .nian-on-focus'));
        const faults = seen.filter((element) => {
            const { left, right, width } = element.getBoundingClientRect();
            return width > 0 && (right > box.right + 0.5 || left < box.left - 0.5);
        }).map((element) => `${widget.localName}: ${element.outerHTML.slice(0, 80)} hangs out`);
        for (const button of seen.filter((element) => element.matches('button'))) {
            const { width, height } = button.getBoundingClientRect();
            if (Math.min(width, height) < 24) faults.push(`${button.outerHTML.slice(0, 80)}: ${width} by ${height}`);
        }
        const next = all[at + 1]?.shadowRoot.querySelector('.nian-card').getBoundingClientRect();
        if (next && next.top < box.bottom + 8) faults.push(`${widget.localName} touches the next one`);
        return faults;
    })";

async fn nothing_hangs_out(page: &Page) -> Result {
    page.open("host.html").await?;
    for width in [240, 280] {
        let narrow = format!("document.body.style.width = '{width}px'");
        page.value(&narrow).await?;
        page.wake().await?;
        page.two_frames().await?;
        assert_eq!(page.value(FAULTS).await?, json!([]), "{width} px");
        for (css, opener) in [
            ("nian-example", "[data-do=menu]"),
            ("nian-example", ".nian-count button"),
            ("nian-game", "[data-do=menu]"),
        ] {
            let widget = page.widget(css).await?;
            widget.click(opener).await?;
            widget
                .until_inside("root.querySelector('.nian-popup')")
                .await?;
            if opener == "[data-do=menu]" {
                widget
                    .until_inside("root.querySelector('.nian-more')?.firstChild")
                    .await?;
            }
            let within = format!(
                "(({{ left, right }}) => left >= 0 && right <= {width})(
                    root.querySelector('.nian-popup').getBoundingClientRect())"
            );
            assert_eq!(
                widget.inside(&within).await?,
                true,
                "{css} {opener}, {width} px"
            );
            widget.click(opener).await?;
            widget
                .until_inside("!root.querySelector('.nian-popup')")
                .await?;
        }
    }
    Ok(())
}
