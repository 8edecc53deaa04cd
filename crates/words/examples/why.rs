//! Why a position is safe or unsafe, in words: `cargo run --example why -- dice:31@5 zh-Hant`.

use nian_solver::AnyPosition;
use nian_words::Language;
use std::env;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let text = arguments.next().unwrap_or_else(|| "wythoff:3,6".to_owned());
    let tag = arguments.next().unwrap_or_else(|| "en".to_owned());
    let language = Language::ALL.into_iter().find(|language| language.tag() == tag);
    let sentences = language.ok_or("a language is zh-Hant, zh-Hans, en or ja")?.sentences();
    let position: AnyPosition = text.parse()?;
    let explanation = position.explain();
    println!("{}", sentences.position(&position));
    println!("{}", sentences.outcome(explanation.outcome));
    println!("{}", sentences.explanation(&position, &explanation));
    for mv in position.winning_moves() {
        println!("{}", sentences.judgement(&position, &position.judge(mv)?));
    }
    Ok(())
}
