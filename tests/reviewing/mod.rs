//! A game that is over is gone through; its moves stand in the address and in `state`.

mod games;

use crate::site::path;
use nian_lessons::Played;
use nian_solver::AnyPosition;
use nian_tests::{Key, Page, Result, Setup, Suite, Value, Widget, json};
use nian_words::Language;

/// 3, 4, 5, where a1 lets the win slip; the opponent has the last move still to make.
const LOST: &str = "play/?p=nim:3,4,5&moves=a1,a1,b4,c4,a1";
/// Two people: the third move is a slip of the first player, the fourth one of the second.
const TWO: &str = "play/?p=nim:3,4,5&opponent=none&moves=a2,b1,c1,b3,c3,a1,c1";
const REVIEW: &str = "root.querySelector('[data-do=review]')";

pub(crate) fn add(suite: &mut Suite) {
    for language in Language::WITH_PAGES {
        let tag = language.tag();
        let narrow = Setup::default().width(360);
        let name = format!("reviewing::touch::{tag}");
        suite.add(name, narrow, async move |page| touch(page, language).await);
        let name = format!("reviewing::keys::{tag}");
        suite.add(name, Setup::default().width(1280), async move |page| {
            keys(page, language).await
        });
    }
    suite.add("reviewing::another_try", Setup::default(), another_try);
    suite.add("reviewing::hints", Setup::default(), hints);
    suite.add("reviewing::won", Setup::default(), won);
    suite.add("reviewing::address", Setup::default(), address);
    suite.add("reviewing::wrong_moves", Setup::default(), wrong_moves);
    let game = "<nian-game position=nim:3,4,5 opponent=none></nian-game>";
    let setup = Setup::default().embed(game);
    suite.add("reviewing::state", setup.clone(), state);
    suite.add("reviewing::early", setup, early);
    games::add(suite);
}

async fn over<'a>(page: &'a Page, language: Language, asked: &str) -> Result<Widget<'a>> {
    page.open(&path(language, asked)).await?;
    let game = page.widget("nian-game").await?;
    game.until_inside(REVIEW).await?;
    Ok(game)
}

async fn summary(game: &Widget<'_>) -> Result<Value> {
    game.inside("root.querySelector('.nian-review .nian-sentence').textContent")
        .await
}

async fn says(game: &Widget<'_>, text: &str) -> Result {
    game.until_inside(&format!(
        "root.querySelector('.nian-caption').textContent.includes({})",
        json!(text)
    ))
    .await
}

/// What of the review is less than 24 px wide or high, or beyond the card.
const SMALL: &str = "(() => {
    const card = root.querySelector('.nian-card').getBoundingClientRect();
    return [...root.querySelectorAll('.nian-review :is(button, a)')].filter((one) => {
        const { width, height, right } = one.getBoundingClientRect();
        return width < 23.9 || height < 23.9 || right > card.right;
    }).map((one) => one.textContent);
})()";

/// Whether the mark of a slip has its sign, that of a forced move has one, and their colours differ.
const MARKS: &str = "(() => {
    const [slip, lost] = ['slip', 'lost'].map((name) => root.querySelector(`.nian-review li.${name}`));
    const signed = (move) => getComputedStyle(move.querySelector('.mark-bang')).display !== 'none';
    const colour = (move) => getComputedStyle(move.querySelector('.mark-diamond')).stroke;
    return [signed(slip), signed(lost), colour(slip) !== colour(lost)];
})()";

async fn touch(page: &Page, language: Language) -> Result {
    let game = over(page, language, LOST).await?;
    let words = language.interface();
    game.click("[data-do=review]").await?;
    game.until_inside("root.querySelector('.nian-review li')")
        .await?;
    let lost = [&words.gave_away(2, 1), words.gap(), words.unslipped()[3]].concat();
    assert_eq!(summary(&game).await?, lost);
    assert_eq!(game.inside(SMALL).await?, json!([]));
    // It begins at the slip, and asks for a better move: a wrong one is refuted, a right one is right.
    assert_eq!(game.get("question").await?, "winning");
    for (mv, verdict) in [("c1", "wrong"), ("a2", "right")] {
        game.click(&format!("[data-move={mv}]")).await?;
        game.until_inside("root.querySelector('.nian-take:not([aria-disabled])')")
            .await?;
        game.click(".nian-take").await?;
        game.until_inside(&format!("root.querySelector('.nian-verdict.{verdict}')"))
            .await?;
        if verdict == "wrong" {
            game.press(words.try_again()).await?;
        }
    }
    // What was played is said next, with what is better.
    game.click("[data-do=next]").await?;
    let position: AnyPosition = "nim:3,4,5".parse()?;
    let better = language.sentences().better(&position);
    let mv = position.read_move("a1")?;
    let played = Played {
        before: position,
        mv,
    };
    says(&game, &language.sentences().moved(&played, 2)).await?;
    says(&game, &better).await?;
    assert_eq!(game.get("step").await?, 1);
    // WebKit's driver brings it no farther than below the buttons that stay in sight.
    game.inside("root.querySelector('.nian-review li:last-child button').scrollIntoView({ block: 'center' })")
        .await?;
    game.click(".nian-review li:last-child button").await?;
    game.until("step === 6").await?;
    assert_eq!(game.get("position").await?, "nim:0,0,0");
    let list = game
        .inside("root.querySelectorAll('.nian-review li').length")
        .await?;
    assert_eq!(list, 6);
    // Only a slip has the red mark with its sign; a move that could not be helped is grey, and lacks the sign.
    assert_eq!(game.inside(MARKS).await?, json!([true, false, true]));
    assert_eq!(page.accessibility().await?, Vec::<String>::new());
    Ok(())
}

/// A hint is about the board that asks: after a wrong move the next one brings it back. Of two equal numbers it does not
/// say what holds of unequal ones.
async fn hints(page: &Page) -> Result {
    let asked = "play/?p=euclid:12,6&opponent=none&moves=a6,a6";
    let game = over(page, Language::En, asked).await?;
    game.click("[data-do=review]").await?;
    game.until("question === 'winning'").await?;
    let said = "root.querySelectorAll('.nian-hint span').length";
    game.click("[data-do=hint]").await?;
    game.until_inside(&format!("{said} === 1")).await?;
    let method = game.text(".nian-hint").await?;
    assert!(method.contains("the numbers differ"), "{method}");
    game.call("answer", "a6".into()).await?;
    game.until_inside("root.querySelector('.nian-verdict.wrong')")
        .await?;
    assert_eq!(game.inside(said).await?, 0);
    game.call("hint", Value::Null).await?;
    game.until_inside(&format!("{said} === 2")).await?;
    assert_eq!(game.get("position").await?, "euclid:12,6");
    assert_eq!(game.text(".nian-hint span").await?, method);
    Ok(())
}

async fn keys(page: &Page, language: Language) -> Result {
    let game = over(page, language, TWO).await?;
    let words = language.interface();
    game.inside(&format!("{REVIEW}.focus()")).await?;
    page.press(Key::Enter).await?;
    game.until_inside("root.activeElement?.getAttribute('aria-expanded') === 'true'")
        .await?;
    let lost = [
        &words.gave_away(1, 4),
        words.gap(),
        &words.had_slipped(0, 3),
    ]
    .concat();
    assert_eq!(summary(&game).await?, lost);
    page.press(Key::Right).await?;
    game.until("step === 1").await?;
    // Steps that ask are gone over by the keys of steps.
    page.press(Key::Right).await?;
    game.until("step === 2").await?;
    assert_eq!(game.get("question").await?, "winning");
    says(
        &game,
        &words.slipped_here(&name(language, "nim:1,3,5", "c1")?),
    )
    .await?;
    // To the slip after that, and no further.
    let next = "[...root.querySelectorAll('.nian-review .nian-answer')].at(-1)";
    game.inside(&format!("{next}.focus()")).await?;
    page.press(Key::Enter).await?;
    game.until("step === 3").await?;
    game.until_inside(&format!(
        "{next} === root.activeElement && {next}.getAttribute('aria-disabled') === 'true'"
    ))
    .await?;
    page.press(Key::End).await?;
    game.until("step === 7").await?;
    page.press(Key::Home).await?;
    game.until("step === 0").await?;
    assert_eq!(page.accessibility().await?, Vec::<String>::new());
    Ok(())
}

fn name(language: Language, position: &str, mv: &str) -> Result<String> {
    let position: nian_solver::AnyPosition = position.parse()?;
    let mv = position.read_move(mv)?;
    Ok(language.sentences().move_name(&position, mv))
}

/// Another try begins at a step of the game, which is kept: the moves in the address are those of the
/// game that is played.
async fn another_try(page: &Page) -> Result {
    let game = over(page, Language::En, LOST).await?;
    game.click("[data-do=review]").await?;
    game.until_inside("root.querySelector('[data-do=retry]')")
        .await?;
    // The focus follows to the button of the review, once it stands there.
    game.until_inside("root.activeElement?.dataset.do === 'review'")
        .await?;
    game.inside("root.querySelector('[data-do=retry]').focus()")
        .await?;
    page.press(Key::Enter).await?;
    // One plays on on the board, which is in sight.
    game.until_inside("root.activeElement?.getAttribute('part') === 'board'")
        .await?;
    let in_sight = "(({ top }) => top > -1 && top < innerHeight / 2)(document.querySelector('nian-game').getBoundingClientRect())";
    page.until(in_sight).await?;
    page.until("!location.search.includes('moves')").await?;
    game.call("play", json!("a2")).await?;
    game.until("moves.length === 2").await?;
    page.until("location.search.startsWith('?p=nim:3,4,5&moves=a2,')")
        .await?;
    game.click("[data-do=return]").await?;
    game.until("question === 'winning'").await?;
    assert_eq!(game.get("state").await?, "nim:3,4,5 a1,a1,b4,c4,a1,c1");
    page.until("location.search.endsWith('&moves=a1,a1,b4,c4,a1,c1')")
        .await
}

async fn won(page: &Page) -> Result {
    let asked = "play/?p=nim:3,4,5&moves=a2,c1,a1,c1,b1,c1,b1,c1,b1,c1,b1";
    let game = over(page, Language::En, asked).await?;
    let words = Language::En.interface();
    // It is said at once, and by whom the last move was.
    let told = game.spoken().await?;
    let [took, won, right] = [
        "You took 1 from row b.",
        words.won(true, true),
        words.flawless()[2],
    ]
    .map(|said| told.find(said).expect(said));
    assert!(took < won && won < right, "{told}");
    game.click("[data-do=review]").await?;
    game.until_inside("root.querySelector('.nian-review li')")
        .await?;
    assert_eq!(summary(&game).await?, words.flawless()[2]);
    assert_eq!(game.get("question").await?, Value::Null);
    let link = "root.querySelector('.nian-review a').href";
    let link = game.inside(link).await?;
    let link = link.as_str().unwrap_or_default();
    assert!(
        link.ends_with("/en/articles/nim-and-variants/nim/#nim"),
        "{link}"
    );
    Ok(())
}

/// The moves stand in the address as they are played, undone and redone, and survive a reload.
async fn address(page: &Page) -> Result {
    page.open("play/?p=nim:3,4,5&opponent=none").await?;
    let game = page.widget("nian-game").await?;
    let shows = async |moves: &str| {
        let search = format!("?p=nim:3,4,5&opponent=none{moves}");
        page.until(&format!("location.search === {}", json!(search)))
            .await
    };
    game.call("play", json!("a2")).await?;
    game.call("play", json!("b1")).await?;
    shows("&moves=a2,b1").await?;
    game.call("undo", Value::Null).await?;
    game.call("undo", Value::Null).await?;
    shows("").await?;
    game.call("redo", Value::Null).await?;
    game.call("redo", Value::Null).await?;
    shows("&moves=a2,b1").await?;
    page.reload().await?;
    let game = page.widget("nian-game").await?;
    assert_eq!(game.get("state").await?, "nim:3,4,5 a2,b1");
    assert_eq!(game.get("moves").await?, json!(["a2", "b1"]));
    assert_eq!(game.get("position").await?, "nim:1,3,5");
    game.call("undo", Value::Null).await?;
    assert_eq!(game.get("position").await?, "nim:1,4,5");
    shows("&moves=a2").await
}

async fn wrong_moves(page: &Page) -> Result {
    page.open("en/play/?p=nim:3,4,5&opponent=none&moves=a2,b9,c1")
        .await?;
    let game = page.widget("nian-game").await?;
    game.until("state === 'nim:3,4,5 a2'").await?;
    game.until_inside("root.querySelector('.nian-notice')")
        .await?;
    game.call("play", json!("b4")).await?;
    page.until("location.search.endsWith('&moves=a2,b4')").await
}

async fn state(page: &Page) -> Result {
    page.open("embed.html").await?;
    let game = page.widget("nian-game").await?;
    game.set("state", json!("wythoff:3,5 ab1,a2")).await?;
    game.until("position === 'wythoff:0,4'").await?;
    assert_eq!(game.get("moves").await?, json!(["ab1", "a2"]));
    assert_eq!(game.get("getAttribute('position')").await?, "wythoff:3,5");
    assert_eq!(game.get("getAttribute('moves')").await?, "ab1,a2");
    for wrong in ["wythoff:3,5 ab1,a9", "wythoff:x", "?"] {
        let told = page.seen("nian-error").await?.len();
        game.set("state", json!(wrong)).await?;
        page.until(&format!(
            "seen.filter(({{ type }}) => type === 'nian-error').length === {}",
            told + 1
        ))
        .await?;
        assert_eq!(game.get("state").await?, "wythoff:3,5 ab1,a2", "{wrong}");
    }
    let errors = page.seen("nian-error").await?;
    assert!(errors.iter().all(|error| error["code"] == "bad-value"));
    game.set("moves", json!(["b2"])).await?;
    game.until("state === 'wythoff:3,5 b2'").await?;
    game.set("position", json!("nim:1,2")).await?;
    game.until("state === 'nim:1,2'").await?;
    assert_eq!(game.get("getAttribute('moves')").await?, Value::Null);
    Ok(())
}

/// What is set before the element is there is done when it is.
async fn early(page: &Page) -> Result {
    page.open("embed.html").await?;
    let script = "return (async () => {
        const game = document.createElement('nian-game');
        game.state = 'nim:3,4,5 a2,b1';
        document.querySelector('main').append(game);
        await game.ready;
        return [game.state, game.moves, game.position];
    })()";
    let found = page.run(script, vec![]).await?;
    assert_eq!(found, json!(["nim:3,4,5 a2,b1", ["a2", "b1"], "nim:1,3,5"]));
    Ok(())
}
