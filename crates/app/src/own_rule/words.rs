use crate::{TextSet, Texts};
use serde::{Deserialize, Serialize};

/// The words of the section in its language, which the site writes into it as JSON, in the attribute `data-said`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Words {
    /// Those of [`nian_words::OwnRule`].
    pub texts: Texts,
    /// Those about the plane.
    pub plane: Texts,
    /// Those of the form in which it is set: of [`nian_words::OwnRule`] and [`nian_words::SetUp`].
    pub form: TextSet,
    /// The games that are recognised: their names in the findings, those that readers know, and the addresses of their
    /// sections.
    pub games: Vec<(String, String, String)>,
    /// The address of the page with the board.
    pub board: String,
}
