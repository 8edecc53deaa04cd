use super::{Context, board, caption, controls, menu};
use crate::model::{Action, Game, Kind, Layout, Widget};
use nian_words::Language;
use yew::prelude::*;

/// What a [`Card`] is drawn from.
#[derive(Clone, PartialEq, Properties)]
pub struct CardProps {
    /// The state of the widget.
    pub widget: Widget,
    /// Where its actions go.
    #[prop_or_default]
    pub act: Callback<Action>,
    /// The address of the site, ending in a slash, for links to it.
    #[prop_or_default]
    pub site: AttrValue,
    /// Whether it is drawn once and for all: for every layout, with CSS to choose between them.
    #[prop_or_default]
    pub fixed: bool,
}

/// A widget: head, picture, caption and controls.
#[component]
pub fn Card(props: &CardProps) -> Html {
    let widget = &props.widget;
    let live = [widget.layout];
    let context = Context {
        widget,
        act: &props.act,
        site: &props.site,
        layouts: if props.fixed { &Layout::ALL } else { &live },
    };
    let kind = match widget.kind {
        Kind::Example(_) => "nian-is-example",
        Kind::Game(_) => "nian-is-game",
        Kind::Tables(_) => "nian-is-table",
    };
    html! {
        <div class={classes!("nian-card", kind, (!props.fixed).then(|| widget.layout.class()))}>
            { head(&context) }
            if let Some(notice) = &widget.notice {
                <p class="nian-notice" role="alert">{ notice.clone() }</p>
            }
            { board::board(&context) }
            { caption::caption(&context) }
            { controls::controls(&context) }
        </div>
    }
}

fn head(context: &Context) -> Html {
    let (title, detail) = match &context.widget.kind {
        Kind::Example(example) => {
            let language = context.widget.language;
            let title = language.pick(example.title()).to_owned();
            let place = example.place().map(|place| language.pick(place).to_owned());
            (Some(title), place)
        }
        Kind::Game(game) => (game_title(game, context.widget.language), None),
        Kind::Tables(_) => return Html::default(),
    };
    html! {
        <header class="nian-head">
            <p class="nian-title" title={detail}>{ title }</p>
            { menu::menu(context) }
        </header>
    }
}

/// The position the game began with, read out.
fn game_title(game: &Game, language: Language) -> Option<String> {
    let frame = game.frames().first()?;
    let nian_lessons::Subject::Position(start) = &frame.subject else {
        return None;
    };
    Some(language.sentences().position(start))
}
