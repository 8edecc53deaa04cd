//! What is done with the picture for a while, what a tab keeps of it, and what the speaker's window may do.

use super::stage::{Fake, Stage};
use super::{lesson, place};
use nian_course::lecture::{
    Action, Announcement, Choice, Clock, ClockAction, Command, Effect, ElementState, FocusArea,
    Name, PenAction, Tally, time_left,
};

const GAMES: &str = "?d=nim:3,4,5;nim:1,2&at=1&step=0&answers=ask&v=1";

fn game(position: &str) -> Fake {
    Fake {
        position: Some(position.to_owned()),
        state: Some(position.to_owned()),
        winning: vec!["a2".to_owned()],
        ..Fake::new(0, &[0])
    }
}

fn games() -> Stage {
    let mut stage = Stage::new(GAMES, vec![game("nim:3,4,5"), game("nim:1,2")]);
    stage.send(Action::Begin);
    stage
}

fn hand(label: &str) -> Tally {
    Tally {
        label: label.to_owned(),
        value: Some(label.to_owned()),
        count: 0,
    }
}

#[test]
fn hands_belong_to_a_step_and_their_answer_is_marked_once_it_is_given() {
    let mut stage = games();
    stage.key(Command::Vote);
    assert!(stage.done.contains(&Effect::AskChoices));
    stage.send(Action::Hands(vec![hand("a2"), hand("b1")]));
    stage.send(Action::Count(1, 7));
    stage.send(Action::Label(0, " a2 ".to_owned()));
    let hands = |stage: &Stage| -> Option<Vec<(u32, bool)>> {
        let hands = stage.page.hands()?;
        Some(
            hands
                .iter()
                .map(|(hand, right)| (hand.count, *right))
                .collect(),
        )
    };
    assert_eq!(hands(&stage), Some(vec![(0, false), (7, false)]));
    stage.key(Command::Digit(1));
    assert!(!stage.page.was_taken(), "a digit is the panel's");
    stage.send(Action::Asked(Command::Digit(1)));
    assert_eq!(stage.page.digits(), "1", "but not the speaker's");
    stage.key(Command::Forward);
    assert_eq!(hands(&stage), Some(vec![(0, true), (7, false)]));
    stage.key(Command::Next);
    assert_eq!(hands(&stage), None);
    stage.key(Command::Previous);
    stage.key(Command::Vote);
    assert_eq!(hands(&stage), Some(vec![(0, true), (7, false)]), "kept");
    let again = stage.reloaded(GAMES);
    assert_eq!(again.page.hands().map(|hands| hands[1].0.count), Some(7));
}

#[test]
fn a_class_votes_for_answers_to_the_question_of_its_teacher() {
    let moves = ["a1", "a2", "b1", "b3", "c2"].map(str::to_owned);
    let asked = |how: &str, label: &str| {
        let lesson = format!("?d=nim:3,4,5&q1=Which%3F&{how}&at=1&step=0&v=1");
        let mut stage = Stage::new(&lesson, vec![game("nim:3,4,5")]);
        stage.send(Action::Begin);
        let choices = stage.page.choices(&moves);
        stage.key(Command::Vote);
        stage.send(Action::Hands(vec![Tally::default(); choices.len()]));
        stage.send(Action::Label(0, label.to_owned()));
        let is_right = |stage: &Stage| stage.page.hands().is_some_and(|hands| hands[0].1);
        assert!(!is_right(&stage), "{how}: before the answer is told");
        stage.key(Command::Forward);
        (choices, is_right(&stage))
    };
    let (choices, is_right) = asked("k1=move&a1=B3", "b3");
    assert!(choices.contains(&Choice::Move("b3".to_owned())));
    assert!(choices.iter().all(|one| matches!(one, Choice::Move(_))));
    assert!(is_right);
    let (choices, is_right) = asked("k1=number&a1=12", "12");
    assert!(choices.iter().all(|one| *one == Choice::Blank));
    assert!(is_right);
    assert!(!asked("k1=number&a1=12", "13").1);
}

fn played(stage: &mut Stage, state: &str) {
    stage.send(Action::Played(ElementState {
        state: Some(state.to_owned()),
        ..ElementState::default()
    }));
}

#[test]
fn two_teams_play_and_change_sides() {
    let mut stage = games();
    stage.key(Command::Teams);
    assert!(
        stage
            .done
            .iter()
            .any(|effect| matches!(effect, Effect::Play { .. }))
    );
    played(&mut stage, "nim:3,4,5 a3");
    let teams = |stage: &Stage| {
        let teams = stage.page.teams().expect("they play");
        (
            teams.turn(),
            teams.won(),
            [teams.points(0), teams.points(1)],
        )
    };
    assert_eq!(teams(&stage), (1, None, [0, 0]));
    played(&mut stage, "nim:3,4,5 a3,b4,c5");
    stage.send(Action::Ended(true));
    assert_eq!(teams(&stage), (1, Some(0), [1, 0]));
    played(&mut stage, "nim:3,4,5 a3,b4");
    assert_eq!(teams(&stage), (0, None, [0, 0]), "it was taken back");
    played(&mut stage, "nim:3,4,5 a3,b4,c5");
    stage.send(Action::TeamName(1, "Owls".to_owned()));
    let mut again = stage.reloaded(GAMES);
    again.send(Action::Recalled);
    assert_eq!(teams(&again), (1, Some(0), [1, 0]));
    assert_eq!(
        again.page.teams().and_then(|teams| teams.names[1].clone()),
        Some("Owls".to_owned())
    );
    again.key(Command::Forward);
    assert_eq!(teams(&again), (1, None, [1, 0]), "the other team begins");
    again.key(Command::Next);
    assert_eq!(again.page.at(), 1, "it does not lead out of the game");
    again.key(Command::Escape);
    assert!(again.page.teams().is_none() && !again.page.has_left());
}

#[test]
fn where_there_is_no_position_no_team_plays() {
    let mut stage = Stage::new("?d=table:wythoff&v=1", vec![Fake::new(0, &[])]);
    stage.send(Action::Begin);
    stage.key(Command::Teams);
    assert_eq!(stage.page.announcement(), &Announcement::NoPosition);
}

#[test]
fn a_timer_runs_stands_and_is_over() {
    let mut stage = games();
    stage.key(Command::Clock);
    assert!(stage.page.clock().1);
    stage.send(Action::Clock(ClockAction::Start(30)));
    assert_eq!(stage.page.clock(), (Clock::Until(30_000), false));
    stage.time = 10_000;
    stage.send(Action::Clock(ClockAction::Hold));
    assert_eq!(stage.page.clock().0, Clock::Left(20_000));
    stage.time = 50_000;
    stage.send(Action::Clock(ClockAction::Hold));
    assert_eq!(
        stage.page.clock().0.left(69_500).map(time_left),
        Some("0:01".to_owned())
    );
    assert_eq!(stage.page.clock().0.left(80_000), Some(0));
    assert_eq!(stage.reloaded(GAMES).page.clock().0, Clock::Until(70_000));
    stage.send(Action::Clock(ClockAction::Off));
    assert_eq!(stage.page.clock(), (Clock::Off, false));
}

#[test]
fn lines_belong_to_a_step_and_are_taken_back() {
    let mut stage = games();
    stage.key(Command::Draw);
    assert!(stage.done.contains(&Effect::Measure));
    stage.send(Action::Pen(PenAction::Size([400.04, 300.0], true)));
    for pointer in [1, 2] {
        stage.send(Action::Pen(PenAction::Down(pointer, 4.0)));
        stage.send(Action::Pen(PenAction::Draw(
            pointer,
            vec![[1.0, 2.0], [3.04, 4.0]],
        )));
    }
    stage.send(Action::Pen(PenAction::Draw(1, vec![[5.0, 6.0]])));
    for pointer in [1, 2, 3] {
        stage.send(Action::Pen(PenAction::Up(pointer)));
    }
    let lines = |stage: &Stage| -> Vec<String> {
        let lines = stage.page.ink().lines().unwrap_or_default();
        lines.iter().map(|line| line.path.to_string()).collect()
    };
    assert_eq!(lines(&stage), ["M1 2Q3 4 4 5L5 6", "M1 2L3 4"]);
    stage.key(Command::Answer);
    assert!(stage.page.waits(), "letters do nothing while one draws");
    stage.key(Command::Erase);
    assert_eq!(lines(&stage).len(), 1);
    stage.key(Command::Escape);
    assert!(!stage.page.draws());
    stage.key(Command::Forward);
    assert_eq!(
        lines(&stage),
        Vec::<String>::new(),
        "the answer was not there"
    );
    stage.key(Command::Back);
    assert_eq!(lines(&stage).len(), 1);
    assert_eq!(lines(&stage.reloaded(GAMES)), lines(&stage));
    stage.key(Command::Draw);
    stage.key(Command::Clear);
    assert_eq!(lines(&stage), Vec::<String>::new());
}

#[test]
fn the_focus_is_not_lost_with_what_a_mode_takes_away() {
    let mut stage = games();
    let mut lets_go = |prepare: &[Action], action: Action| {
        for before in prepare {
            stage.send(before.clone());
        }
        stage.done.clear();
        stage.send(action);
        let of = |effect: &Effect| match effect {
            Effect::FocusRoot(area) => Some(*area),
            _ => None,
        };
        stage.done.iter().find_map(of)
    };
    let clock = Action::Do(Command::Clock);
    let pen = Action::Do(Command::Draw);
    let of_clock = Action::Clock;
    let opened = std::slice::from_ref(&clock);
    let at_clock = Some(FocusArea::Clock);
    assert_eq!(lets_go(opened, clock.clone()), at_clock);
    assert_eq!(lets_go(opened, of_clock(ClockAction::Start(30))), at_clock);
    let hold = of_clock(ClockAction::Hold);
    assert_eq!(lets_go(opened, hold.clone()), None, "its buttons stay");
    assert_eq!(lets_go(&[], hold), at_clock);
    assert_eq!(lets_go(opened, of_clock(ClockAction::Off)), at_clock);
    let done = Action::Pen(PenAction::Done);
    assert_eq!(lets_go(&[pen], done), Some(FocusArea::Mode));
    // The fields with the names of the teams stay.
    let teams = [Action::Do(Command::Teams), Action::Ended(true)];
    assert_eq!(lets_go(&teams, Action::Rematch), Some(FocusArea::Game));
}

#[test]
fn a_game_is_kept_as_it_was_played() {
    let mut stage = games();
    stage.fakes[0].state = Some("nim:3,4,5 a2".to_owned());
    stage.tell(1, nian_course::lecture::ElementEvent::Move);
    assert_eq!(stage.page.kept_game(1), Some("nim:3,4,5 a2".to_owned()));
    stage.fakes[0].state = Some("nim:3,4,5".to_owned());
    stage.tell(1, nian_course::lecture::ElementEvent::Move);
    assert_eq!(stage.page.kept_game(1), None);
}

#[test]
fn the_speakers_window_may_ask_for_some_things_only() {
    let mut stage = lesson();
    stage.send(Action::Asked(Command::Next));
    assert_eq!(place(&stage), "2.1");
    stage.send(Action::Asked(Command::Escape));
    stage.send(Action::Asked(Command::Vote));
    assert!(!stage.page.has_left() && stage.page.hands().is_none());
    let now = stage.page.now();
    assert_eq!(
        (now.at, now.step, now.of, now.steps, now.waits),
        (2, 1, 3, 3, true)
    );
    assert_eq!(stage.page.name(), Name { at: 2, step: 1 });
}
