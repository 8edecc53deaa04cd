//! Previews for messengers: a picture for each example, without words, the same in all languages.

mod card;
mod drawing;
mod figures;
mod look;
mod palette;

use crate::article::About;
use crate::{Library, SiteError};

pub(crate) use card::CARD;
use card::{png, scale};
use drawing::drawing;
use look::Look;
use nian_lessons::Frame;
use nian_scene::{Panel, Scene, View, panels};
use nian_words::Language;
use sha2::{Digest, Sha256};
use std::path::Path;

/// The previews of a site.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Previews(Vec<Preview>);

#[derive(Debug, PartialEq)]
struct Preview {
    /// `ARTICLE` or `ARTICLE/EXAMPLE`.
    of: String,
    /// Its file, from the root of the site. The name has a hash, as messengers cache pictures for long.
    file: String,
    png: Vec<u8>,
}

/// The layout widths that are tried; the one with the largest result is used.
const WIDTHS: [f32; 4] = [300.0, 420.0, 560.0, 760.0];

impl Previews {
    /// Draws all previews.
    pub(crate) fn of(
        library: &Library,
        articles: &[(&'static str, About)],
        www: &Path,
    ) -> Result<Self, SiteError> {
        let look = Look::read(www)?;
        let mut wanted: Vec<(String, Scene)> = Vec::new();
        for (slug, about) in articles {
            let drawn = about.picture().and_then(|frame| scene(&frame));
            wanted.extend(drawn.map(|scene| ((*slug).to_owned(), scene)));
        }
        for name in library.names() {
            let frames = library
                .example(name)
                .and_then(|example| example.replay().ok())
                .unwrap_or_default();
            wanted.extend(
                frames
                    .iter()
                    .find_map(scene)
                    .map(|scene| (name.to_owned(), scene)),
            );
        }
        let all = wanted.into_iter().map(|(of, scene)| {
            let png = png(&drawing(&scene, &look), &look)
                .map_err(|what| SiteError::new(Path::new(&of), what))?;
            let hash = Sha256::digest(&png);
            let hash: String = hash[..8].iter().map(|byte| format!("{byte:02x}")).collect();
            let file = format!("previews/{of}-{hash}.png");
            Ok(Preview { of, file, png })
        });
        all.collect::<Result<_, _>>().map(Self)
    }

    /// The file of an example's preview, or of its article's if it has none; without an article, of the first one.
    pub(crate) fn file(&self, of: &str) -> Option<&str> {
        let article = of.split('/').next().unwrap_or_default();
        let first = || self.0.first().map(|preview| preview.file.as_str());
        self.own(of).or_else(|| self.own(article)).or_else(first)
    }

    /// The file of its own preview, if it has one.
    pub(crate) fn own(&self, of: &str) -> Option<&str> {
        let found = self.0.iter().find(|preview| preview.of == of);
        found.map(|preview| preview.file.as_str())
    }

    /// The files and their contents.
    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.0
            .iter()
            .map(|preview| (preview.file.as_str(), preview.png.as_slice()))
    }
}

/// The scene of a frame before any answer; `None` for a table.
fn scene(frame: &Frame) -> Option<Scene> {
    let drawn = WIDTHS.iter().filter_map(|&width| {
        let view = View {
            frame,
            frames: &[],
            own: &[],
            language: Language::En,
            width,
            answers: false,
            playable: false,
            chosen: None,
        };
        panels(&view).into_iter().find_map(|panel| match panel {
            Panel::Drawing(scene) => Some(scene),
            _ => None,
        })
    });
    let size = |scene: &Scene| scale(scene.width, scene.height);
    drawn.max_by(|one, other| size(one).total_cmp(&size(other)))
}
