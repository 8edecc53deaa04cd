//! What keys do on stage. Clickers send PageDown and PageUp or arrows, a full stop or B, and F5 and Esc in turn.

/// What can be asked for by a key, a button or the speaker's window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// A step on.
    Forward,
    /// Undoes that.
    Back,
    /// The next thing.
    Next,
    /// The thing before.
    Previous,
    /// The first thing.
    First,
    /// The last thing.
    Last,
    /// The answer, on and off.
    Answer,
    /// A hint.
    Hint,
    /// All things.
    Overview,
    /// A show of hands.
    Vote,
    /// Two teams play.
    Teams,
    /// The pen.
    Draw,
    /// The timer.
    Clock,
    /// The QR code.
    Code,
    /// Light or dark.
    Light,
    /// A black screen.
    Black,
    /// The speaker's window.
    Speaker,
    /// The full screen, on and off.
    Full,
    /// The list of keys.
    Legend,
    /// Ends what goes on, or leaves.
    Escape,
    /// The full screen, as clickers begin with it.
    Start,
    /// To the thing whose number was typed.
    Enter,
    /// Takes the last digit or line back.
    Erase,
    /// Erases all lines.
    Clear,
    /// A digit of a number.
    Digit(u8),
}

use Command::*;

impl Command {
    /// Those that have a button, in its order, with the key that does the same. They stand in four groups: what is done to
    /// the picture, where the lesson is and how long it takes, what the class does, what becomes of the screen.
    pub const BUTTONS: [&[(Self, &str)]; 4] = [
        &[(Answer, "A"), (Hint, "H"), (Draw, "D")],
        &[
            (Previous, "Shift PageUp"),
            (Next, "Shift PageDown"),
            (Overview, "O"),
            (Clock, "T"),
        ],
        &[(Vote, "V"), (Teams, "P"), (Code, "Q"), (Speaker, "N")],
        &[
            (Light, "L"),
            (Black, "B"),
            (Full, "F"),
            (Legend, "?"),
            (Escape, "Esc"),
        ],
    ];

    /// Those without a digit.
    const NAMED: [(Self, &str); 24] = [
        (Forward, "forward"),
        (Back, "back"),
        (Next, "next"),
        (Previous, "previous"),
        (First, "first"),
        (Last, "last"),
        (Answer, "answer"),
        (Hint, "hint"),
        (Overview, "overview"),
        (Vote, "vote"),
        (Teams, "teams"),
        (Draw, "draw"),
        (Clock, "clock"),
        (Code, "code"),
        (Light, "light"),
        (Black, "black"),
        (Speaker, "speaker"),
        (Full, "full"),
        (Legend, "legend"),
        (Escape, "escape"),
        (Start, "start"),
        (Enter, "enter"),
        (Erase, "erase"),
        (Clear, "clear"),
    ];
    const DIGITS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        if let Digit(digit) = self {
            return Self::DIGITS.get(usize::from(digit)).unwrap_or(&"");
        }
        let found = Self::NAMED.iter().find(|(one, _)| *one == self);
        found.map_or("", |(_, name)| name)
    }

    /// The one of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let digit = Self::DIGITS.iter().position(|digit| *digit == name);
        let digit = digit.and_then(|digit| u8::try_from(digit).ok()).map(Digit);
        let found = Self::NAMED.iter().find(|(_, own)| *own == name);
        digit.or(found.map(|(one, _)| *one))
    }

    /// Whether it is for the overview while that is open.
    #[must_use]
    pub fn is_overviews(self) -> bool {
        matches!(self, Overview | Enter | Erase | Digit(_))
    }

    /// Whether the speaker's window may ask for it.
    #[must_use]
    pub fn is_speakers(self) -> bool {
        matches!(
            self,
            Forward
                | Back
                | Next
                | Previous
                | First
                | Last
                | Answer
                | Black
                | Enter
                | Erase
                | Digit(_)
        )
    }
}

/// What has the focus when a key is pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Target {
    /// Nothing that needs keys.
    #[default]
    Page,
    /// A field, which needs all of them.
    Field,
    /// A button or a link.
    Button,
    /// A board on which a move is chosen.
    Board,
    /// A button on one.
    BoardButton,
}

/// A key that is pressed without Ctrl, Alt and Meta, and not by an input method.
#[derive(Clone, Copy, Debug)]
pub struct KeyPress<'a> {
    /// Its name.
    pub key: &'a str,
    /// Whether Shift is held.
    pub has_shift: bool,
    /// What has the focus.
    pub target: Target,
}

impl KeyPress<'_> {
    /// What it asks for; `None` if it is not for us.
    ///
    /// ```
    /// use nian_course::lecture::{Command, KeyPress, Target};
    ///
    /// let pressed = |key, target| KeyPress { key, has_shift: false, target }.command();
    /// assert_eq!(pressed("PageDown", Target::Field), Some(Command::Forward));
    /// assert_eq!(pressed("v", Target::Field), None);
    /// assert_eq!(pressed("V", Target::Button), Some(Command::Vote));
    /// assert_eq!(pressed(" ", Target::Button), None);
    /// ```
    #[must_use]
    pub fn command(&self) -> Option<Command> {
        if self.is_of_target() {
            return None;
        }
        let mut letters = self.key.chars();
        let single = letters.next().filter(|_| letters.next().is_none());
        if let Some(digit) = single.and_then(|letter| letter.to_digit(10)) {
            return u8::try_from(digit).ok().map(Digit);
        }
        let letter = single.map(|letter| letter.to_ascii_lowercase());
        if self.has_shift {
            return match (self.key, letter) {
                ("PageDown" | "ArrowRight", _) => Some(Next),
                ("PageUp" | "ArrowLeft", _) => Some(Previous),
                (_, Some('?')) => Some(Legend),
                _ => None,
            };
        }
        let Some(letter) = letter else {
            return Some(match self.key {
                "PageDown" | "ArrowRight" => Forward,
                "PageUp" | "ArrowLeft" => Back,
                "Home" => First,
                "End" => Last,
                "F5" => Start,
                "Escape" => Escape,
                "Enter" => Enter,
                "Backspace" => Erase,
                "Delete" => Clear,
                _ => return None,
            });
        };
        Some(match letter {
            ' ' => Forward,
            'a' => Answer,
            'b' | '.' => Black,
            'd' => Draw,
            'f' => Full,
            'h' => Hint,
            'l' => Light,
            'n' => Speaker,
            'o' => Overview,
            'p' => Teams,
            'q' => Code,
            't' => Clock,
            'v' => Vote,
            '?' => Legend,
            _ => return None,
        })
    }

    /// Whether it is for what has the focus. What a clicker sends reaches the lesson wherever that is.
    fn is_of_target(&self) -> bool {
        if matches!(self.key, "PageDown" | "PageUp" | "F5" | "Escape") {
            return false;
        }
        let is_of_button = matches!(self.key, " " | "Enter");
        let is_of_board = self.key == "Enter" || self.key.starts_with("Arrow");
        match self.target {
            Target::Page => false,
            Target::Field => true,
            Target::Button => is_of_button,
            Target::Board => is_of_board,
            Target::BoardButton => is_of_button || is_of_board,
        }
    }
}
