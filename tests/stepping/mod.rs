//! Example 1 of the article, A1.2: 3, 4, 5 and the one move that wins.

mod motion;

use nian_lessons::Frame;
use nian_tests::{Key, Page, Result, Setup, Suite, Widget, json};
use nian_words::{Interface, Language};
use std::{fs, path::Path};

/// What each step shows, by the article: position, outcome, coins' stacks in each column.
const STEPS: [(&str, &str, [u8; 3]); 4] = [
    ("nim:3,4,5", "unsafe", [2, 1, 2]),
    ("nim:3,4,5", "unsafe", [2, 1, 2]),
    ("nim:3,4,5", "unsafe", [2, 1, 2]),
    ("nim:1,4,5", "safe", [2, 0, 2]),
];

pub(crate) fn add(suite: &mut Suite) {
    for language in Language::WITH_PAGES {
        let tag = language.tag();
        let body = format!("<nian-example src=nim-and-variants/ex1 lang={tag}></nian-example>");
        let mut add = |name: &str, way: Way| {
            let setup = Setup::default().embed(&body);
            suite.add(
                format!("stepping::{name}::{tag}"),
                setup,
                async move |page| {
                    page.open("embed.html").await?;
                    let example = Example::new(page, language).await?;
                    step_through(&example, way).await
                },
            );
        };
        add("buttons", Way::Buttons);
        if language != Language::ZhHant {
            continue; // the ways are the same in all languages; the words are not
        }
        add("keys", Way::Keys);
        add("pages", Way::PageKeys);
        add("slider", Way::Slider);
        add("go_to", Way::GoTo);
        add("property", Way::Property);
    }
    let body = "<nian-example src=nim-and-variants/ex1></nian-example>";
    motion::add(suite);
    suite.add("stepping::plays", Setup::default().embed(body), plays);
    suite.add("stepping::list", Setup::default().embed(body), list);
    suite.add("stepping::answer", Setup::default().embed(body), answer);
    let asked = "<nian-example src=nim-and-variants/ex2></nian-example>";
    suite.add("stepping::spoken", Setup::default().embed(asked), spoken);
    suite.add(
        "stepping::modifiers",
        Setup::default().embed(body),
        modifiers,
    );
    let hidden = "<nian-example src=nim-and-variants/ex1 step=3 answers=hidden></nian-example>";
    suite.add(
        "stepping::answers_hidden",
        Setup::default().embed(hidden),
        answers_hidden,
    );
    let all = "<nian-example src=nim-and-variants/safe-breaks></nian-example>";
    suite.add(
        "stepping::every_move",
        Setup::default().embed(all),
        every_move,
    );
}

/// How one goes from step to step.
#[derive(Clone, Copy)]
enum Way {
    Buttons,
    Keys,
    PageKeys,
    Slider,
    GoTo,
    Property,
}

/// Forwards to the end, backwards to the start, to the end at once, and back at once.
async fn step_through(example: &Example<'_>, way: Way) -> Result {
    example.check(0).await?;
    for (from, to) in [
        (0, 1),
        (1, 2),
        (2, 3),
        (3, 2),
        (2, 1),
        (1, 0),
        (0, 3),
        (3, 0),
    ] {
        example.go(way, from, to).await?;
        example.check(to).await?;
    }
    Ok(())
}

/// Play goes on by itself until pause.
async fn plays(page: &Page) -> Result {
    let example = Example::new_at_home(page).await?;
    let words = example.words;
    example.widget.press(words.play()).await?;
    example.widget.until("step === 1").await?;
    example.widget.press(words.pause()).await?;
    example.widget.control(words.play()).await?;
    example.focus_board().await?;
    page.press(Key::Space).await?;
    example.widget.control(words.pause()).await?;
    page.press(Key::Space).await?;
    example.widget.control(words.play()).await?;
    assert_eq!(example.widget.get("step").await?, 1);
    Ok(())
}

/// The list of steps leads to each.
async fn list(page: &Page) -> Result {
    let example = Example::new_at_home(page).await?;
    for step in [2, 3, 0] {
        let widget = &example.widget;
        let at = widget.get("step").await?.as_u64().unwrap_or_default();
        widget.press(&format!("{at} / 3")).await?;
        widget
            .click(&format!("ol li:nth-child({}) button", step + 1))
            .await?;
        example.check(step).await?;
    }
    Ok(())
}

/// A step that asks tells its answer only when it is asked for.
async fn answer(page: &Page) -> Result {
    let example = Example::new_at_home(page).await?;
    let widget = &example.widget;
    widget.set("step", json!(2)).await?;
    example.check(2).await?;
    let answer = example.language.sentences().frame(&example.frames[2]);
    assert!(!widget.text(".nian").await?.contains(&answer));
    assert_eq!(
        widget
            .inside("root.querySelectorAll('.sum-odd').length")
            .await?,
        0
    );
    widget.press(example.words.show_answer()).await?;
    widget
        .until_inside("root.querySelectorAll('.sum-odd').length")
        .await?;
    assert!(widget.text("[part~=caption]").await?.contains(&answer));
    assert!(widget.spoken().await?.contains(&answer));
    widget.call("goTo", json!("prev")).await?;
    widget.call("goTo", json!("next")).await?;
    example.check(2).await
}

/// One element speaks from the first step to the last, whatever comes and goes around it: one that
/// has just been made is not read out.
async fn spoken(page: &Page) -> Result {
    page.open("embed.html").await?;
    let widget = page.widget("nian-example").await?;
    let mut asked = 0;
    let speaker = "root.querySelector('[aria-live]')";
    widget
        .until_inside(&format!("{speaker}.first = true"))
        .await?;
    for step in 0..=widget.get("steps").await?.as_u64().unwrap_or_default() {
        widget.set("step", json!(step)).await?;
        let shown = format!("root.querySelector('[type=range]').value === '{step}'");
        widget.until_inside(&shown).await?;
        assert_eq!(
            widget.inside(&format!("{speaker}.first")).await?,
            true,
            "step {step}"
        );
        let asks = "root.querySelector('[part~=caption] .nian-reveal') !== null";
        asked += u8::from(widget.inside(asks).await? == true);
    }
    assert!(asked > 0, "no step asks");
    Ok(())
}

/// Keys with modifiers belong to the browser and to assistive software.
async fn modifiers(page: &Page) -> Result {
    let example = Example::new_at_home(page).await?;
    example.focus_board().await?;
    for modifier in [Key::Shift, Key::Control, Key::Meta] {
        page.press_with(modifier, Key::Right).await?;
        page.press_with(modifier, Key::Home).await?;
    }
    assert_eq!(example.widget.get("step").await?, 0);
    page.press(Key::Right).await?;
    example.check(1).await
}

/// With `answers="hidden"` nothing gives the outcome away until the reader asks.
async fn answers_hidden(page: &Page) -> Result {
    let example = Example::new_at_home(page).await?;
    let widget = &example.widget;
    let marks = "root.querySelectorAll('[part~=caption] .nian-mark:not([inert] *)').length";
    assert_eq!(widget.inside(marks).await?, 0);
    widget.press(example.words.show_answer()).await?;
    widget.until_inside(marks).await
}

/// Where a step marks every move, each is told with its outcome and can be played.
async fn every_move(page: &Page) -> Result {
    page.open("embed.html").await?;
    let widget = page.widget("nian-example").await?;
    let steps = widget.get("steps").await?.as_u64().unwrap_or_default();
    for step in 0..=steps {
        widget.set("step", json!(step)).await?;
        if widget
            .inside("root.querySelector('[part~=caption] details:not([inert] *)') !== null")
            .await?
            == true
        {
            widget.click("[part~=caption] summary").await?;
            // Whoever unfolds it by keys can fold it again.
            widget
                .until_inside("root.querySelector('[part~=caption] details').open")
                .await?;
            let focus = "root.activeElement?.localName === 'summary'";
            assert_eq!(widget.inside(focus).await?, true);
            // From 1, 4, 5 there are ten moves, and every one leaves an unsafe position.
            let count = "root.querySelectorAll('[part~=caption] details li button').length";
            assert_eq!(widget.inside(count).await?, 10, "step {step}");
            let safe = "root.querySelectorAll('[part~=caption] details li .safe').length";
            assert_eq!(widget.inside(safe).await?, 0);
            widget.click("[part~=caption] details li button").await?;
            widget.until("outcome === 'unsafe'").await?;
            return widget.until("position !== 'nim:1,4,5'").await;
        }
    }
    Err("no step of safe-breaks marks every move".into())
}

struct Example<'page> {
    page: &'page Page,
    widget: Widget<'page>,
    language: Language,
    words: Interface,
    frames: Vec<Frame>,
}

impl<'page> Example<'page> {
    async fn new(page: &'page Page, language: Language) -> Result<Self> {
        let example = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../www/articles/nim-and-variants/examples/ex1.json");
        Ok(Self {
            page,
            widget: page.widget("nian-example").await?,
            language,
            words: language.interface(),
            frames: nian_lessons::Example::parse(&fs::read_to_string(example)?)?.replay()?,
        })
    }

    /// In the page of the test, in its language, English.
    async fn new_at_home(page: &'page Page) -> Result<Self> {
        page.open("embed.html").await?;
        Self::new(page, Language::En).await
    }

    async fn focus_board(&self) -> Result {
        let focus = "root.querySelector('[part~=board]').focus()";
        self.widget.inside(focus).await.map(drop)
    }

    async fn go(&self, way: Way, from: usize, to: usize) -> Result {
        match way {
            Way::Buttons => {
                let name = match (from, to) {
                    (0, 3) => self.words.last(),
                    (3, 0) => self.words.first(),
                    _ if to > from => self.words.next(),
                    _ => self.words.back(),
                };
                self.widget.press(name).await
            }
            Way::Keys => self.key(from, to, Key::Right, Key::Left).await,
            Way::PageKeys => self.key(from, to, Key::PageDown, Key::PageUp).await,
            Way::Slider => self.slide(from, to).await,
            Way::GoTo => self.widget.call("goTo", json!(to)).await.map(drop),
            Way::Property => self.widget.set("step", json!(to)).await,
        }
    }

    /// Keys act while the widget has the focus.
    async fn key(&self, from: usize, to: usize, on: Key, back: Key) -> Result {
        self.focus_board().await?;
        let key = match (from, to) {
            (0, 3) => Key::End,
            (3, 0) => Key::Home,
            _ if to > from => on,
            _ => back,
        };
        self.page.press(key).await
    }

    async fn slide(&self, from: usize, to: usize) -> Result {
        self.widget
            .inside("root.querySelector('input[type=range]').focus()")
            .await?;
        for _ in to..from {
            self.page.press(Key::Left).await?;
        }
        for _ in from..to {
            self.page.press(Key::Right).await?;
        }
        Ok(())
    }

    /// Position, outcome, column sums and sentence are those of the step, everywhere they are told.
    async fn check(&self, step: usize) -> Result {
        let widget = &self.widget;
        let (position, outcome, sums) = STEPS[step];
        widget.until(&format!("step === {step}")).await?;
        assert_eq!(widget.get("steps").await?, STEPS.len() - 1);
        assert_eq!(widget.get("getAttribute('step')").await?, step.to_string());
        assert_eq!(widget.get("position").await?, position, "step {step}");
        assert_eq!(widget.get("outcome").await?, outcome, "step {step}");
        let slider = widget
            .inside("root.querySelector('input[type=range]').value")
            .await?;
        assert_eq!(slider, step.to_string());
        self.check_sums(step, &sums).await?;
        self.check_sentence(step).await
    }

    /// The sums below the columns, left to right; an odd one is marked, and only while the answer
    /// is shown.
    async fn check_sums(&self, step: usize, sums: &[u8]) -> Result {
        let texts = "[...root.querySelectorAll('[part~=board] svg text.sum')]
            .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
            .map((text) => [Number(text.textContent), text.classList.contains('sum-odd')])";
        let shown = self.widget.inside(texts).await?;
        let open = self.frames[step].ask.is_none();
        let expected: Vec<_> = sums
            .iter()
            .map(|&sum| json!([sum, open && sum % 2 == 1]))
            .collect();
        assert_eq!(shown, json!(expected), "step {step}");
        Ok(())
    }

    /// Where the step asks, the question is put; the answer is told when it is asked for.
    async fn check_sentence(&self, step: usize) -> Result {
        let frame = &self.frames[step];
        let sentences = self.language.sentences();
        let expected = match frame.ask {
            Some(ask) => sentences.question(ask, &frame.subject),
            None => sentences.frame(frame),
        };
        let spoken = self.widget.spoken().await?;
        assert!(
            spoken.contains(&expected),
            "step {step}: `{expected}` is spoken: {spoken}"
        );
        let caption = self.widget.text("[part~=caption]").await?;
        assert!(
            caption.contains(&expected),
            "step {step}: `{expected}` is shown: {caption}"
        );
        Ok(())
    }
}
