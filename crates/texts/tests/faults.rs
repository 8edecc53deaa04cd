//! Every way in which a text file can be wrong is told with its file and line.

use nian_texts::{File, Folder, check, compiled};

/// What is told of a file.
fn read(source: &str) -> String {
    match File::read("x.txt", source) {
        Ok(_) => String::new(),
        Err(faults) => faults
            .iter()
            .map(|fault| format!("{fault}\n"))
            .collect::<String>()
            .trim_end()
            .to_owned(),
    }
}

#[test]
fn lines_that_are_no_messages_are_told() {
    for (source, said) in [
        ("# fine\n\na = b\n", ""),
        ("\u{feff}a = b\r\n\r\nc = d\r\n", ""),
        (
            "a = b\nc\n",
            "x.txt:2: there is no `=` in this line, which should be `key = text`",
        ),
        (
            "a = b\n\nA b = c\n",
            "x.txt:3: `A b` is no key: it takes a-z, 0-9, _ and -",
        ),
        (
            "a.b.c = d\n",
            "x.txt:1: `a.b.c` is no key: it takes a-z, 0-9, _ and -",
        ),
        (
            "a = b\na = c\n",
            "x.txt:2: `a` stands here twice, in line 1 as well",
        ),
        ("a =\n", "x.txt:1: there is no text; write \"\" for none"),
        ("a = \" b\n", "x.txt:1: the closing \" is missing"),
        (
            "a(b = c\n",
            "x.txt:1: the closing ) of the slots is missing",
        ),
        ("a(b c) = d\n", "x.txt:1: `b c` is no name of a slot"),
        (
            "a\nb\n",
            "x.txt:1: there is no `=` in this line, which should be `key = text`\n\
            x.txt:2: there is no `=` in this line, which should be `key = text`",
        ),
    ] {
        assert_eq!(read(source), said, "{source}");
    }
}

#[test]
fn texts_comments_and_slots_are_read() {
    let source = "# All of it.\n\n# One.\n# More of one.\none(a, b: text) = x {a} = {b}\n\
        two.first = \" y \"\ntwo.second = \"\"\nthree = “\"a2\"”, \"b\"\n";
    let file = File::read("x.txt", source).expect("it is right");
    assert_eq!(file.about, ["All of it."]);
    let [one, first, second, three] = &file.messages[..] else {
        panic!("{file:?}")
    };
    assert_eq!(one.comment, ["One.", "More of one."]);
    assert_eq!((one.text.as_str(), one.line), ("x {a} = {b}", 5));
    assert_eq!(one.slots[0].name, "a");
    assert_eq!(one.slots[1].kind.as_deref(), Some("text"));
    assert_eq!(
        (first.list(), &*first.text),
        (("two", Some("first")), " y ")
    );
    assert_eq!(second.text, "");
    assert_eq!(three.text, "“\"a2\"”, \"b\"");
}

#[test]
fn texts_that_cannot_be_filled_are_told() {
    let schema = File::read("x.txt", "a(row, coins) = {row} {coins}\nb = c\n").expect("right");
    let [with, without] = &schema.messages[..] else {
        panic!("{schema:?}")
    };
    for (schema, text, said) in [
        (
            with,
            "{coins} [coin|coins] from {row}",
            Ok("$2 [coin|coins] from $1"),
        ),
        (with, "all", Ok("all")),
        (
            without,
            "{ }, {2, 2}, [ ], $ and |",
            Ok("{ }, {2, 2}, [ ], $ and |"),
        ),
        (
            with,
            "{rows}",
            Err("there is no slot {rows}: this text has {row}, {coins}"),
        ),
        (
            without,
            "{row}",
            Err("there is no slot {row}: this text has none"),
        ),
        (
            with,
            "{row",
            Err("a { is not closed: a slot is written {name}"),
        ),
        (with, "row}", Err("a } closes nothing")),
        (with, "$1", Err("a $ cannot stand in a text with slots")),
        (
            with,
            "{row} [a|b",
            Err("a [ is not closed: a choice is written [one|more]"),
        ),
        (with, "{row} [a]", Err("a [one|more] has no | in it")),
        (
            with,
            "{row} [a[b|c]]",
            Err("a [ stands within a [one|more]"),
        ),
        (with, "{row} a|b", Err("a | stands where no [one|more] is")),
        (with, "{row} a]", Err("a ] closes nothing")),
        (
            with,
            "[a|b] {row}",
            Err("a [one|more] has no number before it to go by"),
        ),
    ] {
        let message = File::read("x.txt", &format!("a = {text}\n")).expect("it is a line");
        let found = compiled(schema, &message.messages[0]);
        assert_eq!(
            found.as_deref().map_err(|what| what.as_str()),
            said,
            "{text}"
        );
    }
}

#[test]
fn a_language_is_held_against_the_first() {
    let schema = "# The first.\na(row) = {row}\nb = c\n# A list.\nd.one = 1\nd.two = 2\n";
    let schema = [("moves", schema), ("pages/home", "title = t\n")];
    let schema = Folder::of("zh-Hant", schema).expect("right");
    let faults = |files: &[(&str, &str)]| {
        let folder = Folder::of("xx", files.iter().copied()).expect("files that can be read");
        let faults = check(&schema, &folder);
        faults
            .iter()
            .map(|fault| fault.to_string())
            .collect::<Vec<_>>()
    };
    let whole = "a = {row}\nb = c\nd.two = 2\nd.one = 1\n";
    assert_eq!(faults(&[("moves", whole)]), [""; 0]);
    assert_eq!(
        faults(&[("moves", whole), ("pages/home", "title = t\n")]),
        [""; 0]
    );
    assert_eq!(
        faults(&[("moves", "a(row) = {row}\ne = f\nb = c\n")]),
        [
            "xx/moves.txt:3: `d.one` is missing: A list.",
            "xx/moves.txt:3: `d.two` is missing",
            "xx/moves.txt:2: there is no `e` in this file",
        ]
    );
    assert_eq!(
        faults(&[("moves", &whole.replace("{row}", "{coin}"))]),
        ["xx/moves.txt:1: there is no slot {coin}: this text has {row}"]
    );
    assert_eq!(
        faults(&[("moves", &whole.replace("a =", "a(coin) ="))]),
        ["xx/moves.txt:1: `a` has other slots than in the first language"]
    );
    assert_eq!(
        faults(&[("pages/home", "title = t\n"), ("move", "")]),
        [
            "xx/moves.txt:1: `a` is missing: The first.",
            "xx/moves.txt:1: `b` is missing",
            "xx/moves.txt:1: `d.one` is missing: A list.",
            "xx/moves.txt:1: `d.two` is missing",
            "xx/move.txt:1: there is no such file to be written",
        ]
    );
}

#[test]
fn a_browser_fetches_a_text_a_line_in_the_order_of_the_first_language() {
    let schema = [
        ("about", "name = First\n"),
        ("moves", "a(row) = {row}\nb = c\nd.one = \" 1\"\n"),
        ("pages/home", "title = t\n"),
        ("tools", "close = x\n"),
    ];
    let schema = Folder::of("first", schema).expect("right");
    let own = Folder::of("xx", [("moves", "d.one = one\na = <{row}>\n")]).expect("right");
    let lines = own.lines(schema.fetched(), |file, message| {
        format!("{file} {}", message.key)
    });
    assert_eq!(lines, "<$1>\nmoves b\none\n");
    let lines = schema.lines(schema.fetched(), |_, _| unreachable!("nothing is missing"));
    assert_eq!(lines, "$1\nc\n 1\n");
    let apart = Folder::of("first", [("example", "a = b\n"), ("moves", "c = d\n")]).expect("right");
    let missing = |_: &str, _: &_| unreachable!("nothing is missing");
    assert_eq!(apart.lines(apart.rare(), missing), "b\n");
    assert_eq!(apart.lines(apart.fetched(), missing), "d\n");
    let written: Vec<_> = schema.written().map(|(name, _)| name.as_str()).collect();
    assert_eq!(written, ["pages/home", "tools"]);
}
