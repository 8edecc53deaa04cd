//! Takes the code of single games out of a wasm, so that a page loads what it shows and no more.
//!
//! The *base* keeps everything that is used without those games. Each *part* is a module of its
//! own that imports memory and table of the base, and on its instantiation puts its functions into
//! the base's table. Where one calls into another it does so through a *stub*, which looks the
//! function up in the table; before the part is there, such a call would trap.
//! So whoever passes the base something of a game loads that game's part first.
//!
//! Which functions belong to a part is told by their names, which the wasm must still carry:
//! those whose name contains one of the part's paths, and whatever is reached only through these. A
//! function that the base reaches too stays there. What several parts share goes to the one of
//! them that is always there when another is; else each has its own, if they are few.
//! Functions that are alike must not have been merged before, as one name would stand for both.
//!
//! Two more things make a wasm of wasm-bindgen's smaller where it is compressed: names without hashes
//! ([`shorten`], first of all) and an order of functions that suits brotli ([`order`], last of all).
#![forbid(unsafe_code)]

mod base;
mod error;
mod input;
mod names;
mod order;
mod part;
mod plan;

pub use error::SplitError;
pub use names::shorten;
pub use order::order;

use input::Input;
use plan::Plan;

/// A part to be taken out.
#[derive(Clone, Copy, Debug)]
pub struct Part<'a> {
    /// Its name.
    pub name: &'a str,
    /// Whatever contains one of these texts asks for it.
    pub by: &'a [&'a str],
    /// A function belongs to it if its name (without hashes) contains one of these.
    pub paths: &'a [&'a str],
}

impl Part<'_> {
    /// Whether whatever asks for this part asks for the other, too.
    fn comes_with(&self, other: &Self) -> bool {
        let asks = |text: &&str| other.by.iter().any(|by| text.contains(by));
        self.by.iter().all(asks)
    }
}

/// The modules that a wasm was split into.
#[derive(Clone, Debug)]
pub struct Split {
    /// The base.
    pub base: Vec<u8>,
    /// The parts, in the order asked for; they import from a module called `base`. `None` is a
    /// part that no function belongs to.
    pub parts: Vec<Option<Vec<u8>>>,
}

/// Splits a wasm. What is `never` called, functions whose names contain one of these paths, is
/// replaced by a trap, and whatever only they call can then be left out.
///
/// # Errors
/// If the wasm cannot be read, or is made in a way that this does not foresee: no table of
/// functions, no names, instructions that refer to functions other than calls.
pub fn split(wasm: &[u8], parts: &[Part<'_>], never: &[&str]) -> Result<Split, SplitError> {
    let mut input = Input::read(wasm)?;
    input.forget(never);
    let plan = Plan::new(&input, parts);
    let base = base::encode(wasm, &input, &plan)?;
    let parts = (0..parts.len())
        .map(|part| part::encode(&input, &plan, part))
        .collect::<Result<_, _>>()?;
    Ok(Split { base, parts })
}
