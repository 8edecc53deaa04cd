//! Our own pages, around the widgets.

mod anchors;
mod failing;
mod frame;
mod games;
mod late;
mod layout;
mod links;
mod old;
mod play;
mod scripts;
mod settings;
mod tools;
mod translated;
mod typing;

use nian_tests::Suite;

pub(crate) fn add(suite: &mut Suite) {
    anchors::add(suite);
    failing::add(suite);
    frame::add(suite);
    games::add(suite);
    late::add(suite);
    layout::add(suite);
    links::add(suite);
    old::add(suite);
    play::add(suite);
    scripts::add(suite);
    settings::add(suite);
    tools::add(suite);
    translated::add(suite);
    typing::add(suite);
}
