//! The built site, tried in a browser. A folder a feature; each adds its tests to the suite.

mod stepping;

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
    stepping::add(&mut suite);
    nian_tests::run(browser, suite)
}
