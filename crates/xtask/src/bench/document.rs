//! `docs/benchmarks.md`: each benchmark writes its own part, below a heading of its own, and leaves the
//! others.

use crate::{
    failure::{Failure, Result},
    project,
};
use std::fs;

const TITLE: &str = "# Benchmarks\n";

/// Puts a part, which begins with its heading, in the place of what stood below that heading.
pub(super) fn write(section: &str) -> Result {
    let file = project::root().join("docs").join("benchmarks.md");
    let page = fs::read_to_string(&file).unwrap_or_default();
    fs::write(&file, with(&page, section)).map_err(|error| {
        let what = format!("{} cannot be written: {error}", file.display());
        Failure::new(what, "Check the folder's permissions.")
    })
}

fn with(page: &str, section: &str) -> String {
    let heading = section.lines().next().unwrap_or_default();
    let section = section.trim_end();
    let mut sections: Vec<&str> = page.split("\n## ").skip(1).map(str::trim_end).collect();
    let section = section.strip_prefix("## ").unwrap_or(section);
    let title = heading.strip_prefix("## ").unwrap_or(heading);
    let same = |other: &&str| other.lines().next() == Some(title);
    match sections.iter().position(same) {
        Some(at) => sections[at] = section,
        None => sections.push(section),
    }
    let mut page = TITLE.to_owned();
    for section in sections {
        page += &format!("\n## {section}\n");
    }
    page
}

#[cfg(test)]
mod tests {
    use super::with;

    const PAGE: &str = "# Benchmarks\n\n## A\n\nold a\n\n## B\n\nold b\n";

    #[test]
    fn a_part_replaces_its_own_and_leaves_the_others() {
        let page = with(PAGE, "## A\n\nnew a\n| x |\n");
        let expected = "# Benchmarks\n\n## A\n\nnew a\n| x |\n\n## B\n\nold b\n";
        assert_eq!(page, expected);
        let page = with(PAGE, "## B\n\nnew b\n");
        assert_eq!(page, "# Benchmarks\n\n## A\n\nold a\n\n## B\n\nnew b\n");
        assert_eq!(with(&page, "## B\n\nold b"), PAGE);
    }

    #[test]
    fn a_part_that_is_not_there_comes_last() {
        assert_eq!(with("", "## A\n\na"), "# Benchmarks\n\n## A\n\na\n");
        let page = with(PAGE, "## C\n\nc\n");
        assert_eq!(page, format!("{PAGE}\n## C\n\nc\n"));
    }
}
