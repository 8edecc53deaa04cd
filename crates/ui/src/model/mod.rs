//! What a widget is at any moment, as plain data, and what can happen to it.
//!
//! Everything goes through one reducer, [`Widget::apply`]: an [`Action`] either changes the
//! state and gives the [`Event`]s to tell the page of, or is refused and changes nothing.
//! Nothing here knows of Yew or of a browser.

mod action;
mod answers;
mod apply;
mod article;
mod asked;
mod attribute;
mod choices;
mod claim;
mod deed;
mod element;
mod entry;
mod event;
mod example;
mod exercise;
mod game;
mod hint;
mod hinted;
mod keys;
mod layout;
mod opponent;
mod picture;
mod player;
mod question;
mod record;
mod reply;
mod review;
mod table;
mod target;
mod walk;
mod widget;
mod wish;

pub use action::{Action, Popup, Speed};
pub use answers::{Answer, Answers};
pub use article::section_on;
pub use choices::{Choice, choices};
pub use claim::{Check, Report, Trial};
pub use deed::{Deed, HEARD, Input};
pub use element::{ELEMENTS, MIXED, OF_ALL, PARTS, SEEN, SKILLS, THEMES};
pub use entry::{Entry, Field, Trouble, WORKS, read_attributes};
pub use event::{Event, Refusal};
pub use example::Example;
pub use exercise::{Exercise, SETTING, WENT};
pub use game::Game;
pub use hint::Hint;
pub use hinted::Hinted;
pub use keys::{STEP_KEYS, board_key, key_action};
pub use layout::Layout;
pub use opponent::Random;
pub(crate) use picture::structure_for;
pub use player::{Opponent, Player};
pub use reply::{Form, Reply, Said, Verdict};
pub use review::Worth;
pub use table::{Of, Tables};
pub use target::Target;
pub use walk::tree_key;
pub use widget::{Kind, Widget};
pub use wish::{Asked, Wish};
