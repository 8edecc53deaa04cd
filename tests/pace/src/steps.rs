//! How quick a step is, on a computer as slow as the one that pages are loaded on.

use crate::{
    hosts::Hosts,
    line::{LOCAL, SLOWER},
    samples::Samples,
    tab::Tab,
};
use nian_tests::Result;

const EXAMPLE: &str = "nian-example[src='nim-and-variants/ex2']";
/// An example of the longest chapter, which is measured embedded, too.
const OF_CHAPTER: &str = "nian-example[src='nim-and-variants/two-dice-one-sum']";
const CHAPTER: &str = "/en/articles/nim-and-variants/several-dice/#two-dice-one-sum";

/// As many steps as each example has, and the peer's game moves.
const STEPS: u32 = 5;

/// Takes the steps of each page once.
pub(crate) async fn measure(tab: &Tab, hosts: &Hosts, samples: &mut Samples) -> Result {
    peer(tab, hosts, samples).await?;
    alone(tab, hosts, samples).await?;
    of_chapter(tab, hosts, "/embed-chapter.html", "twin", samples).await?;
    of_chapter(tab, hosts, CHAPTER, "chapter", samples).await
}

async fn peer(tab: &Tab, hosts: &Hosts, samples: &mut Samples) -> Result {
    tab.begin(&hosts.viewers(false).address("/"), "").await?;
    tab.slow_down(LOCAL, SLOWER).await?;
    steps(tab, "peer", samples).await
}

/// An embedded example before the engine has come, and after.
async fn alone(tab: &Tab, hosts: &Hosts, samples: &mut Samples) -> Result {
    let host = hosts.ours(false);
    host.hold(true);
    tab.begin(&host.address("/embed.html"), EXAMPLE).await?;
    tab.slow_down(LOCAL, SLOWER).await?;
    steps(tab, "alone", samples).await?;
    tab.value("pace.first()").await?;
    host.hold(false);
    let arrives = tab.number("pace.longest(pace.arrived)").await?;
    samples.add("engine arrives", arrives);
    let takes_over = tab.number("pace.longest(pace.engine)").await?;
    samples.add("engine takes over", takes_over);
    steps(tab, "alone by engine", samples).await
}

/// The example of the longest chapter, there or alone in a page, when all is at rest.
async fn of_chapter(
    tab: &Tab,
    hosts: &Hosts,
    page: &str,
    name: &str,
    samples: &mut Samples,
) -> Result {
    tab.begin(&hosts.ours(false).address(page), OF_CHAPTER)
        .await?;
    tab.value("pace.rest()").await?;
    tab.slow_down(LOCAL, SLOWER).await?;
    steps(tab, name, samples).await?;
    tab.value("pace.engine()").await?;
    steps(tab, &format!("{name} by engine"), samples).await
}

/// Takes all steps twice: once for the time of each until it is painted, once for what it asks of the
/// main thread until its motion is over.
async fn steps(tab: &Tab, name: &str, samples: &mut Samples) -> Result {
    tab.value("pace.first()").await?;
    for _ in 0..STEPS {
        samples.add(format!("{name} step"), tab.number("pace.step()").await?);
    }
    tab.value("pace.first()").await?;
    for _ in 0..STEPS {
        let before = tab.work().await?;
        tab.value("pace.motion()").await?;
        let after = tab.work().await?;
        samples.add(format!("{name} work"), after.tasks - before.tasks);
        samples.add(format!("{name} layouts"), after.layouts - before.layouts);
    }
    Ok(())
}
