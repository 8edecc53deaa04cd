use super::members::Members;
use nian_lessons::Json;
use std::rc::Rc;

/// The position with which a new example begins.
const FIRST: &str = "nim:3,4,5";
/// What changes what is shown.
pub(super) const MOVING: [&str; 5] = ["position", "pair", "numeral", "done", "play"];
/// What a step goes on from, and what it leaves as it was; the rest belongs to it alone.
const HANDED: [&str; 4] = ["back", "position", "numeral", "show"];
/// What is stated of the start.
const OF_START: [&str; 3] = ["pairs", "numeral", "expect"];

/// An example that is being made, right or not: each change gives another one.
///
/// Step 0 is the example itself: its `ask`, `say` and `show` are those of the start. The first of its steps is step 1. What
/// is asked for a step that is not there gives the same draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    pub(super) head: Rc<Members>,
    pub(super) steps: Vec<Rc<Members>>,
}

impl Default for Draft {
    /// One that has just begun.
    fn default() -> Self {
        Self::starting(FIRST)
    }
}

impl Draft {
    fn starting(position: &str) -> Self {
        let start = ("start".to_owned(), Json::Text(position.to_owned()));
        Self {
            head: Rc::new(Members::of(vec![start])),
            steps: Vec::new(),
        }
    }

    /// An example from a position, with these moves, and its last step.
    #[must_use]
    pub fn of_game<'a>(position: &str, moves: impl IntoIterator<Item = &'a str>) -> (Self, usize) {
        let begun = (Self::starting(position), 0);
        moves
            .into_iter()
            .fold(begun, |(draft, at), mv| draft.play(at, mv))
    }

    /// The number of steps.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.steps.len()
    }

    /// What stands at a step; nothing if it is not there.
    #[must_use]
    pub fn at(&self, at: usize) -> &Members {
        const NOTHING: &Members = &Members::NOTHING;
        match at.checked_sub(1) {
            None => &self.head,
            Some(index) => self.steps.get(index).map_or(NOTHING, |step| &**step),
        }
    }

    /// The same with this value of a key at a step, or without it.
    #[must_use]
    pub fn with(&self, at: usize, key: &str, value: Option<Json>) -> Self {
        let mut draft = self.clone();
        if at <= self.steps() {
            draft.put(at, self.at(at).with(key, value));
        }
        draft
    }

    /// The same with other members of a step.
    pub(super) fn put(&mut self, at: usize, members: Members) {
        match at.checked_sub(1) {
            None => self.head = Rc::new(members),
            Some(index) => self.steps[index] = Rc::new(members),
        }
    }

    /// The step that one goes back to by its `back`.
    #[must_use]
    pub fn back(&self, at: usize) -> Option<usize> {
        match self.at(at).get("back")? {
            Json::Number(number) => usize::try_from(*number).ok(),
            Json::Text(text) if text == "start" => Some(0),
            _ => None,
        }
    }

    /// The earlier step that a step goes on from.
    pub(super) fn from(&self, at: usize) -> usize {
        let back = self.back(at).filter(|&back| back < at);
        back.unwrap_or_else(|| at.saturating_sub(1))
    }

    /// The step at which what a step shows has come about.
    fn origin(&self, mut at: usize) -> usize {
        while at > 0 && !MOVING.iter().any(|key| self.at(at).has(key)) {
            at = self.from(at);
        }
        at
    }

    /// How many moves have led to what a step shows, since a position was set.
    #[must_use]
    pub fn played(&self, at: usize) -> usize {
        let mut at = self.origin(at);
        let mut moves = 0;
        while at > 0 && self.at(at).has("play") {
            moves += 1;
            if self.at(at).has("position") {
                break;
            }
            at = self.origin(self.from(at));
        }
        moves
    }

    /// Whether a step is nothing but this move from `at`, whatever is asked and said there.
    fn plays(&self, number: usize, at: usize, mv: &str) -> bool {
        let step = self.at(number);
        step.text("play") == Some(mv)
            && !step.has("position")
            && !step.has("numeral")
            && self.origin(self.from(number)) == self.origin(at)
    }

    /// A move is played at a step; the step that it leads to comes with the draft. One that follows there already is gone
    /// to. At the end it goes on; from anywhere else it begins a branch.
    #[must_use]
    pub fn play(&self, at: usize, mv: &str) -> (Self, usize) {
        let there = (1..=self.steps()).find(|&number| self.plays(number, at, mv));
        if let Some(there) = there {
            return (self.clone(), there);
        }
        let mut step = Vec::new();
        if self.origin(self.steps()) != self.origin(at) {
            step.push(("back".to_owned(), back_to(at)));
        }
        step.push(("play".to_owned(), Json::Text(mv.to_owned())));
        self.append(step)
    }

    /// A step goes back to what an earlier one showed.
    #[must_use]
    pub fn go_back(&self, at: usize) -> (Self, usize) {
        self.append(vec![("back".to_owned(), back_to(at))])
    }

    fn append(&self, step: Vec<(String, Json)>) -> (Self, usize) {
        let mut draft = self.clone();
        draft.steps.push(Rc::new(Members::of(step)));
        let last = draft.steps();
        (draft, last)
    }

    /// Has each `back` lead to where that step is now; `now` gives its number by the one it had.
    fn renumber(&mut self, now: impl Fn(usize) -> usize) {
        for at in 1..=self.steps() {
            if let Some(back) = self.back(at).filter(|&back| back > 0) {
                let step = self.at(at).with("back", Some(back_to(now(back))));
                self.put(at, step);
            }
        }
    }

    /// A step of its own without a move, after another: for a question, or for words.
    #[must_use]
    pub fn insert(&self, at: usize) -> (Self, usize) {
        let mut draft = self.clone();
        draft.renumber(|number| if number > at { number + 1 } else { number });
        let at = at.min(self.steps());
        draft.steps.insert(at, Rc::default());
        (draft, at + 1)
    }

    /// The draft without a step. The next goes on from where that one did.
    #[must_use]
    pub fn remove(&self, at: usize) -> (Self, usize) {
        if at == 0 || at > self.steps() {
            return (self.clone(), at.min(self.steps()));
        }
        let mut draft = self.clone();
        let gone = draft.steps.remove(at - 1);
        let before = self.from(at);
        let next = draft.at(at);
        if at <= draft.steps()
            && draft.back(at).is_none()
            && !next.has("position")
            && !next.has("numeral")
        {
            let mut handed = next.clone();
            for key in HANDED {
                if let Some(value) = gone.get(key).filter(|_| !next.has(key)) {
                    handed = handed.with(key, Some(value.clone()));
                }
            }
            draft.put(at, handed);
        }
        draft.renumber(|number| match number {
            _ if number == at => before,
            _ if number > at => number - 1,
            _ => number,
        });
        let last = draft.steps();
        (draft, at.min(last))
    }

    /// A step changes places with its neighbour; `None` if there is none.
    #[must_use]
    pub fn swap(&self, at: usize, to: usize) -> Option<Self> {
        let there = 1..=self.steps();
        if !there.contains(&at) || !there.contains(&to) {
            return None;
        }
        let mut draft = self.clone();
        draft.steps.swap(at - 1, to - 1);
        draft.renumber(|number| match number {
            _ if number == at => to,
            _ if number == to => at,
            _ => number,
        });
        Some(draft)
    }

    /// The example from another position. What it stated of the old one is not true of this.
    #[must_use]
    pub fn start_at(&self, position: &str) -> Self {
        let start = Some(Json::Text(position.to_owned()));
        let head = self.head.only(|key| !OF_START.contains(&key));
        let steps = self.steps.iter();
        Self {
            head: Rc::new(head.with("start", start)),
            steps: steps
                .map(|step| Rc::new(step.only(|key| key != "expect")))
                .collect(),
        }
    }

    /// The position with which it begins, if it begins with one.
    #[must_use]
    pub fn start(&self) -> Option<&str> {
        self.head.text("start")
    }

    /// A text of a step in the language with this tag; empty where there is none.
    #[must_use]
    pub fn text(&self, at: usize, key: &str, tag: &str) -> &str {
        match self.at(at).get(key) {
            Some(Json::Text(text)) if self.head.text("language") == Some(tag) => text,
            Some(Json::Object(texts)) => in_language(texts, tag),
            _ => "",
        }
    }

    /// A text of a step in whatever language it has.
    #[must_use]
    pub fn any_text(&self, at: usize, key: &str) -> Option<&str> {
        match self.at(at).get(key)? {
            Json::Text(text) => Some(text),
            Json::Object(texts) => texts.iter().find_map(|(_, text)| match text {
                Json::Text(text) => Some(text.as_str()),
                _ => None,
            }),
            _ => None,
        }
    }

    /// The same with this text of a step in a language, none where it is empty.
    #[must_use]
    pub fn with_text(&self, at: usize, key: &str, tag: &str, text: &str) -> Self {
        let own = self.head.text("language").unwrap_or_default();
        let value = match self.at(at).get(key) {
            Some(Json::Text(_)) if own == tag => {
                (!text.is_empty()).then(|| Json::Text(text.to_owned()))
            }
            before => {
                let mut texts = match before {
                    Some(Json::Text(text)) => vec![(own.to_owned(), Json::Text(text.clone()))],
                    Some(Json::Object(texts)) => texts.clone(),
                    _ => Vec::new(),
                };
                let found = texts.iter().position(|(one, _)| one == tag);
                match (found, text.is_empty()) {
                    (Some(at), true) => drop(texts.remove(at)),
                    (Some(at), false) => texts[at].1 = Json::Text(text.to_owned()),
                    (None, true) => {}
                    (None, false) => texts.push((tag.to_owned(), Json::Text(text.to_owned()))),
                }
                (!texts.is_empty()).then_some(Json::Object(texts))
            }
        };
        self.with(at, key, value)
    }

    /// The tags of the languages in which something is said, in the order in which they come.
    #[must_use]
    pub fn tags(&self) -> Vec<&str> {
        let own = self.head.text("language");
        let of_head = ["title", "place"].map(|key| (0, key));
        let said = (0..=self.steps()).map(|at| (at, "say"));
        let mut tags = Vec::new();
        for (at, key) in of_head.into_iter().chain(said) {
            let found: Vec<&str> = match self.at(at).get(key) {
                Some(Json::Text(_)) => own.into_iter().collect(),
                Some(Json::Object(texts)) => texts.iter().map(|(tag, _)| tag.as_str()).collect(),
                _ => Vec::new(),
            };
            for tag in found {
                if !tags.contains(&tag) {
                    tags.push(tag);
                }
            }
        }
        tags
    }
}

fn back_to(at: usize) -> Json {
    match at {
        0 => Json::Text("start".to_owned()),
        at => Json::Number(at as u64),
    }
}

fn in_language<'a>(texts: &'a [(String, Json)], tag: &str) -> &'a str {
    let found = texts.iter().find(|(own, _)| own == tag);
    match found {
        Some((_, Json::Text(text))) => text,
        _ => "",
    }
}
