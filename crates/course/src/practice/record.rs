//! How practice has gone, by skill and level. What was practised comes back as in the boxes of Sebastian Leitner's *So
//! lernt man lernen* (1972): soon after a mistake, later and later after success.

use super::cell::{Cell, Score, TaskResult};
use crate::flat_map::FlatMap;
use crate::store::{Condition, Storage, Store, Stored};
use nian_tasks::{Level, Skill, TaskKind};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// After so many tasks a cell of the first boxes comes again.
const TASKS: [u64; 2] = [2, 6];
/// After so many days a cell of the further boxes comes again.
const DAYS: [u64; 4] = [1, 3, 7, 21];
/// Milliseconds of a day.
const DAY: u64 = 86_400_000;
/// The number of the last box.
const LAST: usize = TASKS.len() + DAYS.len() - 1;
/// So many kinds of tasks are remembered as missed, of a cell.
const MISSED: usize = 8;
/// So many results of a cell are remembered one by one.
const LAST_RESULTS: usize = 5;
/// The largest number of the format, that up to which JavaScript counts: 2⁵³ − 1.
const MOST: u64 = (1 << 53) - 1;

/// The record of a cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Flat", into = "Flat")]
pub struct CellRecord {
    /// How its tasks have gone.
    pub score: Score,
    /// Its box, 0-based.
    pub shelf: usize,
    /// It is due when so many tasks have been done in all.
    pub turn: u64,
    /// It is due at this time, in milliseconds since 1970.
    pub time: u64,
    /// One more than the number of its rounds. Before sets were fresh it was the seed of the next.
    pub seed: u64,
    /// When a task of it was done last, in milliseconds since 1970.
    pub at: u64,
    /// The names of the kinds of tasks that were missed and not found since, the last one first.
    pub missed: Vec<String>,
    /// The results of its last tasks, five at most, the newest last.
    pub last: Vec<TaskResult>,
}

/// [`CellRecord`] as the format has it. (`serde(flatten)` would bring ten times the code.)
#[derive(Serialize, Deserialize)]
struct Flat {
    right: u64,
    wrong: u64,
    assisted: u64,
    given: u64,
    /// Records of before tasks could be skipped have none.
    #[serde(default)]
    skipped: u64,
    r#box: usize,
    turn: u64,
    time: u64,
    seed: u64,
    at: u64,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    missed: Vec<String>,
    /// Records of before November 2026 have none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    last: Vec<TaskResult>,
}

impl From<Flat> for CellRecord {
    fn from(flat: Flat) -> Self {
        Self {
            score: Score {
                right: flat.right,
                wrong: flat.wrong,
                assisted: flat.assisted,
                given: flat.given,
                skipped: flat.skipped,
            },
            shelf: flat.r#box,
            turn: flat.turn,
            time: flat.time,
            seed: flat.seed,
            at: flat.at,
            missed: flat.missed,
            last: flat.last,
        }
    }
}

impl From<CellRecord> for Flat {
    fn from(kept: CellRecord) -> Self {
        let score = kept.score;
        Self {
            right: score.right,
            wrong: score.wrong,
            assisted: score.assisted,
            given: score.given,
            skipped: score.skipped,
            r#box: kept.shelf,
            turn: kept.turn,
            time: kept.time,
            seed: kept.seed,
            at: kept.at,
            missed: kept.missed,
            last: kept.last,
        }
    }
}

impl Default for CellRecord {
    fn default() -> Self {
        Self {
            score: Score::default(),
            shelf: 0,
            turn: 0,
            time: 0,
            seed: 1,
            at: 0,
            missed: Vec::new(),
            last: Vec::new(),
        }
    }
}

impl CellRecord {
    fn is_whole(&self) -> bool {
        let numbers = [self.turn, self.time, self.seed, self.at];
        let counts = TaskResult::ALL.map(|went| self.score.of(went));
        let is_name = |name: &String| {
            (1..=30).contains(&name.len())
                && name
                    .bytes()
                    .all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'))
        };
        numbers.iter().chain(&counts).all(|&number| number <= MOST)
            && self.shelf <= LAST
            && self.missed.len() <= MISSED
            && self.last.len() <= LAST_RESULTS
            && self.missed.iter().all(is_name)
    }

    /// Without what a clock has stamped that was ahead: it would be due in years only, and the newer one for ever.
    fn capped(&mut self, now: u64) -> bool {
        let before = (self.at, self.time);
        if self.at > now || self.time > now.max(due(self.shelf, now)) {
            (self.at, self.time) = (self.at.min(now), self.time.min(now));
        }
        before != (self.at, self.time)
    }
}

/// When a box comes again that is left now.
fn due(shelf: usize, now: u64) -> u64 {
    let days = shelf.checked_sub(TASKS.len()).and_then(|at| DAYS.get(at));
    days.map_or(0, |days| now + days * DAY)
}

/// How practice has gone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Record {
    /// So many tasks have been tried.
    turn: u64,
    cells: FlatMap<Cell, CellRecord>,
}

#[derive(Deserialize)]
struct Raw<'a> {
    turn: u64,
    #[serde(borrow)]
    cells: FlatMap<String, &'a RawValue>,
}

impl Stored for Record {
    const NAME: &str = "practice";
    const VERSION: u32 = 1;

    fn read(value: &str) -> Option<(Self, bool)> {
        let raw: Raw<'_> = serde_json::from_str(value).ok()?;
        if raw.turn > MOST {
            return None;
        }
        let mut entries = 0;
        let whole = raw
            .cells
            .into_iter()
            .inspect(|_| entries += 1)
            .filter_map(|(name, kept)| {
                let kept: CellRecord = serde_json::from_str(kept.get()).ok()?;
                Some((Cell::named(&name)?, kept)).filter(|(_, kept)| kept.is_whole())
            });
        let cells: FlatMap<_, _> = whole.collect();
        let all = cells.iter().count() == entries;
        let turn = raw.turn;
        Some((Self { turn, cells }, all))
    }

    fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl Record {
    /// The cells that have been practised, the last one first.
    #[must_use]
    pub fn cells(&self) -> Vec<(Cell, &CellRecord)> {
        let mut cells: Vec<_> = self
            .cells
            .iter()
            .map(|(&cell, kept)| (cell, kept))
            .collect();
        cells.sort_by_key(|&(cell, kept)| (u64::MAX - kept.at, cell));
        cells
    }

    /// The record of a cell; that of a new one if it has none.
    #[must_use]
    pub fn cell(&self, cell: Cell) -> CellRecord {
        self.cells.get(&cell).cloned().unwrap_or_default()
    }

    /// Whether a cell is due.
    #[must_use]
    pub fn is_due(&self, kept: &CellRecord, now: u64) -> bool {
        kept.turn <= self.turn && kept.time <= now
    }

    /// The cell to practise next, another than `last` if there is one: what is due, the weakest first; else something new,
    /// easy first; else what comes next.
    #[must_use]
    pub fn next(&self, last: Option<Cell>, now: u64) -> Cell {
        let order = |&(cell, kept): &(Cell, &CellRecord)| (kept.shelf, kept.at, cell);
        let known = || {
            let cells = self.cells.iter().map(|(&cell, kept)| (cell, kept));
            cells.filter(|&(cell, _)| Some(cell) != last)
        };
        if let Some((due, _)) = known()
            .filter(|(_, kept)| self.is_due(kept, now))
            .min_by_key(order)
        {
            return due;
        }
        let is_open = |cell: &Cell| {
            let below = Level::ALL
                .into_iter()
                .rev()
                .find(|level| *level < cell.level);
            let skill = cell.skill;
            below.is_none_or(|level| self.cell(Cell { skill, level }).shelf >= TASKS.len())
        };
        let is_new = |cell: &Cell| self.cells.get(cell).is_none() && Some(*cell) != last;
        let first = Cell {
            skill: Skill::Outcome,
            level: Level::One,
        };
        Cell::all()
            .find(|cell| is_new(cell) && is_open(cell))
            .or_else(|| Some(known().min_by_key(order)?.0))
            .or(last)
            .unwrap_or(first)
    }

    /// Counts a task of a cell. A task that was skipped has not been tried.
    fn count(&mut self, cell: Cell, went: TaskResult, now: u64) {
        let kept = self.cells.or_insert_with(cell, CellRecord::default);
        *kept.score.of_mut(went) += 1;
        kept.at = now;
        kept.last.push(went);
        if kept.last.len() > LAST_RESULTS {
            kept.last.remove(0);
        }
        if went != TaskResult::Skipped {
            self.turn += 1;
        }
    }

    /// A task of this kind was missed, or found.
    fn learn(&mut self, cell: Cell, kind: TaskKind, found: bool) {
        let missed = &mut self.cells.or_insert_with(cell, CellRecord::default).missed;
        missed.retain(|name| name != kind.name());
        if !found {
            missed.insert(0, kind.name().to_owned());
            missed.truncate(MISSED);
        }
    }

    /// A round of a cell has ended with this score: it comes again later, or soon. A round with skipped tasks moves it no
    /// farther away; one of nothing else leaves it due.
    fn end(&mut self, cell: Cell, score: &Score, now: u64) {
        let done = self.turn;
        let kept = self.cells.or_insert_with(cell, CellRecord::default);
        kept.seed += 1;
        if score.sum() == score.skipped {
            return;
        }
        if score.wrong + score.given > 0 {
            kept.shelf = 0;
        } else if score.assisted + score.skipped == 0 {
            kept.shelf = (kept.shelf + 1).min(LAST);
        }
        kept.turn = done + TASKS.get(kept.shelf).unwrap_or(&0);
        kept.time = due(kept.shelf, now);
    }

    /// Merges another record: of each cell the newer one stays.
    fn merge(&mut self, other: Self, now: u64) {
        for (cell, mut kept) in other.cells {
            kept.capped(now);
            if self.cells.get(&cell).is_none_or(|own| kept.at >= own.at) {
                self.cells.insert(cell, kept);
            }
        }
        self.turn = self.turn.max(other.turn);
    }

    fn capped(&mut self, now: u64) -> bool {
        let mut changed = false;
        for kept in self.cells.values_mut() {
            changed |= kept.capped(now);
        }
        changed
    }
}

/// The record on a device. Each change is made to what is kept now: another window may have changed other cells.
#[derive(Debug)]
pub struct RecordStore<S> {
    store: Store<Record, S>,
    record: Record,
}

impl<S: Storage> RecordStore<S> {
    /// The record in this storage.
    pub fn new(storage: S, now: u64) -> Self {
        let mut kept = Self {
            store: Store::new(storage),
            record: Record::default(),
        };
        kept.refresh(now);
        kept
    }

    /// How the last access to the storage went.
    #[must_use]
    pub fn condition(&self) -> Condition {
        self.store.condition()
    }

    /// Whether the storage has it.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.store.is_kept()
    }

    /// The record as it was read last.
    #[must_use]
    pub fn get(&self) -> &Record {
        &self.record
    }

    /// Takes in what another window has kept.
    pub fn refresh(&mut self, now: u64) {
        self.record = self.store.read();
        if !self.store.is_kept()
            && let Some(mut stored) = self.store.stored()
        {
            stored.merge(std::mem::take(&mut self.record), now);
            self.record = stored;
        }
        if self.record.capped(now) {
            self.store.write(&self.record);
        }
    }

    /// Counts a task of a cell.
    pub fn count(&mut self, cell: Cell, went: TaskResult, now: u64) {
        self.change(now, |record| record.count(cell, went, now));
    }

    /// A task of this kind was missed, or found.
    pub fn learn(&mut self, cell: Cell, kind: TaskKind, found: bool, now: u64) {
        self.change(now, |record| record.learn(cell, kind, found));
    }

    /// A round of a cell has ended with this score.
    pub fn end(&mut self, cell: Cell, score: &Score, now: u64) {
        self.change(now, |record| record.end(cell, score, now));
    }

    /// The text of a file with the record; damaged texts are saved along.
    pub fn export(&mut self) -> String {
        let text = Store::<Record, S>::text(&self.record);
        match self.store.damaged() {
            Some(damaged) => format!("{text}\n{damaged}\n"),
            None => text,
        }
    }

    /// Merges the text of a file; whether an entry in it is whole. Texts that were put aside stand in lines of their own.
    pub fn import(&mut self, text: &str, now: u64) -> bool {
        let read = |part| Store::<Record, S>::parse(part).map(|(record, _)| record);
        let mut all: Vec<_> = [text]
            .into_iter()
            .chain(text.split('\n'))
            .filter_map(read)
            .collect();
        all.retain(|record| !record.cells.is_empty());
        let any = !all.is_empty();
        self.refresh(now);
        for record in all {
            self.record.merge(record, now);
        }
        if any {
            self.store.write(&self.record);
        }
        any
    }

    /// Erases the record.
    pub fn erase(&mut self) {
        self.store.erase();
        self.record = Record::default();
    }

    fn change(&mut self, now: u64, act: impl FnOnce(&mut Record)) {
        self.refresh(now);
        act(&mut self.record);
        self.store.write(&self.record);
    }
}
