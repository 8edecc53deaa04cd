use super::FEW;
use super::findings::Findings;
use crate::plane::{Action as PlaneAction, Plane};
use crate::set_up::{Edit, FormState, InvalidEntry};
use nian_messages::{Flaw, Found, Question, Reason};
use std::rc::Rc;

/// What is found sooner, in milliseconds, needs no word that it is searched for.
const SOON: u64 = 200;

/// What can happen.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// The reader has come near.
    Near,
    /// Something is set in the form.
    Form(Edit),
    /// The search of the rule goes on: per cent.
    Progress(u32),
    /// It has found something.
    Found(Found),
    /// The text is no rule.
    NoRule(Flaw),
    /// This has failed.
    Failed(Asked),
    /// A search has taken so long that it is to be said.
    Late,
    /// What has failed is asked once more.
    Again,
    /// All items are to be seen.
    More,
    /// An item is pressed: the index of its strip and its own.
    Press(usize, usize),
    /// Something is done to the plane.
    Plane(PlaneAction),
    /// Why the chosen heaps are safe or unsafe.
    Reason(Reason),
}

/// What can fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// The search of the rule.
    Search,
    /// The question why heaps are safe or unsafe.
    Reason,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Have the rule searched, in the place of any before.
    Search(Question),
    /// Have heaps explained, in the place of any before.
    Explain(Question),
    /// Nobody waits for an explanation any more.
    ForgetReason,
    /// Keep the rule, in the address where its section is seen.
    Keep(String),
    /// Focus an item, once it is seen: the index of its strip and its own.
    Focus(usize, usize),
    /// What has the focus may go: what stays has it then.
    PassFocus,
}

/// What is said of the rule that is set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormMessage {
    /// It is searched: per cent.
    Searching(u32),
    /// It is none.
    Flaw(Flaw),
    /// Something typed into the form was refused.
    Refused(InvalidEntry),
}

/// Heaps and why they are safe or unsafe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The heaps, the smallest first.
    pub heaps: Vec<u64>,
    /// Why.
    pub reason: Reason,
}

/// The state.
#[derive(Clone, Debug)]
pub struct OwnRule {
    form: FormState,
    /// Whether the address has a rule that cannot be read.
    is_wrong: bool,
    said: Option<FormMessage>,
    failed: Option<Asked>,
    is_searching: bool,
    /// The rule that was searched last, and when that began.
    searched: Option<(String, u64)>,
    found: Option<Rc<Findings>>,
    /// The strip and the item that is chosen.
    chosen: Option<(usize, usize)>,
    is_all_seen: bool,
    plane: Plane,
    /// The question of the heaps that are to be explained.
    asked: Option<Question>,
    explained: Option<Explanation>,
}

impl OwnRule {
    /// The state of a page whose address has this rule, if any; `form` is as it is without one.
    #[must_use]
    pub fn open(mut form: FormState, asked: Option<&str>) -> Self {
        let is_wrong = asked.is_some_and(|rule| !form.take(rule));
        Self {
            form,
            is_wrong,
            said: is_wrong.then_some(FormMessage::Flaw(Flaw::Option)),
            failed: None,
            is_searching: false,
            searched: None,
            found: None,
            chosen: None,
            is_all_seen: false,
            plane: Plane::default(),
            asked: None,
            explained: None,
        }
    }

    /// Changes the state; what is to be done comes back, in order. `now` is the time in milliseconds.
    pub fn apply(&mut self, action: Action, now: u64) -> Vec<Effect> {
        match action {
            Action::Near if self.searched.is_some() => Vec::new(),
            Action::Near => vec![self.search(now)],
            Action::Form(edit) => match self.form.edit(edit) {
                Ok(_) => {
                    self.is_wrong = false;
                    vec![self.search(now)]
                }
                Err(refused) => {
                    self.said = Some(FormMessage::Refused(refused));
                    Vec::new()
                }
            },
            Action::Progress(percent) => {
                let began = self.searched.as_ref().map_or(now, |(_, began)| *began);
                if now.saturating_sub(began) > SOON {
                    self.say(Some(FormMessage::Searching(percent)));
                }
                Vec::new()
            }
            Action::Late => {
                let is_said = matches!(self.said, Some(FormMessage::Searching(_)));
                if self.is_searching && !is_said {
                    self.say(Some(FormMessage::Searching(0)));
                }
                Vec::new()
            }
            Action::Found(found) => self.show(found),
            Action::NoRule(flaw) => {
                self.is_searching = false;
                self.say(Some(FormMessage::Flaw(flaw)));
                Vec::new()
            }
            Action::Failed(Asked::Search) => {
                self.say_nothing();
                self.failed = Some(Asked::Search);
                Vec::new()
            }
            Action::Failed(Asked::Reason) => {
                self.failed = self.failed.or(Some(Asked::Reason));
                Vec::new()
            }
            Action::Again => {
                let again = match self.failed.take() {
                    Some(Asked::Reason) => self.asked.clone().map(Effect::Explain),
                    _ => Some(self.search(now)),
                };
                [Effect::PassFocus].into_iter().chain(again).collect()
            }
            Action::More => {
                self.is_all_seen = true;
                let strips = self.found.as_ref().map_or(&[][..], |found| &found.strips);
                let first = strips.iter().position(|strip| strip.items.len() > FEW);
                first
                    .map(|strip| Effect::Focus(strip, FEW))
                    .into_iter()
                    .collect()
            }
            Action::Press(strip, item) => self.press(strip, item).into_iter().collect(),
            Action::Plane(action) => {
                let cell = self.plane.apply(action);
                cell.and_then(|cell| self.find(cell)).into_iter().collect()
            }
            Action::Reason(reason) => {
                self.failed = self.failed.filter(|failed| *failed == Asked::Search);
                if let Some(Question::Reason { heaps, .. }) = self.asked.take() {
                    self.explained = Some(Explanation { heaps, reason });
                }
                Vec::new()
            }
        }
    }

    /// The form.
    #[must_use]
    pub fn form(&self) -> &FormState {
        &self.form
    }

    /// What is said of the rule that is set.
    #[must_use]
    pub fn said(&self) -> Option<&FormMessage> {
        self.said.as_ref()
    }

    /// Whether something has failed that can be tried again.
    #[must_use]
    pub fn has_failed(&self) -> bool {
        self.failed.is_some()
    }

    /// The rule that is set.
    #[must_use]
    pub fn rule(&self) -> String {
        self.form.text()
    }

    /// What is seen of the last rule that was found.
    #[must_use]
    pub fn found(&self) -> Option<&Rc<Findings>> {
        self.found.as_ref()
    }

    /// The indices of the strip and of the item in it that is chosen.
    #[must_use]
    pub fn chosen(&self) -> Option<(usize, usize)> {
        self.chosen
    }

    /// Whether all items are seen, or the first of each strip.
    #[must_use]
    pub fn is_all_seen(&self) -> bool {
        self.is_all_seen
    }

    /// The plane of two heaps.
    #[must_use]
    pub fn plane(&self) -> &Plane {
        &self.plane
    }

    /// The heaps that are explained.
    #[must_use]
    pub fn explained(&self) -> Option<&Explanation> {
        self.explained.as_ref()
    }

    /// What was found before stands until then.
    fn search(&mut self, now: u64) -> Effect {
        (self.failed, self.is_searching) = (None, true);
        let rule = self.rule();
        self.searched = Some((rule.clone(), now));
        Effect::Search(Question::Search { rule })
    }

    fn show(&mut self, found: Found) -> Vec<Effect> {
        let Some((rule, _)) = self.searched.clone() else {
            return Vec::new();
        };
        self.say_nothing();
        let kept = (!self.is_wrong).then(|| Effect::Keep(rule.clone()));
        let found = Findings::new(rule, found);
        if let Some(cells) = &found.cells {
            self.plane.show(cells.sides());
        }
        self.found = Some(Rc::new(found));
        (self.chosen, self.asked, self.explained) = (None, None, None);
        let failed = self.failed.take(); // a reason of what was seen before
        self.is_all_seen = false;
        let goes = failed.map(|_| Effect::PassFocus);
        let effects = kept.into_iter().chain(goes);
        effects.chain([Effect::ForgetReason]).collect()
    }

    /// It is not searched any more. That the address has no rule is said as long as no other one is set.
    fn say_nothing(&mut self) {
        self.is_searching = false;
        self.say(self.is_wrong.then_some(FormMessage::Flaw(Flaw::Option)));
    }

    /// What is refused is said as long as it stands in the form.
    fn say(&mut self, said: Option<FormMessage>) {
        if self.form.refused().is_none() {
            self.said = said;
        }
    }

    fn press(&mut self, strip: usize, item: usize) -> Option<Effect> {
        let found = self.found.clone()?;
        let held = found.strips.get(strip)?;
        let heaps = held.items.get(item)?.heaps.clone();
        self.chosen = Some((strip, item));
        if found.cells.is_some()
            && let [one, other] = heaps[..]
        {
            self.plane.choose([one as i64, other as i64]);
        }
        self.explain(heaps, held.holds_odd == Some(true))
    }

    /// A cell of the plane is two heaps, the smaller first, as in the list.
    fn find(&mut self, cell: [usize; 2]) -> Option<Effect> {
        let mut heaps = cell.map(|heap| heap as u64).to_vec();
        heaps.sort_unstable();
        let items = self.found.as_ref()?.strips.first()?.items.iter();
        let found = items
            .map(|item| &item.heaps)
            .position(|item| *item == heaps);
        self.chosen = found.map(|item| (0, item));
        // What is marked in the list is seen there.
        self.is_all_seen |= found.is_some_and(|item| item >= FEW);
        self.explain(heaps, false)
    }

    fn explain(&mut self, heaps: Vec<u64>, odd: bool) -> Option<Effect> {
        let rule = self.found.as_ref()?.rule.clone();
        let question = Question::Reason { rule, heaps, odd };
        self.asked = Some(question.clone());
        Some(Effect::Explain(question))
    }
}
