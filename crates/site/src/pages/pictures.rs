//! A small picture for each article, of what its games are decided by.
use crate::Address;
use nian_lessons::{Frame, Show};
use nian_scene::{Panel, View, panels, svg};
use nian_solver::AnyPosition;
use yew::prelude::*;

const WIDTH: f32 = 280.0;

/// What is drawn for each article: a position, and how.
const PICTURES: [(&str, &str, Show); 4] = [
    ("nim-and-variants", "nim:3,4,5", Show::Columns),
    ("odd-even-two-sides", "sides.3:9@1,0,odd", Show::Trays),
    ("fibonacci-nim", "dynamic.2:10@9", Show::Strip),
    ("odd-total", "parity.3:15", Show::Clock),
];

/// The picture of an article. It says nothing that the words beside it do not.
pub(super) fn picture_of(address: Address, article: &str) -> Html {
    let drawn = PICTURES
        .iter()
        .find(|(slug, ..)| *slug == article)
        .and_then(|&(_, position, show)| drawing(address, position, show));
    let drawn = drawn.map(|svg| Html::from_html_unchecked(svg.into()));
    html! { <div class="nian-card picture" aria-hidden="true">{ for drawn }</div> }
}

/// What the picture of an article shows.
pub(crate) fn of_article(article: &str) -> Option<Frame> {
    let (_, position, show) = PICTURES.iter().find(|(slug, ..)| *slug == article)?;
    frame(position, *show)
}

fn frame(position: &str, show: Show) -> Option<Frame> {
    let position: AnyPosition = position.parse().ok()?;
    Some(Frame {
        show,
        ..Frame::of(position)
    })
}

fn drawing(address: Address, position: &str, show: Show) -> Option<String> {
    let frame = frame(position, show)?;
    let view = View {
        frame: &frame,
        frames: &[],
        own: &[],
        language: address.language,
        width: WIDTH,
        answers: true,
        playable: false,
        chosen: None,
    };
    let drawn = panels(&view).into_iter().next()?;
    match drawn {
        Panel::Drawing(scene) => Some(svg(&scene)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{PICTURES, drawing};
    use crate::{ARTICLES, Address, Page};
    use nian_words::Language;

    #[test]
    fn every_article_has_its_picture() {
        let address = Address {
            language: Language::En,
            page: Page::Home,
        };
        for article in ARTICLES {
            let (_, position, show) = PICTURES
                .iter()
                .find(|(slug, ..)| *slug == article)
                .expect("a picture");
            assert!(drawing(address, position, *show).is_some(), "{article}");
        }
    }
}
