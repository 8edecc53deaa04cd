//! What a pupil has answered so far.

use super::mark::{Mark, Part, QuestionRef};
use crate::flat_map::FlatMap;

/// How many tasks of an exercise went right, wrong, right after a hint; of how many the answer was given; how many were skipped.
pub type Score = [u32; 5];

/// What stands for a mark in a text.
const SIGNS: [(Mark, char); 3] = [(Mark::Right, 'r'), (Mark::Helped, 'h'), (Mark::Wrong, 'w')];
/// What stands behind the place of a hint.
const HINTED: char = '?';

/// How the element of a thing is after something has happened in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Observation {
    /// An exercise: how its tasks have gone. They come one after the other, and none is left out.
    Tasks(Score),
    /// An example.
    Step {
        /// The step that is shown.
        step: usize,
        /// Whether a hint is shown there.
        is_hinted: bool,
        /// Whether its answer is shown, which it asked for.
        is_given: bool,
        /// What was answered just now: the step that asked, which may be another, and whether it was right.
        answer: Option<(usize, bool)>,
    },
}

/// What a pupil has answered in a lesson. What was answered first stays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answered {
    /// By the number of the thing, 1-based, and its step or task.
    marks: FlatMap<(usize, usize), Mark>,
    /// Of the teacher's own questions, by the number of the thing, 1-based.
    questions: FlatMap<usize, Mark>,
    hinted: Vec<(usize, usize)>,
    scores: FlatMap<usize, Score>,
}

impl Answered {
    /// Something has happened in the element of a thing, 1-based. What the lesson did itself (`is_own`) is no answer of the
    /// pupil's: it shows what was to be seen before the page was loaded again.
    pub fn saw(&mut self, thing: usize, seen: &Observation, is_own: bool) {
        match *seen {
            Observation::Tasks(score) => self.counted(thing, score, is_own),
            Observation::Step {
                step,
                is_hinted,
                is_given,
                answer,
            } => {
                if let Some((asked, is_right)) = answer {
                    let mark = match is_right {
                        false => Mark::Wrong,
                        true if self.hinted.contains(&(thing, asked)) => Mark::Helped,
                        true => Mark::Right,
                    };
                    self.mark(thing, asked, mark);
                }
                if is_hinted && !is_own {
                    self.hint((thing, step));
                }
                if is_given && !is_own {
                    self.mark(thing, step, Mark::Wrong);
                }
            }
        }
    }

    /// The teacher's own question of a thing, 1-based, has been answered, rightly or not.
    pub fn answered_question(&mut self, thing: usize, is_right: bool) {
        let mark = if is_right { Mark::Right } else { Mark::Wrong };
        self.questions.or_insert_with(thing, || mark);
    }

    /// So many tasks have been counted: as they come one after the other, the last is the one that is new.
    fn counted(&mut self, thing: usize, score: Score, is_own: bool) {
        let before = std::mem::replace(self.scores.or_insert_with(thing, Score::default), score);
        let tasks: u32 = score.iter().sum();
        let went = (0..score.len()).find(|went| score[*went] > before[*went]);
        let (Some(last), Some(went)) = (tasks.checked_sub(1), went) else {
            return;
        };
        // They have begun anew, and what is counted then is not told by what was before.
        let is_one_more = tasks == before.iter().sum::<u32>() + 1;
        let mark = match went {
            0 => Mark::Right,
            2 => Mark::Helped,
            1 | 3 => Mark::Wrong,
            _ => Mark::Open,
        };
        if is_one_more && !is_own {
            self.mark(thing, last as usize, mark);
        }
    }

    fn mark(&mut self, thing: usize, step: usize, mark: Mark) {
        let now = self.marks.or_insert_with((thing, step), Mark::default);
        if *now == Mark::Open {
            *now = mark;
        }
    }

    fn hint(&mut self, place: (usize, usize)) {
        if !self.hinted.contains(&place) {
            self.hinted.push(place);
        }
    }

    /// All of it as a short text, which [`read`](Self::read) takes: `4.2r` is a right answer to the task with index 2 of the
    /// fourth thing, `4r` one to the teacher's own question there, and `?` stands behind what a hint was given for.
    #[must_use]
    pub fn write(&self) -> String {
        let sign_of = |mark: &Mark| SIGNS.iter().find(|(own, _)| own == mark);
        let questions = self.questions.iter().filter_map(|(thing, mark)| {
            let (_, sign) = sign_of(mark)?;
            Some(format!("{thing}{sign}"))
        });
        let marks = self.marks.iter().filter_map(|((thing, step), mark)| {
            let (_, sign) = sign_of(mark)?;
            Some(format!("{thing}.{step}{sign}"))
        });
        let hinted = self.hinted.iter();
        let hinted = hinted.map(|(thing, step)| format!("{thing}.{step}{HINTED}"));
        let all: Vec<String> = questions.chain(marks).chain(hinted).collect();
        all.join(",")
    }

    /// What such a text tells; what cannot be read of it is left out.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut all = Self::default();
        for one in text.split(',') {
            let Some(sign) = one.chars().next_back() else {
                continue;
            };
            let at = one.strip_suffix(sign).unwrap_or_default();
            let mark = SIGNS.iter().find(|(_, own)| *own == sign);
            let number = |text: &str| text.parse::<u16>().ok().map(usize::from);
            if let (Some(thing), Some((mark, _))) = (number(at), mark) {
                all.questions.insert(thing, *mark);
                continue;
            }
            let place = at.split_once('.');
            let place = place.and_then(|(thing, step)| Some((number(thing)?, number(step)?)));
            let Some(place) = place else { continue };
            if sign == HINTED {
                all.hint(place);
            } else if let Some((mark, _)) = mark {
                all.marks.insert(place, *mark);
            }
        }
        all
    }

    /// The marks of these questions.
    #[must_use]
    pub fn marks(&self, asked: &[QuestionRef]) -> Vec<Mark> {
        let of = |one: &QuestionRef| match one.part {
            Part::Question => self.questions.get(&one.thing).copied(),
            Part::Task(task) => self.marks.get(&(one.thing, task)).copied(),
            Part::Steps => {
                let steps = self
                    .marks
                    .iter()
                    .filter(|((thing, _), _)| *thing == one.thing);
                steps.map(|(_, mark)| *mark).reduce(Mark::and)
            }
        };
        asked
            .iter()
            .map(|one| of(one).unwrap_or_default())
            .collect()
    }
}
