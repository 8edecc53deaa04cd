//! Every question of every example, answered wrong and right, by touch on a telephone and by keys on a screen; what is
//! right, search knows. The test command takes a sample, at night they are all gone through.

use super::expected::{Given, Numbers, answers};
use crate::{frames::lessons, search::Search, site::path};
use nian_lessons::{Ask, Example, Frame, Played, Show, Subject};
use nian_solver::{AnyPosition, Move};
use nian_tests::{Element, Key, Page, Result, Setup, Suite, Value, Widget, dist, json, sample};
use nian_words::Language;
use std::fs;

/// So many questions there are in all examples; an example that asks more adds to it.
const QUESTIONS: usize = 115;
/// In the test command one question in so many is answered in each way.
const SAMPLE: usize = 10;
/// The most keys that are pressed for one move; a larger number is typed.
const KEYS: usize = 40;

/// How a reader answers.
#[derive(Clone, Copy)]
enum By {
    Touch,
    Keys,
}

/// A step that asks something.
struct Question {
    step: usize,
    asks: Ask,
    subject: Subject,
    show: Show,
}

impl Question {
    fn position(&self) -> Result<&AnyPosition> {
        let position = self.subject.position();
        position.ok_or_else(|| "it is asked of no position".into())
    }
}

pub(crate) fn add(suite: &mut Suite) {
    for (name, width, by) in [("touch", 360, By::Touch), ("keys", 1280, By::Keys)] {
        let setup = Setup::default().width(width);
        suite.add(format!("asking::all::{name}"), setup, async move |page| {
            all(page, by).await
        });
        suite.in_chromium();
    }
}

async fn all(page: &Page, by: By) -> Result {
    page.media("prefers-reduced-motion", "reduce").await?;
    let mut search = Search::new();
    search.try_pairs();
    let mut all = Vec::new();
    for (at, example) in lessons()?.into_iter().enumerate() {
        // The languages take turns.
        let language = Language::WITH_PAGES[at % Language::WITH_PAGES.len()];
        let questions = questions(&example)?.into_iter();
        all.extend(questions.map(|question| (example.clone(), language, question)));
    }
    assert_eq!(all.len(), QUESTIONS);
    let mut answered = 0;
    for (example, language, question) in sample(all, SAMPLE, by as usize * SAMPLE / 2) {
        let asked = Asked::open(page, by, language, &example).await?;
        let result = asked.answer(&question, &mut search).await;
        let step = question.step;
        result.map_err(|error| format!("{example}, step {step}, {language:?}: {error}"))?;
        answered += 1;
    }
    println!("{answered} questions answered");
    Ok(())
}

/// What an example of ours asks, and of which positions.
fn questions(example: &str) -> Result<Vec<Question>> {
    let file = dist().join("lessons").join(example).with_extension("json");
    let example = Example::parse(&fs::read_to_string(file)?)?;
    let mut questions = Vec::new();
    for (step, frame) in example.replay()?.into_iter().enumerate() {
        if let Some(asks) = frame.ask {
            let subject = frame.subject;
            questions.push(Question {
                step,
                asks,
                subject,
                show: frame.show,
            });
        }
    }
    Ok(questions)
}

/// An example on a page of its own, and how it is answered.
struct Asked<'page> {
    page: &'page Page,
    by: By,
    language: Language,
    example: Widget<'page>,
}

impl<'page> Asked<'page> {
    async fn open(page: &'page Page, by: By, language: Language, example: &str) -> Result<Self> {
        page.open(&path(language, &format!("show/?example={example}")))
            .await?;
        let example = page.widget("nian-example").await?;
        let listen = "addEventListener('nian-answer', ({ detail }) => window.told.push(detail))";
        page.run(&format!("window.told = []; {listen}"), Vec::new())
            .await?;
        example.get("engine.then(() => true)").await?;
        Ok(Self {
            page,
            by,
            language,
            example,
        })
    }

    /// Answers wrong, if one can, and then right.
    async fn answer(&self, question: &Question, search: &mut Search) -> Result {
        self.go_to(question.step).await?;
        let shown = question.subject.position().map(ToString::to_string);
        assert_eq!(self.example.get("asks").await?, question.asks.name());
        assert_eq!(self.example.get("position").await?, json!(shown));
        match question.asks {
            Ask::Winning => self.find_a_move(question, search).await,
            Ask::Outcome => self.tell_outcome(question, search).await,
            _ => self.give_numbers(question, search).await,
        }
    }

    async fn go_to(&self, step: usize) -> Result {
        self.example.set("step", json!(step)).await?;
        self.example.until(&format!("step === {step}")).await?;
        self.page.two_frames().await
    }

    async fn tell_outcome(&self, question: &Question, search: &mut Search) -> Result {
        let safe = search.is_safe(question.position()?);
        let [right, wrong] = if safe {
            ["safe", "unsafe"]
        } else {
            ["unsafe", "safe"]
        };
        for (answer, correct) in [(wrong, false), (right, true)] {
            self.press(&format!(".nian-answer[data-do={answer}]"))
                .await?;
            self.is_judged(correct).await?;
            // What is so is told at once, and nothing is asked any more.
            self.example
                .until_inside(&format!("root.querySelector('p.nian-outcome.{right}')"))
                .await?;
            assert_eq!(self.example.get("question").await?, Value::Null);
            self.gives_a_reason().await?;
            // Whoever was wrong and comes back is asked again.
            self.go_to(usize::from(question.step == 0)).await?;
            self.go_to(question.step).await?;
        }
        self.have_told(&[(wrong, false, 1), (right, true, 2)]).await
    }

    async fn give_numbers(&self, question: &Question, search: &mut Search) -> Result {
        let [wrong, right] = answers(question.asks, &question.subject, search)?;
        let shown = self.example.get("position").await?;
        // Where the question stood when the engine came, its button brings what it is answered by.
        if !self.has("[data-ask] :is(button, input)").await? {
            self.press("[data-do=answer]").await?;
        }
        self.give(&wrong).await?;
        // What is wrong with it is said, and shown is what was.
        let said = "root.querySelector('.nian-said').textContent.length > 5";
        self.example.until_inside(said).await?;
        assert_eq!(
            self.example.get("asks").await?,
            question.asks.name(),
            "it stays"
        );
        assert_eq!(self.example.get("position").await?, shown);
        assert!(
            !self.has("[part=caption] p.nian-outcome").await?,
            "the verdict came"
        );
        self.give(&right).await?;
        self.is_judged(true).await?;
        self.gives_a_reason().await?;
        assert_eq!(self.example.get("asks").await?, Value::Null);
        assert!(!self.has("[data-ask]").await?, "it is still asked");
        self.have_told(&[(&wrong.text, false, 1), (&right.text, true, 2)])
            .await
    }

    /// Chooses the places of an answer, or types it, and has it judged.
    async fn give(&self, answer: &Numbers) -> Result {
        match &answer.given {
            Given::Places(places) => {
                // What was chosen before is chosen no more.
                let chosen = "root.querySelector('.nian-pick[aria-pressed=true]') !== null";
                while self.example.inside(chosen).await? == true {
                    self.press(".nian-pick[aria-pressed=true]").await?;
                }
                for place in places {
                    let at = format!(
                        "[...root.querySelectorAll('.nian-pick')]
                            .findIndex((pick) => pick.lastChild.textContent === '{place}')"
                    );
                    let at = self.example.inside(&at).await?;
                    let at = at.as_u64().ok_or_else(|| format!("no place {place}"))?;
                    self.press(&format!(".nian-pick:nth-child({})", at + 1))
                        .await?;
                }
            }
            Given::Typed(number) => {
                let field = self.example.find("[data-ask] input").await?;
                if let By::Touch = self.by {
                    self.press_element(&field).await?;
                }
                let script = "arguments[0].focus(); arguments[0].select()";
                self.page.run(script, vec![json!(field)]).await?;
                for digit in number.to_string().chars() {
                    self.page.type_char(digit).await?;
                }
                if let By::Keys = self.by {
                    return self.page.press(Key::Enter).await;
                }
            }
        }
        self.press("[data-do=answer]").await
    }

    async fn find_a_move(&self, question: &Question, search: &mut Search) -> Result {
        let position = question.position()?;
        let winning = search.winning_moves(position);
        let wrong = |at| {
            let mut wrong = position.moves().filter(|mv| !winning.contains(mv));
            wrong.nth(at)
        };
        let mut expected = Vec::new();
        // Where every move wins, none is wrong.
        if let Some(wrong) = wrong(question.step).or_else(|| wrong(0)) {
            self.play(position, wrong).await?;
            self.is_judged(false).await?;
            self.is_refuted(&position.play(wrong)?, question.show, search)
                .await?;
            assert_eq!(self.example.get("step").await?, question.step);
            assert_eq!(self.example.get("question").await?, "winning");
            let again = self.language.interface().try_again();
            let button = self.example.control(again).await?;
            self.press_element(&button).await?;
            let back = format!("position === {}", json!(position.to_string()));
            self.example.until(&back).await?;
            expected.push((wrong.to_string(), false, 1));
        }
        let right = winning[question.step % winning.len()];
        self.play(position, right).await?;
        self.is_judged(true).await?;
        assert_eq!(
            self.example.get("position").await?,
            position.play(right)?.to_string()
        );
        self.gives_a_reason().await?;
        expected.push((right.to_string(), true, expected.len() + 1));
        let expected: Vec<_> = expected
            .iter()
            .map(|(mv, is, at)| (&**mv, *is, *at))
            .collect();
        self.have_told(&expected).await
    }

    /// The other player's reply stands on the board, and the sentence says what it has mended.
    async fn is_refuted(&self, after: &AnyPosition, show: Show, search: &mut Search) -> Result {
        let stands = self.example.get("position").await?;
        if after.end().is_some() {
            assert_eq!(stands, after.to_string());
            return Ok(());
        }
        let mut replies = search.winning_moves(after).into_iter();
        let reply = replies.find(|&reply| {
            let left = after.play(reply).expect("a move by the rules");
            stands == left.to_string()
        });
        let mv = reply.ok_or_else(|| format!("{stands} is no reply to {after}"))?;
        let before = after.clone();
        let left = after.play(mv)?;
        let frame = Frame {
            show,
            played: Some(Played { before, mv }),
            ..Frame::of(left)
        };
        let said = self.language.sentences().mended(&frame);
        self.says(&[&said]).await
    }

    async fn is_judged(&self, correct: bool) -> Result {
        let class = if correct { "right" } else { "wrong" };
        let verdict = format!("root.querySelector('.nian-verdict.{class}')");
        self.example.until_inside(&verdict).await?;
        let [right, wrong] = self.language.interface().verdicts();
        self.says(&[if correct { right } else { wrong }]).await
    }

    /// All of it is spoken to a screen reader.
    async fn says(&self, texts: &[&str]) -> Result {
        let spoken = self.example.spoken().await?;
        for text in texts {
            assert!(spoken.contains(text), "{text:?} is not in {spoken:?}");
        }
        Ok(())
    }

    /// Beside the verdict there is a sentence.
    async fn gives_a_reason(&self) -> Result {
        let sentence = "root.querySelector('.nian-caption .nian-sentence')";
        let verdict = "root.querySelector('.nian-verdict')";
        let rest = format!("{sentence}.textContent.length - {verdict}.textContent.length");
        let rest = self.example.inside(&rest).await?;
        assert!(rest.as_u64() > Some(5), "no reason");
        Ok(())
    }

    /// The page has been told of these answers, each right or not, and at which try.
    async fn have_told(&self, expected: &[(&str, bool, usize)]) -> Result {
        let told = "told.map(({ answer, correct, tries }) => [answer, correct, tries])";
        assert_eq!(self.page.value(told).await?, json!(expected));
        Ok(())
    }

    /// Presses the first thing in the card that matches.
    async fn press(&self, css: &str) -> Result {
        self.press_element(&self.example.find(css).await?).await
    }

    async fn press_element(&self, element: &Element) -> Result {
        match self.by {
            By::Touch => {
                let middle =
                    "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
                self.page.run(middle, vec![json!(element)]).await?;
                self.page.tap(element).await
            }
            By::Keys => {
                self.page
                    .run("arguments[0].focus()", vec![json!(element)])
                    .await?;
                self.page.press(Key::Enter).await
            }
        }
    }

    /// Chooses a move and plays it.
    async fn play(&self, position: &AnyPosition, mv: Move) -> Result {
        self.page.two_frames().await?; // what the step before changed is drawn by then
        let hit = format!("[part~=board] [data-move='{mv}']");
        let chip = format!(".nian-choices [data-do='choose {mv}']");
        let keys = keys(position, mv);
        match self.by {
            By::Touch if self.has(&hit).await? => self.press(&hit).await?,
            By::Touch if self.has(&chip).await? => self.press(&chip).await?,
            By::Keys if keys.len() <= KEYS => {
                self.example
                    .inside("root.querySelector('.nian-board').focus()")
                    .await?;
                for key in keys {
                    self.page.press(key).await?;
                }
            }
            _ => self.choose_number(mv).await?,
        }
        let name = self.language.sentences().move_name(position, mv);
        self.example
            .until_inside(&format!(
                "root.querySelector('.nian-take:not([aria-disabled])')?.textContent.includes({})",
                json!(name)
            ))
            .await?;
        match self.by {
            By::Touch => self.press(".nian-take").await,
            // Where the focus is: on the board, or in the field.
            By::Keys => self.page.press(Key::Enter).await,
        }
    }

    async fn has(&self, css: &str) -> Result<bool> {
        let found = format!("root.querySelector({}) !== null", json!(css));
        Ok(self.example.inside(&found).await? == true)
    }

    /// Chooses a row, and types how much is taken of it.
    async fn choose_number(&self, mv: Move) -> Result {
        let begin = ".nian-answers [data-do^='choose ']";
        if self.has(begin).await? {
            self.press(begin).await?;
        }
        let mv = mv.to_string();
        let row = mv.trim_end_matches(|digit: char| digit.is_ascii_digit());
        let others = if row == "a" {
            ":not([data-do^='choose ab'])"
        } else {
            ""
        };
        let line = format!(".nian-lines [data-do^='choose {row}']{others}");
        if self.has(&line).await? {
            self.page.two_frames().await?;
            self.press(&line).await?;
        }
        let field = self
            .example
            .find(".nian-choices input[type=number]")
            .await?;
        if let By::Touch = self.by {
            self.press_element(&field).await?;
        }
        let script = "arguments[0].focus(); arguments[0].select()";
        self.page.run(script, vec![json!(field)]).await?;
        for digit in mv[row.len()..].chars() {
            self.page.type_char(digit).await?;
        }
        Ok(())
    }
}

/// The keys that choose a move on a board: down from row to row, to the right from the least to the most.
fn keys(position: &AnyPosition, mv: Move) -> Vec<Key> {
    let mut rows: Vec<u8> = position.moves().map(line).collect();
    rows.sort_unstable();
    rows.dedup();
    rows.retain(|&row| row <= line(mv));
    let less = position.moves().take_while(|&other| other != mv);
    let less = less.filter(|&other| line(other) == line(mv)).count();
    let down = std::iter::repeat_n(Key::Down, rows.len());
    down.chain(std::iter::repeat_n(Key::Right, less)).collect()
}

/// Which row or die a move is of; the last is that of both rows, and where all are one it is the first.
fn line(mv: Move) -> u8 {
    match mv {
        Move::Row { row, .. } => row,
        Move::Turn { die, .. } => die,
        Move::Both { .. } => u8::MAX,
        Move::Take(_) | Move::TurnAll(_) => 0,
    }
}
