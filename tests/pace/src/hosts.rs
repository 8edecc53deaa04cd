//! The hosts of our site and of the peers' pages.

use crate::{
    compress::Encoding::{self, Brotli, Gzip},
    server::{Page, Server},
};
use nian_tests::Result;
use std::path::Path;

const OURS: &[Page] = &[
    ("embed.html", include_str!("pages/embed.html")),
    (
        "embed-chapter.html",
        include_str!("pages/embed-chapter.html"),
    ),
    ("exercise.html", include_str!("pages/exercise.html")),
];
const VIEWER: &[Page] = &[("index.html", include_str!("pages/peer.html"))];
const BOARD: &[Page] = &[("index.html", include_str!("pages/board.html"))];

/// By brotli and by gzip, each with its own origin.
pub(crate) struct Hosts {
    ours: [Server; 2],
    viewers: [Server; 2],
    board: Server,
}

impl Hosts {
    /// Of the site, of pgn-viewer's files and of JSXGraph's.
    pub(crate) fn start(dist: &Path, viewer: &Path, board: &Path) -> Result<Self> {
        let ours = |encoding: Encoding| Server::start(dist.to_owned(), OURS, encoding);
        let viewers = |encoding: Encoding| Server::start(viewer.to_owned(), VIEWER, encoding);
        Ok(Self {
            ours: [ours(Brotli)?, ours(Gzip)?],
            viewers: [viewers(Brotli)?, viewers(Gzip)?],
            board: Server::start(board.to_owned(), BOARD, Brotli)?,
        })
    }

    pub(crate) fn ours(&self, gzip: bool) -> &Server {
        &self.ours[usize::from(gzip)]
    }

    pub(crate) fn viewers(&self, gzip: bool) -> &Server {
        &self.viewers[usize::from(gzip)]
    }

    pub(crate) fn board(&self) -> &Server {
        &self.board
    }
}
