//! The built site, tried in a browser. A folder a feature; each adds its tests to the suite.

mod accessibility;
mod articles;
mod asking;
mod bad_input;
mod chapters;
mod claims;
mod composing;
mod discovering;
mod embedding;
mod frames;
mod home;
mod hosts;
mod inventing;
mod languages;
mod lecturing;
mod making;
mod manual;
mod offline;
mod packaged;
mod pages;
mod playing;
mod practising;
mod presenting;
mod printing;
mod promised;
mod pseudo;
mod recipes;
mod reviewing;
mod scorm;
mod search;
mod setting_up;
mod sharing;
mod site;
mod slips;
mod stepping;
mod teaching;
mod teaching_plans;
mod walking;
mod wild;
mod worksheets;

use nian_tests::{Browser, Suite};
use std::process::ExitCode;

fn main() -> ExitCode {
    let browser = match Browser::from_env() {
        Ok(browser) => browser,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    let mut suite = Suite::default();
    accessibility::add(&mut suite);
    articles::add(&mut suite);
    asking::add(&mut suite);
    bad_input::add(&mut suite);
    chapters::add(&mut suite);
    claims::add(&mut suite);
    composing::add(&mut suite);
    discovering::add(&mut suite);
    embedding::add(&mut suite);
    frames::add(&mut suite);
    home::add(&mut suite);
    hosts::add(&mut suite);
    inventing::add(&mut suite);
    languages::add(&mut suite);
    lecturing::add(&mut suite);
    manual::add(&mut suite);
    offline::add(&mut suite);
    packaged::add(&mut suite);
    making::add(&mut suite);
    pages::add(&mut suite);
    playing::add(&mut suite);
    practising::add(&mut suite);
    printing::add(&mut suite);
    presenting::add(&mut suite);
    promised::add(&mut suite);
    pseudo::add(&mut suite);
    recipes::add(&mut suite);
    reviewing::add(&mut suite);
    scorm::add(&mut suite);
    setting_up::add(&mut suite);
    slips::add(&mut suite);
    sharing::add(&mut suite);
    stepping::add(&mut suite);
    teaching::add(&mut suite);
    teaching_plans::add(&mut suite);
    walking::add(&mut suite);
    wild::add(&mut suite);
    worksheets::add(&mut suite);
    nian_tests::run(browser, suite)
}
