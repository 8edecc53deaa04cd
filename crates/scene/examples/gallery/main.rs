//! Writes every picture in every theme and several widths into one page, to be looked at:
//! `cargo run -p nian-scene --example gallery > gallery.html`.
//!
//! Arguments choose themes, languages and names: `gallery -- dark en grid` shows the grids in
//! the dark and in English.
mod samples;

use nian_scene::{Cell, Panel, Sieve, Table, Tree, View, panels, svg};
use nian_words::Language;
use samples::Sample;
use std::fmt::Write as _;

const CSS: [&str; 3] = [
    include_str!("../../../../www/css/tokens.css"),
    include_str!("../../../../www/css/picture.css"),
    include_str!("../../../../www/css/shapes.css"),
];
const PAGE: &str = "body{margin:0} .nian{background:var(--paper);color:var(--ink);font-family:var(--sans);\
    padding:16px} section{display:flex;flex-wrap:wrap;gap:16px;align-items:start} h2{font-size:15px;\
    margin:24px 0 8px} figure{margin:0;padding:16px;background:var(--panel);border:1px solid var(--line);\
    border-radius:10px} svg{outline:1px dotted color-mix(in srgb,var(--line) 60%,transparent)} \
    td,th{padding:2px 8px;text-align:right} td.lit{outline:2px solid var(--accent)} \
    td.reachable{outline:2px dotted var(--accent)} td.safe{background:var(--safe-soft)} \
    b{color:var(--safe)} li{display:inline-block;min-width:26px;text-align:center} ul{padding:0;margin:0}";
const THEMES: [&str; 3] = ["light", "dark", "projector"];
const WIDTHS: [f32; 4] = [300.0, 600.0, 860.0, 1200.0];

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let is = |word: &&str| wanted.iter().any(|wanted| wanted == word);
    let themes: Vec<_> = THEMES.into_iter().filter(is).collect();
    let language = Language::ALL
        .into_iter()
        .find(|language| is(&language.tag()));
    let language = language.unwrap_or_default();
    let named = |word: &&String| !THEMES.contains(&word.as_str()) && *word != language.tag();
    let names: Vec<_> = wanted.iter().filter(named).collect();
    let mut page = format!(
        "<!doctype html><meta charset=utf-8><style>{}{PAGE}</style>",
        CSS.concat()
    );
    for theme in if themes.is_empty() {
        vec!["light"]
    } else {
        themes
    } {
        let lang = language.tag();
        let _ = write!(page, "<div class=nian data-theme={theme} lang={lang}>");
        for sample in samples::all() {
            if names.is_empty() || names.iter().any(|name| sample.name.contains(*name)) {
                show(&mut page, &sample, language);
            }
        }
        page.push_str("</div>");
    }
    println!("{page}");
}

fn show(page: &mut String, sample: &Sample, language: Language) {
    let _ = write!(page, "<h2>{}</h2><section>", sample.name);
    for width in WIDTHS {
        let _ = write!(page, "<figure style='width:{width}px'>");
        let view = View {
            frame: &sample.frames[sample.step],
            frames: &sample.frames,
            own: &[],
            language,
            width,
            answers: sample.answers,
            playable: true,
            chosen: sample.chosen,
        };
        for panel in panels(&view) {
            match panel {
                Panel::Drawing(scene) => page.push_str(&svg(&scene)),
                Panel::Table(table) => show_table(page, &table),
                Panel::Sieve(sieve) => show_sieve(page, &sieve),
                Panel::Tree(tree) => show_tree(page, &tree),
            }
        }
        page.push_str("</figure>");
    }
    page.push_str("</section>");
}

fn show_table(page: &mut String, table: &Table) {
    let _ = write!(page, "<table><caption>{}</caption>", table.caption);
    for row in [&table.head].into_iter().chain(&table.rows) {
        page.push_str("<tr>");
        row.iter().for_each(|cell| show_cell(page, cell));
        page.push_str("</tr>");
    }
    page.push_str("</table>");
}

fn show_cell(page: &mut String, cell: &Cell) {
    let class = [("lit", cell.lit), ("reachable", cell.reachable)];
    let class: Vec<_> = class
        .iter()
        .filter(|(_, is)| *is)
        .map(|(name, _)| *name)
        .collect();
    let (text, tail) = cell.text.split_at(cell.text.len() - cell.tail);
    let _ = write!(page, "<td class='{}'>{text}<b>{tail}</b>", class.join(" "));
    if let Some(outcome) = cell.mark {
        page.push_str(&svg(&nian_scene::mark(outcome)));
    }
    page.push_str("</td>");
}

/// The moves and what they leave; joined and dressed they are only on a page.
fn show_tree(page: &mut String, tree: &Tree) {
    let _ = write!(page, "<p>{}</p><ul>", tree.caption);
    for line in &tree.lines {
        let _ = write!(page, "<li>{}", "&emsp;".repeat(line.guides.len()));
        for twig in &line.twigs {
            let _ = write!(page, " {} {}", twig.name, twig.state);
            if let Some(outcome) = twig.mark {
                page.push_str(&svg(&nian_scene::mark(outcome)));
            }
        }
        page.push_str("</li>");
    }
    page.push_str("</ul>");
}

fn show_sieve(page: &mut String, sieve: &Sieve) {
    let _ = write!(page, "<p>{}</p><ul>", sieve.caption);
    for (number, used, new) in &sieve.numbers {
        let (open, close) = if *used { ("<s>", "</s>") } else { ("", "") };
        let lit = if *new { " class=lit" } else { "" };
        let _ = write!(page, "<li{lit}>{open}{number}{close}</li>");
    }
    page.push_str("</ul>");
}
