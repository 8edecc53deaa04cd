//! Handouts: what an address asks for, which steps are shown, what room there is, and what becomes of what does not come.

use nian_course::deck::{Fault, Names, QuestionKind, Ready};
use nian_course::handout::{
    Action, Contents, Effect, Handout, HandoutThing, Loaded, Room, Shown, Space, Steps, Task,
    asked, lesson,
};
use nian_lessons::Ask;
use nian_words::Language;

type Page = Handout<&'static str>;

fn query(text: &str) -> Vec<(String, String)> {
    let pairs = text.split('&').filter_map(|pair| pair.split_once('='));
    let pairs = pairs.map(|(name, value)| (name.to_owned(), value.to_owned()));
    pairs.collect()
}

fn given(called: &str) -> HandoutThing {
    HandoutThing {
        called: Some(called.to_owned()),
        ..HandoutThing::default()
    }
}

/// Something that asks at these of its steps.
fn loaded(asks: &[u8]) -> Loaded<&'static str> {
    Loaded {
        title: "Card".to_owned(),
        asks: Some(asks.iter().map(|&asks| asks == 1).collect()),
        shown: vec![None; asks.len()],
        model: "model",
    }
}

/// A page with one thing, which asks at steps 2 and 4, and with its styles.
fn page(query_text: &str, start: usize) -> Page {
    let things = vec![HandoutThing {
        start,
        ..HandoutThing::default()
    }];
    let (mut page, effects) = Handout::open(&query(query_text), false, None, things);
    assert_eq!(effects, [Effect::Styles, Effect::Load(0)]);
    assert_eq!(page.apply(Action::Styles), []);
    assert_eq!(
        page.apply(Action::Loaded(0, loaded(&[0, 0, 1, 0, 1]))),
        [Effect::Made]
    );
    page
}

fn chosen(page: &Page) -> Vec<usize> {
    page.sheets().next().expect("a thing").chosen
}

#[test]
fn an_address_asks_for_contents() {
    for (text, of_article, contents, refused) in [
        ("", false, Contents::Sheet, None),
        ("", true, Contents::Sheet, None),
        ("print=sheet", false, Contents::Sheet, None),
        ("print=key", false, Contents::Key, None),
        ("print=both", true, Contents::Both, None),
        ("print=text", true, Contents::Text, None),
        ("print=text", false, Contents::Sheet, Some("text")),
        ("print=<b>", true, Contents::Sheet, Some("<b>")),
        ("print=", false, Contents::Sheet, Some("")),
        ("print=key&print=both", false, Contents::Key, None),
    ] {
        let (found, _, complaint) = asked(&query(text), of_article);
        let complaint = complaint.map(|complaint| complaint.value);
        assert_eq!((found, complaint.as_deref()), (contents, refused), "{text}");
    }
}

#[test]
fn an_address_asks_for_room() {
    for (text, space, refused) in [
        ("", Space::Usual, None),
        ("room=usual", Space::Usual, None),
        ("room=more&print=key", Space::More, None),
        ("room=none", Space::None, None),
        ("room=<b>", Space::Usual, Some("<b>")),
        // The first that cannot be is told.
        ("room=9&print=x", Space::Usual, Some("x")),
    ] {
        let (_, found, complaint) = asked(&query(text), true);
        let complaint = complaint.map(|complaint| complaint.value);
        assert_eq!((found, complaint.as_deref()), (space, refused), "{text}");
    }
}

#[test]
fn there_is_as_much_room_as_is_wanted() {
    let mut page = page("room=more", 0);
    let keep = |room: Option<&str>| Effect::Keep(vec![("room", room.map(str::to_owned))]);
    assert_eq!(page.space(), Space::More);
    for (name, kept) in [("none", Some("none")), ("usual", None)] {
        let effects = page.apply(Action::Space(name.to_owned()));
        assert_eq!(effects, [keep(kept), Effect::Made], "{name}");
        assert_eq!(page.space().name(), name);
    }
    assert_eq!(page.apply(Action::Space("much".to_owned())), []);
    assert_eq!(page.space(), Space::Usual);
    let asks = |space| Task::of_step(Some(Ask::Winning), None).with(space).room;
    assert_eq!(asks(Space::None), [Room::Sentence]);
    let all = [Room::Sentence, Room::Move, Room::Why];
    assert_eq!(asks(Space::Usual), all);
    assert_eq!(asks(Space::More)[..3], all);
    assert_eq!(asks(Space::More)[3..], [Room::Lines(3)]);
    // What there is no room for has its answer still.
    assert!(Task::of_number(None).with(Space::None).has_answer);
}

#[test]
fn steps_stand_in_an_address() {
    for (text, things, written) in [
        ("", 1, ""),
        ("0,3,4", 1, "0,3,4"),
        ("4,0,4", 1, "0,4"),
        ("-", 1, "-"),
        (";;1", 3, ";;1"),
        (";;1", 2, ""),
        ("x;;99", 3, ";;99"),
        ("1,;2", 2, ";2"),
        ("-1;10000;9999", 3, ";;9999"),
        ("1 ;+2;3", 3, ";;3"),
    ] {
        assert_eq!(Steps::read(text).written(things), written, "{text}");
    }
}

#[test]
fn a_thing_shows_its_start_and_what_asks() {
    for (text, start, shown) in [
        ("", 0, vec![0, 2, 4]),
        ("", 3, vec![3, 4]),
        ("", 4, vec![4]),
        ("", 999, vec![4]),
        ("steps=0,3", 0, vec![0, 3]),
        ("steps=3,0,99", 2, vec![0, 3]),
        ("steps=-", 0, vec![]),
        ("steps=x", 0, vec![0, 2, 4]),
        ("steps=;1", 0, vec![0, 2, 4]),
    ] {
        assert_eq!(chosen(&page(text, start)), shown, "{text} from {start}");
    }
}

fn at(position: &str, asks: Ask) -> Option<Shown> {
    Some(Shown {
        position: position.to_owned(),
        asks: Some(asks),
    })
}

/// A chapter, or a lesson: an example that asks at all its steps but the start, whose last two are asked for numbers and whether
/// it is safe, and these boards.
fn with_boards(query_text: &str, of_article: bool, boards: &[&str]) -> Page {
    let things = vec![HandoutThing::default(); boards.len() + 1];
    let (mut page, _) = Handout::open(&query(query_text), of_article, None, things);
    page.apply(Action::Styles);
    let shown = [
        at("nim:3,4,5", Ask::Outcome),
        at("nim:3,4,5", Ask::Outcome),
        at("nim:3,4,5", Ask::Winning),
        at("nim:1,2", Ask::Columns),
        None,
        None,
    ];
    let example = Loaded {
        shown: shown.to_vec(),
        ..loaded(&[0, 1, 1, 1, 1, 1])
    };
    page.apply(Action::Loaded(0, example));
    for (place, position) in (1..).zip(boards) {
        let board = Loaded {
            title: "Board".to_owned(),
            asks: None,
            shown: vec![at(position, Ask::Outcome)],
            model: "model",
        };
        page.apply(Action::Loaded(place, board));
    }
    page
}

fn left_out(page: &Page) -> Vec<bool> {
    page.sheets().map(|sheet| sheet.is_left_out()).collect()
}

#[test]
fn nothing_is_asked_twice() {
    let boards = ["nim:3,4,5", "nim:1,2", "nim:1,2"];
    let mut page = with_boards("", true, &boards);
    // The step asks what the start does; what has no position is never the same.
    assert_eq!(chosen(&page), [0, 2, 3, 4, 5]);
    // Numbers are another question than a board's.
    assert_eq!(left_out(&page), [false, true, false, true]);
    // It comes back when it is asked for, and goes again.
    let keep = |steps: &str| Effect::Keep(vec![("steps", Some(steps.to_owned()))]);
    let back = page.apply(Action::Tick(3, 0, true));
    assert_eq!(back, [keep(";;;0"), Effect::Made]);
    assert_eq!(left_out(&page), [false, true, false, false]);
    page.apply(Action::Tick(3, 0, false));
    assert_eq!(left_out(&page), [false, true, false, true]);
    let page = with_boards("steps=0,1;0", true, &boards);
    assert_eq!(chosen(&page), [0, 1]);
    assert_eq!(left_out(&page), [false, false, false, true]);
    // What is not on paper has not been asked.
    let page = with_boards("steps=-", true, &boards);
    assert_eq!(left_out(&page), [true, false, false, true]);
    // In a lesson each thing has been chosen.
    assert_eq!(left_out(&with_boards("", false, &boards)), [false; 4]);
}

#[test]
fn steps_are_ticked() {
    let mut page = page("print=sheet", 0);
    let keep = |steps: Option<&str>| Effect::Keep(vec![("steps", steps.map(str::to_owned))]);
    let before = page.number();
    assert_eq!(
        page.apply(Action::Tick(0, 2, false)),
        [keep(Some("0,4")), Effect::Made]
    );
    assert_eq!((chosen(&page), page.number()), (vec![0, 4], before + 1));
    page.apply(Action::Tick(0, 0, false));
    assert_eq!(
        page.apply(Action::Tick(0, 4, false)),
        [keep(Some("-")), Effect::Made]
    );
    assert_eq!(
        page.apply(Action::Tick(0, 1, true)),
        [keep(Some("1")), Effect::Made]
    );
    // There is no such step, and no such thing.
    assert_eq!(
        page.apply(Action::Tick(0, 5, true)),
        [keep(Some("1")), Effect::Made]
    );
    assert_eq!(page.apply(Action::Tick(1, 0, true)), []);
    assert_eq!(chosen(&page), [1]);
}

#[test]
fn contents_are_chosen() {
    let mut page = page("print=<b>", 0);
    assert!(page.refused().is_some());
    let keep = Effect::Keep(vec![("print", Some("key".to_owned()))]);
    assert_eq!(
        page.apply(Action::Choose("key".to_owned())),
        [keep, Effect::Made]
    );
    assert_eq!((page.contents(), page.refused()), (Contents::Key, None));
    // Only articles have a text.
    assert_eq!(page.apply(Action::Choose("text".to_owned())), []);
    assert_eq!(page.apply(Action::Choose("nothing".to_owned())), []);
    assert_eq!(page.contents(), Contents::Key);
}

#[test]
fn the_text_of_an_article_is_another_page() {
    let open = |text| {
        Page::open(
            &query(text),
            true,
            Some("Nim".to_owned()),
            vec![given("One")],
        )
    };
    let (mut page, effects) = open("print=sheet");
    assert_eq!(effects, [Effect::Styles, Effect::Load(0)]);
    let text = page.apply(Action::Choose("text".to_owned()));
    assert_eq!(text, [Effect::Leave(Contents::Text)]);
    let (mut page, effects) = open("print=text");
    assert_eq!(effects, [Effect::Styles]);
    assert!(page.is_text() && !page.is_empty());
    assert_eq!(page.apply(Action::Print), []);
    assert_eq!(page.apply(Action::Styles), [Effect::Print]);
    let sheet = page.apply(Action::Choose("sheet".to_owned()));
    assert_eq!(sheet, [Effect::Leave(Contents::Sheet)]);
}

#[test]
fn it_is_called_as_the_page_or_its_first_thing() {
    let open = |title: Option<&str>, things| {
        let (mut page, _) = Page::open(&[], false, title.map(str::to_owned), things);
        page.apply(Action::Styles);
        page.apply(Action::Loaded(0, loaded(&[0])));
        (page.title(), page.are_named())
    };
    let one = || vec![HandoutThing::default()];
    let called = |title: &str| Some(title.to_owned());
    assert_eq!(open(Some("Mine"), one()), (called("Mine"), false));
    assert_eq!(open(Some(""), one()), (called("Card"), false));
    assert_eq!(open(None, vec![given("Own")]).0, called("Own"));
    // Several things are not all about the first of them.
    assert_eq!(open(None, vec![given("Own"), given("B")]), (None, true));
    assert_eq!(
        open(Some("Mine"), vec![given("Own"), given("B")]).0,
        called("Mine")
    );
    let (page, _) = Page::open(&[], false, None, Vec::new());
    assert!(page.is_empty());
    assert_eq!(page.title(), None);
}

#[test]
fn it_is_printed_when_it_is_there() {
    let (mut page, _) = Page::open(&[], false, None, vec![given("One")]);
    assert_eq!(page.apply(Action::Print), []);
    assert_eq!(page.apply(Action::Loaded(0, loaded(&[0]))), []);
    assert_eq!(page.apply(Action::Styles), [Effect::Made, Effect::Print]);
    assert_eq!(page.apply(Action::Print), [Effect::Print]);
}

#[test]
fn what_does_not_come_is_left_out_and_asked_for_again() {
    let things = vec![given("One"), given("Two")];
    let (mut page, _) = Page::open(&[], false, None, things);
    page.apply(Action::NoStyles);
    assert!(page.is_lost() && !page.is_made());
    let again = [Effect::PassFocus, Effect::Styles];
    assert_eq!(page.apply(Action::Again), again);
    page.apply(Action::Styles);
    page.apply(Action::Loaded(1, loaded(&[0])));
    let lost = page.apply(Action::Failed(0, "Mistake.".to_owned()));
    assert_eq!(lost, [Effect::Made]);
    assert_eq!(page.lost().collect::<Vec<_>>(), [("One", "Mistake.")]);
    assert_eq!(page.title(), None);
    // It keeps its place among the steps.
    page.apply(Action::Tick(1, 0, false));
    let again = [Effect::PassFocus, Effect::Load(0)];
    assert_eq!(page.apply(Action::Again), again);
    assert!(!page.is_made());
    assert_eq!(page.apply(Action::Loaded(0, loaded(&[0]))), [Effect::Made]);
    let steps: Vec<_> = page.sheets().map(|sheet| sheet.chosen).collect();
    assert_eq!(steps, [vec![0], vec![]]);
}

#[test]
fn there_is_room_for_what_is_asked() {
    let room = |task: Task| (task.room, task.has_answer);
    let three = Room::Lines(3);
    let steps = [
        (None, vec![Room::Sentence, Room::Lines(2)], false),
        (
            Some(Ask::Outcome),
            vec![Room::Sentence, Room::Outcome, Room::Why],
            true,
        ),
        (
            Some(Ask::Winning),
            vec![Room::Sentence, Room::Move, Room::Why],
            true,
        ),
        (
            Some(Ask::Columns),
            vec![Room::Sentence, Room::Lines(2)],
            true,
        ),
    ];
    for (asks, expected, has_answer) in steps {
        assert_eq!(room(Task::of_step(asks, None)), (expected, has_answer));
        let own = (vec![Room::Own, three], true);
        assert_eq!(room(Task::of_step(asks, Some(QuestionKind::Wait))), own);
    }
    let number = vec![Room::Sentence, three];
    assert_eq!(room(Task::of_number(None)), (number, true));
    let own = Some(QuestionKind::Wait);
    assert_eq!(room(Task::of_number(own)), (vec![Room::Own, three], true));
    let usual = [Room::Outcome, Room::IfUnsafe, Room::Why];
    assert_eq!(Task::of_game(None).room, usual);
    // The teacher's own question stands alone. What is ticked takes no line, a number or a move one.
    let ticked = Task::of_game(Some(QuestionKind::Choice));
    assert_eq!(ticked.room, [Room::Own]);
    for kind in [QuestionKind::Number, QuestionKind::Move] {
        let short = Task::of_game(Some(kind));
        assert_eq!(short.room, [Room::Own, Room::Lines(1)]);
        assert_eq!(short.with(Space::More).room, short.room);
    }
    assert_eq!(room(Task::of_table(None)), (vec![], false));
    assert_eq!(room(Task::of_table(own)), (vec![Room::Own, three], false));
    let claim = Task::of_claim(None, true);
    assert_eq!(room(claim), (vec![Room::IsTrue, three], true));
    assert!(!Task::of_claim(own, false).has_answer);
}

fn read(search: &str, ready: &[Ready], names: Option<&Names>) -> nian_course::handout::Lesson {
    lesson(search, ready, names, Language::En)
}

#[test]
fn a_lesson_is_read_from_its_address() {
    let made = read(
        "?d=nim:1~4;nim-and-variants/ex2~3&at=2&title=Mine&n1=Note&q2=Why&t2=Second&print=both&v=1",
        &[],
        None,
    );
    assert_eq!(made.title.as_deref(), Some("Mine"));
    let pupils = "?d=nim:1~4;nim-and-variants/ex2~3&at=1&step=0&answers=ask&for=pupils&title=Mine&t2=Second&q2=Why&v=1";
    assert_eq!(made.pupils, pupils);
    assert!(
        made.back.contains("Note") && !made.back.contains("print"),
        "{}",
        made.back
    );
    let [(_, one), (_, two)] = &made.things[..] else {
        panic!("two things");
    };
    let text = |said: &Option<nian_course::handout::TaggedText>| said.clone().map(|said| said.text);
    assert_eq!(text(&one.note).as_deref(), Some("Note"));
    assert_eq!(
        (one.called.as_deref(), &one.question),
        (Some("nim:1"), &None)
    );
    assert_eq!(text(&two.question).as_deref(), Some("Why"));
    assert_eq!((two.called.as_deref(), two.start), (Some("Second"), 3));
}

#[test]
fn a_lesson_has_what_the_site_has() {
    let names: Names = serde_json::from_str(r#"{"examples":{"a/b":["Title",3]}}"#).expect("names");
    let made = read("?d=a/b;a/nothing;table:nothing", &[], Some(&names));
    let called: Vec<_> = made
        .things
        .iter()
        .map(|(_, one)| one.called.clone())
        .collect();
    assert_eq!(called, [Some("Title".to_owned())]);
    // What is missing is told.
    let about: Vec<_> = made.faults.iter().map(Fault::about).collect();
    assert_eq!(about, ["a/nothing", "nothing"]);
    assert!(read("?print=both", &[], Some(&names)).things.is_empty());
}
