//! What the gallery shows.
use nian_lessons::{Frame, Played, Show, Subject};
use nian_solver::numerals::{Work, Writing};
use nian_solver::{AnyPosition, Move};

/// A step of an example, as it is to be shown.
pub(crate) struct Sample {
    pub(crate) name: String,
    pub(crate) frames: Vec<Frame>,
    pub(crate) step: usize,
    pub(crate) answers: bool,
    pub(crate) chosen: Option<Move>,
}

/// Every kind of picture.
pub(crate) fn all() -> Vec<Sample> {
    let mut samples = Vec::new();
    for (position, moves, show) in [
        ("nim:3,4,5", "", Show::Rows),
        ("nim:3,4,5", "a2", Show::Rows),
        ("nim:3,4,5", "a2", Show::Columns),
        ("nim:14,15,18,22", "", Show::Rows),
        ("nim:14,15,18,22", "", Show::Columns),
        ("nim:14,15,18,22", "a3", Show::Columns),
        ("nim:14,15,18,22", "b5", Show::Columns),
        ("nim:0,1,4", "b1", Show::Rows),
        ("nim:0,0", "", Show::Columns),
        ("nim:100,77,31", "", Show::Rows),
        ("nim:100,77,31", "", Show::Columns),
        (
            "nim:1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26",
            "",
            Show::Columns,
        ),
        (
            "nim:9223372036854775807,12345678901234,99",
            "a12345678901234",
            Show::Rows,
        ),
        (
            "nim:9223372036854775807,12345678901234,99",
            "",
            Show::Columns,
        ),
        ("wythoff:10,14", "", Show::Grid),
        ("wythoff:3,5", "a2", Show::Grid),
        ("wythoff.misere:2,4", "", Show::Grid),
        ("wythoff:40,21", "ab3", Show::Grid),
        ("wythoff:1000000,1618033", "b5", Show::Grid),
        ("wythoff:3,9223372036854775807", "", Show::Grid),
        ("wythoff:3,5", "", Show::Rows),
        ("wythoff:17,28", "", Show::Forms),
        ("wythoff:1000000,1618033", "", Show::Forms),
        ("wythoff:1,9223372036854775807", "", Show::Forms),
        ("dice:31@4", "", Show::Die),
        ("dice:31@4", "5", Show::Die),
        ("dice:31@4", "", Show::Table),
        ("dice:3@1", "", Show::Die),
        ("dice:9223372036854775807@1", "3", Show::Die),
        ("dice:9223372036854775807@1", "", Show::Table),
        ("dice.both:31@4,2", "", Show::Die),
        ("dice.both:31@4,2", "5+1", Show::Die),
        ("dice.both:300@4,2,1", "", Show::Die),
        ("dice.both:3000@4,2,1,6", "1+1+2+2", Show::Die),
        ("dice.one:31@4,2", "", Show::Die),
        ("dice.one:31@4,2", "a5", Show::Die),
        ("dice.one:40@4,2,1", "", Show::Die),
        ("dice.one-sum:400@4,2,1,1", "a5", Show::Die),
        ("dice.one:3@1,1", "a2", Show::Die),
        ("dynamic.2:10", "", Show::Strip),
        ("dynamic.2:10", "2", Show::Strip),
        ("dynamic.2:10", "2 3", Show::Strip),
        ("dynamic.2:3", "1 2", Show::Strip),
        ("dynamic.2:21", "", Show::Strip),
        ("dynamic.2:47@20", "", Show::Strip),
        ("dynamic.3:100", "", Show::Strip),
        ("dynamic.3:100", "24", Show::Strip),
        ("dynamic.1:1000000", "", Show::Strip),
        ("dynamic.1:4611686018427387903@5", "2", Show::Strip),
        ("dynamic.2:9223372036854775807", "1", Show::Strip),
        ("dynamic.2.local:8@4,5@5", "", Show::Rows),
        ("dynamic.2.local:8@4,5@5,3@1", "a2", Show::Rows),
        ("dynamic.2.local:8@4,0@3", "", Show::Rows),
        ("dynamic.2.local:1000@100,5@5", "a2", Show::Rows),
        ("dynamic.2.global:8,5@4", "", Show::Rows),
        ("dynamic.2.global:8,5@4", "a3", Show::Rows),
        ("dynamic.2.global:50,120@4", "a3", Show::Rows),
    ] {
        samples.push(sample(position, moves, show, false));
    }
    for (position, moves, show) in [
        ("subtraction.1-3:21", "", Show::Clock),
        ("subtraction.1-3:21", "1 2", Show::Clock),
        ("subtraction.1-10.misere:100", "", Show::Clock),
        ("subtraction.1-23:50", "", Show::Clock),
        ("subtraction.1,3,4:23", "", Show::Clock),
        ("subtraction.1,4,9,16:9223372036854775807", "", Show::Clock),
        ("subtraction.1-1000:123456", "", Show::Clock),
        ("subtraction.1-40:35", "", Show::Clock),
        ("subtraction.fib:37", "1", Show::Clock),
        ("subtraction.fib:900000", "", Show::Clock),
        ("subtraction.2,4,7:20", "", Show::Clock),
        ("parity.3:17", "", Show::Clock),
        ("parity.3:17", "1 2", Show::Clock),
        ("parity.22:99", "", Show::Clock),
        ("parity.11:99", "", Show::Clock),
        ("parity.4.even:21", "3", Show::Clock),
        ("parity.1000:9223372036854775807", "", Show::Clock),
        ("dice:31@4", "", Show::Clock),
        ("dice:31@4", "5", Show::Clock),
        ("dice.misere:14@1", "", Show::Clock),
        ("parity.3:17", "", Show::Trays),
        ("parity.3:17", "1 3 1", Show::Trays),
        ("parity.4:99@30,40", "2", Show::Trays),
        ("parity.1000:9223372036854775", "", Show::Trays),
        ("sides.3:14", "", Show::Trays),
        ("sides.3:14", "2 3 1", Show::Trays),
        ("sides.2:9223372036854770000@2,4000,odd", "", Show::Trays),
        ("sides.3:0@5,3,even", "", Show::Trays),
        ("wythoff:3,5", "", Show::Replies),
        ("sides.3:4@0,0,even", "", Show::Replies),
        ("dynamic.2:10", "2", Show::Replies),
        ("nim:14,15,18,22", "", Show::Replies),
        ("dice:31@4", "", Show::Replies),
        ("wythoff:3,5", "b3 ab1", Show::Tree),
        ("dynamic.2:10", "2 2 1", Show::Tree),
        ("sides.3:5@0,1,odd", "", Show::Tree),
    ] {
        samples.push(sample(position, moves, show, false));
    }
    for (position, show) in [
        ("subtraction.1-3:21", Show::Clock),
        ("parity.3:17", Show::Clock),
        ("parity.22:99", Show::Clock),
        ("dice:31@4", Show::Clock),
        ("subtraction.fib:37", Show::Clock),
        ("sides.3:14", Show::Trays),
    ] {
        samples.push(sample(position, "", show, true));
    }
    samples.push(chosen("subtraction.1-3:21", "2", Show::Clock));
    samples.push(chosen("parity.3:17", "2", Show::Clock));
    samples.push(chosen("sides.3:14", "2", Show::Trays));
    samples.push(chosen("wythoff:3,5", "b2", Show::Replies));
    samples.push(sample("nim:3,4,5", "", Show::Rows, true));
    samples.push(sample("nim:14,15,18,22", "", Show::Rows, true));
    samples.push(sample("wythoff:3,5", "", Show::Grid, true));
    samples.push(sample("wythoff:10,14", "", Show::Grid, true));
    samples.push(chosen("wythoff:3,5", "ab2", Show::Grid));
    samples.push(sample("dice:31@4", "", Show::Die, true));
    samples.push(sample("dice:31@4", "", Show::Table, true));
    samples.push(chosen("dice:31@4", "5", Show::Die));
    samples.push(sample("dice.both:31@4,2", "", Show::Die, true));
    samples.push(sample("dice.one:31@4,2", "", Show::Die, true));
    samples.push(chosen("dice.both:31@4,2", "5+1", Show::Die));
    samples.push(chosen("dice.one:31@4,2", "a5", Show::Die));
    samples.push(sample("dynamic.2:10", "2", Show::Strip, true));
    samples.push(sample("dynamic.2:10", "", Show::Strip, true));
    samples.push(sample("dynamic.3:100", "", Show::Strip, true));
    samples.push(chosen("dynamic.2:10", "2", Show::Strip));
    samples.push(chosen("dynamic.3:100", "24", Show::Strip));
    samples.push(sample("dynamic.2.local:8@4,5@5", "", Show::Rows, true));
    samples.extend([(0, 10), (4, 10), (10, 10), (1000, 2000)].map(|(found, of)| pairs(found, of)));
    samples.extend(numbers());
    samples.push(chosen("nim:3,4,5", "b2", Show::Rows));
    samples.push(chosen("nim:14,15,18,22", "a3", Show::Columns));
    samples
}

fn sample(position: &str, moves: &str, show: Show, marks: bool) -> Sample {
    let name = format!(
        "{position} {moves} {show:?}{}",
        if marks { " marks" } else { "" }
    )
    .to_lowercase();
    let mut frames = vec![frame(position.parse().expect("a position"), show, marks)];
    for mv in moves.split_whitespace() {
        let before = frames.last().and_then(|frame| frame.subject.position());
        let before = before.expect("a position").clone();
        let mv = before.read_move(mv).expect("a move");
        let after = before.play(mv).expect("a legal move");
        frames.push(Frame {
            played: Some(Played { before, mv }),
            from: Some(frames.len() - 1),
            ..frame(after, show, marks)
        });
    }
    Sample {
        name,
        step: frames.len() - 1,
        frames,
        answers: true,
        chosen: None,
    }
}

fn chosen(position: &str, mv: &str, show: Show) -> Sample {
    let sample = sample(position, "", show, false);
    let position: AnyPosition = position.parse().expect("a position");
    let name = format!("{} chosen {mv}", sample.name);
    Sample {
        name,
        answers: false,
        chosen: position.read_move(mv).ok(),
        ..sample
    }
}

fn frame(position: AnyPosition, show: Show, marks: bool) -> Frame {
    Frame {
        show,
        marks,
        ..Frame::of(position)
    }
}

/// Numbers in every system, at their start, half-way and at the end.
fn numbers() -> Vec<Sample> {
    let mut samples = Vec::new();
    for (value, system) in [
        (347, "mixed:2,3,4,5"),
        (9_223_372_036_854_775_807, "mixed:60,60,24,7,52,100,1000"),
        (100, "mixed:2,2,2,2,2,2,2,2"),
        (22, "binary"),
        (127, "binary"),
        (9_223_372_036_854_775_807, "binary"),
        (60, "fibonacci"),
        (1_000_000, "fibonacci"),
        (9_223_372_036_854_775_807, "fibonacci"),
        (8, "sequence:1,3,5,7"),
        (100, "sequence:1,3,5,7"),
    ] {
        samples.extend(stages(value, system, Work::Write));
    }
    for digits in ["10110110", "11011011011011011011"] {
        if let Some((value, work)) = Work::carry(digits) {
            samples.extend(stages(value, "fibonacci", work));
        }
    }
    samples.extend(stages(12, "fibonacci", Work::Increment));
    for n in [3, 4, 1_000_000, 3_000_000_000_000_000_000] {
        samples.extend(stages(n, "fibonacci", Work::Pair));
    }
    samples
}

fn stages(value: u64, system: &str, work: Work) -> Vec<Sample> {
    let system = system.parse().expect("a system");
    let writing = Writing::new(value, system, work).expect("a number");
    let name = format!("number {value} {} {:?}", writing.system, writing.work);
    let frames = Frame::stages(writing);
    let last = frames.len() - 1;
    let mut steps = vec![0, last / 2, last];
    steps.dedup();
    let sample = |step| Sample {
        name: format!("{name} {step}").to_lowercase(),
        frames: frames.clone(),
        step,
        answers: true,
        chosen: None,
    };
    steps.into_iter().map(sample).collect()
}

fn pairs(found: u64, of: u64) -> Sample {
    let name = format!("pairs {found} of {of}");
    let board: AnyPosition = "wythoff:0,0".parse().expect("a position");
    let frame = Frame {
        subject: Subject::Pairs { found, of },
        ..frame(board, Show::Grid, false)
    };
    Sample {
        name,
        frames: vec![frame],
        step: 0,
        answers: true,
        chosen: None,
    }
}
