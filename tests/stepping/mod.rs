//! Example 1 of the article, A1.2: 3, 4, 5 and the one move that wins.

use nian_lessons::{Frame, Lesson};
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
    for language in Language::ALL {
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
        add("keys", Way::Keys);
        add("pages", Way::PageKeys);
        add("slider", Way::Slider);
        add("go_to", Way::GoTo);
        add("property", Way::Property);
    }
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

struct Example<'page> {
    page: &'page Page,
    widget: Widget<'page>,
    language: Language,
    words: &'static dyn Interface,
    frames: Vec<Frame>,
}

impl<'page> Example<'page> {
    async fn new(page: &'page Page, language: Language) -> Result<Self> {
        let lesson =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../www/lessons/nim-and-variants/ex1.json");
        Ok(Self {
            page,
            widget: page.widget("nian-example").await?,
            language,
            words: language.interface(),
            frames: Lesson::parse(&fs::read_to_string(lesson)?)?.replay()?,
        })
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
        self.widget
            .get("shadowRoot.querySelector('[part~=board]').focus()")
            .await?;
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
            .get("shadowRoot.querySelector('input[type=range]').focus()")
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
            .get("shadowRoot.querySelector('input[type=range]').value")
            .await?;
        assert_eq!(slider, step.to_string());
        self.check_sums(step, &sums).await?;
        self.check_sentence(step).await
    }

    async fn check_sums(&self, step: usize, sums: &[u8]) -> Result {
        let shown = self
            .widget
            .get("shadowRoot.querySelector('[part~=board]').textContent")
            .await?;
        println!("{step} {sums:?} {shown}");
        Ok(())
    }

    /// Where the step asks, the question is put; the answer is told when it is asked for.
    async fn check_sentence(&self, step: usize) -> Result {
        let frame = &self.frames[step];
        let sentences = self.language.sentences();
        let expected = match frame.ask {
            Some(ask) => sentences.question(ask).to_owned(),
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
