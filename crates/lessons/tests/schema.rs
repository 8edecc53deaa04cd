//! `www/lesson.schema.json` and the parser agree on what an example is.
//!
//! The schema uses few of JSON Schema's keywords; the small validator here implements only these
//! and fails on any other, so that new ones are noticed.

use nian_lessons::{ClaimText, Example};
use serde_json::{Map, Value, json};
use std::fs;
use std::path::{Path, PathBuf};

/// A keyword's check: its value, the whole schema, and the value to be checked.
fn holds(keyword: &str, rule: &Value, root: &Value, value: &Value) -> bool {
    let sub = |schema: &Value, value: &Value| valid(schema, root, value);
    match keyword {
        "$schema" | "$defs" | "title" | "description" | "additionalProperties" => true,
        "$ref" => {
            let pointer = rule.as_str().unwrap().trim_start_matches('#');
            sub(
                root.pointer(pointer).expect("a $ref leads somewhere"),
                value,
            )
        }
        "type" => match rule.as_str().unwrap() {
            "object" => value.is_object(),
            "array" => value.is_array(),
            "string" => value.is_string(),
            "integer" => value.is_u64() || value.is_i64(),
            "boolean" => value.is_boolean(),
            other => panic!("unknown type {other}"),
        },
        "enum" => rule.as_array().unwrap().contains(value),
        "const" => rule == value,
        "oneOf" => {
            rule.as_array()
                .unwrap()
                .iter()
                .filter(|rule| sub(rule, value))
                .count()
                == 1
        }
        "anyOf" => rule.as_array().unwrap().iter().any(|rule| sub(rule, value)),
        // The schemas have one pattern, for language tags.
        "pattern" => {
            assert_eq!(rule, TAG);
            value.as_str().is_none_or(is_tag)
        }
        "propertyNames" => value
            .as_object()
            .is_none_or(|object| object.keys().all(|key| sub(rule, &json!(key)))),
        "minProperties" => value
            .as_object()
            .is_none_or(|object| object.len() >= size(rule)),
        "items" => value
            .as_array()
            .is_none_or(|items| items.iter().all(|item| sub(rule, item))),
        "required" => value.as_object().is_none_or(|object| {
            rule.as_array()
                .unwrap()
                .iter()
                .all(|key| object.contains_key(key.as_str().unwrap()))
        }),
        "properties" => value.as_object().is_none_or(|object| {
            let rules = rule.as_object().unwrap();
            object
                .iter()
                .all(|(key, value)| rules.get(key).is_none_or(|rule| sub(rule, value)))
        }),
        "minimum" => value
            .as_i64()
            .is_none_or(|number| number >= rule.as_i64().unwrap()),
        "maximum" => value
            .as_i64()
            .is_none_or(|number| number <= rule.as_i64().unwrap()),
        "minLength" => value
            .as_str()
            .is_none_or(|text| text.chars().count() >= size(rule)),
        "minItems" => value
            .as_array()
            .is_none_or(|items| items.len() >= size(rule)),
        "maxItems" => value
            .as_array()
            .is_none_or(|items| items.len() <= size(rule)),
        other => panic!("the validator of this test does not know {other}"),
    }
}

const TAG: &str = "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$";

/// Whether a text matches [`TAG`].
fn is_tag(text: &str) -> bool {
    let (language, rest) = text.split_once('-').unwrap_or((text, "x"));
    let letters = language.chars().all(|c| c.is_ascii_alphabetic());
    let part = |part: &str| {
        (1..=8).contains(&part.len()) && part.chars().all(|c| c.is_ascii_alphanumeric())
    };
    (2..=3).contains(&language.len()) && letters && rest.split('-').all(part)
}

fn size(rule: &Value) -> usize {
    rule.as_u64().unwrap() as usize
}

fn valid(schema: &Value, root: &Value, value: &Value) -> bool {
    let rules = schema.as_object().unwrap();
    rules
        .iter()
        .all(|(keyword, rule)| holds(keyword, rule, root, value))
        && closed(rules, root, value)
}

/// `"additionalProperties"`: members that are not listed are forbidden, or conform to this schema.
fn closed(rules: &Map<String, Value>, root: &Value, value: &Value) -> bool {
    let (Some(others), Some(object)) = (rules.get("additionalProperties"), value.as_object())
    else {
        return true;
    };
    let known = rules["properties"].as_object().unwrap();
    object
        .iter()
        .filter(|(key, _)| !known.contains_key(*key))
        .all(|(_, value)| others != false && valid(others, root, value))
}

fn www() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www")
}

fn read(path: &Path) -> Value {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path:?}: {error}"))
}

fn schema() -> Value {
    read(&www().join("lesson.schema.json"))
}

fn conforms(example: &Value) -> bool {
    let schema = schema();
    valid(&schema, &schema, example)
}

fn with(key: &str, value: Value) -> Value {
    let text = json!({"zh-Hant": "例", "zh-Hans": "例", "en": "Example"});
    let mut example = json!({"title": text, "start": "nim:3,4,5", "steps": [{}]});
    example[key] = value;
    example
}

/// The same in a file with a `language`.
fn in_english(key: &str, value: Value) -> Value {
    let mut example = with(key, value);
    example["language"] = json!("en");
    example
}

#[test]
fn the_built_in_lessons_conform() {
    let mut count = 0;
    for article in fs::read_dir(www().join("articles")).unwrap() {
        for file in fs::read_dir(article.unwrap().path().join("examples")).unwrap() {
            let path = file.unwrap().path();
            assert!(conforms(&read(&path)), "{path:?}");
            count += 1;
        }
    }
    assert!(count > 0);
}

#[test]
fn schema_and_reader_accept_and_refuse_the_same() {
    let text = json!({"zh-Hant": "例", "zh-Hans": "例", "en": "Example"});
    let cases = [
        (with("place", text.clone()), true),
        (with("$schema", json!("../lesson.schema.json")), true),
        (with("say", json!("Hello")), false),
        (with("steps", json!([{}, {"say": "Hello"}])), false),
        (with("language", json!("en")), true),
        (with("language", json!("pt-BR")), true),
        (with("language", json!("English")), false),
        (with("language", json!("zh_TW")), false),
        (with("language", json!(["en"])), false),
        (in_english("say", json!("Hello")), true),
        (in_english("title", json!("Example")), true),
        (in_english("place", json!("Here")), true),
        (in_english("steps", json!([{"say": "Hello"}])), true),
        (in_english("say", json!("")), false),
        (in_english("say", json!(["Hello"])), false),
        (with("say", json!({"zh-Hant": "例", "en": "Example"})), true),
        (with("say", json!({"ja": "例"})), true),
        (
            with("say", json!({"fr": "Bonjour", "en-GB": "Hello"})),
            true,
        ),
        (with("say", json!({})), false),
        (with("say", json!({"en": ""})), false),
        (with("say", json!({"en": 7})), false),
        (with("say", json!({"English": "Hello"})), false),
        (with("say", json!({"language": "en"})), false),
        (with("start", json!(345)), false),
        (with("pairs", json!(10)), false),
        (with("numeral", json!({"value": 8, "in": "binary"})), false),
        (
            with(
                "steps",
                json!([{"numeral": {"value": 8, "in": "binary"}}, {"done": 2}]),
            ),
            true,
        ),
        (
            with(
                "steps",
                json!([{"numeral": {"digits": "110", "in": "fibonacci"}}]),
            ),
            true,
        ),
        (
            with(
                "steps",
                json!([{"numeral": {"value": 8, "in": "fibonacci", "do": "pair"}}]),
            ),
            true,
        ),
        (
            with(
                "steps",
                json!([{"numeral": {"value": "8", "in": "binary"}}]),
            ),
            false,
        ),
        (with("steps", json!([{"numeral": {"value": 8}}])), false),
        (
            with(
                "steps",
                json!([{"numeral": {"value": 8, "in": "binary", "by": 2}}]),
            ),
            false,
        ),
        (
            with(
                "steps",
                json!([{"numeral": {"value": 8, "in": "binary", "do": "divide"}}]),
            ),
            false,
        ),
        (with("steps", json!([{"done": -1}])), false),
        (with("pears", json!(10)), false),
        (with("steps", json!({})), false),
        (with("steps", json!([{"back": 0}])), true),
        (
            with(
                "steps",
                json!([{"back": "start", "play": "a2", "marks": true}]),
            ),
            true,
        ),
        (with("steps", json!([{"back": "end"}])), false),
        (with("steps", json!([{"back": -1}])), false),
        (with("steps", json!([{"back": 1.5}])), false),
        (
            with(
                "steps",
                json!([{"ask": "winning"}, {"ask": "outcome"}, {"ask": "columns"}]),
            ),
            true,
        ),
        (with("steps", json!([{"ask": "why"}])), false),
        (
            with(
                "steps",
                json!([{"origin": "beyond"}, {"origin": "erratum"}]),
            ),
            true,
        ),
        (with("steps", json!([{"origin": "own"}])), false),
        (
            with("steps", json!([{"show": "columns"}, {"show": "rows"}])),
            true,
        ),
        (with("steps", json!([{"show": "stars"}])), false),
        (with("steps", json!([{"marks": "yes"}])), false),
        (
            with(
                "steps",
                json!([{"position": "dice:8@1"}, {"show": "table"}]),
            ),
            true,
        ),
        (
            with(
                "steps",
                json!([{"expect": {"outcome": "unsafe", "winning": ["a2"]}}]),
            ),
            true,
        ),
        (
            with("steps", json!([{"expect": {"sums": [2, 1, 2]}}])),
            true,
        ),
        (with("steps", json!([{"expect": {"sums": ["2"]}}])), false),
        (
            with("steps", json!([{"expect": {"outcome": "sfae"}}])),
            false,
        ),
        (with("steps", json!([{"expect": {"winner": "a2"}}])), false),
        (with("steps", json!(vec![json!({}); 501])), false),
    ];
    for (example, good) in cases {
        assert_eq!(conforms(&example), good, "the schema: {example}");
        let read = Example::parse(&example.to_string()).and_then(|example| example.replay());
        assert_eq!(read.is_ok(), good, "the reader: {example}");
    }
}

#[test]
fn a_number_needs_no_start() {
    let mut example = with("numeral", json!({"value": 8, "in": "binary"}));
    example.as_object_mut().unwrap().remove("start");
    example["steps"] = json!([{"done": 4, "expect": {"digits": "1000"}}]);
    assert!(conforms(&example));
    assert!(
        Example::parse(&example.to_string())
            .unwrap()
            .replay()
            .is_ok()
    );
    example["steps"] = json!([{"expect": {"digits": 1000}}]);
    assert!(!conforms(&example));
    assert!(Example::parse(&example.to_string()).is_err());
}

#[test]
fn a_table_needs_no_start() {
    let mut example = with("pairs", json!(10));
    example.as_object_mut().unwrap().remove("start");
    assert!(conforms(&example));
    example["pairs"] = json!(101);
    assert!(!conforms(&example));
}

fn claim_conforms(claim: &Value) -> bool {
    let schema = read(&www().join("claim.schema.json"));
    valid(&schema, &schema, claim)
}

#[test]
fn the_claims_conform_and_are_read() {
    let mut count = 0;
    for article in fs::read_dir(www().join("articles")).unwrap() {
        let claims = article.unwrap().path().join("claims");
        let files = fs::read_dir(claims).into_iter().flatten(); // an article may have none
        for file in files {
            let path = file.unwrap().path();
            assert!(claim_conforms(&read(&path)), "{path:?}");
            let read = ClaimText::parse(&fs::read_to_string(&path).unwrap());
            assert!(read.is_ok(), "{path:?}: {read:?}");
            count += 1;
        }
    }
    assert!(count > 0);
}

#[test]
fn schema_and_reader_accept_and_refuse_the_same_claims() {
    let text = json!({"zh-Hant": "例", "zh-Hans": "例", "en": "Example"});
    let claim = |key: &str, value: Value| {
        let mut claim = json!({"claim": text, "range": text, "least": 1, "usual": 10, "most": 100});
        claim[key] = value;
        claim
    };
    let in_english = |key: &str, value: Value| {
        let mut claim = claim(key, value);
        claim["language"] = json!("en");
        claim
    };
    let without = |key: &str| {
        let mut claim = claim("place", text.clone());
        claim.as_object_mut().unwrap().remove(key);
        claim
    };
    for (claim, fine) in [
        (claim("truth", text.clone()), true),
        (claim("why", text.clone()), true),
        (claim("counterexample", text.clone()), true),
        (claim("$schema", json!("../../claim.schema.json")), true),
        (claim("claim", json!("n > 0")), false),
        (in_english("claim", json!("n > 0")), true),
        (in_english("range", json!("n up to")), true),
        (claim("language", json!("English")), false),
        (claim("truth", json!({"en": "Only in English"})), true),
        (claim("truth", json!({})), false),
        (claim("truth", json!({"en": ""})), false),
        (claim("most", json!("100")), false),
        (claim("usual", json!(1.5)), false),
        (claim("proof", text.clone()), false),
        (without("place"), true),
        (without("claim"), false),
        (without("range"), false),
        (without("least"), false),
        (without("most"), false),
    ] {
        assert_eq!(claim_conforms(&claim), fine, "{claim}");
        assert_eq!(
            ClaimText::parse(&claim.to_string()).is_ok(),
            fine,
            "{claim}"
        );
    }
    // A schema cannot express that the numbers are in ascending order.
    for (key, number) in [("least", 11), ("most", 9)] {
        let claim = claim(key, json!(number));
        assert!(ClaimText::parse(&claim.to_string()).is_err(), "{claim}");
    }
}
