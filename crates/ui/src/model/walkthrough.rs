use super::answers::Tried;
use super::{Answer, Entry, Event, Field, Player, Refusal, Reply, Speed, Target};
use nian_lessons::{Ask, Example, ExampleError, Frame, Localized, Played, Show, Subject};
use nian_solver::numerals::{System, Work, Writing};
use nian_solver::{AnyPosition, Move};
use nian_words::Language;
use std::rc::Rc;

/// An example at one of its steps, or on a line of moves that the reader plays beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct Walkthrough {
    title: Rc<Localized>,
    place: Option<Rc<Localized>>,
    /// The start and every step; never empty.
    frames: Rc<[Frame]>,
    step: usize,
    /// The reader's own moves from the step shown, and how many of them are not undone.
    line: Vec<Frame>,
    line_at: usize,
    playing: bool,
    speed: Speed,
    /// The fields of the number, if the reader may change it.
    entry: Option<Entry>,
    /// The answers so far, one entry a question.
    tried: Vec<Tried>,
    /// Whether the current answer is right; `None` if there is none.
    verdict: Option<bool>,
    /// The inputs of the steps that ask for numbers.
    replies: Vec<(usize, Reply)>,
    /// The step whose inputs for numbers are folded, as in the site's prerendered cards: they unfold by a button, so
    /// that nothing moves before.
    folded: Option<usize>,
}

impl Walkthrough {
    /// The example at its start.
    ///
    /// # Errors
    /// Returns which step of the example cannot be shown, and why.
    pub fn new(example: &Example) -> Result<Self, ExampleError> {
        Ok(Self {
            title: Rc::clone(&example.title),
            place: example.place.clone(),
            ..Self::of_frames(example.replay()?)
        })
    }

    /// A walkthrough of these frames, one a step; `frames` must not be empty.
    pub(super) fn of_frames(frames: Vec<Frame>) -> Self {
        Self {
            title: Rc::default(),
            place: None,
            frames: frames.into(),
            step: 0,
            line: Vec::new(),
            line_at: 0,
            playing: false,
            speed: Speed::Normal,
            entry: None,
            tried: Vec::new(),
            verdict: None,
            replies: Vec::new(),
            folded: None,
        }
    }

    /// A walkthrough of the work on a number, which the reader may change.
    #[must_use]
    pub fn of_number(writing: Writing) -> Self {
        Self {
            entry: Some(Entry::of(&writing)),
            ..Self::of_frames(Frame::stages(writing))
        }
    }

    /// The number of an element without attributes.
    pub(super) fn usual_number() -> Option<Self> {
        Writing::new(60, System::Fibonacci, Work::Write).map(Self::of_number)
    }

    /// The fields of the number, where the reader may change it.
    #[must_use]
    pub fn entry(&self) -> Option<&Entry> {
        self.entry.as_ref()
    }

    /// Shows another number; at its last step if the last step of the number before was shown.
    pub fn set_number(&mut self, writing: Writing) {
        self.entry = Some(Entry::of(&writing));
        self.show_number(writing);
    }

    fn show_number(&mut self, writing: Writing) {
        let at_end = self.step > 0 && self.step == self.steps();
        self.frames = Frame::stages(writing).into();
        self.step = if at_end { self.steps() } else { 0 };
        self.playing = false;
    }

    /// Sets a field to the typed text, and shows the number if it is valid.
    pub(super) fn enter(&mut self, field: Field, text: String) -> Vec<Event> {
        let Some(entry) = &mut self.entry else {
            return Vec::new();
        };
        entry.set(field, text);
        let read = entry.read();
        entry.trouble = read.as_ref().err().copied();
        let Ok(writing) = read else {
            return Vec::new();
        };
        let written = match &entry.digits {
            Some(digits) => vec![Event::Attribute("digits", digits.clone())],
            None => vec![
                Event::Attribute("value", writing.value.to_string()),
                Event::Attribute("in", writing.system.to_string()),
            ],
        };
        self.show_number(writing);
        let mut events = vec![Event::Step];
        events.extend(written);
        events
    }

    /// The title in a language whose texts are loaded.
    #[must_use]
    pub fn title(&self, language: Language) -> String {
        match &self.frames[0].subject {
            // A browser has the texts of the reader's language alone, so this title is not made in advance for all
            // languages.
            Subject::Numeral(numeral) if self.entry.is_some() => {
                language.sentences().numeral_title(&numeral.writing)
            }
            _ => language.quote(&self.title),
        }
    }

    /// The section of an article that the example belongs to.
    #[must_use]
    pub fn place(&self) -> Option<&Localized> {
        self.place.as_deref()
    }

    /// The frames of the example itself; index 0 is the start.
    #[must_use]
    pub fn frames(&self) -> &Rc<[Frame]> {
        &self.frames
    }

    /// The frame shown.
    #[must_use]
    pub fn frame(&self) -> &Frame {
        match self.line_at.checked_sub(1) {
            Some(at) => &self.line[at],
            None => &self.frames[self.step],
        }
    }

    /// The position shown, if it is one.
    #[must_use]
    pub fn position(&self) -> Option<&AnyPosition> {
        match &self.frame().subject {
            Subject::Position(position) => Some(position),
            _ => None,
        }
    }

    /// The step shown; 0 is the start. On a line of the reader's own, the step where the line begins.
    #[must_use]
    pub fn step(&self) -> usize {
        self.step
    }

    /// The last step's number.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.frames.len() - 1
    }

    /// Whether a line of the reader's own is shown.
    #[must_use]
    pub fn off_the_example(&self) -> bool {
        self.line_at > 0
    }

    /// Whether a later step asks something about the subject shown, so that its moves must not be given away yet.
    #[must_use]
    pub fn asks_later(&self) -> bool {
        let subject = &self.frames[self.step].subject;
        let later = &self.frames[self.step + 1..];
        let mut same = later.iter().take_while(|frame| frame.subject == *subject);
        !self.off_the_example() && same.any(|frame| frame.ask.is_some())
    }

    /// Whether a step begins a chapter: it sets up another position; or it returns to the start of the example for the
    /// next case or, after other positions, for the end.
    #[must_use]
    pub fn begins_chapter(&self, step: usize) -> bool {
        let set_up = |frame: &Frame| frame.from.is_none() && frame.subject.position().is_some();
        let frames = &self.frames[..];
        match frames[step].from {
            None => set_up(&frames[step]),
            Some(0) if step > 1 => {
                let others = frames.iter().skip(1).position(set_up);
                others.is_none_or(|other| other < step)
            }
            Some(_) => false,
        }
    }

    /// Whether the sentence is a reason that follows from the rules, and not the example's own words: this is so at an
    /// answer, at a step that asks, and beside the example.
    pub(super) fn gives_reason(&self) -> bool {
        let frame = self.frame();
        let got = self.off_the_example() || self.verdict.is_some() || frame.ask.is_some();
        frame.say.is_none() && got
    }

    /// The inputs of the step shown, if it has been answered.
    #[must_use]
    pub fn reply(&self) -> Option<&Reply> {
        let mut replies = self.replies.iter();
        let here = replies.find(|(step, _)| *step == self.step);
        here.map(|(_, reply)| reply)
    }

    pub(super) fn reply_mut(&mut self) -> &mut Reply {
        let step = self.step;
        let here = self.replies.iter().position(|(at, _)| *at == step);
        let at = here.unwrap_or_else(|| {
            self.replies.push((step, Reply::default()));
            self.replies.len() - 1
        });
        &mut self.replies[at].1
    }

    /// Whether the inputs of the step shown are folded.
    #[must_use]
    pub fn is_folded(&self) -> bool {
        self.folded == Some(self.step)
    }

    pub(super) fn fold(&mut self) {
        self.folded = Some(self.step);
    }

    /// Unfolds the inputs; whether they were folded.
    pub(super) fn unfold(&mut self) -> bool {
        let folded = self.is_folded();
        if folded {
            self.folded = None;
        }
        folded
    }

    /// Whether autoplay is on.
    #[must_use]
    pub fn playing(&self) -> bool {
        self.playing
    }

    /// The speed of autoplay.
    #[must_use]
    pub fn speed(&self) -> Speed {
        self.speed
    }

    /// Whether a move of the reader's own can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.line_at > 0
    }

    /// Whether a move of the reader's own can be redone.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.line_at < self.line.len()
    }

    pub(super) fn go_to(&mut self, target: Target) -> Result<Vec<Event>, Refusal> {
        let steps = self.steps();
        // On a line of the reader's own, "back" leads to the step where the line begins.
        let leaves_line = self.off_the_example() && target == Target::Prev;
        let to = if leaves_line {
            Some(self.step)
        } else {
            target.resolve(self.step, steps)
        };
        let to = to.ok_or(Refusal::NoSuchStep { steps })?;
        self.playing = false;
        Ok(self.show(to))
    }

    /// Goes to the next step in autoplay, which stops at the end.
    pub(super) fn tick(&mut self) -> Vec<Event> {
        if !self.playing {
            return Vec::new();
        }
        let to = (self.step + 1).min(self.steps());
        self.playing = to < self.steps();
        self.show(to)
    }

    /// Starts autoplay, at the end from the start on, or stops it.
    pub(super) fn toggle_playing(&mut self) -> Vec<Event> {
        self.playing = !self.playing && self.steps() > 0;
        if self.playing && self.step == self.steps() {
            self.show(0)
        } else {
            Vec::new()
        }
    }

    pub(super) fn set_speed(&mut self, speed: Speed) {
        self.speed = speed;
    }

    /// Plays a move of the reader's own, from whatever is shown.
    pub(super) fn play(&mut self, mv: Move) -> Result<Vec<Event>, Refusal> {
        let before = self.position().ok_or(Refusal::NoPosition)?.clone();
        let position = before.play(mv).map_err(Refusal::Illegal)?;
        let shown = self.frame();
        let plain = Frame::of(position.clone());
        // Columns, grid and die are kept; a table of all heaps cannot show a move.
        let show = if shown.show == Show::Table {
            plain.show
        } else {
            shown.show
        };
        let frame = Frame {
            show,
            played: Some(Played { before, mv }),
            from: Some(self.step),
            ..plain
        };
        self.playing = false;
        self.verdict = None;
        self.line.truncate(self.line_at);
        self.line.push(frame);
        self.line_at += 1;
        Ok(vec![Event::made(mv, Player::Reader, &position)])
    }

    /// The question of the step shown.
    pub(super) fn asks(&self) -> Option<Ask> {
        self.frames[self.step].ask
    }

    /// Plays a move as an answer to the question. After a winning move the example goes on if it continues with that
    /// move; after another move the other player makes a winning one.
    pub(super) fn try_move(&mut self, mv: Move) -> Result<Vec<Event>, Refusal> {
        let asked = self.frames[self.step].subject.position();
        let asked = asked.ok_or(Refusal::NoPosition)?.clone();
        let right = asked.winning_moves().contains(&mv);
        asked.play(mv).map_err(Refusal::Illegal)?;
        self.show(self.step);
        let next = self.frames.get(self.step + 1);
        let played = next.and_then(|next| next.played.as_ref());
        let goes_on = played.is_some_and(|played| played.mv == mv && played.before == asked);
        self.judge(Answer::Move(mv), right);
        let tried = self.verdict;
        let events = if right && goes_on {
            self.show(self.step + 1)
        } else {
            let mut events = self.play(mv)?;
            if !right {
                events.extend(self.refute()?);
            }
            events
        };
        self.verdict = tried;
        Ok(events)
    }

    /// The other player's winning move, unless the game is over.
    fn refute(&mut self) -> Result<Vec<Event>, Refusal> {
        let reply = self
            .position()
            .and_then(|position| position.winning_moves().first().copied());
        let Some(reply) = reply else {
            return Ok(Vec::new());
        };
        self.play(reply)?;
        let position = self.position();
        Ok(position
            .map(|position| Event::made(reply, Player::Other, position))
            .into_iter()
            .collect())
    }

    /// Records the answer to the question of the step shown.
    pub(super) fn judge(&mut self, answer: Answer, right: bool) {
        self.verdict = Some(right);
        let step = self.step;
        let before = self.tried.iter().position(|tried| tried.step == step);
        let before = before.map(|at| self.tried.remove(at));
        let again = before.is_some_and(|tried| tried.last == answer);
        let tries = before.map_or(0, |tried| tried.tries) + u32::from(!again);
        self.tried.push(Tried {
            step,
            tries,
            last: answer,
            right,
        });
    }

    /// The answer that was given last, to any step.
    pub(super) fn tried_last(&self) -> Option<Tried> {
        self.tried.last().copied()
    }

    /// Whether the current answer is right; `None` if there is none.
    pub(super) fn verdict(&self) -> Option<bool> {
        self.verdict
    }

    /// Whether the board shows a wrong answer and the reply to it. There is no reply if the answer ended the game.
    #[must_use]
    pub fn is_refuted(&self) -> bool {
        self.verdict == Some(false) && self.line_at > 1
    }

    /// Whether there is a current answer, or the step was answered rightly before.
    pub(super) fn is_answered(&self) -> bool {
        let here = |tried: &Tried| tried.step == self.step && tried.right;
        self.verdict.is_some() || (!self.off_the_example() && self.tried.iter().any(here))
    }

    /// The reader's own moves that are not undone.
    pub(super) fn own(&self) -> &[Frame] {
        &self.line[..self.line_at]
    }

    /// Begins a line of the reader's own: at `root` if given, else at the step shown.
    pub(super) fn begin_way(&mut self, root: Option<Frame>) {
        self.line = root.into_iter().collect();
        self.line_at = self.line.len();
    }

    pub(super) fn undo(&mut self) -> Result<Vec<Event>, Refusal> {
        if self.verdict.is_some() && self.off_the_example() {
            return Ok(self.show(self.step)); // together with the reply to it
        }
        self.line_at = self.line_at.checked_sub(1).ok_or(Refusal::NothingToUndo)?;
        Ok(vec![Event::Step])
    }

    pub(super) fn redo(&mut self) -> Result<Vec<Event>, Refusal> {
        if !self.can_redo() {
            return Err(Refusal::NothingToRedo);
        }
        self.line_at += 1;
        Ok(vec![Event::Step])
    }

    /// Back to the start, nothing played.
    pub(super) fn reset(&mut self) -> Vec<Event> {
        self.playing = false;
        self.show(0)
    }

    pub(super) fn show(&mut self, step: usize) -> Vec<Event> {
        let changed = step != self.step || self.off_the_example();
        self.verdict = None;
        self.line.clear();
        self.line_at = 0;
        self.step = step;
        changed.then_some(Event::Step).into_iter().collect()
    }
}
