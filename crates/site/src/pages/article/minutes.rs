//! How long a chapter takes: a guess, so in steps of five minutes.

use super::ArticleProps;
use crate::{Block, Chapter, WidgetTag};

/// How many characters of Chinese are read in a minute, and how many words of other languages.
const CHARACTERS: f32 = 350.0;
const WORDS: f32 = 200.0;
/// How long a step of an example takes, any other widget, and a board of discovery.
const STEP: f32 = 0.15;
const WIDGET: f32 = 1.0;
const DISCOVERY: f32 = 2.0;

/// The minutes of a chapter.
pub(super) fn minutes(props: &ArticleProps, chapter: &Chapter) -> u32 {
    let sections = props.article.sections_of(chapter).iter();
    let blocks = sections.flat_map(|section| &section.blocks);
    let all: f32 = blocks.map(|block| of_block(props, block)).sum();
    // A chapter takes minutes, not days.
    5 * ((all / 5.0).round() as u32).max(1)
}

fn of_block(props: &ArticleProps, block: &Block) -> f32 {
    match block {
        Block::Html(html) => of_text(html),
        Block::Discovery(_) => DISCOVERY,
        Block::Widget(widget) => of_widget(props, widget),
    }
}

fn of_widget(props: &ArticleProps, widget: &WidgetTag) -> f32 {
    match widget.element {
        "nian-example" => {
            let example = widget
                .attribute("src")
                .and_then(|src| props.library.example(src));
            let frames = example.and_then(|example| example.replay().ok());
            frames.map_or(WIDGET, |frames| STEP * frames.len() as f32)
        }
        // Tasks are folded away.
        "nian-exercise" => 0.0,
        _ => WIDGET,
    }
}

/// Of HTML, without its tags.
fn of_text(html: &str) -> f32 {
    let texts = html
        .split('<')
        .map(|piece| piece.split_once('>').map_or(piece, |(_, text)| text));
    let (mut characters, mut words) = (0u16, 0u16);
    for text in texts {
        let chinese = text.chars().filter(|c| is_chinese(*c)).count();
        let others = text.split(|c: char| !c.is_ascii_alphabetic());
        characters += u16::try_from(chinese).unwrap_or(u16::MAX);
        words += u16::try_from(others.filter(|word| word.len() > 1).count()).unwrap_or(u16::MAX);
    }
    f32::from(characters) / CHARACTERS + f32::from(words) / WORDS
}

fn is_chinese(c: char) -> bool {
    ('\u{4e00}'..='\u{9fff}').contains(&c)
}
