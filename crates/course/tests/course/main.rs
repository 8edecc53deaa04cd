//! The states of the site's tools, without a browser.

mod area;
mod class;
mod deck;
mod device;
mod discovery;
mod ending;
mod exercise;
mod handout;
mod lecture;
mod make;
mod own_rule;
mod plane;
mod play;
mod practice;
mod record;
mod record_page;
mod restart;
mod scorm;
mod set_up;
mod sheet;
mod slip;
mod store;
