use super::guess::Attempt;
use super::judge::{judge, mark_of};
use super::shown::{BoardState, GuessStatus, Status, letters_of, marks_of};
use super::stored::{StoredBoard, StoredBoards};
use super::{Found, Plan};
use crate::store::{Condition, Storage, Store};
use std::rc::Rc;

/// What can happen to a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// A cell is pressed: it is safe then, or has no mark if it was.
    Press(usize),
    /// A cell has this mark, or none.
    Mark(usize, Option<bool>),
    /// All cells without a mark are unsafe.
    RestUnsafe,
    /// The focus is on a cell.
    Stop(usize),
    /// The rule is to be found where so many can be taken at a time.
    Most(u64),
    /// The lines are to be wrapped to the period that was found, or not.
    OneLine,
    /// The marks are to be judged.
    Check,
    /// They are to be cleared: the first time it asks.
    Clear,
    /// The focus has left the button that clears.
    LeaveClear,
    /// It has been folded or unfolded.
    Folded(bool),
    /// What tells the rule has been asked for.
    Show,
    /// The guess is to be tried.
    Try(Attempt),
    /// The search is to end.
    Halt,
    /// A search, by its number, has found this, as the worker writes it.
    Found(u32, String),
    /// This is to be said of a search that has not ended, or has found nothing.
    Said(u32, GuessStatus),
}

/// What the page is to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Show the cell.
    ShowCell(usize),
    /// Focus it.
    FocusCell(usize),
    /// Focus this field of the guess, by its place.
    FocusField(usize),
    /// Focus the button that tries the guess.
    FocusTry,
    /// Search: the number of the search, the guess, and the name of what it is about.
    Search(u32, Vec<u64>, String),
    /// End the search.
    EndSearch,
    /// Something else is kept.
    Kept,
    /// Show what tells the rule: it is found.
    ShowRest,
}

/// A board with what is kept of it.
#[derive(Debug)]
pub struct Discovery<S> {
    board: BoardState,
    /// Those of the board, the one that the reader begins with first.
    plans: Vec<Rc<Plan>>,
    store: Store<StoredBoards, S>,
    /// The trouble with the storage that has been told.
    told: Condition,
    /// The guess that is being tried.
    trying: Option<Vec<u64>>,
    /// How many searches there have been.
    searches: u32,
}

impl<S: Storage> Discovery<S> {
    /// The board as it was left; and whether it was folded then. The reader begins with the first of the plans; `None` if there
    /// is none.
    pub fn open(plans: Vec<Rc<Plan>>, storage: S) -> Option<(Self, bool)> {
        let first = plans.first()?.clone();
        let mut discovery = Self {
            board: BoardState::new(first.clone()),
            plans,
            store: Store::new(storage),
            told: Condition::Fine,
            trying: None,
            searches: 0,
        };
        let all = discovery.store.read();
        let plans = discovery.plans.iter();
        let kept = plans.filter(|plan| all.place(plan).is_some());
        let last = kept.max_by_key(|plan| all.place(plan)).cloned();
        discovery.lay(last.unwrap_or(first.clone()), &all);
        let folded = all.of(&first).and_then(|kept| kept.folded);
        Some((discovery, folded.unwrap_or_default()))
    }

    /// Has a plan on the board, with what is kept of it.
    fn lay(&mut self, plan: Rc<Plan>, all: &StoredBoards) {
        self.board = BoardState::new(plan.clone());
        self.board.status = self.standing();
        if let Some(kept) = all.of(&plan) {
            let board = &mut self.board;
            board.marks = marks_of(&plan, kept.marks.as_deref().unwrap_or_default());
            if kept.guess.is_some() || judge(&plan, &board.marks).is_none() {
                board.go_on(kept.guess.clone());
            }
        }
    }

    fn go_to(&mut self, most: u64) -> Vec<Effect> {
        let mut plans = self.plans.iter();
        let Some(plan) = plans.find(|plan| plan.most == most).cloned() else {
            return Vec::new();
        };
        self.trying = None;
        let all = self.store.read();
        self.lay(plan, &all);
        let mut effects = vec![Effect::EndSearch, Effect::FocusCell(self.board.stop)];
        effects.extend(self.keep(&|_| ())); // it is the one that is opened next time
        effects
    }

    /// What is shown now.
    #[must_use]
    pub fn board(&self) -> &BoardState {
        &self.board
    }

    /// Changes the state.
    pub fn apply(&mut self, action: Action) -> Vec<Effect> {
        match action {
            Action::Press(at) => {
                let mark = (mark_of(&self.board.marks, at) != Some(true)).then_some(true);
                return self.mark(at, mark);
            }
            Action::Mark(at, mark) => return self.mark(at, mark),
            Action::RestUnsafe => {
                let board = &mut self.board;
                for &cell in &board.plan.cells {
                    if let Some(mark) = board.marks.get_mut(cell) {
                        *mark = mark.or(Some(false));
                    }
                }
                return self.marked();
            }
            Action::Most(most) => return self.go_to(most),
            Action::OneLine => {
                self.board.is_one_line = !self.board.is_one_line;
            }
            Action::Stop(at) => self.board.stop = at,
            Action::Check => return self.check(),
            Action::Clear => return self.clear(),
            Action::LeaveClear => self.board.is_sure = false,
            Action::Folded(folded) => {
                let all = self.store.read();
                let kept = self.plans.first().and_then(|first| all.of(first)?.folded);
                if kept.unwrap_or_default() == folded {
                    return Vec::new(); // a browser tells of what is folded from the start, too
                }
                return self.keep_of_all(&|kept| kept.folded = Some(folded));
            }
            Action::Show => return self.keep_of_all(&|kept| kept.shown = true),
            Action::Try(attempt) => return self.try_guess(&attempt),
            Action::Halt => {
                self.say(GuessStatus::Stopped);
                return vec![Effect::EndSearch, Effect::FocusTry];
            }
            Action::Found(search, text) => return self.found(search, &text),
            Action::Said(search, said) => {
                if self.is_current(search) {
                    self.say(said);
                }
            }
        }
        Vec::new()
    }

    fn mark(&mut self, at: usize, to: Option<bool>) -> Vec<Effect> {
        let board = &mut self.board;
        if !board.plan.shows(at) || board.plan.is_given(at) {
            return Vec::new();
        }
        if let Some(mark) = board.marks.get_mut(at) {
            *mark = to;
        }
        board.spoken = Some(at);
        self.marked()
    }

    /// After the marks have changed.
    fn marked(&mut self) -> Vec<Effect> {
        let letters = letters_of(&self.board);
        let effects = self.keep(&|kept| kept.marks = Some(letters.clone()));
        self.board.status = self.standing();
        effects
    }

    fn check(&mut self) -> Vec<Effect> {
        let Some(judgement) = judge(&self.board.plan, &self.board.marks) else {
            self.board.go_on(None);
            return Vec::new();
        };
        let shown = Effect::ShowCell(judgement.position);
        self.board.status = Status::Judged(judgement);
        vec![shown]
    }

    fn clear(&mut self) -> Vec<Effect> {
        let board = &mut self.board;
        if !board.is_sure {
            board.is_sure = board.has_marks();
            return Vec::new();
        }
        board.is_sure = false;
        board.marks = marks_of(&board.plan, "");
        self.marked()
    }

    fn try_guess(&mut self, attempt: &Attempt) -> Vec<Effect> {
        let mut effects = vec![Effect::EndSearch];
        match attempt.read(self.board.plan.board) {
            Err(refusal) => {
                effects.push(Effect::FocusField(refusal.field()));
                self.say(GuessStatus::Refused(refusal));
            }
            Ok(guess) => {
                self.searches += 1;
                self.trying = Some(guess.clone());
                self.say(GuessStatus::Trying(0));
                let name = self.board.plan.name_of_board();
                effects.push(Effect::Search(self.searches, guess, name));
            }
        }
        effects
    }

    /// Whether this search goes on: one that was ended finds nothing more.
    fn is_current(&self, search: u32) -> bool {
        self.trying.is_some() && search == self.searches
    }

    fn found(&mut self, search: u32, text: &str) -> Vec<Effect> {
        if !self.is_current(search) {
            return Vec::new();
        }
        let (Some(guess), Some(found)) = (self.trying.clone(), Found::parse(text)) else {
            self.say(GuessStatus::NotTried);
            return Vec::new();
        };
        self.say(GuessStatus::Found(guess.clone(), found.clone()));
        // What stands on the board already is no guess at what comes after it.
        if found.part(0) == "known" {
            return Vec::new();
        }
        let holds = found.holds();
        let mut effects = self.keep(&|kept| {
            kept.guess = Some((guess.clone(), found.clone()));
            // Another guess may come, and not hold.
            kept.shown |= holds;
        });
        if holds {
            effects.push(Effect::ShowRest);
        }
        effects
    }

    fn say(&mut self, said: GuessStatus) {
        if !matches!(said, GuessStatus::Trying(_)) {
            self.trying = None;
        }
        if let Some(guess) = &mut self.board.guess {
            guess.said = Some(said);
        }
    }

    /// Keeps more of the board. Another window may have kept something of others.
    fn keep(&mut self, change: &dyn Fn(&mut StoredBoard)) -> Vec<Effect> {
        self.keep_of(&self.board.plan.clone(), change)
    }

    /// The same of what is the same for all plans of the board.
    fn keep_of_all(&mut self, change: &dyn Fn(&mut StoredBoard)) -> Vec<Effect> {
        let first = self.plans.first().cloned();
        first.map_or_else(Vec::new, |first| self.keep_of(&first, change))
    }

    fn keep_of(&mut self, plan: &Plan, change: &dyn Fn(&mut StoredBoard)) -> Vec<Effect> {
        let mut all = self.store.read();
        change(all.of_mut(plan));
        // What is on the board stays the last.
        if all.of(&self.board.plan).is_some() {
            all.of_mut(&self.board.plan);
        }
        self.store.write(&all);
        vec![Effect::Kept]
    }

    /// What stands there while nothing is judged: trouble with the storage, told once each.
    fn standing(&mut self) -> Status {
        let now = self.store.condition();
        if now == self.told {
            return Status::Start;
        }
        self.told = now;
        match now {
            Condition::Fine => Status::Start,
            Condition::Mended | Condition::Damaged => Status::Damaged,
            Condition::Forbidden => Status::Forbidden,
        }
    }
}
