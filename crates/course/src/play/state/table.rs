//! The table of the game on the board.

use super::Play;
use crate::play::action::Effect;
use crate::store::Storage;
use nian_words::TableSample;

impl<S: Storage> Play<S> {
    /// The table of the game under the rules on the board or, where these have none, under others.
    pub(super) fn table_of_game(&self) -> (String, Option<String>) {
        let text = self.form().text();
        let (rules, state) = text.split_once(':').unwrap_or_default();
        let dice = state
            .split_once('@')
            .map_or(0, |(_, faces)| faces.split(',').count());
        // A table of more than two dice is named by a position.
        let own = match rules.starts_with("dice") && dice > 2 {
            true => format!("{rules}:0@{}", vec!["1"; dice].join(",")),
            false => rules.to_owned(),
        };
        let tables = TableSample::ALL.iter();
        let has = |table: &&TableSample, rules: &str| (self.about.has_table)(table.of, rules);
        let name = rules.split('.').next().unwrap_or_default();
        if let Some(table) = tables.clone().find(|table| has(table, &own)) {
            return (table.of.to_owned(), Some(own));
        }
        let of_game = |rules: &&&str| rules.split('.').next() == Some(name);
        let mut others =
            tables.filter_map(|table| Some((table, table.rules.iter().find(of_game)?)));
        match others.next() {
            Some((table, rules)) => (table.of.to_owned(), Some((*rules).to_owned())),
            None => (TableSample::ALL[0].of.to_owned(), None),
        }
    }

    pub(super) fn see_table(&mut self, of: String, rules: Option<String>) -> Vec<Effect> {
        let rules = rules.or_else(|| usual_rules(&of).map(str::to_owned));
        self.table = (of.clone(), rules.clone());
        self.table_wrong = None;
        vec![
            Effect::SetTable(of.clone(), rules.clone()),
            Effect::Keep(vec![("of", Some(of)), ("rules", rules)]),
        ]
    }
}

/// The rules of a table that are shown where none are named; `None` if there is no such table.
pub(super) fn usual_rules(of: &str) -> Option<&'static str> {
    let table = TableSample::ALL.iter().find(|table| table.of == of)?;
    table.rules.first().copied()
}
