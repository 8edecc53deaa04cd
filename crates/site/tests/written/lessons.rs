use crate::html::{name, tags, value};
use crate::{pages, project, site};
use nian_site::{Library, Page};
use std::fs;
use std::path::Path;

fn library() -> Library {
    Library::read(&project().join("www/articles")).expect("the built-in lessons")
}

#[test]
fn every_lesson_is_published_as_it_is() {
    let library = library();
    assert!(library.names().count() >= 8);
    for name in library.names() {
        let (article, example) = name.split_once('/').expect("an article and an example");
        let written = format!("www/articles/{article}/examples/{example}.json");
        let read = |file: &Path| {
            fs::read_to_string(file).unwrap_or_else(|error| panic!("{name}: {error}"))
        };
        assert_eq!(
            read(&site().join(format!("lessons/{name}.json"))),
            read(&project().join(written))
        );
    }
}

/// Without scripts the example's place still holds its picture and every step in words.
#[test]
fn every_example_is_written_out() {
    let library = library();
    let mut written = Vec::new();
    for page in pages()
        .iter()
        .filter(|page| matches!(page.address.page, Page::Whole(_)))
    {
        for piece in page.html.split("<nian-example").skip(1) {
            let src = value(piece, "src").expect("an example has a src");
            let at = format!("{}: {src}", page.file);
            let fallback = piece
                .split("</nian-example>")
                .next()
                .expect("what stands in the tag");
            let frames = library.example(src).expect(&at).replay().expect(&at);
            let (_, steps) = fallback.split_once("class=\"nian-steps\"").expect(&at);
            let steps = steps.split("</ol>").next().expect(&at);
            assert_eq!(items(steps), frames.len(), "{at}");
            assert!(
                fallback.contains("<svg") || fallback.contains("<table"),
                "{at}: no picture"
            );
            written.push(src.to_owned());
        }
    }
    for name in library.names() {
        let count = written.iter().filter(|src| *src == name).count();
        assert_eq!(count, 3, "{name} stands in the article of each language");
    }
}

/// The items of a list, without those of the lists in it: the moves of a tree stand in one.
fn items(list: &str) -> usize {
    let mut inner = 0;
    let of_list = |tag: &&str| {
        inner += i32::from(*tag == "ul") - i32::from(*tag == "/ul");
        inner == 0 && name(tag) == "li"
    };
    tags(list).filter(of_list).count()
}

#[test]
fn every_widget_has_a_fallback() {
    for page in &pages() {
        for tag in tags(&page.html).filter(|tag| tag.starts_with("nian-")) {
            let element = tag.split(' ').next().unwrap_or_default();
            let (_, rest) = page.html.split_once(&format!("<{tag}>")).expect("the tag");
            let fallback = rest
                .split(&format!("</{element}>"))
                .next()
                .unwrap_or_default();
            // What is there to try an option has a link; everything else is written out.
            let enough = fallback.len() > 100 || fallback.contains("<a href=");
            assert!(enough, "{}: <{tag}>", page.file);
        }
    }
}

#[test]
fn a_wrong_lesson_is_named_with_its_step() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wrong-lessons");
    fs::create_dir_all(folder.join("a/examples")).expect("a folder");
    let title = r#"{"zh-Hant":"一","zh-Hans":"一","en":"one"}"#;
    let text = format!(
        r#"{{"title":{title},"start":"nim:3,4,5","steps":[{{"play":"a2"}},{{"play":"a2"}}]}}"#
    );
    fs::write(folder.join("a/examples/wrong.json"), text).expect("a lesson");
    let error = Library::read(&folder).expect_err("a2 cannot be played twice");
    assert!(error.file.ends_with("a/examples/wrong.json"), "{error}");
    assert!(error.what.contains("step 2"), "{error}");
}
