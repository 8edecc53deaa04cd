use crate::Texts;
use serde::{Deserialize, Serialize};

/// The words of the section in its language, which the site writes into it as JSON, in the attribute `data-said`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Words {
    /// Those of [`nian_words::Area`].
    pub texts: Texts,
    /// The games: how the worker calls them, and their names.
    pub games: Vec<(String, String)>,
    /// The address of the page with the board.
    pub board: String,
}
