use super::reserve::HeightReserve;
use super::text::text;
use super::{board, caption, claim, controls, menu, number, reasons};
use crate::model::{Kind, Layout, Widget};
use nian_words::Language;
use std::rc::Rc;
use yew::prelude::*;

/// What a [`Card`] is drawn from.
#[derive(Clone, Properties)]
pub struct CardProps {
    /// The widget: one that has changed is another one.
    pub widget: Rc<Widget>,
    /// The address of the site, ending in a slash, for links to it.
    #[prop_or_default]
    pub site: AttrValue,
    /// Whether it is drawn once and for all: for every layout, with CSS to choose between them.
    #[prop_or_default]
    pub fixed: bool,
    /// The rooms that were made for the states before.
    #[prop_or_default]
    pub reserve: Rc<HeightReserve>,
    /// What is done with the card's element whenever it has been drawn.
    #[prop_or_default]
    pub on_rendered: Option<Callback<NodeRef>>,
}

/// All but the widget stays as it is for as long as there is a card.
impl PartialEq for CardProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.widget, &other.widget)
    }
}

impl CardProps {
    /// The card as it is drawn; `root` is to be its element.
    pub fn card(&self, root: &NodeRef) -> Html {
        filled(&self.widget, &self.site, &self.reserve, self.fixed, root)
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
        context.props().card(&self.root)
    }

    fn rendered(&mut self, context: &Context<Self>, _: bool) {
        if let Some(on_rendered) = &context.props().on_rendered {
            on_rendered.emit(self.root.clone());
        }
    }
}

/// The card of a widget, for one layout or, `fixed`, for all; `root` is to be its element.
pub(super) fn filled(
    widget: &Widget,
    site: &str,
    reserve: &HeightReserve,
    fixed: bool,
    root: &NodeRef,
) -> Html {
    let class = match widget.kind {
        Kind::Exercise(_) => "nian-card nian-is-task",
        Kind::Example(_) => "nian-card nian-is-example",
        Kind::Game(_) => "nian-card nian-is-game",
        Kind::Tables(_) => "nian-card nian-is-table",
        Kind::Claim(_) => "nian-card nian-is-claim",
    };
    if let Kind::Claim(claim) = &widget.kind {
        return html! {
            <div class={class} ref={root}>
                { notice(widget.notice.as_deref()) }
                { claim::statements(widget, claim) }
                { claim::checking(widget, claim, site) }
            </div>
        };
    }
    let live = [widget.layout];
    let layouts = if fixed { &Layout::ALL[..] } else { &live };
    // A picture that gives the answer away, and the way back from it.
    let exercise = widget.exercise();
    let open = exercise.is_none() || widget.task_is_open();
    let hides = exercise.filter(|exercise| open && exercise.gives_away());
    // A caption that has grown by hints would cover the picture that they speak of.
    let hinted = (!widget.hints().is_empty()).then_some("nian-hinted");
    html! {
        <div class={classes!(class, hinted)} ref={root} data-hides={hides.map(|_| "")} data-solved={(!open).then_some("")}>
            { head(widget, site) }
            { notice(widget.notice.as_deref()) }
            { above(widget) }
            { main(widget, layouts, reserve) }
            { for controls::controls(widget, site) }
            { reasons::reasons(widget, reserve, fixed) }
        </div>
    }
}

/// What stands above the picture: the fields of a number, the rules of a game or of a task.
fn above(widget: &Widget) -> Html {
    match &widget.kind {
        Kind::Example(example) => match (example.entry(), widget.position()) {
            (Some(entry), _) => number::fields(widget, entry),
            _ => Html::default(),
        },
        // A task is one of a game: what is right depends on the rules.
        Kind::Exercise(_) => match widget.position() {
            Some(position) => controls::rules(widget, position, true),
            None => Html::default(),
        },
        Kind::Game(game) => controls::rules(widget, game.position(), !game.begun()),
        _ => Html::default(),
    }
}

/// The picture and its words, over the room that the steps of an example take.
fn main(widget: &Widget, layouts: &[Layout], reserve: &HeightReserve) -> Html {
    let room = match &widget.kind {
        Kind::Example(example) => {
            Some(reserve.of_steps(widget.language, example.frames(), layouts))
        }
        _ => None, // the answer to a task takes other room
    };
    html! {
        <div class="nian-main">
            <div class="nian-shown">
                { board::board(widget, layouts) }
                { caption::caption(widget, layouts) }
            </div>
            { for room }
        </div>
    }
}

fn notice(message: Option<&str>) -> Html {
    let Some(message) = message else {
        return Html::default();
    };
    html! { <p class="nian-notice" role="alert">{ text(message.to_owned()) }</p> }
}

fn head(widget: &Widget, site: &str) -> Html {
    let language = widget.language;
    let (title, place) = match &widget.kind {
        Kind::Example(example) if widget.kept.is_empty() => {
            (example.title(language), example.place())
        }
        Kind::Exercise(exercise) => {
            let title = language.answering().skill(exercise.skill());
            (title.to_owned(), None)
        }
        Kind::Tables(_) | Kind::Claim(_) => return Html::default(),
        _ => {
            let position = widget.position();
            let title = position.map(|position| language.sentences().position(position));
            (title.unwrap_or_default(), None)
        }
    };
    let place = place.map(|place| language.quote(place));
    // The element says of its title which language that is in, so what stands in it has to say so, too.
    let (place, lang, title) = match place.as_deref().and_then(Language::marked) {
        None => (place, None, title),
        Some(foreign) => {
            let told = Language::marked(&title).is_some();
            let title = if told { title } else { language.own(&title) };
            (Some(foreign.text.to_owned()), Some(foreign.lang), title)
        }
    };
    html! {
        <header class="nian-head">
            <p class="nian-title" lang={lang} title={place}>{ text(title) }</p>
            { menu::menu(widget, site) }
        </header>
    }
}
