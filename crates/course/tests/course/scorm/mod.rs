//! A course for learning platforms.

mod page;
mod plan;
mod record;
mod suspend_data;

use nian_course::scorm::{Done, Mark, Record};

fn marks(signs: &str) -> Vec<Mark> {
    let marks = signs.chars().map(Mark::of);
    marks.collect::<Option<_>>().expect("signs")
}

fn signs(record: &Record) -> String {
    match &record.done {
        Done::Steps { marks, .. } => marks.iter().map(|mark| mark.sign()).collect(),
        Done::Tasks { .. } => panic!("an example"),
    }
}

/// An example that asks where there is a question mark.
fn example(asks: &str) -> Record {
    let asking = asks.match_indices('?').map(|(at, _)| at).collect();
    Record::example("a".into(), asks.len(), asking)
}

/// The same with these marks.
fn marked(asks: &str, marks_of_it: &str) -> Record {
    let mut own = example(asks);
    if let Done::Steps { marks: own, .. } = &mut own.done {
        *own = marks(marks_of_it);
    }
    own
}
