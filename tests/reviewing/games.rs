//! Whole games of each family, lost and won: the worth of each move, as the card lists it, is that which search by the
//! rules alone finds. The test command takes a game of each, at night it is forty.

use super::{REVIEW, summary};
use crate::search::Search;
use nian_solver::{AnyPosition, Move};
use nian_tests::{Page, Result, Setup, Suite, Value, Widget, at_night, json};
use nian_words::Language;

/// Where a game of each family begins: small enough to be searched.
const STARTS: [&str; 16] = [
    "nim:3,4,5",
    "nim.misere:1,2,4",
    "wythoff:4,7",
    "wythoff.misere:3,5",
    "subtraction.1-3:14",
    "subtraction.1,3,4.misere:13",
    "parity.3:11",
    "parity.4.even:13",
    "sides.3:12",
    "dice:14@3",
    "dice.misere:13@2",
    "dice.both:18@1,2",
    "dynamic.2:15",
    "dynamic.3:14",
    "dynamic.2.global:5,6@3",
    "euclid:13,8",
];

pub(crate) fn add(suite: &mut Suite) {
    let game = "<nian-game position=nim:3,4,5 opponent=none lang=en></nian-game>";
    let setup = Setup::default().embed(game);
    suite.add("reviewing::games", setup, games);
    suite.in_chromium();
}

/// A game to its end in which every third move or so is a good one.
fn game(start: &AnyPosition, seed: u64, search: &mut Search) -> Vec<Move> {
    let mut chance = seed;
    let mut position = start.clone();
    let mut played = Vec::new();
    while position.end().is_none() {
        chance = nian_tasks::split_mix(chance);
        let all: Vec<Move> = position.moves().collect();
        let good: Vec<Move> = all
            .iter()
            .copied()
            .filter(|&mv| search.is_safe(&position.play(mv).expect("a move by the rules")))
            .collect();
        let among = if chance.is_multiple_of(3) && !good.is_empty() {
            &good
        } else {
            &all
        };
        let mv = among[(chance >> 8) as usize % among.len()];
        position = position.play(mv).expect("a move by the rules");
        played.push(mv);
    }
    played
}

async fn games(page: &Page) -> Result {
    page.open("embed.html").await?;
    let widget = page.widget("nian-game").await?;
    let (mut moves, mut slips, mut winners) = (0, 0, [0, 0]);
    for text in STARTS {
        let start: AnyPosition = text.parse()?;
        let mut search = Search::new();
        for seed in 0..if at_night() { 40 } else { 1 } {
            let played = game(&start, seed, &mut search);
            let (of, wins) = gone_through(&widget, &start, &played, &mut search).await?;
            moves += played.len();
            slips += of;
            winners[wins] += 1;
        }
    }
    println!(
        "{moves} moves, {slips} slips, won by the first {} by the second {}",
        winners[0], winners[1]
    );
    let both = winners.iter().all(|&won| won > 0);
    assert!(slips > 0 && both, "{slips} slips, {winners:?}");
    Ok(())
}

/// Goes through a game that is over; how many slips there are, and who has won.
async fn gone_through(
    widget: &Widget<'_>,
    start: &AnyPosition,
    played: &[Move],
    search: &mut Search,
) -> Result<(usize, usize)> {
    let texts: Vec<String> = played.iter().map(ToString::to_string).collect();
    let state = format!("{start} {}", texts.join(","));
    widget.set("state", json!(state)).await?;
    widget.until(&format!("state === {}", json!(state))).await?;
    widget.until_inside(REVIEW).await?;
    widget.click("[data-do=review]").await?;
    widget
        .until_inside(&format!(
            "root.querySelectorAll('.nian-review li').length === {}",
            played.len()
        ))
        .await?;
    let listed = widget
        .inside(
            "[...root.querySelectorAll('.nian-review li')].map((move) => [
            move.querySelector('.nian-mark').classList.contains('safe'),
            move.classList.contains('slip'),
            move.classList.contains('lost'),
            move.querySelector('i').textContent])",
        )
        .await?;
    let words = Language::En.interface();
    let [slip, lost] = words.worths();
    let mut position = start.clone();
    let mut expected = Vec::new();
    let mut last = None;
    for (at, &mv) in played.iter().enumerate() {
        let before = search.is_safe(&position);
        position = position.play(mv)?;
        let after = search.is_safe(&position);
        let (slipped, note) = match (before, after) {
            (_, true) => (false, ""),
            (false, false) => (true, slip),
            (true, false) => (false, lost),
        };
        if slipped {
            last = Some(at);
        }
        let forced = !after && !slipped;
        expected.push(json!([after, slipped, forced, note]));
    }
    assert_eq!(listed, Value::Array(expected.clone()), "{state}");
    // Who has moved last has won exactly where the end is safe.
    let wins = usize::from(played.len().is_multiple_of(2) == search.is_safe(&position));
    let said = match last {
        Some(at) => {
            let ones = expected.iter().enumerate();
            let mut own = ones.filter(|(at, one)| at % 2 == wins && one[1] == true);
            let more = match own.next_back() {
                Some((at, _)) => words.had_slipped(wins, at + 1),
                None => words.unslipped()[wins].to_owned(),
            };
            words.gave_away(at % 2, at + 1) + words.gap() + &more
        }
        None => words.flawless()[wins].to_owned(),
    };
    let slips = expected.iter().filter(|one| one[1] == true).count();
    assert_eq!(summary(widget).await?, said, "{state}");
    Ok((slips, wins))
}
