//! The widgets in anyone's page, each kind of host on a page of its own.

mod charset;
mod deck;
mod lessons;
mod missing;
mod narrow;
mod old_html;
mod paper;
mod quirks;
mod room;
mod sandbox;
mod scheme;
mod table;
mod text_size;
mod trusted_types;

use nian_tests::{Answer, Setup, Suite};

pub(crate) fn add(suite: &mut Suite) {
    charset::add(suite);
    deck::add(suite);
    lessons::add(suite);
    missing::add(suite);
    narrow::add(suite);
    old_html::add(suite);
    paper::add(suite);
    quirks::add(suite);
    room::add(suite);
    sandbox::add(suite);
    scheme::add(suite);
    table::add(suite);
    text_size::add(suite);
    trusted_types::add(suite);
}

/// What a page of somebody else's has in its head.
const HEAD: &str = "<meta charset=utf-8><title>Host</title><link rel=icon href=icon.svg>\
    <script src=/fixtures/record.js></script><script type=module src=nian.js></script>";

/// One of each kind, and of examples one for each way of drawing.
const KINDS: &str = "<nian-example src='nim-and-variants/ex2' step=1></nian-example>\
    <nian-example src='nim-and-variants/ex5' step=3></nian-example>\
    <nian-game position='nim:3,4,5'></nian-game>\
    <nian-table of=wythoff></nian-table>\
    <nian-number value=347 in='mixed:2,3,4,5'></nian-number>\
    <nian-claim src='nim-and-variants/dice'></nian-claim>";

/// A host with this page in it, that allows styles in a page.
fn host(page: String) -> Setup {
    Setup::default()
        .policy("default-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; worker-src 'self'")
        .answer("host.html", Answer::Text(page))
}
