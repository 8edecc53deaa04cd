//! What can be shown to a class.

use nian_tests::{Result, dist};
use nian_words::{NumberSample, SampleGame, TableSample};
use std::fs;

/// Every lesson and claim, and the elements with every game, table and number.
pub(crate) fn elements() -> Result<Vec<String>> {
    let mut elements = Vec::new();
    for (folder, tag) in [("lessons", "nian-example"), ("claims", "nian-claim")] {
        for article in fs::read_dir(dist().join(folder))? {
            let article = article?;
            for file in fs::read_dir(article.path())? {
                let (article, file) = (article.file_name(), file?.path());
                let name = file.file_stem().unwrap_or_default().to_string_lossy();
                let src = format!("{}/{name}", article.to_string_lossy());
                elements.push(format!("<{tag} src={src}></{tag}>"));
            }
        }
    }
    for sample in SampleGame::ALL.iter().flat_map(|game| game.samples) {
        let position = sample.position;
        elements.push(format!(
            "<nian-game position=\"{position}\" opponent=none></nian-game>"
        ));
    }
    for table in TableSample::ALL {
        elements.extend(table.rules.iter().map(|rules| {
            format!(
                "<nian-table of={} rules=\"{rules}\"></nian-table>",
                table.of
            )
        }));
    }
    elements.extend(NumberSample::ALL.map(|NumberSample { value, system, .. }| {
        format!("<nian-number value=\"{value}\" in=\"{system}\"></nian-number>")
    }));
    Ok(elements)
}
