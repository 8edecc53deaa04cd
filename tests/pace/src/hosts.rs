//! The hosts of our site and of the peer's page.

use crate::{
    compress::Encoding::{self, Brotli, Gzip},
    server::Server,
};
use nian_tests::Result;
use std::path::Path;

const EMBED: (&str, &str) = ("embed.html", include_str!("pages/embed.html"));
const PEER: (&str, &str) = ("index.html", include_str!("pages/peer.html"));

/// By brotli and by gzip, each with its own origin.
pub(crate) struct Hosts {
    ours: [Server; 2],
    peers: [Server; 2],
}

impl Hosts {
    pub(crate) fn start(dist: &Path, peer: &Path) -> Result<Self> {
        let ours = |encoding: Encoding| Server::start(dist.to_owned(), EMBED, encoding);
        let peers = |encoding: Encoding| Server::start(peer.to_owned(), PEER, encoding);
        Ok(Self {
            ours: [ours(Brotli)?, ours(Gzip)?],
            peers: [peers(Brotli)?, peers(Gzip)?],
        })
    }

    pub(crate) fn ours(&self, gzip: bool) -> &Server {
        &self.ours[usize::from(gzip)]
    }

    pub(crate) fn peers(&self, gzip: bool) -> &Server {
        &self.peers[usize::from(gzip)]
    }
}
