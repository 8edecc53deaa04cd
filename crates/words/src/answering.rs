use crate::sentences::Arg;
use crate::tables::Words;
use nian_solver::{Method, Outcome};

/// What exercises say, questions that are answered by numbers, and the hints on the way to an answer:
/// `texts/…/answering.txt`, `exercise.txt` and `hints.txt`.
#[derive(Clone, Copy)]
pub struct Answering(pub(crate) &'static Words);

/// An enum whose variants stand for the texts of a list, in their order.
macro_rules! names {
    ($(#[$about:meta])* $name:ident { $($variant:ident = $text:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[expect(missing_docs, reason = "the texts are in the list")]
        pub enum $name { $($variant,)+ }

        impl $name {
            /// What their texts are called, in their order.
            pub const NAMES: &'static [&'static str] = &[$($text,)+];
        }
    };
}

names! {
    /// What a task asks: the list `questions`.
    Asked {
        Outcome = "outcome",
        Winning = "winning",
        Columns = "columns",
        Binary = "binary",
        Fibonacci = "fibonacci",
        Mend = "mend",
        Pair = "pair",
        Residue = "residue",
        Limit = "limit",
        Slip = "slip",
        All = "all",
        Read = "read",
    }
}

names! {
    /// What is wrong with an answer: the list `faults`.
    Fault {
        Outcome = "outcome",
        Column = "column",
        Sum = "sum",
        Rest = "rest",
        Neighbours = "neighbours",
        Term = "term",
        Repeated = "repeated",
        Zero = "zero",
        Number = "number",
        Near = "near",
        Difference = "difference",
        Part = "part",
        Smaller = "smaller",
        Small = "small",
        Modulus = "modulus",
        Reduce = "reduce",
        Holding = "holding",
        Kept = "kept",
        Lost = "lost",
    }
}

names! {
    /// Where the trouble lies in a task: the list `clues`.
    ClueName {
        Odd = "odd",
        Even = "even",
        Split = "split",
        First = "first",
        Worth = "worth",
        Neighbours = "neighbours",
        Larger = "larger",
        Smaller = "smaller",
        Difference = "difference",
        Remainder = "remainder",
        Residues = "residues",
        Part = "part",
    }
}

impl Answering {
    /// The question of a task, about these numbers; `digits` are those that are to be read.
    #[must_use]
    pub fn question(self, asked: Asked, numbers: &[u64], digits: &str) -> String {
        let text = self.0.answering.questions[asked as usize].0;
        match asked {
            Asked::Read => self.0.fill_all(text, &[Arg::Text(digits)]),
            _ => self.with_numbers(text, numbers),
        }
    }

    /// What is wrong with an answer.
    #[must_use]
    pub fn fault(self, fault: Fault, numbers: &[u64]) -> String {
        self.with_numbers(self.0.answering.faults[fault as usize].0, numbers)
    }

    /// How the tasks have gone: at once, wrong at first, with a hint, given, skipped.
    #[must_use]
    pub fn went(self, way: usize, number: u32) -> String {
        self.with_numbers(self.0.answering.score[way].0, &[number.into()])
    }

    /// Where the trouble lies: numbers, or several in the place of one.
    #[must_use]
    pub fn clue(self, clue: ClueName, numbers: &[&[u64]]) -> String {
        let lists: Vec<String> = numbers.iter().map(|list| self.list(list)).collect();
        let args = numbers.iter().zip(&lists);
        let args: Vec<Arg<'_>> = args
            .map(|(numbers, list)| match numbers {
                [number] => Arg::Number(*number),
                _ => Arg::Text(list),
            })
            .collect();
        self.0
            .fill_all(self.0.answering.clues[clue as usize].0, &args)
    }

    /// How one finds out.
    #[must_use]
    pub fn method(self, method: Method) -> &'static str {
        self.0.hints.methods[method as usize]
    }

    /// Whether the position is safe, in a sentence.
    #[must_use]
    pub fn outcome_told(self, outcome: Outcome) -> &'static str {
        self.0.hints.outcomes[usize::from(!outcome.is_safe())]
    }

    /// From where a winning move takes.
    #[must_use]
    pub fn from(self, letter: char) -> String {
        let letter = letter.to_string();
        self.0.fill(self.0.hints.from, &[Arg::Text(&letter)])
    }

    /// What the tasks of this number train: by the place of the skill.
    #[must_use]
    pub fn skill(self, skill: usize) -> &'static str {
        self.0.exercise.skills[skill]
    }

    /// Safe, unsafe: as answers.
    #[must_use]
    pub fn outcomes(self) -> [&'static str; 2] {
        self.0.exercise.outcomes
    }

    /// What is used where nothing is named: the usual rules, no limit.
    #[must_use]
    pub fn used(self) -> [&'static str; 2] {
        self.0.exercise.used
    }

    /// How a number comes to be written so: `way` is that of binary digits, of reading them, of a standard form, or
    /// of mending one.
    #[must_use]
    pub fn worked(self, way: usize, number: u64, steps: &[String], result: &str) -> String {
        let steps = steps.join(self.between());
        let args = [Arg::Number(number), Arg::Text(&steps), Arg::Text(result)];
        self.0.fill_all(self.0.exercise.worked[way].0, &args)
    }

    /// What stands between the parts of a list of sentences.
    #[must_use]
    pub fn between(self) -> &'static str {
        self.0.exercise.between
    }

    /// Numbers, one after the other.
    fn list(self, numbers: &[u64]) -> String {
        let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
        numbers.join(self.comma())
    }

    fn with_numbers(self, text: &str, numbers: &[u64]) -> String {
        let args: Vec<Arg<'_>> = numbers.iter().map(|&number| Arg::Number(number)).collect();
        self.0.fill_all(text, &args)
    }
}

#[cfg(test)]
mod tests {
    use super::{Asked, ClueName, Fault};

    #[test]
    fn the_names_are_those_of_the_lists() {
        let texts = include_str!("../texts/zh-Hant/answering.txt");
        for (list, names) in [
            ("questions.", Asked::NAMES),
            ("faults.", Fault::NAMES),
            ("clues.", ClueName::NAMES),
        ] {
            let told = texts.lines().filter_map(|line| line.strip_prefix(list));
            let told: Vec<_> = told
                .filter_map(|line| line.split([' ', '(']).next())
                .collect();
            assert_eq!(told, names, "{list}");
        }
    }
}
