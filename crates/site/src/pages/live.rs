use crate::check::number;
use crate::{Address, Library, WidgetTag};
use nian_lessons::Example;
use nian_solver::AnyPosition;
use nian_ui::model::{Answers, TableKind};
use nian_ui::{StaticClaim, StaticExample, StaticGame, StaticNumber, StaticTable};
use nian_words::{Language, PracticePage};
use std::rc::Rc;
use yew::prelude::*;
use yew::virtual_dom::VTag;

#[derive(PartialEq, Properties)]
pub(super) struct LiveProps {
    pub(super) address: Address,
    pub(super) widget: WidgetTag,
    /// The source of the example; boards and tables need none.
    #[prop_or_default]
    pub(super) library: Option<Rc<Library>>,
    /// Whether an example has the height of its largest step from the start.
    #[prop_or(true)]
    pub(super) reserved: bool,
    /// An example that is not in the library.
    #[prop_or_default]
    pub(super) example: Option<Rc<Example>>,
}

/// A widget's tag with its fallback inside, which is shown until it runs, without scripts, and in print.
#[component]
pub(super) fn Live(props: &LiveProps) -> Html {
    let mut tag = VTag::new(props.widget.element);
    let attributes = props.widget.attributes.iter();
    for (name, value) in attributes.filter(|(name, _)| *name != "own") {
        tag.add_attribute(name, value.clone());
    }
    tag.add_child(fallback(props).unwrap_or_default());
    tag.into()
}

/// The script of the reader's theme and the styles of the widgets; they block the rendering of what follows.
pub(super) fn theme_and_card_styles(address: Address) -> Html {
    html! {
        <>
            { theme(address) }
            { card_styles(address) }
        </>
    }
}

/// The script of the theme that the address asks for or that is kept; it blocks the rendering of what follows.
pub(super) fn theme(address: Address) -> Html {
    html! { <script src={address.link_to("theme.js")}></script> }
}

/// The styles of the widgets; they block the rendering of what follows.
pub(super) fn card_styles(address: Address) -> Html {
    html! {
        <>
            <link rel="stylesheet" href={address.link_to("nian.css")} />
            <link rel="stylesheet" href={address.link_to("board.css")} />
        </>
    }
}

/// `None` if an attribute is invalid, which `check` has ruled out.
fn fallback(props: &LiveProps) -> Option<Html> {
    let attribute = |name| props.widget.attribute(name);
    let mut all = Language::ALL.into_iter();
    let own = all.find(|one| attribute("lang") == Some(one.tag()));
    let language = own.unwrap_or(props.address.language);
    Some(match props.widget.element {
        "nian-example" => {
            let example = match &props.example {
                Some(example) => example.clone(),
                None => props.library.as_ref()?.example(attribute("src")?)?.clone(),
            };
            html! { <StaticExample {example} {language} reserved={props.reserved} /> }
        }
        "nian-game" => {
            let position: AnyPosition = attribute("position")?.parse().ok()?;
            let shown = attribute("answers") == Some(Answers::Shown.name());
            let answers = if shown {
                Answers::Shown
            } else {
                Answers::Hidden
            };
            html! { <StaticGame {position} {answers} {language} /> }
        }
        "nian-claim" => {
            let text = props
                .library
                .as_ref()?
                .claims()
                .get(attribute("src")?)?
                .clone();
            html! { <StaticClaim {text} {language} /> }
        }
        "nian-exercise" => html! { <p>{ language.among(&PracticePage::DESCRIPTION) }</p> },
        "nian-number" => {
            let writing = Rc::new(number(&props.widget).ok()?);
            html! { <StaticNumber {writing} {language} /> }
        }
        _ => {
            let name = attribute("of")?;
            let of = TableKind::ALL.into_iter().find(|of| of.name() == name)?;
            let rules = attribute("rules").map(|rules| AttrValue::from(rules.to_owned()));
            html! { <StaticTable {of} {rules} {language} /> }
        }
    })
}
