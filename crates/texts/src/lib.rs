//! The text files that a language consists of: read, checked against the first language, compiled.
//!
//! `docs/translating.md` says how they are written. The build step of `nian-words`, `nian check
//! --language` and the tests read them with this, and nothing else does.
//!
//! ```
//! use nian_texts::{File, compiled};
//!
//! let schema = File::read("moves.txt", "# A move.\nmove(row, coins) = {row}取 {coins} 枚\n").unwrap();
//! let english = File::read("moves.txt", "move = take {coins} from {row}\n").unwrap();
//! assert_eq!(compiled(&schema.messages[0], &english.messages[0]).unwrap(), "take $2 from $1");
//! ```
#![forbid(unsafe_code)]

mod check;
mod compile;
mod fault;
mod file;
mod folder;

pub use check::check;
pub use compile::compiled;
pub use fault::Fault;
pub use file::{File, Message, Slot};
pub use folder::{Folder, is_for_pages};
