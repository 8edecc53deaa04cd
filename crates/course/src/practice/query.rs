//! What an address says of a round.

use super::round::Round;
use crate::query::written;

impl Round {
    /// The query of the page's address, which the reader can copy; empty where what is due is practised.
    #[must_use]
    pub fn query(&self) -> String {
        let mut said = Vec::new();
        if let Some(fixed) = self.fixed {
            said.push(("v", fixed.version.to_string()));
            said.push(("level", fixed.level.to_string()));
            said.push(("seed", fixed.seed.to_string()));
            said.push(("count", fixed.count.to_string()));
        }
        if !self.mixed {
            said.push(("v", self.attributes.version().number().to_string()));
            let named = self.attributes.named().into_iter();
            let named = named.filter(|&(name, _)| name != "tasks");
            said.extend(named.filter_map(|(name, value)| Some((name, value?.to_owned()))));
        }
        written(&said)
    }

    /// The query of a worksheet of the same tasks; `count` is the number of tasks that the address had named.
    #[must_use]
    pub fn worksheet(&self, mut count: Option<String>) -> String {
        let mut said = Vec::new();
        if !self.mixed {
            said.push(("v", self.attributes.version().number().to_string()));
            let named = self.attributes.named().into_iter();
            let others = named.filter(|&(name, _)| name != "count" && name != "tasks");
            said.extend(others.filter_map(|(name, value)| Some((name, value?.to_owned()))));
        } else if let Some(fixed) = self.fixed {
            said.push(("v", fixed.version.to_string()));
            said.push(("level", fixed.level.to_string()));
            said.push(("seed", fixed.seed.to_string()));
            count = Some(fixed.count.to_string());
        }
        said.extend(count.map(|count| ("count", count)));
        said.push(("print", "sheet".to_owned()));
        written(&said)
    }
}
