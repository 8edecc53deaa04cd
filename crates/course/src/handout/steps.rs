//! Which steps of each thing are on paper: `steps=0,2;;1`.

/// The most digits of a step.
const DIGITS: usize = 4;
/// None of the steps, in an address.
const NONE: &str = "-";

/// Of each thing in turn the steps that are asked for; nothing where its start and the steps that ask are.
///
/// ```
/// use nian_course::handout::Steps;
///
/// let steps = Steps::read("2,0;;-;x");
/// assert_eq!(steps.of(0), Some(vec![0, 2]));
/// assert_eq!((steps.of(1), steps.of(2), steps.of(3)), (None, Some(vec![]), None));
/// assert_eq!(steps.written(4), "0,2;;-");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Steps(Vec<Option<Vec<usize>>>);

impl Steps {
    /// The steps that a text names; of a thing for which it cannot be read, the usual ones.
    #[must_use]
    pub fn read(text: &str) -> Self {
        Self(text.split(';').map(of_thing).collect())
    }

    /// The steps asked for of a thing, in order.
    #[must_use]
    pub fn of(&self, at: usize) -> Option<Vec<usize>> {
        self.0.get(at)?.clone()
    }

    /// Asks for these steps of a thing.
    pub fn set(&mut self, at: usize, steps: impl IntoIterator<Item = usize>) {
        if self.0.len() <= at {
            self.0.resize(at + 1, None);
        }
        self.0[at] = Some(in_order(steps.into_iter().collect()));
    }

    /// The same of so many things as a text; empty where nothing is asked for.
    #[must_use]
    pub fn written(&self, things: usize) -> String {
        let of_thing = |asked: &Option<Vec<usize>>| match asked {
            None => String::new(),
            Some(steps) if steps.is_empty() => NONE.to_owned(),
            Some(steps) => {
                let steps: Vec<String> = steps.iter().map(usize::to_string).collect();
                steps.join(",")
            }
        };
        let all: Vec<String> = self.0.iter().take(things).map(of_thing).collect();
        all.join(";").trim_end_matches(';').to_owned()
    }
}

fn in_order(mut steps: Vec<usize>) -> Vec<usize> {
    steps.sort_unstable();
    steps.dedup();
    steps
}

fn of_thing(text: &str) -> Option<Vec<usize>> {
    if text == NONE {
        return Some(Vec::new());
    }
    let number = |text: &str| {
        let are_digits = text.bytes().all(|byte| byte.is_ascii_digit());
        let number = (are_digits && text.len() <= DIGITS).then(|| text.parse().ok());
        number.flatten()
    };
    text.split(',')
        .map(number)
        .collect::<Option<_>>()
        .map(in_order)
}
