use super::{Chapter, FIRST, LiveTag, Piece, Reference};
use crate::article::{plain, to_html, whole_block};
use crate::{Address, CHAPTERS, Page};
use nian_words::Language;
use pulldown_cmark::{CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag};
use std::fs;
use std::path::Path;

/// The folder of files in the project that the manual links to, from `docs/manual/LANGUAGE`.
const WWW: &str = "../../../www/";
/// Pages of the site, by absolute address.
const PAGES: [(&str, Page); 3] = [
    ("https://example.org/nian/show/", Page::Show),
    ("https://example.org/nian/make/", Page::Make),
    ("https://example.org/nian/class/", Page::Class),
];
/// The folder of the examples to download.
const LESSONS: &str = "../lessons/";
/// The file of the reference texts, after the language's tag.
const TEXTS: &str = "/pages/embedding.txt#";
/// The placeholder for the builder of tags.
const BUILDER: &str = "<!-- builder -->";

/// Parses a chapter. Its `# ` heading is the title; every other heading begins with its anchor, `<a id="name"></a>`,
/// the same in all languages. A tag in a code block marked `html live` runs beside it. A paragraph with only a link is
/// replaced by its target: a recipe, an example, or a table of the reference.
///
/// # Errors
/// The error, and its place.
pub(super) fn read(markdown: &str, address: Address, project: &Path) -> Result<Chapter, String> {
    let mut options = Options::ENABLE_TABLES;
    options.set(
        Options::ENABLE_SMART_PUNCTUATION,
        address.language == Language::En,
    );
    let mut reader = ChapterReader {
        address,
        project,
        title: None,
        summary: String::new(),
        sections: Vec::new(),
        pieces: Vec::new(),
    };
    let mut events = Parser::new_ext(markdown, options);
    while let Some(event) = events.next() {
        reader.block(whole_block(event, &mut events))?;
    }
    Ok(Chapter {
        title: reader.title.ok_or("expected a title, `# …`")?,
        summary: reader.summary,
        sections: reader.sections,
        pieces: reader.pieces,
    })
}

struct ChapterReader<'a> {
    address: Address,
    project: &'a Path,
    title: Option<String>,
    summary: String,
    sections: Vec<(String, String)>,
    pieces: Vec<Piece>,
}

impl ChapterReader<'_> {
    fn block(&mut self, events: Vec<Event<'_>>) -> Result<(), String> {
        match events.first() {
            Some(Event::Start(Tag::Heading { level, .. })) => {
                return self.heading(*level, events.clone());
            }
            Some(Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(kind))))
                if &**kind == "html live" =>
            {
                let sample = LiveTag::read(&plain(&events))?;
                self.pieces.push(Piece::Sample(sample));
                return Ok(());
            }
            Some(Event::Start(Tag::HtmlBlock)) if html(&events).trim() == BUILDER => {
                self.pieces.push(Piece::Builder);
                return Ok(());
            }
            Some(Event::Start(Tag::Paragraph)) => {
                if let Some(piece) = self.stands_for(&events)? {
                    self.pieces.push(piece);
                    return Ok(());
                }
                if self.summary.is_empty() {
                    self.summary = plain(&events);
                }
            }
            _ => {}
        }
        let html = to_html(self.linked(events)?);
        self.push(html);
        Ok(())
    }

    fn push(&mut self, html: String) {
        match self.pieces.last_mut() {
            Some(Piece::Html(before)) => before.push_str(&html),
            _ => self.pieces.push(Piece::Html(html)),
        }
    }

    fn heading(&mut self, level: HeadingLevel, mut events: Vec<Event<'_>>) -> Result<(), String> {
        let title = plain(&events);
        if level == HeadingLevel::H1 && self.title.is_none() {
            self.title = Some(title);
            return Ok(());
        }
        let anchor = match events.get(1) {
            Some(Event::InlineHtml(tag)) => tag
                .strip_prefix("<a id=\"")
                .and_then(|tag| tag.strip_suffix("\">")),
            _ => None,
        };
        let anchor = anchor.ok_or_else(|| {
            format!("the heading `{title}` does not begin with `<a id=\"…\"></a>`")
        })?;
        let id = anchor.to_owned();
        events.drain(1..3);
        let inner = events[1..events.len() - 1].to_vec();
        let inner = to_html(self.linked(inner)?);
        if level == HeadingLevel::H2 {
            self.sections.push((id.clone(), title));
        }
        self.push(format!("<{level} id=\"{id}\">{inner}</{level}>\n"));
        Ok(())
    }

    /// The piece that replaces a paragraph with only a link; `None` for other paragraphs.
    fn stands_for(&self, events: &[Event<'_>]) -> Result<Option<Piece>, String> {
        let [
            _,
            Event::Start(Tag::Link { dest_url, .. }),
            ..,
            Event::End(pulldown_cmark::TagEnd::Link),
            _,
        ] = events
        else {
            return Ok(None);
        };
        if let Some((_, name)) = dest_url.split_once(TEXTS) {
            let known = Reference::named(name).ok_or_else(|| format!("no table `{name}`"))?;
            return Ok(Some(Piece::Reference(known)));
        }
        if let Some(name) = dest_url.strip_prefix(LESSONS) {
            return Ok(Some(Piece::Example(name.to_owned())));
        }
        let recipe = dest_url
            .strip_prefix(WWW)
            .filter(|path| path.starts_with("recipes/"));
        let Some(path) = recipe else { return Ok(None) };
        let text = fs::read_to_string(self.project.join("www").join(path));
        let text = text.map_err(|error| format!("{path}: {error}"))?;
        Ok(Some(Piece::Recipe(text.trim_end().to_owned())))
    }

    /// The events with the site's links in place of the manual's.
    fn linked<'a>(&self, events: Vec<Event<'a>>) -> Result<Vec<Event<'a>>, String> {
        let linked = events.into_iter().map(|event| match event {
            Event::Start(Tag::Link {
                link_type,
                dest_url,
                title,
                id,
            }) => Ok(Event::Start(Tag::Link {
                link_type,
                dest_url: CowStr::from(self.link(&dest_url)?),
                title,
                id,
            })),
            other => Ok(other),
        });
        linked.collect()
    }

    fn link(&self, target: &str) -> Result<String, String> {
        if target.starts_with('#') {
            return Ok(target.to_owned());
        }
        if let Some((_, page)) = PAGES.iter().find(|(address, _)| *address == target) {
            return Ok(self.address.link_to_page(*page));
        }
        if let Some(file) = target.strip_prefix(WWW) {
            return Ok(self.address.link_to(file));
        }
        let (file, anchor) = match target.split_once('#') {
            Some((file, anchor)) => (file, format!("#{anchor}")),
            None => (target, String::new()),
        };
        let name = file.strip_suffix(".md");
        let page = match name {
            Some(FIRST) => Some(Page::Embed),
            _ => {
                let mut chapters = CHAPTERS.into_iter();
                let found = chapters.find(|known| name == Some(known));
                found.map(Page::Manual)
            }
        };
        let page = page.ok_or_else(|| format!("the site has nothing for a link to `{target}`"))?;
        Ok(self.address.link_to_page(page) + &anchor)
    }
}

fn html(events: &[Event<'_>]) -> String {
    let pieces = events.iter().map(|event| match event {
        Event::Html(html) => html.to_string(),
        _ => String::new(),
    });
    pieces.collect()
}

#[cfg(test)]
mod tests {
    use super::read;
    use crate::manual::{Chapter, Piece, Reference};
    use crate::{Address, Page};
    use nian_words::Language;
    use std::path::Path;

    fn parse(text: &str) -> Result<Chapter, String> {
        let address = Address {
            language: Language::En,
            page: Page::Manual("hosts"),
        };
        let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        read(text, address, &project)
    }

    #[test]
    fn a_chapter_is_read() {
        let text = "# Hosts\n\nWhat *hosts* are.\n\n## <a id=\"csp\"></a>A `policy`\n\n\
            See [options](options.md#nian-game), [all](index.md), [one](https://example.org/nian/show/), [the schema](../../../www/lesson.schema.json).\n\n\
            ```html live\n<nian-game position=\"nim:1\"></nian-game>\n```\n\n<!-- builder -->\n\n\
            [Tables](../../../crates/words/texts/en/pages/embedding.txt#styles)\n\n[nim.json](../lessons/nim.json)\n";
        let chapter = parse(text).expect("a well-formed chapter");
        assert_eq!(chapter.title, "Hosts");
        assert_eq!(chapter.summary, "What hosts are.");
        let [
            Piece::Html(html),
            Piece::Sample(sample),
            Piece::Builder,
            Piece::Reference(Reference::Styles),
            Piece::Example(example),
        ] = chapter.pieces.as_slice()
        else {
            panic!("{:?}", chapter.pieces);
        };
        assert_eq!(
            html,
            "<p>What <em>hosts</em> are.</p>\n<h2 id=\"csp\">A <code>policy</code></h2>\n\
             <p>See <a href=\"../../../en/embed/options/#nian-game\">options</a>, <a href=\"../../../en/embed/\">all</a>, \
             <a href=\"../../../en/show/\">one</a>, \
             <a href=\"../../../lesson.schema.json\">the schema</a>.</p>\n"
        );
        assert_eq!(sample.widget.element, "nian-game");
        assert_eq!(example, "nim.json");
    }

    #[test]
    fn mistakes_are_named() {
        for (text, what) in [
            ("Text.", "expected a title"),
            ("# A\n\n## B", "the heading `B` does not begin with"),
            ("# A\n\n[b](b.md)", "a link to `b.md`"),
            (
                "# A\n\n[b](../../claims.md) c",
                "a link to `../../claims.md`",
            ),
            (
                "# A\n\n[b](../../../crates/words/texts/en/pages/embedding.txt#b)",
                "no table `b`",
            ),
            ("# A\n\n```html live\n<nian-game>\n```", "expected `<nian-"),
            (
                "# A\n\n[b](../../../www/recipes/none.html)",
                "recipes/none.html: ",
            ),
        ] {
            let error = parse(text).expect_err(text);
            assert!(error.contains(what), "{text}: {error}");
        }
    }
}
