//! A small picture for each article, of the structure that decides its games.
use crate::Address;
use nian_lessons::Frame;
use nian_scene::{Panel, View, panels, svg};
use yew::prelude::*;

const WIDTH: f32 = 280.0;

/// The picture of an article or a chapter; decorative.
pub(super) fn picture_of(address: Address, frame: Option<&Frame>) -> Html {
    let drawn = frame.and_then(|frame| drawing(address, frame));
    let drawn = drawn.map(|svg| Html::from_html_unchecked(svg.into()));
    html! { <div class="nian-card picture" aria-hidden="true">{ for drawn }</div> }
}

fn drawing(address: Address, frame: &Frame) -> Option<String> {
    let view = View {
        frame,
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
    use super::drawing;
    use crate::{Address, Articles, Page};
    use nian_words::Language;
    use std::path::Path;

    #[test]
    fn every_article_has_its_picture() {
        let language = Language::En;
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/articles");
        let articles = Articles::read(&folder, language).expect("the articles");
        let page = Page::Home;
        for (slug, article) in articles.iter() {
            let frame = article.picture.as_ref().expect(slug);
            assert!(
                drawing(Address { language, page }, frame).is_some(),
                "{slug}"
            );
        }
        assert!(articles.iter().count() >= 4);
    }
}
