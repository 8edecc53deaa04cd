//! How soon pages are there: each is loaded in a window of its own.

use crate::{
    hosts::Hosts,
    line::{LOCAL, Line, MOBILE, SCHOOL, SLOW, SLOWER},
    samples::Samples,
    tab::Tab,
};
use nian_tests::Result;
use serde_json::Value;

/// A page that is loaded, and how.
pub(crate) struct Load {
    /// What its figures begin with; a peer's with `peer` and a space before.
    name: &'static str,
    whose: Whose,
    line: Line,
    gzip: bool,
    /// Whether it has been there before.
    again: bool,
    /// Where its address leads to by itself, if it does.
    leads_to: Option<&'static str>,
    /// What is waited for; the time of each is a figure.
    events: &'static [&'static str],
}

/// Whose page it is.
enum Whose {
    /// Ours, at this path.
    Ours(&'static str),
    Viewer,
    Board,
}

use Whose::{Board, Ours, Viewer};

/// The longest chapter, and a section in its midst by the address that the article's contents have.
const CHAPTER: &str = "/articles/nim-and-variants/several-dice/";
const SECTION: &str = "/articles/nim-and-variants/#more-dice";
const PLACE: &str = "/articles/nim-and-variants/several-dice/#more-dice";

const STEPPED: &[&str] = &["paint", "ready", "seen"];
const PLANNED: &[&str] = &["planned"];
const PAINTED: &[&str] = &["paint"];

/// In this order, in every round. What is compared stands near what it is compared with.
pub(crate) const LOADS: [Load; 24] = [
    Load::new("slow", Viewer, STEPPED),
    Load::new("embed", Ours("/embed.html"), STEPPED),
    Load::new("chapter", Ours(CHAPTER), STEPPED),
    Load::new("section", Ours(SECTION), &["paint", "placed"]).leading_to(PLACE),
    Load::new("board", Board, STEPPED),
    Load::new("first page", Ours("/"), &["paint", "play"]),
    Load::new("exercise", Ours("/exercise.html"), STEPPED),
    Load::new("play", Ours("/play/"), PAINTED),
    Load::new("tables", Ours("/play/?view=pattern"), PAINTED),
    Load::new("lab", Ours("/play/?view=analyse"), PAINTED),
    Load::new("numbers", Ours("/play/?view=numbers"), PAINTED),
    Load::new("practice", Ours("/practice/"), PAINTED),
    Load::new("show", Ours("/show/?example=nim-and-variants/ex2"), PAINTED),
    Load::new("class", Ours("/class/"), PLANNED),
    Load::new("gzip", Viewer, STEPPED).gzip(),
    Load::new("embed gzip", Ours("/embed.html"), STEPPED).gzip(),
    Load::new("again", Viewer, STEPPED).again(),
    Load::new("embed again", Ours("/embed.html"), STEPPED).again(),
    Load::new("chapter again", Ours(CHAPTER), STEPPED).again(),
    Load::new("class again", Ours("/class/"), PLANNED).again(),
    Load::new("mobile", Viewer, STEPPED).line(MOBILE),
    Load::new("chapter mobile", Ours(CHAPTER), STEPPED).line(MOBILE),
    Load::new("school", Viewer, STEPPED).line(SCHOOL),
    Load::new("chapter school", Ours(CHAPTER), STEPPED).line(SCHOOL),
];

impl Load {
    const fn new(name: &'static str, whose: Whose, events: &'static [&'static str]) -> Self {
        Self {
            name,
            whose,
            line: SLOW,
            gzip: false,
            again: false,
            leads_to: None,
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

    const fn leading_to(mut self, path: &'static str) -> Self {
        self.leads_to = Some(path);
        self
    }

    fn address(&self, hosts: &Hosts) -> String {
        match self.whose {
            Ours(path) => hosts.ours(self.gzip).address(path),
            Viewer => hosts.viewers(self.gzip).address("/"),
            Board => hosts.board().address("/"),
        }
    }

    /// Loads it as fast as can be, so that the host has compressed its files and what it takes from
    /// the disk is at hand.
    pub(crate) async fn warm_up(&self, tab: &Tab, hosts: &Hosts) -> Result {
        tab.renew(false).await?;
        tab.slow_down(LOCAL, 1).await?;
        self.open(tab, hosts, "load").await?;
        Ok(())
    }

    /// Loads it once, and notes when what happened.
    pub(crate) async fn measure(&self, tab: &Tab, hosts: &Hosts, samples: &mut Samples) -> Result {
        tab.renew(false).await?;
        if self.again {
            tab.slow_down(LOCAL, 1).await?;
            self.open(tab, hosts, "load").await?;
            tab.renew(true).await?;
        }
        tab.slow_down(self.line, SLOWER).await?;
        let found = self.open(tab, hosts, "").await?;
        let whose = match self.whose {
            Ours(_) => "",
            Viewer | Board => "peer ",
        };
        for (at, what) in self.events.iter().chain(&["bytes"]).enumerate() {
            let figure = found[at].as_f64();
            let figure = figure.ok_or_else(|| format!("{}: {found} for {what}", self.name))?;
            samples.add(format!("{whose}{} {what}", self.name), figure);
        }
        Ok(())
    }

    /// Goes there, and gives the time of each event; waits for another too.
    async fn open(&self, tab: &Tab, hosts: &Hosts, another: &str) -> Result<Value> {
        let expression = self.awaited(another);
        match self.leads_to {
            None => tab.open(&self.address(hosts), &expression).await,
            Some(path) => {
                let place = hosts.ours(self.gzip).address(path);
                tab.open_led(&self.address(hosts), &place, &expression)
                    .await
            }
        }
    }

    /// Asks for the time of each event, and of another too.
    fn awaited(&self, another: &str) -> String {
        let another = [another].into_iter().filter(|name| !name.is_empty());
        let names = self.events.iter().copied().chain(another);
        let names: Vec<String> = names.map(|name| format!("{name:?}")).collect();
        format!("pace.when({})", names.join(","))
    }
}
