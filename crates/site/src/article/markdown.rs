use super::rows::with_rows;
use super::{Article, Block, Discovery, Section, WidgetTag};
use nian_words::Language;
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

impl Article {
    /// Parses an article.
    ///
    /// Its `# ` heading is the title; each `## ` or `### ` heading starts a section and has the
    /// section's anchor, `## Example 1 {#ex1}`. A widget's tag is on a line of its own. In English
    /// straight quotation marks become curved ones.
    ///
    /// # Errors
    /// The error, and the heading near which it is.
    pub fn parse(markdown: &str, language: Language) -> Result<Self, String> {
        let mut options = Options::ENABLE_HEADING_ATTRIBUTES
            | Options::ENABLE_TABLES
            | Options::ENABLE_DEFINITION_LIST;
        options.set(Options::ENABLE_SMART_PUNCTUATION, language == Language::En);
        let mut reader = ArticleReader::default();
        let mut events = Parser::new_ext(markdown, options);
        while let Some(event) = events.next() {
            let block = whole_block(event, &mut events);
            reader
                .block(block)
                .map_err(|what| format!("{}: {what}", reader.place()))?;
        }
        reader.finish()
    }
}

/// The events of one block of the top level, its end included.
pub(crate) fn whole_block<'a>(
    first: Event<'a>,
    rest: &mut impl Iterator<Item = Event<'a>>,
) -> Vec<Event<'a>> {
    let mut depth = i32::from(matches!(first, Event::Start(_)));
    let mut block = vec![first];
    while depth > 0 {
        let Some(event) = rest.next() else { break };
        match event {
            Event::Start(_) => depth += 1,
            Event::End(_) => depth -= 1,
            _ => {}
        }
        block.push(event);
    }
    block
}

#[derive(Default)]
struct ArticleReader {
    title: Option<String>,
    summary: String,
    lead: Vec<Block>,
    sections: Vec<Section>,
}

impl ArticleReader {
    fn block(&mut self, events: Vec<Event<'_>>) -> Result<(), String> {
        if let Some(Event::Start(Tag::Heading { level, id, .. })) = events.first() {
            let id = id.as_ref().map(ToString::to_string);
            return self.heading(*level, id, &events);
        }
        if let Some(tags) = widget_tags(&events) {
            return self.widgets(&tags);
        }
        let has_tag = |html: &str| WidgetTag::is_in(html) || Discovery::is_in(html);
        if events.iter().any(
            |event| matches!(event, Event::Html(html) | Event::InlineHtml(html) if has_tag(html)),
        ) {
            return Err("a widget's tag must stand on a line of its own".to_owned());
        }
        if self.summary.is_empty() && matches!(events.first(), Some(Event::Start(Tag::Paragraph))) {
            self.summary = plain(&events);
        }
        self.push_html(with_rows(&unbroken(&to_html(events)))?);
        Ok(())
    }

    fn heading(
        &mut self,
        level: HeadingLevel,
        id: Option<String>,
        events: &[Event<'_>],
    ) -> Result<(), String> {
        let title = plain(events);
        let level = match level {
            HeadingLevel::H1 if self.title.is_none() => {
                self.title = Some(title);
                return Ok(());
            }
            HeadingLevel::H2 => 2,
            HeadingLevel::H3 => 3,
            _ => {
                return Err(format!(
                    "expected one title and two levels of sections, found `{title}`"
                ));
            }
        };
        let id = id.ok_or_else(|| format!("the heading `{title}` has no anchor, `{{#name}}`"))?;
        if self.sections.iter().any(|section| section.id == id) {
            return Err(format!("the anchor `{id}` is there twice"));
        }
        let inner = events[1..events.len() - 1].to_vec();
        let heading = to_html(inner);
        self.sections.push(Section {
            id,
            level,
            heading,
            title,
            blocks: Vec::new(),
        });
        Ok(())
    }

    fn widgets(&mut self, tags: &str) -> Result<(), String> {
        for tag in tags.lines().filter(|line| !line.trim().is_empty()) {
            let block = if Discovery::is_in(tag) {
                Block::Discovery(Discovery::parse(tag)?)
            } else {
                Block::Widget(WidgetTag::parse(tag)?)
            };
            self.blocks().push(block);
        }
        Ok(())
    }

    /// Adds prose to the last piece if that is prose, else as a new piece.
    fn push_html(&mut self, html: String) {
        let blocks = self.blocks();
        match blocks.last_mut() {
            Some(Block::Html(before)) => before.push_str(&html),
            _ => blocks.push(Block::Html(html)),
        }
    }

    fn blocks(&mut self) -> &mut Vec<Block> {
        match self.sections.last_mut() {
            Some(section) => &mut section.blocks,
            None => &mut self.lead,
        }
    }

    fn place(&self) -> String {
        match self.sections.last() {
            Some(section) => format!("section `{}`", section.id),
            None => "before the first section".to_owned(),
        }
    }

    fn finish(self) -> Result<Article, String> {
        let title = self.title.ok_or("expected a title, `# …`")?;
        Ok(Article {
            title,
            summary: self.summary,
            lead: self.lead,
            sections: self.sections,
            chapters: Vec::new(),
            picture: None,
            source: None,
        })
    }
}

/// The text of a block with only widgets' tags, one a line; `None` for other blocks.
fn widget_tags(events: &[Event<'_>]) -> Option<String> {
    let mut tags = String::new();
    for event in events {
        match event {
            Event::Start(Tag::Paragraph | Tag::HtmlBlock)
            | Event::End(TagEnd::Paragraph | TagEnd::HtmlBlock) => {}
            Event::Html(html) | Event::InlineHtml(html) => tags.push_str(html),
            Event::SoftBreak => tags.push('\n'),
            Event::Text(text) if text.trim().is_empty() => {}
            _ => return None,
        }
    }
    let first = tags.trim_start();
    let are_tags = ["<nian-", "<discovery-"]
        .iter()
        .any(|start| first.starts_with(start));
    are_tags.then_some(tags)
}

pub(crate) fn to_html(events: Vec<Event<'_>>) -> String {
    let mut text = String::new();
    html::push_html(&mut text, events.into_iter());
    // A table in Markdown has a header cell over every column; an empty one becomes a data cell.
    let text = text.replace("<th></th>", "<td></td>");
    // With large type a table may be wider than a phone: its container scrolls, and the page does
    // not.
    let text = text.replace("<table", "<div class=\"scroll\"><table");
    read_out_heads(&text.replace("</table>", "</table></div>"))
}

/// So many numbers in brackets stay in one line of a narrow table.
const UNBROKEN: usize = 4;

/// Has positions like (1, 0, 1) stand in one line.
fn unbroken(html: &str) -> String {
    let is_position = |inner: &str| {
        let numbers: Vec<_> = inner.split(", ").collect();
        let is_number =
            |text: &&str| !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
        (2..=UNBROKEN).contains(&numbers.len()) && numbers.iter().all(is_number)
    };
    let mut pieces = html.split('(');
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        text.push('(');
        match piece.split_once(')') {
            Some((inner, after)) if is_position(inner) => {
                text.push_str(&inner.replace(' ', "\u{a0}"));
                text.push(')');
                text.push_str(after);
            }
            _ => text.push_str(piece),
        }
    }
    text
}

/// Gives headers that are formulas a text as their name: not every screen reader uses a formula for
/// it.
fn read_out_heads(html: &str) -> String {
    let mut text = String::new();
    let mut rest = html;
    while let Some((before, after)) = rest.split_once("<th><math>") {
        let Some((formula, after)) = after.split_once("</math></th>") else {
            break;
        };
        text.push_str(before);
        text.push_str("<th><math aria-hidden=\"true\">");
        text.push_str(formula);
        text.push_str("</math><span class=\"unseen\">");
        text.push_str(&without_tags(formula));
        text.push_str("</span></th>");
        rest = after;
    }
    text + rest
}

/// The text of HTML, with a space in place of a tag between two characters.
fn without_tags(html: &str) -> String {
    let mut words = Vec::new();
    for piece in html.split('<') {
        let text = piece.split_once('>').map_or(piece, |(_, text)| text).trim();
        if !text.is_empty() {
            words.push(text);
        }
    }
    words.join(" ")
}

/// The words of a block, without any markup.
pub(crate) fn plain(events: &[Event<'_>]) -> String {
    let mut text = String::new();
    for event in events {
        match event {
            Event::Text(part) | Event::Code(part) => text.push_str(part),
            Event::SoftBreak | Event::HardBreak => text.push(' '),
            _ => {}
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{Article, Block};
    use nian_words::Language;

    fn parse(text: &str) -> Result<Article, String> {
        Article::parse(text, Language::ZhHant)
    }

    #[test]
    fn headers_that_are_formulas_have_a_name() {
        let html = "<tr><th><math><msub><mi>a</mi><mi>n</mi></msub></math></th><th>b</th></tr>";
        let named = "<tr><th><math aria-hidden=\"true\"><msub><mi>a</mi><mi>n</mi></msub></math>\
            <span class=\"unseen\">a n</span></th><th>b</th></tr>";
        assert_eq!(super::read_out_heads(html), named);
        assert_eq!(super::read_out_heads("<th><math>"), "<th><math>");
    }

    #[test]
    fn positions_stay_in_one_line() {
        for (html, kept) in [
            (
                "<td>(0, 1, 3), (1, 0)</td>",
                "<td>(0,\u{a0}1,\u{a0}3), (1,\u{a0}0)</td>",
            ),
            (
                "(1, a), (2 3), (4), (1, 2, 3, 4, 5), (1, 2",
                "(1, a), (2 3), (4), (1, 2, 3, 4, 5), (1, 2",
            ),
        ] {
            assert_eq!(super::unbroken(html), kept);
        }
    }

    const TEXT: &str = "# Title\n\nThe *first* words & more.\n\n## One `a` {#one}\n\nText.\n\n\
        <nian-example src=\"a/b\"></nian-example>\n<nian-table of=\"dice\"></nian-table>\n\nMore.\n\n\
        ### Two {#two}\n\n<nian-game position=\"nim:1\"></nian-game>\n";

    #[test]
    fn sections_and_widgets_are_found() {
        let article = parse(TEXT).expect("a well-formed article");
        assert_eq!(article.title, "Title");
        assert_eq!(article.summary, "The first words & more.");
        assert_eq!(
            article.lead,
            [Block::Html(
                "<p>The <em>first</em> words &amp; more.</p>\n".into()
            )]
        );
        let ids: Vec<_> = article
            .sections
            .iter()
            .map(|s| (s.id.as_str(), s.level))
            .collect();
        assert_eq!(ids, [("one", 2), ("two", 3)]);
        assert_eq!(article.sections[0].heading, "One <code>a</code>");
        assert_eq!(article.sections[0].title, "One a");
        assert_eq!(article.sections[0].blocks.len(), 4);
        let widgets: Vec<_> = article.widgets().map(|widget| widget.element).collect();
        assert_eq!(widgets, ["nian-example", "nian-table", "nian-game"]);
    }

    #[test]
    fn mathml_passes_through() {
        let text = "# T\n\nSo <math><mi>a</mi><mo>=</mo><mn>1</mn></math>.\n";
        let article = parse(text).expect("a well-formed article");
        let html = "<p>So <math><mi>a</mi><mo>=</mo><mn>1</mn></math>.</p>\n";
        assert_eq!(article.lead, [Block::Html(html.into())]);
    }

    #[test]
    fn a_column_without_a_name_has_no_header() {
        let article =
            parse("# T\n\n| | a |\n|---|---|\n| 1 | 2 |\n").expect("a well-formed article");
        let [Block::Html(html)] = article.lead.as_slice() else {
            panic!("one table: {:?}", article.lead);
        };
        assert!(html.contains("<td></td><th>a</th>"), "{html}");
    }

    #[test]
    fn english_has_curved_quotation_marks() {
        let article = Article::parse("# Wythoff's \"game\"", Language::En).expect("a title");
        assert_eq!(article.title, "Wythoff’s “game”");
    }

    #[test]
    fn mistakes_are_named_with_their_place() {
        for (text, what) in [
            ("Text only.", "expected a title"),
            ("# A\n\n## B", "`B` has no anchor"),
            (
                "# A\n\n## B {#b}\n\n## C {#b}",
                "section `b`: the anchor `b` is there twice",
            ),
            ("# A\n\n# B", "found `B`"),
            ("# A\n\nsee <nian-game></nian-game>", "a line of its own"),
            ("# A\n\n- <nian-game></nian-game>", "a line of its own"),
            (
                "# A\n\nfirst <discovery-board of=\"take\"></discovery-board>",
                "a line of its own",
            ),
            (
                "# A\n\n<discovery-board of=\"chess\"></discovery-board>",
                "no board `chess`",
            ),
            (
                "# A\n\n<nian-game at=\"x\"></nian-game>",
                "expected an attribute",
            ),
        ] {
            let error = parse(text).expect_err(text);
            assert!(error.contains(what), "{text}: {error}");
        }
    }
}
