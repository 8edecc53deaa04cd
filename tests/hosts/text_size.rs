//! The size of text: the reader's wish, which a page passes on as the size of its root.

use super::{HEAD, host};
use nian_tests::{Page, Result, Suite, json};

pub(crate) fn add(suite: &mut Suite) {
    let page = format!(
        "<!doctype html><html lang=en>{HEAD}<nian-example src='nim-and-variants/ex1'></nian-example>"
    );
    suite.add("hosts::text_size", host(page), follows_the_root);
}

async fn follows_the_root(page: &Page) -> Result {
    page.open("host.html").await?;
    let example = page.widget("nian-example").await?;
    for (root, text) in [
        ("", "17px"),
        ("32px", "34px"),
        ("20px", "21.25px"),
        ("62.5%", "17px"), // so that 1rem is 10 px, which is no wish for small text
        ("100px", "34px"), // so that 1rem is a share of the window, no wish for large text
    ] {
        page.value(&format!(
            "document.documentElement.style.fontSize = '{root}'"
        ))
        .await?;
        let size = "getComputedStyle(root.querySelector('.nian-card')).fontSize";
        assert_eq!(example.inside(size).await?, text, "{root}");
        let wide = "root.querySelector('.nian-card').scrollWidth <= root.host.clientWidth";
        assert_eq!(example.inside(wide).await?, true, "{root}");
    }
    example
        .get("style.setProperty('--nian-size', '15px')")
        .await?;
    let size = "getComputedStyle(root.querySelector('.nian-card')).fontSize";
    assert_eq!(example.inside(size).await?, json!("15px"));
    Ok(())
}
