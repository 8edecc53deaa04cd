//! For teachers: what can be taught and how to prepare, beneath a lesson of one's own; and the page of each plan.

mod notes;
mod pieces;
mod preparing;
mod sheet;
mod taught;

pub(super) use preparing::preparing;
pub(super) use sheet::PlanPage;
