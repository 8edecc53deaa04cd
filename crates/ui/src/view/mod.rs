//! The views: pure functions of a [`crate::model::Widget`] and one callback for its actions.

mod board;
mod caption;
mod card;
mod choices;
mod controls;
mod drawing;
mod fixed;
mod icon;
mod menu;
mod moves;
mod stepper;
mod table;
mod tables;

pub use card::{Card, CardProps};
pub use fixed::{StaticExample, StaticGame, StaticTable};

use crate::model::{Action, Layout, Widget};
use yew::Callback;

/// What every view is given.
pub(crate) struct Context<'a> {
    /// What is drawn.
    pub(crate) widget: &'a Widget,
    /// Where its actions go.
    pub(crate) act: &'a Callback<Action>,
    /// The address of the site, for links to it; empty or ending in a slash.
    pub(crate) site: &'a str,
    /// The layouts to draw pictures for: one in a living card, all in a static one.
    pub(crate) layouts: &'a [Layout],
}

impl Context<'_> {
    /// A callback that lets `action` happen, whatever the event.
    pub(crate) fn on<E: 'static>(&self, action: Action) -> Callback<E> {
        let act = self.act.clone();
        Callback::from(move |_: E| act.emit(action.clone()))
    }
}
