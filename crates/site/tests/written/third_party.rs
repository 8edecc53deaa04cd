//! An article of somebody else's: a folder in `www/articles`, and not a line of code.

use crate::{bundle_into, project, write};
use nian_site::{Address, Options, Page, slugs};
use nian_words::Language;
use std::fs;
use std::path::Path;

const SLUG: &str = "taking-sticks";
const EXAMPLES: [&str; 3] = ["ten", "eight", "last-loses"];

#[test]
fn an_article_is_a_folder() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("third-party");
    let _ = fs::remove_dir_all(&folder);
    for part in ["www", "docs/manual"] {
        copy(&project().join(part), &folder.join("project").join(part));
    }
    let theirs = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/fixtures")
        .join(SLUG);
    let articles = folder.join("project/www/articles");
    copy(&theirs, &articles.join(SLUG));
    let out = folder.join("site");
    bundle_into(&out);
    write(&Options {
        out: out.clone(),
        project: folder.join("project"),
        site_url: None,
        bundled: true,
    })
    .expect("the site is written");

    let slug = *slugs(&articles)
        .expect("the articles")
        .last()
        .expect("five");
    assert_eq!(slug, SLUG, "it is listed where its `order` says");
    for language in Language::WITH_PAGES {
        let at = |page| {
            let file = out
                .join(Address { language, page }.folder())
                .join("index.html");
            fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
        };
        let title = title(&theirs, language);
        let (home, contents) = (at(Page::Home), at(Page::Article(slug)));
        let article = at(Page::Whole(slug));
        for (page, name) in [(&home, "the first page"), (&contents, "its own")] {
            assert!(page.contains(&title), "{title}: {name}");
        }
        assert!(home.contains(&format!("articles/{SLUG}/")), "a link to it");
        for name in EXAMPLES {
            assert!(
                article.contains(&format!("id=\"{name}\"")),
                "{name}: its section"
            );
            assert!(
                article.contains(&format!("src=\"{SLUG}/{name}\"")),
                "{name}: its card"
            );
            let alone = at(Page::Example(format!("{SLUG}/{name}").leak()));
            assert!(
                alone.contains(&format!("{SLUG}/{name}")),
                "{name}: a page with it alone"
            );
        }
    }
    for name in EXAMPLES {
        assert!(
            out.join(format!("lessons/{SLUG}/{name}.json")).is_file(),
            "{name}"
        );
    }
}

/// What its heading says.
fn title(folder: &Path, language: Language) -> String {
    let prose = fs::read_to_string(folder.join(format!("prose.{}.md", language.tag())));
    let prose = prose.expect("it is written in each language");
    let heading = prose
        .lines()
        .next()
        .and_then(|line| line.strip_prefix("# "));
    heading.expect("a heading").to_owned()
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder") {
        let from = entry.expect("an entry").path();
        let to = to.join(from.file_name().expect("it has a name"));
        if from.is_dir() {
            copy(&from, &to);
        } else {
            fs::copy(&from, &to).expect("a file");
        }
    }
}
