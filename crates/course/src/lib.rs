//! What the site's tools know, as plain data: states that change by actions, what they keep, and what they ask of the
//! page. There is no browser here, so all of it is tried on the host.
//!
//! [`store::Store`] keeps a value as text, with a version and repair; [`practice`] is the page of exercises, [`sheet`]
//! the same tasks on paper, [`handout`] cards; [`play`] the page of games, [`set_up`] a form for a position or a rule, [`own_rule`] a rule
//! of the reader's own, [`area`] a million positions at once; [`plane`] looks at cells of either. [`discovery`] is a
//! board in an article; on [`make`] an example is made by playing it; [`deck`] is a lesson of a teacher's own, [`class`] its page,
//! [`slip`] what pupils hand in at its end; [`scorm`] is a course for learning platforms.
//! [`elements`] are those of the pages; [`decimal`] writes a number, and [`flat_map`] stands for a map; [`restart`] is what becomes of a
//! page after a trap.
#![forbid(unsafe_code)]

pub mod area;
pub mod class;
pub mod decimal;
pub mod deck;
pub mod discovery;
pub mod elements;
pub mod flat_map;
pub mod handout;
pub mod history;
pub mod lecture;
pub mod make;
pub mod marks;
pub mod own_rule;
pub mod packed;
pub mod plane;
pub mod play;
pub mod practice;
mod query;
pub mod restart;
pub mod scorm;
pub mod set_up;
pub mod sheet;
pub mod slip;
pub mod store;
