//! An example, replayed: `cargo run --example replay -- my-example.json`.

use nian_lessons::Example;
use std::env;
use std::error::Error;
use std::fs;

const SAMPLE: &str = r#"{
  "language": "en",
  "start": "nim:3,4,5",
  "title": "The first move",
  "steps": [{ "play": "a2", "say": "One coin is left in row a." }, { "play": "c1" }, { "ask": "winning" }]
}"#;

fn main() -> Result<(), Box<dyn Error>> {
    let text = match env::args().nth(1) {
        Some(file) => fs::read_to_string(file)?,
        None => SAMPLE.to_owned(),
    };
    let example = Example::parse(&text)?;
    for (step, frame) in example.replay()?.iter().enumerate() {
        match frame.subject.position() {
            Some(position) => println!("{step}: {position} is {:?}", position.outcome()),
            None => println!("{step}: a number or a table"),
        }
    }
    Ok(())
}
