use super::room::Rooms;
use super::tag::{Tag, nothing, tag};
use super::{board, caption, claim, controls, menu, number, reasons};
use crate::model::{Kind, Layout, Widget};
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The state of a widget: shared by who changes it and by the card that shows it, because a copy a
/// step costs more than a look.
pub type Shared = Rc<RefCell<Widget>>;

/// What a [`Card`] is drawn from.
#[derive(Clone, Properties)]
pub struct CardProps {
    /// The state of the widget.
    pub widget: Shared,
    /// Counts the states: another number is another state to draw.
    #[prop_or_default]
    pub revision: u32,
    /// The address of the site, ending in a slash, for links to it.
    #[prop_or_default]
    pub site: AttrValue,
    /// Whether it is drawn once and for all: for every layout, with CSS to choose between them.
    #[prop_or_default]
    pub fixed: bool,
    /// The rooms that were made for the states before.
    #[prop_or_default]
    pub rooms: Rc<Rooms>,
}

/// The revision stands for the state, which changes in its place.
impl PartialEq for CardProps {
    fn eq(&self, other: &Self) -> bool {
        self.revision == other.revision
    }
}

/// A widget: head, picture, caption and controls.
#[derive(Default)]
pub struct Card {
    root: NodeRef,
}

impl Component for Card {
    type Message = ();
    type Properties = CardProps;

    fn create(_: &Context<Self>) -> Self {
        Self::default()
    }

    fn view(&self, context: &Context<Self>) -> Html {
        let props = context.props();
        let widget = &*props.widget.borrow();
        let mut card = filled(widget, &props.site, &props.rooms, props.fixed);
        card.refer(&self.root);
        card.html()
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        keep_in_sight(&self.root);
    }
}

/// The card of a widget, for one layout or, `fixed`, for all.
pub(super) fn filled(widget: &Widget, site: &str, rooms: &Rooms, fixed: bool) -> Tag {
    let class = match widget.kind {
        Kind::Example(_) => "nian-card nian-is-example",
        Kind::Game(_) => "nian-card nian-is-game",
        Kind::Tables(_) => "nian-card nian-is-table",
        Kind::Claim(_) => "nian-card nian-is-claim",
    };
    let mut card = tag("div", class);
    if let Kind::Claim(claim) = &widget.kind {
        card.add(notice(widget.notice.as_deref()));
        card.add(claim::statements(widget, claim));
        card.add(claim::checking(widget, claim, site));
        return card;
    }
    card.add(head(widget, site));
    card.add(notice(widget.notice.as_deref()));
    card.add(match &widget.kind {
        Kind::Example(example) => match example.entry() {
            Some(entry) => number::fields(widget, entry),
            None => nothing(),
        },
        Kind::Game(game) => controls::rules(widget, game),
        _ => nothing(),
    });
    let live = [widget.layout];
    let layouts = if fixed { &Layout::ALL[..] } else { &live };
    card.add(main(widget, layouts, rooms));
    card.add(controls::controls(widget));
    card.add(reasons::reasons(widget, rooms, fixed));
    card
}

/// Brings what a step is about into sight in a tree or table that is longer than its frame; the page
/// is left where it is.
fn keep_in_sight(root: &NodeRef) -> Option<()> {
    let root: Element = root.cast()?;
    let about = root.query_selector(".here, .lit").ok()??;
    let about: HtmlElement = about.dyn_into().ok()?;
    let frame = about.closest(".nian-walk, .nian-scroll").ok()??;
    let (top, height) = (about.offset_top(), frame.client_height());
    let bottom = top + about.offset_height();
    if top < frame.scroll_top() || bottom > frame.scroll_top() + height {
        frame.set_scroll_top(top - height / 2);
    }
    None
}

/// The picture and its words, over the room that the steps of an example take.
fn main(widget: &Widget, layouts: &[Layout], rooms: &Rooms) -> Html {
    let mut shown = tag("div", "nian-shown");
    shown.add(board::board(widget, layouts));
    shown.add(caption::caption(widget, layouts));
    let mut main = tag("div", "nian-main");
    main.add(shown.html());
    if let Kind::Example(example) = &widget.kind {
        rooms.add_steps(&mut main, widget.language, example.frames(), layouts);
    }
    main.html()
}

fn notice(message: Option<&str>) -> Html {
    let Some(message) = message else {
        return nothing();
    };
    let mut notice = tag("p", "nian-notice").with(&[("role", "alert")]);
    notice.tell(message.to_owned());
    notice.html()
}

fn head(widget: &Widget, site: &str) -> Html {
    let language = widget.language;
    let mut title = tag("p", "nian-title");
    match &widget.kind {
        Kind::Example(example) => {
            title.tell(example.title(language));
            if let Some(place) = example.place() {
                title.name(language.quote(place));
            }
        }
        Kind::Game(game) => title.tell(language.sentences().position(game.position())),
        Kind::Tables(_) | Kind::Claim(_) => return nothing(),
    }
    let mut head = tag("header", "nian-head");
    head.add(title.html());
    head.add(menu::menu(widget, site));
    head.html()
}
