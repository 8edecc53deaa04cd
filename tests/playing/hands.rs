//! The same game by mouse, by keyboard, by a finger, and by the fields for large rows.

use nian_tests::{Key, Page, Result, Setup, Suite, Widget, json};
use nian_words::Language;

pub(crate) fn add(suite: &mut Suite) {
    let two = "<nian-game position=nim:3,4,5 opponent=none></nian-game>";
    suite.add("playing::mouse", Setup::default().embed(two), mouse);
    suite.add("playing::keys", Setup::default().embed(two), keys);
    suite.add("playing::fields", Setup::default().embed(two), fields);
    let against = "<nian-game position=nim:3,4,5></nian-game>";
    let against = Setup::default().embed(against);
    suite.add("playing::focus", against, focus_stays);
    suite.add(
        "playing::touch",
        Setup::default().width(360).embed(two),
        touch,
    );
    suite.add(
        "playing::undo_and_redo",
        Setup::default().embed(two),
        undo_and_redo,
    );
    suite.add(
        "playing::undo_by_keys",
        Setup::default().embed(two),
        undo_by_keys,
    );
    suite.add(
        "playing::two_people",
        Setup::default().embed(two),
        two_people,
    );
    let dice = "<nian-game position=dice:31@4 opponent=none></nian-game>";
    suite.add(
        "playing::dice::mouse",
        Setup::default().embed(dice),
        dice_by_mouse,
    );
    suite.add(
        "playing::dice::keys",
        Setup::default().embed(dice),
        dice_by_keys,
    );
    let wythoff = "<nian-game position=wythoff:3,5 opponent=none></nian-game>";
    suite.add(
        "playing::wythoff::mouse",
        Setup::default().embed(wythoff),
        wythoff_by_mouse,
    );
    let large = "<nian-game position=wythoff:1000000,1618033 opponent=none></nian-game>";
    suite.add(
        "playing::large_rows",
        Setup::default().embed(large),
        large_rows,
    );
    let perfect = "<nian-game position=nim:3,4,5 opponent=perfect></nian-game>";
    suite.add(
        "playing::settings",
        Setup::default().embed(perfect),
        settings,
    );
}

/// Clicking a coin chooses it and those after it; a second click takes them.
async fn mouse(page: &Page) -> Result {
    let game = open(page).await?;
    for (mv, after) in [
        ("a2", "nim:1,4,5"),
        ("c4", "nim:1,4,1"),
        ("b4", "nim:1,0,1"),
    ] {
        let before = game.get("position").await?;
        let coin = format!("[part~=board] [data-move={mv}]");
        game.click(&coin).await?;
        assert_eq!(
            game.get("position").await?,
            before,
            "the first click only chooses"
        );
        game.click(&coin).await?;
        game.until(&format!("position === '{after}'")).await?;
    }
    // The button takes what is chosen, and Escape lets it go.
    game.click("[part~=board] [data-move=a1]").await?;
    page.press(Key::Escape).await?;
    game.click("button.nian-take").await?;
    assert_eq!(
        game.get("position").await?,
        "nim:1,0,1",
        "nothing is chosen"
    );
    game.click("[part~=board] [data-move=a1]").await?;
    game.click("button.nian-take").await?;
    game.until("position === 'nim:0,0,1'").await
}

/// Up and down change the row, left and right the number, Enter takes.
async fn keys(page: &Page) -> Result {
    let game = open(page).await?;
    game.inside("root.querySelector('[part~=board]').focus()")
        .await?;
    for (keys, after) in [
        (vec![Key::Down, Key::Right, Key::Enter], "nim:1,4,5"),
        (
            vec![
                Key::Down,
                Key::Down,
                Key::Right,
                Key::Right,
                Key::Left,
                Key::Enter,
            ],
            "nim:1,2,5",
        ),
        (vec![Key::Down, Key::Up, Key::Enter], "nim:1,2,4"),
    ] {
        for key in keys {
            page.press(key).await?;
        }
        game.until(&format!("position === '{after}'")).await?;
    }
    Ok(())
}

/// While the opponent thinks, the fields are gone: the focus goes to the board, and not out of the card.
async fn focus_stays(page: &Page) -> Result {
    let game = open(page).await?;
    game.inside("root.querySelector('.nian-choices input[type=number]').focus()")
        .await?;
    game.find(".nian-choices input[type=number]")
        .await?
        .send_keys("1")
        .await?;
    page.press(Key::Enter).await?;
    game.until_inside("root.activeElement?.matches('[part~=board]')")
        .await?;
    game.until("step === 2").await?;
    assert_eq!(
        game.inside("root.activeElement?.matches('[part~=board]')")
            .await?,
        true
    );
    // What opens for a while gives the focus back to the card.
    game.inside("root.querySelector('[data-do=menu]').focus()")
        .await?;
    page.press(Key::Enter).await?;
    game.until_inside("root.querySelector('.nian-popup select')")
        .await?;
    game.inside("root.querySelector('.nian-popup select').focus()")
        .await?;
    page.press(Key::Escape).await?;
    game.until_inside("!root.querySelector('.nian-popup') && root.activeElement")
        .await
}

/// The line and the amount that a keyboard and a screen reader find beside the picture.
async fn fields(page: &Page) -> Result {
    let game = open(page).await?;
    let words = Language::En.interface();
    let amount = "input[type=number]";
    game.inside("root.querySelector('input[type=number]').focus()")
        .await?;
    game.find(amount).await?.send_keys("2").await?;
    page.press(Key::Enter).await?;
    game.until("position === 'nim:1,4,5'").await?;
    game.inside("root.querySelector('.nian-lines button:last-child').focus()")
        .await?;
    game.press(&words.line(&"nim:1,4,5".parse()?, 2)).await?;
    let field = game.find(amount).await?;
    let name = field.attr("aria-label").await?;
    assert_eq!(name, Some(words.row(2, 5)));
    field.send_keys("9").await?;
    page.press(Key::Enter).await?;
    assert_eq!(
        game.get("position").await?,
        "nim:1,4,5",
        "there are no nineteen coins"
    );
    Ok(())
}

async fn touch(page: &Page) -> Result {
    let game = open(page).await?;
    for after in ["nim:3,4,5", "nim:1,4,5"] {
        page.tap(&game.find("[part~=board] [data-move=a2]").await?)
            .await?;
        game.until(&format!("position === '{after}'")).await?;
    }
    Ok(())
}

async fn undo_and_redo(page: &Page) -> Result {
    let game = open(page).await?;
    let words = Language::En.interface();
    game.call("play", json!("a2")).await?;
    game.call("play", json!("b1")).await?;
    game.press(words.undo()).await?;
    game.until("position === 'nim:1,4,5'").await?;
    game.press(words.undo()).await?;
    game.until("position === 'nim:3,4,5'").await?;
    game.press(words.undo()).await?;
    assert_eq!(game.get("position").await?, "nim:3,4,5");
    game.press(words.redo()).await?;
    game.press(words.redo()).await?;
    game.until("position === 'nim:1,3,5'").await?;
    game.press(words.new_game()).await?;
    game.until("position === 'nim:3,4,5'").await?;
    assert_eq!(game.get("steps").await?, 0);
    Ok(())
}

/// Ctrl or ⌘ with Z, with Shift too, and Ctrl with Y; in a field they are the field's.
async fn undo_by_keys(page: &Page) -> Result {
    let game = open(page).await?;
    game.call("play", json!("a2")).await?;
    game.call("play", json!("b1")).await?;
    game.inside("root.querySelector('[part~=board]').focus()")
        .await?;
    for (modifiers, key, after) in [
        (&[Key::Control][..], 'z', "nim:1,4,5"),
        (&[Key::Meta], 'z', "nim:3,4,5"),
        // There is nothing more to undo.
        (&[Key::Control], 'z', "nim:3,4,5"),
        (&[Key::Control, Key::Shift], 'z', "nim:1,4,5"),
        (&[Key::Control], 'y', "nim:1,3,5"),
        (&[Key::Control, Key::Alt], 'z', "nim:1,3,5"),
        (&[Key::Shift], 'z', "nim:1,3,5"),
    ] {
        page.type_char_with(modifiers, key).await?;
        game.until(&format!("position === '{after}'")).await?;
    }
    // The focus stays where it was, on a button too.
    game.inside("root.querySelector('[data-do=hint]').focus()")
        .await?;
    page.type_char_with(&[Key::Control], 'z').await?;
    game.until("position === 'nim:1,4,5'").await?;
    game.until_inside("root.activeElement.dataset.do === 'hint'")
        .await?;
    game.inside("root.querySelector('input[type=number]').focus()")
        .await?;
    page.type_char('1').await?;
    page.type_char_with(&[Key::Control], 'z').await?;
    assert_eq!(game.get("position").await?, "nim:1,4,5");
    Ok(())
}

async fn two_people(page: &Page) -> Result {
    let game = open(page).await?;
    let words = Language::En.interface();
    for (mv, reader) in [("a3", true), ("b4", false), ("c5", true)] {
        let turn = words.turn(reader, false);
        assert!(game.spoken().await?.contains(turn), "{turn}");
        game.call("play", json!(mv)).await?;
    }
    page.until("seen.some(({ type }) => type === 'nian-end')")
        .await?;
    assert_eq!(
        page.seen("nian-end").await?,
        [json!({ "winner": "reader" })]
    );
    assert!(game.spoken().await?.contains(words.won(true, false)));
    Ok(())
}

async fn dice_by_mouse(page: &Page) -> Result {
    let game = open(page).await?;
    let face = "[part~=board] svg [data-move='5']";
    game.click(face).await?;
    game.click(face).await?;
    game.until("position === 'dice:26@5'").await
}

async fn dice_by_keys(page: &Page) -> Result {
    let game = open(page).await?;
    game.inside("root.querySelector('[part~=board]').focus()")
        .await?;
    page.press(Key::Right).await?;
    page.press(Key::Enter).await?;
    // The least face that 4 can tip to is 1.
    game.until("position === 'dice:30@1'").await
}

/// A cell of the grid is the move that leads there, the diagonal too.
async fn wythoff_by_mouse(page: &Page) -> Result {
    let game = open(page).await?;
    for (mv, after) in [("ab1", "wythoff:2,4"), ("b3", "wythoff:2,1")] {
        let cell = format!("[part~=board] svg [data-move={mv}]");
        game.click(&cell).await?;
        game.click(&cell).await?;
        game.until(&format!("position === '{after}'")).await?;
    }
    Ok(())
}

/// Rows that nobody could draw are played in by number.
async fn large_rows(page: &Page) -> Result {
    let game = open(page).await?;
    game.press(&Language::En.interface().both_lines()).await?;
    let field = game.find("input[type=number]").await?;
    field.clear().await?;
    field.send_keys("2").await?;
    page.press(Key::Enter).await?;
    game.until("position === 'wythoff:999998,1618031'").await?;
    assert_eq!(game.get("outcome").await?, "safe");
    Ok(())
}

/// What the menu changes is mirrored in the attributes.
async fn settings(page: &Page) -> Result {
    let game = open(page).await?;
    let words = Language::En.interface();
    // An opponent who begins plays at once; of two people, both play themselves.
    for (label, key, attribute, value, step) in [
        (words.opponent(), Key::Down, "opponent", "skilled", 0),
        (words.who_begins(), Key::Down, "first", "other", 1),
        (words.opponent(), Key::End, "opponent", "none", 1),
    ] {
        if game.control(label).await.is_err() {
            game.press(words.menu()).await?;
        }
        // By keys, as people do it; chromedriver's own way of choosing fires no `input`.
        game.control(label)
            .await?
            .send_keys(&char::from(key).to_string())
            .await?;
        game.until(&format!("getAttribute('{attribute}') === '{value}'"))
            .await?;
        game.until(&format!("step === {step}")).await?;
    }
    Ok(())
}

async fn open(page: &Page) -> Result<Widget<'_>> {
    page.open("embed.html").await?;
    page.widget("nian-game").await
}
