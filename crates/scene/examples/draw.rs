//! The picture of a position as SVG: `cargo run --example draw -- nim:3,4,5 > nim.svg`.

use nian_lessons::Example;
use nian_scene::{Panel, View, panels, svg};
use nian_words::Language;
use std::env;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let position = env::args().nth(1).unwrap_or_else(|| "nim:3,4,5".to_owned());
    let example = format!(
        r#"{{ "language": "en", "title": "A position", "start": "{position}", "steps": [] }}"#
    );
    let frames = Example::parse(&example)?.replay()?;
    let view = View {
        frame: &frames[0],
        frames: &[],
        own: &[],
        language: Language::En,
        width: 600.0,
        answers: true,
        playable: false,
        chosen: None,
    };
    for panel in panels(&view) {
        if let Panel::Drawing(scene) = panel {
            println!("{}", svg(&scene));
        }
    }
    Ok(())
}
