//! Our own pages, around the widgets.

mod layout;
mod links;
mod play;
mod scripts;
mod settings;
mod tools;

use nian_tests::Suite;

pub(crate) fn add(suite: &mut Suite) {
    layout::add(suite);
    links::add(suite);
    play::add(suite);
    scripts::add(suite);
    settings::add(suite);
    tools::add(suite);
}
