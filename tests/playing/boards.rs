//! Every board can be played, on a telephone and on a desk, with a finger alone and with keys alone.

use crate::site::{ARTICLES, chapter};
use nian_solver::{AnyPosition, Move};
use nian_tests::{Browser, Key, Page, Result, Setup, Suite, Widget, dist, json, sample};
use nian_words::{Language, SampleGame};
use std::{collections::BTreeSet, fs};

/// Boards that are larger than any in the articles, or lie at an edge.
const EDGES: [&str; 21] = [
    "nim:9223372036854775807,5",
    "nim:1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26",
    "nim:64,127,3",
    "nim:1",
    "wythoff:14,14",
    "wythoff:0,40",
    "wythoff:9223372036854775807,9223372036854775807",
    "subtraction.1-1000:9223372036854775807",
    "subtraction.fib:100000",
    "subtraction.3,50:60",
    "parity.1000:5001",
    "parity.30:17",
    "sides.40:100",
    "dice:9223372036854775807@6",
    "dice.one:40@1,2,3,4",
    "dice.both:31@4,2,5,1",
    "dynamic.100:9223372036854775807",
    "dynamic.2.local:9@8,6@5,12@12,7@3",
    "euclid:7,7",
    "euclid:1,1000",
    "euclid:9223372036854775807,5700357409661598721",
];

/// A finger needs so much room, in CSS pixels; a rounding error is none.
const LEAST: f64 = 23.9;
/// The same of buttons.
const LEAST_BUTTON: f64 = 31.9;

pub(crate) fn add(suite: &mut Suite) {
    // In the test command each board once, in one of four ways.
    for (turn, width) in [360, 1280].into_iter().enumerate() {
        let setup = Setup::default().width(width);
        let name = format!("playing::boards::touch::{width}");
        suite.add(name, setup.clone(), async move |page| {
            by_touch(page, turn).await
        });
        if width == 360 {
            // Its narrow frame has a scroll bar, beside which pictures are drawn a little smaller.
            suite.everywhere_but(Browser::Firefox);
        }
        let name = format!("playing::boards::keys::{width}");
        suite.add(name, setup, async move |page| by_keys(page, 2 + turn).await);
    }
    suite.add(
        "playing::boards::amounts",
        Setup::default().width(360),
        amounts,
    );
}

/// The boards of the page for playing, of the articles, and at the edges.
fn boards() -> BTreeSet<String> {
    let mut boards: BTreeSet<String> = EDGES.map(str::to_owned).into();
    for sample in SampleGame::ALL.iter().flat_map(|game| game.samples) {
        boards.insert(sample.position.to_owned());
    }
    for slug in ARTICLES {
        let page = dist()
            .join(chapter(Language::En, slug, "whole"))
            .join("index.html");
        let page = fs::read_to_string(page).expect("the article is written");
        for tag in page.split("<nian-game ").skip(1) {
            let (_, value) = tag.split_once("position=\"").expect("a position");
            boards.extend(value.split('"').next().map(str::to_owned));
        }
    }
    assert!(boards.len() > 50, "{boards:?}");
    boards
}

/// The board of the page for playing, for two people; what is played on it is kept in `played`.
async fn open(page: &Page) -> Result<Widget<'_>> {
    page.open("en/play/").await?;
    let game = page.widget("nian-game").await?;
    game.get("setAttribute('opponent', 'none')").await?;
    page.value(
        "document.querySelector('nian-game').addEventListener('nian-move', \
            ({ detail }) => { window.played = detail.move; })",
    )
    .await?;
    Ok(game)
}

/// Sets a board up and waits until it is drawn.
async fn set_up(page: &Page, board: &str) -> Result {
    let script = "window.played = undefined;
        const game = document.querySelector('nian-game');
        game.setAttribute('position', arguments[0]);
        return (async () => {
            await game.ready;
            await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
            return game.position;
        })();";
    let shown = page.run(script, vec![json!(board)]).await?;
    assert_eq!(shown, board);
    Ok(())
}

/// What a finger can use: `hits` are the moves in the picture with the lesser of their width and
/// height, `moving` whether one of them is still on its way, `sizes` the same of all that stands
/// beside it, `most` what the slider goes to.
const SEEN: &str = "(() => {
    const seen = (css) => [...root.querySelectorAll(css)].filter((element) => {
        const inside = element.closest('.nian-on-focus');
        return element.checkVisibility() && !(inside && inside.clientWidth < 2);
    });
    const size = (element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height);
    };
    const moves = seen('[part~=board] [data-move]');
    const slider = seen('[part~=board] input[type=range]')[0];
    return {
        hits: moves.map((hit) => [hit.dataset.move, size(hit)]),
        moving: moves.some((hit) => hit.getAnimations().length),
        sizes: seen('.nian-choices :is(button, input), .nian-take').map(size),
        most: slider ? slider.max : null,
        lines: seen('.nian-choices [aria-pressed]').length,
        says: root.querySelector('.nian-status').innerText,
        wide: root.querySelector('.nian-card').scrollWidth > root.querySelector('.nian-card').clientWidth,
        picture: root.querySelector('[part~=board] svg').outerHTML,
    };
})()";

async fn by_touch(page: &Page, turn: usize) -> Result {
    let game = open(page).await?;
    let words = Language::En.interface();
    for board in sample(boards(), 4, turn) {
        let position: AnyPosition = board.parse()?;
        set_up(page, &board).await?;
        let seen = game.inside(SEEN).await?;
        assert_eq!(seen["wide"], false, "{board} is too wide");
        assert_eq!(seen["moving"], false, "{board}: a finger would miss");
        for size in seen["sizes"].as_array().into_iter().flatten() {
            assert!(size.as_f64() >= Some(LEAST_BUTTON), "{board}: {size} px");
        }
        let mut hits = BTreeSet::new();
        for hit in seen["hits"].as_array().into_iter().flatten() {
            assert!(hit[1].as_f64() >= Some(LEAST), "{board}: {hit}");
            let mv = position.read_move(hit[0].as_str().unwrap_or_default())?;
            hits.insert(mv);
        }
        if seen["most"].is_null() {
            // In the picture, whatever one may take.
            assert!(all_are_among(&position, &hits), "{board}: {hits:?}");
            says(&seen["says"], &[words.touch_help()], &board);
            let hit = format!(
                "[part~=board] [data-move='{}']",
                seen["hits"][0][0].as_str().unwrap_or_default()
            );
            tap(page, &game, &hit).await?;
        } else {
            says(&seen["says"], &words.choose_help(), &board);
            let most = longest(&position).to_string();
            if seen["lines"] == 0 {
                assert_eq!(seen["most"], most, "{board}");
            } else {
                tap(page, &game, ".nian-choices [aria-pressed]:last-child").await?;
            }
            let more = words.less_and_more()[1];
            tap(page, &game, &format!(".nian-choices [aria-label='{more}']")).await?;
        }
        // Drawn with a later task, as whatever is chosen.
        let follows = format!(
            "root.querySelector('[part~=board] svg').outerHTML !== {}",
            seen["picture"]
        );
        game.until_inside(&follows)
            .await
            .map_err(|error| format!("{board}: the picture follows: {error}"))?;
        tap(page, &game, ".nian-take").await?;
        has_played(page, &game, &position).await?;
    }
    Ok(())
}

async fn by_keys(page: &Page, turn: usize) -> Result {
    let game = open(page).await?;
    for board in sample(boards(), 4, turn) {
        let position: AnyPosition = board.parse()?;
        set_up(page, &board).await?;
        game.inside("root.querySelector('[part~=board]').focus()")
            .await?;
        page.press(Key::Right).await?;
        page.press(Key::Enter).await?;
        has_played(page, &game, &position).await?;
    }
    Ok(())
}

/// The slider goes from one amount that can be taken to the next; so do its keys, and Enter takes.
async fn amounts(page: &Page) -> Result {
    let game = open(page).await?;
    set_up(page, "subtraction.fib:100").await?;
    game.inside("root.querySelector('input[type=range]').focus()")
        .await?;
    for (key, amount) in [
        (Key::Right, "1"),
        (Key::Right, "2"),
        (Key::Right, "3"),
        (Key::Right, "5"),
        (Key::End, "89"),
        (Key::Left, "55"),
        (Key::Home, "0"),
        (Key::End, "89"),
    ] {
        page.press(key).await?;
        game.until_inside(&format!("root.activeElement.value === '{amount}'"))
            .await?;
    }
    page.press(Key::Enter).await?;
    game.until("position === 'subtraction.fib:11'").await?;
    // Another row keeps the amount as far as it can, and a number is typed for what no slider hits.
    set_up(page, "wythoff:100,150").await?;
    let typed = "((field) => { field.value = '77';
        field.dispatchEvent(new Event('input', { bubbles: true, composed: true })); })(
            root.querySelector('.nian-choices input[type=number]'))";
    game.inside(typed).await?;
    for (line, chosen) in [("b", "b77"), ("ab", "ab77"), ("a", "a77")] {
        let line = format!(".nian-choices [data-do='choose {line}77']");
        let line = format!("root.querySelector({})", json!(line));
        game.until_inside(&line).await?;
        game.inside(&format!("{line}.focus()")).await?;
        page.press(Key::Enter).await?;
        let pressed = format!(".nian-choices [data-do='choose {chosen}'][aria-pressed=true]");
        game.until_inside(&format!("root.querySelector({})", json!(pressed)))
            .await?;
    }
    game.click(".nian-take").await?;
    game.until("position === 'wythoff:23,150'").await
}

/// The reader is told what can be done here, and nothing else.
fn says(said: &serde_json::Value, helps: &[&str], board: &str) {
    let words = Language::En.interface();
    let said = said.as_str().unwrap_or_default();
    let all = [
        words.touch_help(),
        words.choose_help()[0],
        words.choose_help()[1],
    ];
    for help in all {
        let expected = helps.contains(&help);
        assert!(expected || !said.contains(help), "{board}: {said}");
    }
    assert!(
        helps.iter().any(|help| said.contains(help)),
        "{board}: {said}"
    );
}

/// Whether every move is one of these; where all dice are tipped, whether each face is in one.
fn all_are_among(position: &AnyPosition, hits: &BTreeSet<Move>) -> bool {
    let tips_all = matches!(position.moves().next(), Some(Move::TurnAll(_)));
    tips_all && hits.len() >= 4 || position.moves().all(|mv| hits.contains(&mv))
}

/// The most that can be taken at once from the only heap.
fn longest(position: &AnyPosition) -> u64 {
    let heap = position.heaps()[0];
    match position {
        AnyPosition::Subtraction(rules, _) => rules.set.numbers(heap).last().unwrap_or(0),
        AnyPosition::Parity(rules, _) => rules.takes.k().min(heap),
        AnyPosition::Sides(rules, _) => rules.takes.k().min(heap),
        AnyPosition::Dynamic(_, state) => state.limit(0).min(heap),
        _ => heap,
    }
}

async fn tap(page: &Page, game: &Widget<'_>, css: &str) -> Result {
    page.two_frames().await?; // what the last tap changed is drawn by then
    let middle = "scrollIntoView({ block: 'center', behavior: 'instant' })";
    game.inside(&format!("root.querySelector({}).{middle}", json!(css)))
        .await?;
    page.tap(&game.find(css).await?).await
}

/// One move has been made, and it is one of the game.
async fn has_played(page: &Page, game: &Widget<'_>, before: &AnyPosition) -> Result {
    page.until("window.played")
        .await
        .map_err(|error| format!("{before}: {error}"))?;
    let mv = page.value("window.played").await?;
    let mv = before.read_move(mv.as_str().unwrap_or_default())?;
    let after = before
        .play(mv)
        .map_err(|error| format!("{before} {mv}: {error:?}"))?;
    assert_eq!(game.get("position").await?, after.to_string());
    Ok(())
}
