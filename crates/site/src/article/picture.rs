//! The pictures beside the names of articles and chapters, as `article.json` describes them.

use crate::{SiteError, files};
use nian_lessons::{Example, Frame, Show};
use nian_solver::AnyPosition;
use serde::Deserialize;
use std::path::Path;

/// The picture beside the name of an article or chapter.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Picture {
    position: String,
    show: String,
}

/// The picture of a chapter: a position, or a step of one of the article's examples.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged)]
pub(super) enum Plate {
    Example(OfExample),
    Position(Picture),
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OfExample {
    example: String,
    #[serde(default)]
    step: usize,
}

impl Plate {
    /// What is drawn; `folder` is the article's.
    pub(super) fn frame(&self, folder: &Path) -> Result<Frame, SiteError> {
        match self {
            Self::Example(OfExample { example, step }) => {
                let file = folder.join(format!("examples/{example}.json"));
                let wrong = |error: String| SiteError::new(&file, error);
                let example = Example::parse(&files::read(&file)?)
                    .map_err(|error| wrong(error.to_string()))?;
                let mut frames = example.replay().map_err(|error| wrong(error.to_string()))?;
                if *step >= frames.len() {
                    return Err(wrong(format!("there is no step {step}")));
                }
                Ok(frames.swap_remove(*step))
            }
            Self::Position(picture) => picture
                .frame()
                .map_err(|what| SiteError::new(&folder.join("article.json"), what)),
        }
    }
}

impl Picture {
    pub(super) fn frame(&self) -> Result<Frame, String> {
        let position: AnyPosition = self
            .position
            .parse()
            .map_err(|error| format!("the picture's position: {error}"))?;
        let show = Show::named(&self.show)
            .ok_or_else(|| format!("`{}` is no picture: {:?}", self.show, Show::NAMES))?;
        if !show.fits(&position) {
            return Err(format!("`{}` is no picture of {position}", self.show));
        }
        Ok(Frame {
            show,
            ..Frame::of(position)
        })
    }
}
