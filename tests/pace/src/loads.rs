//! How soon pages are there: each is loaded in a window of its own.

use crate::{
    hosts::Hosts,
    line::{LOCAL, Line, MOBILE, SCHOOL, SLOW, SLOWER},
    samples::Samples,
    tab::Tab,
};
use nian_tests::Result;

/// A page that is loaded, and how.
pub(crate) struct Load {
    /// What its figures begin with; the peer's with `peer` and a space before.
    name: &'static str,
    /// `None` is the peer's.
    path: Option<&'static str>,
    line: Line,
    gzip: bool,
    /// Whether it has been there before.
    again: bool,
    /// What is waited for; the time of each is a figure.
    events: &'static [&'static str],
}

const ARTICLE: &str = "/articles/nim-and-variants/";

const STEPPED: &[&str] = &["paint", "ready", "seen"];
const PAINTED: &[&str] = &["paint"];

/// In this order, in every round. What is compared stands near what it is compared with.
pub(crate) const LOADS: [Load; 20] = [
    Load::new("slow", None, STEPPED),
    Load::new("embed", Some("/embed.html"), STEPPED),
    Load::new("article A", Some(ARTICLE), STEPPED),
    Load::new("article B", Some("/articles/odd-total/"), STEPPED),
    Load::new("first page", Some("/"), &["paint", "play"]),
    Load::new("play", Some("/play/"), PAINTED),
    Load::new("tables", Some("/tables/"), PAINTED),
    Load::new("lab", Some("/lab/"), PAINTED),
    Load::new("numbers", Some("/numbers/"), PAINTED),
    Load::new("practice", Some("/practice/"), PAINTED),
    Load::new("show", Some("/show/?example=nim-and-variants/ex2"), PAINTED),
    Load::new("gzip", None, STEPPED).gzip(),
    Load::new("embed gzip", Some("/embed.html"), STEPPED).gzip(),
    Load::new("again", None, STEPPED).again(),
    Load::new("embed again", Some("/embed.html"), STEPPED).again(),
    Load::new("article A again", Some(ARTICLE), STEPPED).again(),
    Load::new("mobile", None, STEPPED).line(MOBILE),
    Load::new("article A mobile", Some(ARTICLE), STEPPED).line(MOBILE),
    Load::new("school", None, STEPPED).line(SCHOOL),
    Load::new("article A school", Some(ARTICLE), STEPPED).line(SCHOOL),
];

impl Load {
    const fn new(
        name: &'static str,
        path: Option<&'static str>,
        events: &'static [&'static str],
    ) -> Self {
        Self {
            name,
            path,
            line: SLOW,
            gzip: false,
            again: false,
            events,
        }
    }

    const fn line(mut self, line: Line) -> Self {
        self.line = line;
        self
    }

    const fn gzip(mut self) -> Self {
        self.gzip = true;
        self
    }

    const fn again(mut self) -> Self {
        self.again = true;
        self
    }

    fn address(&self, hosts: &Hosts) -> String {
        match self.path {
            Some(path) => hosts.ours(self.gzip).address(path),
            None => hosts.peers(self.gzip).address("/"),
        }
    }

    /// Loads it as fast as can be, so that the host has compressed its files and what it takes from
    /// the disk is at hand.
    pub(crate) async fn warm_up(&self, tab: &Tab, hosts: &Hosts) -> Result {
        tab.renew(false).await?;
        tab.slow_down(LOCAL, 1).await?;
        tab.open(&self.address(hosts), &self.awaited("load"))
            .await?;
        Ok(())
    }

    /// Loads it once, and notes when what happened.
    pub(crate) async fn measure(&self, tab: &Tab, hosts: &Hosts, samples: &mut Samples) -> Result {
        tab.renew(false).await?;
        if self.again {
            tab.slow_down(LOCAL, 1).await?;
            tab.open(&self.address(hosts), &self.awaited("load"))
                .await?;
            tab.renew(true).await?;
        }
        tab.slow_down(self.line, SLOWER).await?;
        let found = tab.open(&self.address(hosts), &self.awaited("")).await?;
        let whose = if self.path.is_some() { "" } else { "peer " };
        for (at, what) in self.events.iter().chain(&["bytes"]).enumerate() {
            let figure = found[at].as_f64();
            let figure = figure.ok_or_else(|| format!("{}: {found} for {what}", self.name))?;
            samples.add(format!("{whose}{} {what}", self.name), figure);
        }
        Ok(())
    }

    /// Asks for the time of each event, and waits for another too.
    fn awaited(&self, another: &str) -> String {
        let another = [another].into_iter().filter(|name| !name.is_empty());
        let names = self.events.iter().copied().chain(another);
        let names: Vec<String> = names.map(|name| format!("{name:?}")).collect();
        format!("pace.when({})", names.join(","))
    }
}
