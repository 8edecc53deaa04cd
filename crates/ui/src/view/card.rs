use super::reserve::HeightReserve;
use super::text::text;
use super::{board, caption, claim, controls, menu, number, reasons};
use crate::model::{Game, Kind, Layout, Widget};
use nian_words::Language;
use std::rc::Rc;
use yew::prelude::*;

/// Properties of a [`Card`].
#[derive(Clone, Properties)]
pub struct CardProps {
    /// The widget; a change of its state makes a new `Rc`.
    pub widget: Rc<Widget>,
    /// The base address of the site, ending in a slash, for links.
    #[prop_or_default]
    pub site: AttrValue,
    /// Whether the card is static: rendered for every layout, of which CSS shows one.
    #[prop_or_default]
    pub fixed: bool,
    /// The height reserve, cached over the states of the widget.
    #[prop_or_default]
    pub reserve: Rc<HeightReserve>,
    /// Callback with the card's element after every render.
    #[prop_or_default]
    pub on_rendered: Option<Callback<NodeRef>>,
}

/// Only the widget changes during the life of a card.
impl PartialEq for CardProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.widget, &other.widget)
    }
}

impl CardProps {
    /// Renders the card; `root` gets its element.
    pub fn card(&self, root: &NodeRef) -> Html {
        filled(&self.widget, &self.site, &self.reserve, self.fixed, root)
    }
}

/// The component of a widget: head, picture, caption and controls.
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

/// Renders the card of a widget, for one layout or, if `fixed`, for all; `root` gets its element.
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
    // `data-hides` for a picture that gives the answer away, `data-solved` once the task is solved.
    let exercise = widget.exercise();
    let open = exercise.is_none() || widget.task_is_open();
    let hides = exercise.filter(|exercise| open && exercise.gives_away());
    // A caption that has grown by hints would cover the picture that they speak of.
    let hinted = (!widget.hints().is_empty()).then_some("");
    html! {
        <div class={class} ref={root} data-hinted={hinted} data-hides={hides.map(|_| "")} data-solved={(!open).then_some("")}>
            { head(widget, site) }
            { notice(widget.notice.as_deref()) }
            { above(widget) }
            { main(widget, layouts, reserve) }
            { for controls::controls(widget, site) }
            { reasons::reasons(widget, reserve, fixed) }
        </div>
    }
}

/// The part above the picture: the fields of a number, the rules of a game or of a task.
fn above(widget: &Widget) -> Html {
    match &widget.kind {
        Kind::Example(example) => match (example.entry(), widget.position()) {
            (Some(entry), _) => number::fields(widget, entry),
            _ => Html::default(),
        },
        // A task needs the rules, as the right answer depends on them.
        Kind::Exercise(_) => match widget.position() {
            Some(position) => controls::rules(widget, position, true),
            None => Html::default(),
        },
        Kind::Game(game) => controls::rules(widget, game.position(), !game.begun()),
        _ => Html::default(),
    }
}

/// The picture and its caption, over the reserve for the steps of an example.
fn main(widget: &Widget, layouts: &[Layout], reserve: &HeightReserve) -> Html {
    let reserved = match &widget.kind {
        Kind::Example(example) => {
            Some(reserve.of_steps(widget.language, example.frames(), layouts))
        }
        _ => None, // the answer to a task has another height
    };
    html! {
        <div class="nian-main">
            <div class="nian-shown">
                { board::board(widget, layouts) }
                { caption::caption(widget, layouts) }
            </div>
            { for reserved }
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
    // A title by the numbers of a position is not read out: its words are.
    let mut read_out = None;
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
            let start = widget.game().map(Game::start);
            let sentences = language.sentences();
            read_out = start.map(|start| sentences.position(start));
            let title = start.map(|start| sentences.title(start));
            (title.unwrap_or_default(), None)
        }
    };
    let place = place.map(|place| language.quote(place));
    // The title's language differs from the card's, so the words of the card inside it need a `lang` of their own.
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
            <p class="nian-title" lang={lang} title={place} aria-hidden={read_out.is_some().then_some("true")}>{ text(title) }</p>
            if let Some(words) = read_out { <p class="nian-unseen">{ text(words) }</p> }
            { menu::menu(widget, site) }
        </header>
    }
}
