//! Who wins a position, and how: `cargo run --example analyze -- wythoff:3,6`.

use nian_solver::AnyPosition;
use std::env;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let text = env::args().nth(1).unwrap_or_else(|| "nim:3,4,5".to_owned());
    let position: AnyPosition = text.parse()?;
    println!("{position} is {:?}", position.outcome());
    for mv in position.winning_moves() {
        println!("  {mv} wins: it leaves {}", position.play(mv)?);
    }
    if let Some(value) = position.grundy() {
        println!("  Its Grundy value is {value}.");
    }
    Ok(())
}
