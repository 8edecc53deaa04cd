use crate::sentences::Arg;
use crate::tables::Words;
use nian_solver::{Method, Outcome};

/// Texts of exercises, of questions that are answered by numbers, and of hints: `texts/…/answering.txt`, `exercise.txt`
/// and `hints.txt`.
#[derive(Clone, Copy)]
pub struct Answering(pub(crate) &'static Words);

/// Defines an enum whose variants are indices into a list of texts.
macro_rules! names {
    ($(#[$about:meta])* $name:ident { $($variant:ident = $text:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[expect(missing_docs, reason = "the texts are in the list")]
        pub enum $name { $($variant,)+ }

        impl $name {
            /// The keys of the texts, in the order of the variants.
            pub const NAMES: &'static [&'static str] = &[$($text,)+];
        }
    };
}

names! {
    /// The question of a task: an index into the list `questions`.
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
        Among = "among",
        Gap = "gap",
        Slips = "slips",
    }
}

names! {
    /// A mistake in an answer: an index into the list `faults`.
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
    /// Where the difficulty of a task lies: an index into the list `clues`.
    ClueName {
        Odd = "odd",
        Even = "even",
        Split = "split",
        First = "first",
        Worth = "worth",
        Neighbours = "neighbours",
        Larger = "larger",
        Smaller = "smaller",
        PairBefore = "pair_before",
        Difference = "difference",
        Remainder = "remainder",
        Residues = "residues",
        Parts = "parts",
    }
}

impl Answering {
    /// The question of a task about these numbers; `digits` are the digits to be read.
    #[must_use]
    pub fn question(self, asked: Asked, numbers: &[u64], digits: &str) -> String {
        let text = self.0.answering.questions[asked as usize].0;
        match asked {
            Asked::Read => self.0.fill_all(text, &[Arg::Text(digits)]),
            // Of these numbers the first is in the pair, and the others are to be chosen from.
            Asked::Among => {
                let (given, choices) = numbers.split_first().unwrap_or((&0, &[]));
                let choices = self.list(choices);
                let args = [Arg::Number(*given), Arg::Text(&choices)];
                self.0.fill_all(text, &args)
            }
            _ => self.with_numbers(text, numbers),
        }
    }

    /// The sentence on a mistake.
    #[must_use]
    pub fn fault(self, fault: Fault, numbers: &[u64]) -> String {
        self.with_numbers(self.0.answering.faults[fault as usize].0, numbers)
    }

    /// The number of tasks with a result: right at once, wrong at first, with a hint, revealed, skipped.
    #[must_use]
    pub fn went(self, way: usize, number: u32) -> String {
        self.with_numbers(self.0.answering.score[way].0, &[number.into()])
    }

    /// The sentence on where the difficulty lies; each argument is one number or several.
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

    /// The sentence on a method.
    #[must_use]
    pub fn method(self, method: Method) -> &'static str {
        self.0.hints.methods[method as usize]
    }

    /// Whether the position is safe, in a sentence.
    #[must_use]
    pub fn outcome_told(self, outcome: Outcome) -> &'static str {
        self.0.hints.outcomes[usize::from(!outcome.is_safe())]
    }

    /// The sentence on the row that a winning move takes from.
    #[must_use]
    pub fn from(self, letter: char) -> String {
        let letter = letter.to_string();
        self.0.fill(self.0.hints.from, &[Arg::Text(&letter)])
    }

    /// The name of a skill, by its index.
    #[must_use]
    pub fn skill(self, skill: usize) -> &'static str {
        self.0.exercise.skills[skill]
    }

    /// The answers safe and unsafe.
    #[must_use]
    pub fn outcomes(self) -> [&'static str; 2] {
        self.0.exercise.outcomes
    }

    /// The words for defaults in messages: the usual rules, no limit.
    #[must_use]
    pub fn used(self) -> [&'static str; 2] {
        self.0.exercise.used
    }

    /// How a number is written step by step: `way` 0 is for binary digits, 1 for reading them, 2 for a standard form, 3
    /// for normalising one.
    #[must_use]
    pub fn worked(self, way: usize, number: u64, steps: &[String], result: &str) -> String {
        let steps = steps.join(self.between());
        let args = [Arg::Number(number), Arg::Text(&steps), Arg::Text(result)];
        self.0.fill_all(self.0.exercise.worked[way].0, &args)
    }

    /// The separator of parts in a list of sentences.
    #[must_use]
    pub fn between(self) -> &'static str {
        self.0.exercise.between
    }

    /// A list of numbers.
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
