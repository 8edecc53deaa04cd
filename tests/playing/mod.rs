//! Games played to the end, with the mouse, the keyboard and a finger.

mod answers;
mod boards;
mod hands;
mod structure;

use crate::site::path;
use nian_tests::{Page, Result, Setup, Suite, Widget, json};
use nian_words::Language;

/// Positions of the other games that whoever begins can win; in some of them the last stone does
/// not decide.
const OTHER_GAMES: [&str; 10] = [
    "subtraction.1-3:9",
    "subtraction.1,3,4.misere:9",
    "parity.3:7",
    "parity.3.even:7",
    "sides.3:6@1,1,odd",
    "dice.one:12@3,5",
    "dice.both:20@3,5",
    "dynamic.2:10",
    "dynamic.2.local:4@3,3@2",
    "dynamic.2.global:3,5@2",
];

pub(crate) fn add(suite: &mut Suite) {
    answers::add(suite);
    boards::add(suite);
    hands::add(suite);
    structure::add(suite);
    for language in Language::WITH_PAGES {
        let tag = language.tag();
        let from = |first: &str| {
            Setup::default().embed(&format!(
                "<nian-game lang={tag} position=nim:3,4,5 first={first} opponent=perfect></nian-game>"
            ))
        };
        suite.add(
            format!("playing::reader_first::{tag}"),
            from("reader"),
            async move |page| reader_first(page, language).await,
        );
        suite.add(
            format!("playing::other_first::{tag}"),
            from("other"),
            async move |page| other_first(page, language).await,
        );
        suite.add(
            format!("playing::on_the_first_page::{tag}"),
            Setup::default(),
            async move |page| {
                page.open(&path(language, "")).await?;
                let game = page.widget("nian-game").await?;
                assert_eq!(game.get("position").await?, "nim:3,4,5");
                game.call("play", json!("a2")).await?;
                game.until("step === 2").await
            },
        );
    }
    for position in OTHER_GAMES {
        let game = format!("<nian-game position={position}></nian-game>");
        suite.add(
            format!("playing::{position}"),
            Setup::default().embed(&game),
            reader_wins,
        );
    }
    let learner = "<nian-game position=nim:1,1 opponent=learner></nian-game>";
    suite.add(
        "playing::learner",
        Setup::default().embed(learner),
        learner_plays,
    );
}

/// Who plays the winning moves from 3-4-5 wins, even against one who never errs.
async fn reader_first(page: &Page, language: Language) -> Result {
    page.open("embed.html").await?;
    let game = page.widget("nian-game").await?;
    for turn in 0.. {
        let winning = game.get("winning").await?;
        assert_ne!(winning, json!([]), "the reader can win at turn {turn}");
        game.call("play", winning[0].clone()).await?;
        if game.get("position").await? == "nim:0,0,0" {
            break;
        }
        game.until(&format!("step === {}", 2 * turn + 2)).await?;
        assert_eq!(
            game.get("outcome").await?,
            "unsafe",
            "no reply leaves a safe position"
        );
    }
    ends(page, &game, language, true).await
}

/// Who plays the winning moves wins, whatever decides in the end.
async fn reader_wins(page: &Page) -> Result {
    page.open("embed.html").await?;
    let game = page.widget("nian-game").await?;
    for turn in 0.. {
        let winning = game.get("winning").await?;
        assert_ne!(winning, json!([]), "the reader can win at turn {turn}");
        game.call("play", winning[0].clone()).await?;
        page.until(&format!(
            "seen.some(({{ type }}) => type === 'nian-end') \
                || document.querySelector('nian-game').step === {}",
            2 * turn + 2
        ))
        .await?;
        let ends = page.seen("nian-end").await?;
        if !ends.is_empty() {
            assert_eq!(ends, [json!({ "winner": "reader" })]);
            break;
        }
    }
    Ok(())
}

/// Who lets the other begin from 3-4-5 loses, whatever they do.
async fn other_first(page: &Page, language: Language) -> Result {
    page.open("embed.html").await?;
    let game = page.widget("nian-game").await?;
    game.until("position === 'nim:1,4,5'").await?;
    for turn in 0.. {
        assert_eq!(
            game.get("winning").await?,
            json!([]),
            "the reader cannot win at turn {turn}"
        );
        let heaps = game.get("position").await?;
        let first_row = heaps.as_str().and_then(|text| {
            let rows = text.strip_prefix("nim:")?.split(',');
            ('a'..)
                .zip(rows)
                .find(|(_, coins)| *coins != "0")
                .map(|(row, _)| row)
        });
        let Some(row) = first_row else { break };
        game.call("play", json!(format!("{row}1"))).await?;
        game.until(&format!("step === {}", 2 * turn + 3)).await?;
    }
    ends(page, &game, language, false).await
}

/// The page, the eye and the ear are told who has won.
async fn ends(page: &Page, game: &Widget<'_>, language: Language, reader: bool) -> Result {
    page.until("seen.some(({ type }) => type === 'nian-end')")
        .await?;
    let winner = if reader { "reader" } else { "other" };
    assert_eq!(page.seen("nian-end").await?, [json!({ "winner": winner })]);
    let moves = page.seen("nian-move").await?;
    assert_eq!(moves.last().map(|last| &last["by"]), Some(&json!(winner)));
    let won = language.interface().won(reader, true);
    let spoken = game.spoken().await?;
    assert!(spoken.contains(won), "`{won}` is spoken: {spoken}");
    let shown = game.text(".nian").await?;
    assert!(shown.contains(won), "`{won}` is shown: {shown}");
    let thrown = game.throws("play", json!("a1")).await?;
    assert_eq!(thrown["name"], "RangeError", "the game is over");
    Ok(())
}

/// One who errs sometimes still plays by the rules, to the end.
async fn learner_plays(page: &Page) -> Result {
    page.open("embed.html").await?;
    let game = page.widget("nian-game").await?;
    game.call("play", json!("a1")).await?;
    game.until("position === 'nim:0,0'").await?;
    page.until("seen.some(({ type }) => type === 'nian-end')")
        .await?;
    assert_eq!(page.seen("nian-end").await?, [json!({ "winner": "other" })]);
    Ok(())
}
