//! `nian explain`.

use std::process::Output;

use nian_solver::AnyPosition;
use nian_words::Language;

use crate::{check_help, errors, lines, nian, run, text};

/// Runs `nian explain` with these arguments and nothing on standard input.
fn explain(arguments: &[&str]) -> Output {
    let mut command = nian(&["explain"]);
    command.args(arguments);
    run(command, b"")
}

/// What is to be said of a position, with these moves after the winning ones.
fn expected(language: Language, text: &str, moves: &[&str]) -> String {
    let sentences = language.sentences();
    let position: AnyPosition = text.parse().unwrap();
    let explanation = position.explain();
    let mut lines = vec![
        text.to_owned(),
        format!("  {}", sentences.position(&position)),
        format!("  {}", sentences.outcome(explanation.outcome)),
        format!("  {}", sentences.explanation(&position, &explanation)),
    ];
    let named = moves.iter().map(|mv| position.read_move(mv).unwrap());
    for mv in position.winning_moves().into_iter().chain(named) {
        let judgement = position.judge(mv).unwrap();
        lines.push(format!(
            "  {mv}: {}",
            sentences.judgement(&position, &judgement)
        ));
    }
    lines.join("\n") + "\n"
}

const ONE_OF_EACH: [&str; 13] = [
    "nim:3,4,5",
    "wythoff:5,9",
    "subtraction.1-3:21",
    "subtraction.2,3,7.misere:21",
    "parity.3:17",
    "sides.3:8",
    "dice:31@5",
    "dice.one:31@4,2",
    "dice.both.misere:31@4,2,6",
    "dynamic.3:100",
    "dynamic.2.local:8@4,5@5",
    "dynamic.2.global:8,5@4",
    "euclid:25,7",
];

#[test]
fn every_game_in_every_language() {
    for language in Language::ALL {
        let mut arguments = vec!["--lang", language.tag()];
        arguments.extend(ONE_OF_EACH);
        let output = explain(&arguments);
        let all = ONE_OF_EACH.map(|position| expected(language, position, &[]));
        assert_eq!(text(&output), all.join("\n"));
        assert_eq!((errors(&output), output.status.code()), ("", Some(0)));
    }
}

#[test]
fn in_so_many_words() {
    let output = explain(&["nim:1,2", "--moves"]);
    assert_eq!(
        text(&output),
        "nim:1,2
  Row a: 1 coin, row b: 2 coins
  unsafe
  Two unequal rows are left: taking 1 from row b makes them equal.
  b1: Taking 1 from row b leaves {1, 1}, a safe position.
  a1: Taking 1 from row a leaves {0, 2}, unsafe: the other player wins by taking 2 from row b.
  b2: Taking 2 from row b leaves {1, 0}, unsafe: the other player wins by taking 1 from row a.
"
    );
}

#[test]
fn losing_moves_when_asked() {
    let output = explain(&["--moves", "parity.3:17"]);
    let moves = ["2", "3"];
    assert_eq!(text(&output), expected(Language::En, "parity.3:17", &moves));
    // All moves of a safe position lose.
    let output = explain(&["--moves", "dice:31@4"]);
    let moves = ["1", "2", "5", "6"];
    assert_eq!(text(&output), expected(Language::En, "dice:31@4", &moves));
}

#[test]
fn too_many_losing_moves() {
    let output = explain(&["--moves", "nim:1001"]);
    assert_eq!(text(&output), expected(Language::En, "nim:1001", &[]));
    let error = "nian: nim:1001: more than 1000 moves; name some with --move\n";
    assert_eq!((errors(&output), output.status.code()), (error, Some(1)));
    assert_eq!(lines(&explain(&["--moves", "nim:1000"])).len(), 4 + 1000);
}

#[test]
fn moves_by_name() {
    let output = explain(&["nim:9223372036854775807,1", "--move", "b1", "--move", "a7"]);
    let position = "nim:9223372036854775807,1";
    assert_eq!(
        text(&output),
        expected(Language::En, position, &["b1", "a7"])
    );
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn moves_that_cannot_be_played_or_read() {
    let output = explain(&["nim:3,4,5", "--move", "a4", "--move", "q"]);
    let [.., refused, unreadable] = lines(&output)[..] else {
        panic!("{output:?}");
    };
    assert!(
        refused.starts_with("  a4: ") && refused.contains('3'),
        "{refused}"
    );
    assert!(unreadable.contains("“q”"), "{unreadable}");
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn positions_that_cannot_be_read() {
    let command = nian(&["explain", "--lang", "zh-Hant", "-", "nim:2"]);
    let output = run(command, b"nim:1\nnim:x\n\xff\n");
    let all = text(&output);
    let parts: Vec<&str> = all.split("\n\n").collect();
    assert_eq!(parts.len(), 4, "{all}");
    assert_eq!(
        format!("{}\n", parts[0]),
        expected(Language::ZhHant, "nim:1", &[])
    );
    assert!(
        parts[1].contains("nim:x") && parts[1].contains("應該"),
        "{all}"
    );
    assert!(parts[2].contains("應該"), "{all}");
    assert_eq!(parts[3], expected(Language::ZhHant, "nim:2", &[]));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn the_language_of_the_environment() {
    for (variable, value, language) in [
        ("LANG", "zh_TW.UTF-8", Language::ZhHant),
        ("LANG", "zh_CN.UTF-8", Language::ZhHans),
        ("LC_ALL", "zh_CN", Language::ZhHans),
        ("LANG", "zh_CN@pinyin", Language::ZhHans),
        ("LANG", "yue_HK.UTF-8", Language::ZhHant),
        ("LC_MESSAGES", "nan_TW@latin", Language::ZhHant),
        ("LANG", "fr_FR.UTF-8", Language::En),
        ("LANG", "C", Language::En),
    ] {
        let mut command = nian(&["explain", "wythoff:5,9"]);
        command.env(variable, value);
        let output = run(command, b"");
        let expected = expected(language, "wythoff:5,9", &[]);
        assert_eq!(text(&output), expected, "{variable}={value}");
    }
    let mut command = nian(&["explain", "wythoff:5,9"]);
    command
        .env("LANG", "zh_TW.UTF-8")
        .env("LC_ALL", "en_GB.UTF-8");
    let output = run(command, b"");
    assert_eq!(text(&output), expected(Language::En, "wythoff:5,9", &[]));
}

/// What is said there with an option is what the environment may say.
#[test]
fn the_language_of_a_tag() {
    for (tag, language) in [
        ("zh-TW", Language::ZhHant),
        ("zh_TW.UTF-8", Language::ZhHant),
        ("zh-CN", Language::ZhHans),
        ("yue", Language::ZhHant),
        ("cmn-CN", Language::ZhHans),
        ("en-GB", Language::En),
        ("ja-JP", Language::Ja),
    ] {
        let output = run(nian(&["explain", "--lang", tag, "wythoff:5,9"]), b"");
        assert_eq!(
            text(&output),
            expected(language, "wythoff:5,9", &[]),
            "{tag}"
        );
    }
}

#[test]
fn help_and_wrong_use() {
    let wrong: [&[&str]; 3] = [&[], &["nim:1", "--lang", "de"], &["nim:1", "--lang"]];
    check_help(
        "explain",
        &["--moves", "zh-Hant, zh-Hans, en or ja"],
        &wrong,
    );
}
