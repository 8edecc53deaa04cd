//! Exercises: tasks answered right and wrong by scripts and by hand, and the page that keeps the record.

mod page;
mod tasks;

use nian_tests::Suite;

pub(crate) fn add(suite: &mut Suite) {
    tasks::add(suite);
    page::add(suite);
}
