//! The state of a widget as plain data, and what can happen to it.
//!
//! Everything goes through one reducer, [`Widget::apply`]: an [`Action`] either changes the state
//! and returns the [`Event`]s for the page, or is refused and changes nothing. Nothing here depends
//! on Yew or on a browser.

mod action;
mod answers;
mod apply;
mod article;
mod attribute;
mod choices;
mod claim;
mod command;
mod element;
mod entry;
mod event;
mod exercise;
mod fulfil;
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
mod requested;
mod review;
mod table;
mod target;
mod walk;
mod walkthrough;
mod widget;

pub use action::{Action, Popup, Speed};
pub use answers::{Answer, Answers};
pub use article::{section_on, section_on_task};
pub use choices::{Choice, choices};
pub use claim::{Check, ClaimCheck, Report};
pub use command::{Command, Input, LISTENED_EVENTS};
pub use element::{ELEMENTS, OF_ALL, PARTS, SKILLS, THEMES, VISIBILITY};
pub use entry::{Entry, EntryError, Field, WORKS, read_attributes};
pub use event::{Event, Refusal};
pub use exercise::{Exercise, SETTING, TASK_RESULTS};
pub use game::Game;
pub use hint::Hint;
pub use hinted::HintState;
pub use keys::{STEP_KEYS, board_key, history_key, key_action};
pub use layout::Layout;
pub use opponent::Random;
pub(crate) use picture::structure_for;
pub use player::{Opponent, Player};
pub use reply::{Feedback, Form, Reply, Verdict};
pub use requested::{AttributeChange, RequestedAttributes};
pub use review::MoveQuality;
pub use table::{TableKind, Tables};
pub use target::Target;
pub use walk::tree_key;
pub use walkthrough::Walkthrough;
pub use widget::{Kind, Widget};
