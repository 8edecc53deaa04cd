//! What a person types for a position is understood, whatever keyboard it comes from.

use crate::site::path;
use nian_solver::AnyPosition;
use nian_tests::{Key, Page, Result, Setup, Suite, json};
use nian_words::Language;

/// What is typed, and the position that is meant.
const MEANT: [(&str, &str); 66] = [
    ("拈:1,2,6", "nim:1,2,6"),
    ("nim 1 2 6", "nim:1,2,6"),
    ("NIM:1,2,6", "nim:1,2,6"),
    ("nim:1、2、6", "nim:1,2,6"),
    ("nim：１，２，６", "nim:1,2,6"),
    ("1,2,6", "nim:1,2,6"),
    ("3，4，5", "nim:3,4,5"),
    ("3 4 5", "nim:3,4,5"),
    ("3、4、5", "nim:3,4,5"),
    ("3-4-5", "nim:3,4,5"),
    (" ３　４　５ ", "nim:3,4,5"),
    ("(3, 4, 5)", "nim:3,4,5"),
    ("{3,4,5}", "nim:3,4,5"),
    ("尼姆 3 4 5", "nim:3,4,5"),
    ("尼姆遊戲：3、4、5", "nim:3,4,5"),
    ("尼姆博弈(3,4,5)", "nim:3,4,5"),
    ("nim: 3, 4, 5", "nim:3,4,5"),
    ("Nim 03,4,5", "nim:3,4,5"),
    ("misère nim 1 1 5", "nim.misere:1,1,5"),
    ("nim.misère:1,1,5", "nim.misere:1,1,5"),
    ("nim misere 1,1,5", "nim.misere:1,1,5"),
    ("反規則拈 1、1、5", "nim.misere:1,1,5"),
    ("拈.misere：1，1，5", "nim.misere:1,1,5"),
    ("nim 21", "nim:21"),
    ("威氏 7 11", "wythoff:7,11"),
    ("威氏遊戲：7，11", "wythoff:7,11"),
    ("威佐夫游戏 7,11", "wythoff:7,11"),
    ("威佐夫:7,11", "wythoff:7,11"),
    ("Wythoff 7 11", "wythoff:7,11"),
    ("Wythoff's game 7, 11", "wythoff:7,11"),
    ("Wythoff’s game: 7, 11", "wythoff:7,11"),
    ("反规则威氏 4 6", "wythoff.misere:4,6"),
    ("歐幾里得遊戲：25、7", "euclid:25,7"),
    ("欧几里得 25 7", "euclid:25,7"),
    ("Euclid’s game 25, 7", "euclid:25,7"),
    ("費氏拈 20", "dynamic.2:20"),
    ("费氏拈：20", "dynamic.2:20"),
    ("Fibonacci nim 20", "dynamic.2:20"),
    ("fibonacci:20", "dynamic.2:20"),
    ("斐波那契拈 45@8", "dynamic.2:45@8"),
    ("fibonacci 45 8", "dynamic.2:45@8"),
    ("骰子 31 4", "dice:31@4"),
    ("骰子:31@4", "dice:31@4"),
    ("骰子 31，4 朝上", "dice:31@4"),
    ("Dice: 31 @ 4", "dice:31@4"),
    ("骰子 both 31@4,2", "dice.both:31@4,2"),
    ("dice one-sum 31 4 2", "dice.one-sum:31@4,2"),
    ("骰子.misere:20@2", "dice.misere:20@2"),
    ("單堆 1-3 21", "subtraction.1-3:21"),
    ("单堆.1-3：21", "subtraction.1-3:21"),
    ("減法 1,3,4 17", "subtraction.1,3,4:17"),
    ("减法 21 1-3", "subtraction.1-3:21"),
    ("反規則減法 1-4 20", "subtraction.1-4.misere:20"),
    ("奇偶 3 17", "parity.3:17"),
    ("奇偶.3：17", "parity.3:17"),
    ("奇偶 3:17", "parity.3:17"),
    ("odd-even 3 17", "parity.3:17"),
    ("奇偶兩方 3 14", "sides.3:14"),
    ("倍數 3 100", "dynamic.3:100"),
    ("倍數.3：100", "dynamic.3:100"),
    ("dynamic 3 45@8", "dynamic.3:45@8"),
    ("倍數.2.global:6,4@3", "dynamic.2.global:6,4@3"),
    ("ニム 3、4、5", "nim:3,4,5"),
    ("ﾆﾑ 3 4 5", "nim:3,4,5"),
    ("フィボナッチ・ニム 20", "dynamic.2:20"),
    ("ヴィトホフのゲーム：７、１１", "wythoff:7,11"),
];

/// What is the notation already, or nothing that could be understood: it stays as it is.
const LEFT: [&str; 15] = [
    "wythoff.misere:4,6",
    "dice.both:31@4,2",
    "subtraction.fib:33",
    "subtraction.1-4.misere:20",
    "parity.3.even:23",
    "sides.3:14",
    "sides.3:8@0,0,even",
    "dynamic.3:100",
    "dynamic.2.local:9@8,6@5",
    "hello",
    "nim:3,x",
    "3,x",
    "-3",
    "chess:1",
    "nim",
];

pub(crate) fn add(suite: &mut Suite) {
    suite.add("pages::typing::meant", Setup::default(), meant);
    for folder in ["play/", "lab/"] {
        let name = format!("pages::typing::form::{folder}");
        suite.add(name, Setup::default(), async move |page| {
            form(page, folder).await
        });
    }
    suite.add("pages::typing::address", Setup::default(), address);
}

/// What lacks something, and what there is of it: the board says, in the reader's language, what has to
/// stand there.
const UNFINISHED: [(&str, &str); 7] = [
    ("減法 21", "subtraction:21"),
    ("subtraction 1-5", "subtraction:1-5"),
    ("骰子 31", "dice:31"),
    ("Odd-even 21", "parity:21"),
    ("倍數拈 100", "dynamic:100"),
    ("威氏 5", "wythoff:5"),
    ("拈", "nim"),
];

async fn meant(page: &Page) -> Result {
    page.open("play/").await?;
    let script = "const [texts] = arguments;
        return import(new URL('../typing.js', location)).then(
            ({ understand }) => texts.map(understand));";
    let typed = MEANT.map(|(typed, _)| typed);
    let unfinished = UNFINISHED.map(|(typed, _)| typed);
    let texts: Vec<&str> = typed.into_iter().chain(LEFT).chain(unfinished).collect();
    let understood = page.run(script, vec![json!(texts)]).await?;
    let meant = MEANT.map(|(_, meant)| meant).into_iter().chain(LEFT);
    let started = UNFINISHED.map(|(_, started)| started);
    for (at, meant) in meant.chain(started).enumerate() {
        assert_eq!(understood[at], meant, "{}", texts[at]);
    }
    for (typed, started) in UNFINISHED {
        assert!(started.parse::<AnyPosition>().is_err(), "{typed}");
    }
    for (typed, meant) in MEANT {
        let read: AnyPosition = meant.parse()?;
        assert_eq!(read.to_string(), meant, "{typed}");
    }
    Ok(())
}

/// The notation is written back in the field and in the address.
async fn form(page: &Page, folder: &str) -> Result {
    page.open(&path(Language::En, folder)).await?;
    let game = page.widget("nian-game").await?;
    let field = page.find("input[name=p]").await?;
    field.clear().await?;
    field.send_keys("拈：１、２、６").await?;
    page.press(Key::Enter).await?;
    game.until("position === 'nim:1,2,6'").await?;
    page.until("location.search === '?p=nim:1,2,6'").await?;
    page.until("document.querySelector('input[name=p]').value === 'nim:1,2,6'")
        .await?;
    // What nobody can understand is told of, and the board stands.
    field.clear().await?;
    field.send_keys("3 or 4").await?;
    page.press(Key::Enter).await?;
    page.until("document.querySelector('input[name=p]').ariaInvalid === 'true'")
        .await?;
    assert_eq!(game.get("position").await?, "nim:1,2,6");
    assert!(game.spoken().await?.contains("3 or 4"));
    // Of what lacks something, the board says what has to stand there.
    field.clear().await?;
    field.send_keys("減法 21").await?;
    page.press(Key::Enter).await?;
    game.until("shadowRoot.querySelector('.nian-notice')?.textContent.includes('1-3, 1,3,4')")
        .await?;
    assert_eq!(game.get("position").await?, "nim:1,2,6");
    Ok(())
}

/// An address that somebody wrote by hand.
async fn address(page: &Page) -> Result {
    page.open("play/?p=3，4，5").await?;
    page.until("location.search === '?p=nim:3,4,5'").await?;
    page.open("play/?p=骰子 31 4").await?;
    let game = page.widget("nian-game").await?;
    game.until("position === 'dice:31@4'").await?;
    page.until("location.search === '?p=dice:31@4'").await
}
