//! Sentences about games, positions and moves.
//!
//! The content of a sentence is decided once, from numbers, in a file for each game; a language ([`Words`]) is a table
//! of templates. So the languages cannot disagree about the mathematics, and each costs the reader little more than its
//! text.

mod dice;
mod dynamic;
mod euclid;
mod fill;
mod lists;
mod manner;
mod moves;
mod nim;
mod numerals;
mod parity;
mod rules;
mod several_dice;
mod subtraction;
mod text;
#[cfg(debug_assertions)]
mod tried;
mod trouble;
mod wythoff;

pub(crate) use fill::Arg;
pub(crate) use manner::{Called, called};
pub(crate) use text::{capital, clip, letter};
#[cfg(debug_assertions)]
pub use tried::{Filled, filled};

use crate::tables::{Words, of_lessons};
use nian_lessons::{Ask, ExampleError, Frame, Played, Show, Subject};
use nian_solver::numerals::{SystemError, Writing};
use nian_solver::{
    AnyPosition, Ending, Explanation, Judgement, Move, NotationError, Outcome, PlayError, Reason,
};

/// The index of the opponent in [`Sentences::moved`], who replies to a wrong answer.
const OPPONENT: usize = 3;

/// Sentences about games, positions and moves in one language: plain text, never HTML.
#[derive(Clone, Copy)]
pub struct Sentences {
    words: &'static Words,
}

impl Sentences {
    pub(crate) const fn new(words: &'static Words) -> Self {
        Self { words }
    }

    /// Safe or unsafe, as the text beside the mark: `不安全殘局`.
    #[must_use]
    pub fn outcome(&self, outcome: Outcome) -> &'static str {
        let [safe, unsafe_] = self.words.moves.outcomes;
        match outcome {
            Outcome::Safe => safe,
            Outcome::Unsafe => unsafe_,
        }
    }

    /// The question of a step about a subject; the answer is [`Sentences::frame`].
    #[must_use]
    pub fn question(&self, ask: Ask, subject: &Subject) -> String {
        let number = Arg::Number(ask.number(subject).unwrap_or_default());
        let template = self.words.moves.questions[ask as usize];
        self.words.fill(template, &[number])
    }

    /// A move in a few words, for chips and lists: `a 取 3`, `兩列各取 4`, `翻到 3`, `a 翻到 3`.
    #[must_use]
    pub fn move_name(&self, position: &AnyPosition, mv: Move) -> String {
        manner::name(self.words, position, mv)
    }

    /// The winning moves of a position, in a sentence about a missed win.
    #[must_use]
    pub fn better(&self, position: &AnyPosition) -> String {
        moves::better(self.words, position)
    }

    /// The move that was played and the position after it, in one sentence.
    #[must_use]
    pub fn played(&self, played: &Played) -> String {
        self.played_by(played, None)
    }

    /// The move that was played, in one sentence whose subject is the player: the first player, the second, the reader
    /// or the opponent, by their index in [`Interface::moved_by`]. The position after it is left out, as it is shown.
    ///
    /// [`Interface::moved_by`]: crate::Interface::moved_by
    #[must_use]
    pub fn moved(&self, played: &Played, who: usize) -> String {
        self.played_by(played, Some(who))
    }

    fn played_by(&self, played: &Played, who: Option<usize>) -> String {
        match played.before.play(played.mv) {
            Ok(left) => moves::played(self.words, played, &left, who),
            Err(error) => self.play_error(error),
        }
    }

    /// The position after a move, in short: `{1, 4, 5}`, `9 顆、2 朝上`, `8 枚、限額 4`.
    #[must_use]
    pub fn left(&self, position: &AnyPosition) -> String {
        moves::rest(self.words, position)
    }

    /// A position in words: rows and coins, or heap and face.
    #[must_use]
    pub fn position(&self, position: &AnyPosition) -> String {
        moves::position(self.words, position)
    }

    /// A position as a title: the game and its heaps, such as `拈 3・4・5`. What else belongs to it, the picture shows
    /// and [`Sentences::position`] reads out.
    #[must_use]
    pub fn title(&self, position: &AnyPosition) -> String {
        moves::title(self.words, position)
    }

    /// The rules of a position's game, and who wins.
    #[must_use]
    pub fn rules(&self, position: &AnyPosition) -> String {
        rules::rules(self.words, position)
    }

    /// The reason why a position is safe or unsafe: one or two sentences.
    #[must_use]
    pub fn explanation(&self, position: &AnyPosition, explanation: &Explanation) -> String {
        let (words, reasons) = (self.words, &explanation.steps[..]);
        let misere = manner::is_misere(position);
        if let [Reason::Over { .. }] = reasons {
            return over(words, position, misere);
        }
        match position {
            AnyPosition::Nim(_, rows) => nim::explain(words, rows.heaps(), reasons),
            AnyPosition::Wythoff(_, rows) => wythoff::explain(words, rows.heaps(), misere, reasons),
            AnyPosition::Dice(..) => dice::explain(words, reasons),
            AnyPosition::Subtraction(..) => subtraction::explain(words, misere, reasons),
            AnyPosition::Parity(rules, _) => parity::explain(words, rules.takes, reasons),
            AnyPosition::Sides(..) => parity::explain_sides(words, reasons),
            AnyPosition::SeveralDice(..) => several_dice::explain(words, position, reasons),
            AnyPosition::Dynamic(rules, _) => dynamic::explain(words, *rules, position, reasons),
            AnyPosition::Euclid(..) => euclid::explain(words, reasons),
        }
    }

    /// The reason why a move wins or loses: one sentence, which names the reply that refutes a losing move.
    #[must_use]
    pub fn judgement(&self, position: &AnyPosition, judgement: &Judgement) -> String {
        moves::judgement(self.words, position, judgement)
    }

    /// The sentence of a frame: the example's own words, else a computed sentence.
    ///
    /// For a frame with a question, this is the answer.
    #[must_use]
    pub fn frame(&self, frame: &Frame) -> String {
        self.frame_by(frame, None)
    }

    /// The same, with the player of the last move as in [`Sentences::moved`].
    #[must_use]
    pub fn frame_by(&self, frame: &Frame, who: Option<usize>) -> String {
        if let Some(say) = &frame.say {
            return self.words.language.quote(say);
        }
        let position = match &frame.subject {
            Subject::Position(position) => position,
            Subject::Pairs { found, .. } => return wythoff::table(self.words, *found),
            Subject::Numeral(numeral) => return numerals::stage(self.words, numeral),
        };
        let explanation = position.explain();
        let all_lose = explanation.outcome.is_safe() && position.end().is_none();
        let what = if frame.marks && all_lose {
            self.words.moves.none_wins.into()
        } else {
            self.by_picture(position, &explanation, frame.show)
        };
        match &frame.played {
            Some(played) => self.words.then(self.played_by(played, who), &what),
            None => what,
        }
    }

    /// The sentence of a frame after the opponent's reply to a wrong answer: the effect of the reply.
    #[must_use]
    pub fn mended(&self, frame: &Frame) -> String {
        let played = frame.played.as_ref();
        let what = played.and_then(|played| self.mended_by(played, frame.subject.position()?));
        match (played, what) {
            (Some(played), Some(what)) => self.words.then(self.moved(played, OPPONENT), &what),
            _ => self.frame_by(frame, Some(OPPONENT)),
        }
    }

    /// `None` where the sentence on the position says it already: the pair that is reached, say.
    fn mended_by(&self, played: &Played, left: &AnyPosition) -> Option<String> {
        if left.end().is_some() {
            return None;
        }
        let reasons = &played.before.explain().steps[..];
        match (left, played.mv) {
            (AnyPosition::Nim(_, rows), _) => nim::mended(self.words, rows.heaps(), reasons),
            (AnyPosition::Subtraction(..), _) => {
                subtraction::mended(self.words, manner::is_misere(left), reasons)
            }
            (AnyPosition::Dynamic(..), Move::Take(take) | Move::Row { take, .. }) => {
                dynamic::mended(self.words, take, reasons)
            }
            _ => None,
        }
    }

    /// The work on a number, as a title: `347 的混合進位寫法`.
    #[must_use]
    pub fn numeral_title(&self, writing: &Writing) -> String {
        numerals::title(self.words, writing)
    }

    /// The expected form of a number system's text.
    #[must_use]
    pub fn system_error(&self, error: SystemError) -> String {
        numerals::system_error(self.words, error)
    }

    /// The reason why a position is safe or unsafe, in the terms of the picture.
    fn by_picture(&self, position: &AnyPosition, explanation: &Explanation, show: Show) -> String {
        // Only this game has explanations that depend on the picture.
        if let (AnyPosition::Wythoff(rules, rows), Show::Forms) = (position, show)
            && rules.ending == Ending::Normal
            && let Some(by_zeros) =
                wythoff::explain_by_zeros(self.words, rows.heaps(), &explanation.steps)
        {
            return by_zeros;
        }
        self.explanation(position, explanation)
    }

    /// The error in the text of a position or a move: its place, and what was expected.
    #[must_use]
    pub fn notation_error(&self, text: &str, error: &NotationError) -> String {
        trouble::unreadable(self.words, text, error)
    }

    /// The reason why a move is illegal.
    #[must_use]
    pub fn play_error(&self, error: PlayError) -> String {
        trouble::refused(self.words, error)
    }

    /// The error in an example: the step, and what is wrong. `lines` are the texts for errors
    /// ([`Language::lines_of_lessons`]), which a browser fetches separately; if they do not belong to this build, the
    /// sentence is empty.
    ///
    /// [`Language::lines_of_lessons`]: crate::Language::lines_of_lessons
    #[must_use]
    pub fn example_error(&self, error: &ExampleError, lines: &str) -> String {
        let texts = of_lessons(lines);
        texts.map_or_else(String::new, |texts| {
            trouble::example(self.words, &texts, error)
        })
    }

    /// The message that this work needs Fibonacci digits.
    #[must_use]
    pub fn only_fibonacci(&self) -> &'static str {
        self.words.numerals.only_fibonacci
    }
}

/// The end: no move is left, which decides the game.
fn over(words: &Words, position: &AnyPosition, misere: bool) -> String {
    match position {
        AnyPosition::Nim(..) | AnyPosition::Wythoff(..) => {
            words.moves.coins_gone[usize::from(misere)].into()
        }
        AnyPosition::Dice(_, state) => dice::stuck(words, state.heap(), state.up(), misere),
        AnyPosition::Subtraction(_, heap) => subtraction::too_few(words, heap.stones(), misere),
        AnyPosition::SeveralDice(_, state) => several_dice::stuck(words, state.heap(), misere),
        AnyPosition::Dynamic(_, state) => dynamic::over(words, state.heaps()),
        AnyPosition::Euclid(..) => words.euclid.over.into(),
        // Here the holdings decide, so the reason is another.
        AnyPosition::Parity(..) | AnyPosition::Sides(..) => String::new(),
    }
}
