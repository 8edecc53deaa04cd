//! The page as its address asks.

use super::table::usual_rules;
use super::{ANALYSIS, ElementInfo, OPPONENT, Opened, Play};
use crate::play::action::{Board, Effect, Entry, View};
use crate::play::address::Params;
use crate::play::ladder::Ladder;
use crate::set_up::FormState;
use crate::store::Storage;
use nian_words::SampleGame;

impl<S: Storage> Play<S> {
    /// The page for what is asked for. `board` has the position and the attributes that are written in the page.
    pub fn open(storage: S, asked: Params, board: Board, about: ElementInfo) -> Opened<S> {
        let forms = SampleGame::ALL.iter();
        let forms = forms.map(|game| FormState::new(&game.form, game.notation));
        let mut page = Self {
            entry: Entry::Game(0),
            view: asked.view,
            unknown: asked.unknown,
            forms: forms.collect(),
            game: 0,
            said: None,
            typed: asked
                .position
                .clone()
                .unwrap_or_else(|| board.start.clone()),
            board,
            from_form: false,
            follows: asked.position.is_some() || asked.moves.is_some(),
            opponent: OPPONENT.to_owned(),
            offer: None,
            winner: None,
            table: (String::new(), None),
            table_wrong: None,
            ladder: Ladder::new(about.opponents, storage),
            about,
        };
        let mut effects = Vec::new();
        for (name, value) in asked.settings {
            if name == "opponent" {
                page.opponent.clone_from(&value);
            }
            effects.push(Effect::Set(name, Some(value)));
        }
        page.follow(asked.position.as_deref());
        if let Some(position) = asked.position {
            effects.push(Effect::Set("position", Some(position)));
        }
        effects.extend(asked.moves.map(|moves| Effect::Set("moves", Some(moves))));
        if page.view == View::Analyse {
            let is_asked = |name| {
                effects
                    .iter()
                    .any(|effect| matches!(effect, Effect::Set(own, _) if *own == name))
            };
            let answers = (!is_asked("answers")).then_some(ANALYSIS[1]);
            let both = [ANALYSIS[0]].into_iter().chain(answers);
            let both = both.map(|(name, value)| Effect::Set(name, Some(value.to_owned())));
            effects.extend(both.collect::<Vec<_>>());
        }
        let (of, rules) = asked.table;
        page.table = page.table_of_game();
        if of.is_some() || rules.is_some() {
            let known = of.filter(|of| usual_rules(of).is_some());
            if let Some(of) = known {
                page.table = (of.clone(), usual_rules(&of).map(str::to_owned));
            }
            page.table.1 = rules.or(page.table.1);
        }
        effects.push(Effect::SetTable(page.table.0.clone(), page.table.1.clone()));
        let number = asked.number.into_iter();
        effects.extend(number.map(|(name, value)| Effect::SetNumber(name, value)));
        page.entry = asked.entry.unwrap_or(Entry::Game(page.game));
        effects.push(Effect::Show(page.entry, page.view));
        page.board
            .settings
            .retain(|(name, _)| !is_set(&effects, name));
        page.note(&effects);
        (page, effects)
    }
}

fn is_set(effects: &[Effect], name: &str) -> bool {
    effects
        .iter()
        .any(|effect| matches!(effect, Effect::Set(own, _) if *own == name))
}
