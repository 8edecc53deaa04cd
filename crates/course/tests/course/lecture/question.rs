//! The teacher's own question: told before a class with the next key, answered by pupils on their page.

use super::stage::{Fake, Stage};
use super::{place, seen};
use nian_course::deck::{Verdict, read};
use nian_course::lecture::{
    Action, Announcement, Command, Effect, FocusArea, QuestionAction, SlipAction,
};
use nian_course::slip::Mark;

const CHOICES: &str =
    "?d=a/one;a/two&q1=Which%3F&k1=choice&c1=four|five&a1=five&at=1&step=0&answers=ask&v=1";

fn fakes() -> Vec<Fake> {
    vec![Fake::new(1, &[0]), Fake::new(0, &[])]
}

fn on_stage() -> Stage {
    let mut stage = Stage::new(CHOICES, fakes());
    stage.send(Action::Begin);
    stage
}

/// A page of pupils, with what the tab has kept.
fn in_hand(lesson: &str, kept: &str) -> Stage {
    let deck = read(lesson).0.expect("a lesson").for_pupils(2);
    let mut stage = Stage::of_deck(deck, fakes(), None, kept, false);
    stage.send(Action::Begin);
    stage
}

fn answer(stage: &mut Stage, text: &str) {
    stage.send(Action::Question(QuestionAction::Answer(text.to_owned())));
}

fn told(stage: &Stage) -> Option<&str> {
    stage.page.question().expect("a question").told
}

fn given(stage: &Stage) -> Option<(&str, Verdict)> {
    stage.page.question().expect("a question").given
}

fn marks(stage: &mut Stage) -> Vec<Mark> {
    stage.send(Action::Slip(SlipAction::Open(2026)));
    stage.page.slip().expect("a slip").marks
}

#[test]
fn a_clicker_tells_its_answer_first() {
    let mut stage = on_stage();
    let question = stage.page.question().expect("a question");
    assert_eq!(question.choices, ["four", "five"]);
    assert!(!question.is_answered_here, "a class raises its hands");
    let mut all = vec![(seen(&stage), told(&stage).is_some())];
    for _ in 0..2 {
        stage.key(Command::Forward);
        all.push((seen(&stage), told(&stage).is_some()));
    }
    let at = |waits| ("1.0".to_owned(), waits);
    // The question waits, then the card, then nothing.
    assert_eq!(
        all,
        [(at(true), false), (at(true), true), (at(false), true)]
    );
    assert!(stage.fakes[0].revealed);
    assert_eq!(stage.page.in_address()[0].1.as_deref(), Some("1.0,1"));
    stage.key(Command::Forward);
    assert_eq!(
        (place(&stage).as_str(), stage.page.question()),
        ("1.1", None)
    );
    for before in all.iter().rev() {
        stage.key(Command::Back);
        assert_eq!(&(seen(&stage), told(&stage).is_some()), before);
    }
    stage.key(Command::Back);
    assert_eq!(stage.page.announcement(), &Announcement::AtStart);
}

#[test]
fn a_long_choice_is_given_whole() {
    let choice = "because every move leaves a column with an odd number of stacks";
    let lesson = format!("?d=a/one&q1=Why&k1=choice&c1={choice}|else&a1={choice}&v=1");
    let lesson = lesson.replace(' ', "+");
    let mut page = in_hand(&lesson, "");
    answer(&mut page, choice);
    assert_eq!(given(&page), Some((choice, Verdict::Right)));
    let kept = page.page.kept();
    assert_eq!(
        given(&in_hand(&lesson, &kept)),
        Some((choice, Verdict::Right))
    );
}

#[test]
fn the_board_of_a_game_answers_for_a_move() {
    let lesson =
        "?d=nim:3,4,5;a/one&q1=Your+move%3F&k1=move&a1=A2&q2=And+here%3F&k2=move&a2=a1&at=1&v=1";
    let mut page = in_hand(lesson, "");
    let begin = |page: &mut Stage, at, mv: &str| {
        let mv = mv.to_owned();
        page.send(Action::Began { at, mv });
    };
    assert!(page.page.question().expect("a question").is_played);
    begin(&mut page, 2, "a2");
    assert_eq!(given(&page), None, "another thing's");
    begin(&mut page, 1, "b1");
    assert_eq!(given(&page), Some(("b1", Verdict::Wrong)));
    begin(&mut page, 1, "a2");
    begin(&mut page, 1, "c1");
    assert_eq!(given(&page), Some(("a2", Verdict::Right)), "it stays");
    assert_eq!(marks(&mut page)[0], Mark::Wrong, "what came first counts");
    // A board with steps is not played from its beginning.
    let mut page = in_hand(lesson, "");
    page.send(Action::Choose(2));
    assert!(!page.page.question().expect("a question").is_played);
    // On stage a class raises its hands.
    let mut stage = Stage::new(lesson, fakes());
    stage.send(Action::Begin);
    begin(&mut stage, 1, "a2");
    assert_eq!(given(&stage), None);
}

#[test]
fn the_answer_key_goes_through_both() {
    let mut stage = on_stage();
    let mut all = Vec::new();
    for _ in 0..4 {
        stage.key(Command::Answer);
        all.push((told(&stage).is_some(), stage.fakes[0].revealed));
    }
    // The question's, the card's, and the card's is hidden; then again.
    let wanted = [(true, false), (true, true), (true, false), (true, true)];
    assert_eq!(all, wanted);
    // Where the card has none, the question's comes and goes.
    let quiet = "?d=a/two;a/one&q1=Why%3F&a1=So&at=1&step=0&answers=ask&v=1";
    let mut stage = Stage::new(quiet, vec![Fake::new(0, &[]), Fake::new(1, &[0])]);
    stage.send(Action::Begin);
    for is_told in [true, false, true] {
        stage.key(Command::Answer);
        assert_eq!(told(&stage), is_told.then_some("So"));
    }
}

#[test]
fn a_class_votes_for_its_choices() {
    let mut stage = on_stage();
    stage.key(Command::Vote);
    let labels = |stage: &Stage| {
        let hands = stage.page.hands().expect("a vote");
        let all = hands
            .iter()
            .map(|(hand, right)| (hand.label.clone(), *right));
        all.collect::<Vec<_>>()
    };
    let [four, five] = ["four", "five"].map(str::to_owned);
    assert_eq!(
        labels(&stage),
        [(four.clone(), false), (five.clone(), false)]
    );
    stage.send(Action::Count(1, 12));
    stage.key(Command::Forward);
    assert_eq!(labels(&stage), [(four, false), (five, true)]);
    let again = Stage::kept(CHOICES, fakes(), None, &stage.page.kept());
    let kept = again.page.kept();
    assert!(kept.contains("\"label\":\"five\""), "{kept}");
}

#[test]
fn pupils_answer_it_and_the_first_answer_counts() {
    let mut stage = in_hand(CHOICES, "");
    assert!(stage.page.question().expect("a question").is_answered_here);
    answer(&mut stage, "  ");
    assert_eq!(given(&stage), None);
    answer(&mut stage, "four");
    assert_eq!(given(&stage), Some(("four", Verdict::Wrong)));
    // Its buttons can be pressed no more then, or are gone.
    let lets_go = Effect::FocusRoot(FocusArea::Question);
    assert!(!stage.done.contains(&lets_go));
    answer(&mut stage, "five");
    assert_eq!(given(&stage), Some(("five", Verdict::Right)));
    assert!(stage.done.contains(&lets_go));
    assert_eq!(told(&stage), None);
    assert!(stage.done.contains(&Effect::Save));
    assert_eq!(marks(&mut stage), [Mark::Wrong, Mark::Open, Mark::Open]);
    let mut again = in_hand(CHOICES, &stage.page.kept());
    assert_eq!(given(&again), Some(("five", Verdict::Right)));
    assert_eq!(marks(&mut again)[0], Mark::Wrong);
}

#[test]
fn what_is_no_move_is_not_counted() {
    let lesson = "?d=nim:3,4,5&q1=Your move%3F&k1=move&a1=a2&at=1&step=0&answers=ask&v=1";
    let mut stage = in_hand(lesson, "");
    answer(&mut stage, "two of them");
    assert_eq!(given(&stage), Some(("two of them", Verdict::Unread)));
    answer(&mut stage, "Ａ２");
    assert_eq!(given(&stage), Some(("Ａ２", Verdict::Right)));
    assert_eq!(marks(&mut stage)[0], Mark::Right);
}

#[test]
fn whoever_asks_for_the_answer_has_not_answered() {
    let mut stage = in_hand(CHOICES, "");
    stage.send(Action::Question(QuestionAction::Tell));
    assert_eq!(told(&stage), Some("five"));
    let lets_go = Effect::FocusRoot(FocusArea::Question);
    assert!(stage.done.contains(&lets_go));
    answer(&mut stage, "five");
    assert_eq!(given(&stage), None, "it is told");
    assert_eq!(marks(&mut stage)[0], Mark::Wrong);
}

#[test]
fn what_is_said_aloud_is_not_marked() {
    for how in ["&a1=So", "", "&k1=choice&c1=a|b&a1=c", "&k1=number"] {
        let lesson = format!("?d=a/one;a/two&q1=Why%3F{how}&at=1&step=0&answers=ask&v=1");
        let mut stage = in_hand(&lesson, "");
        let question = stage.page.question().expect("a question");
        assert!(!question.is_answered_here, "{how}");
        let has_answer = question.has_answer;
        answer(&mut stage, "So");
        assert_eq!(given(&stage), None);
        stage.send(Action::Question(QuestionAction::Tell));
        assert_eq!(told(&stage).is_some(), has_answer, "{how}");
        assert_eq!(marks(&mut stage).len(), 2, "{how}");
    }
}

#[test]
fn other_spellings_of_an_answer_are_the_same() {
    for (how, same, other) in [
        (
            "number&a1=12",
            vec!["12", " 012", "１２", "+12"],
            vec!["21", "1 3", "", "0"],
        ),
        ("number&a1=0", vec!["0", "00"], vec!["1", "-"]),
        (
            "move&a1=b2",
            vec!["b2", "B2", "b 2", "ｂ２"],
            vec!["b3", "b"],
        ),
        ("choice&c1=a|b&a1=a", vec!["a"], vec!["A", "b", ""]),
    ] {
        let lesson = format!("?d=nim:3,4,5&q1=Which%3F&k1={how}&v=1");
        let deck = read(&lesson).0.expect("a lesson");
        for text in same {
            assert_eq!(deck.things[0].given(text), Verdict::Right, "{how}: {text}");
        }
        for text in other {
            assert_ne!(deck.things[0].given(text), Verdict::Right, "{how}: {text}");
        }
    }
}
