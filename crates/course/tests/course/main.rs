//! The states of the site's tools, without a browser.

mod device;
mod ending;
mod exercise;
mod practice;
mod record;
mod store;
