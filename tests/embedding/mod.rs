//! The widgets as a page author uses them: what `WIDGETS` promises, name by name.

mod attributes;
mod described;
mod events;
mod keeping;
mod loading;
mod methods;
mod number;
mod properties;
mod rows;
mod state;
mod style;
mod translated;

use nian_tests::Suite;

pub(crate) fn add(suite: &mut Suite) {
    attributes::add(suite);
    described::add(suite);
    events::add(suite);
    keeping::add(suite);
    loading::add(suite);
    methods::add(suite);
    number::add(suite);
    properties::add(suite);
    rows::add(suite);
    state::add(suite);
    style::add(suite);
    translated::add(suite);
}
