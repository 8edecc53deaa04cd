use crate::article::Own;
use crate::{Library, WidgetTag};
use nian_solver::AnyPosition;
use nian_solver::numerals::Writing;
use nian_tasks::{Level, Skill, Version, is_offered};
use nian_ui::model::{EntryError, TableKind, Tables, WORKS, read_attributes};
use nian_words::Language;

/// Checks the attributes of a widget in an article.
///
/// # Errors
/// The error, in English.
pub(crate) fn check(widget: &WidgetTag, library: &Library) -> Result<(), String> {
    if let Some(own) = Own::of(widget)? {
        // The least and the greatest own numbers must be valid as well.
        for value in [
            own.fill(|slot| slot.least.max(1)),
            own.fill(|slot| slot.most),
        ] {
            let mut widget = widget.clone();
            let attributes = widget.attributes.iter_mut();
            for (_, text) in attributes.filter(|(name, _)| *name == own.attribute) {
                text.clone_from(&value);
            }
            shown(&widget, library)?;
        }
    }
    shown(widget, library)
}

fn shown(widget: &WidgetTag, library: &Library) -> Result<(), String> {
    let required = |name| {
        let value = widget.attribute(name);
        value.ok_or_else(|| format!("`{}` has no `{name}`", widget.element))
    };
    match widget.element {
        "nian-example" => {
            let src = required("src")?;
            library
                .example(src)
                .map(|_| ())
                .ok_or_else(|| format!("there is no example `{src}`"))
        }
        "nian-game" => {
            let position = required("position")?;
            let read = position.parse::<AnyPosition>();
            read.map(|_| ())
                .map_err(|error| format!("position `{position}`: {error}"))
        }
        "nian-number" => {
            let in_english = |(name, trouble): (&str, EntryError)| {
                format!("`{name}`: {}", trouble.message(Language::En))
            };
            number(widget).map(|_| ()).map_err(in_english)
        }
        "nian-claim" => {
            let src = required("src")?;
            let found = library.claims().get(src);
            found
                .map(|_| ())
                .ok_or_else(|| format!("there is no claim `{src}`"))
        }
        "nian-exercise" => {
            let name = required("skill")?;
            let skill = Skill::named(name).ok_or_else(|| format!("there is no skill `{name}`"))?;
            let level = widget.attribute("level").unwrap_or("1");
            let level = level.parse().ok().and_then(|level| Level::new(level).ok());
            let level = level.ok_or("a level is 1, 2 or 3")?;
            let version = widget.attribute("tasks").unwrap_or("1");
            let version = Version::named(version).ok_or("the tasks are 1 or 2")?;
            match widget.attribute("rules") {
                Some(rules) if !is_offered(version, skill, rules, level) => Err(format!(
                    "there are no tasks `{name}` by the rules `{rules}`"
                )),
                _ => Ok(()),
            }
        }
        _ => {
            let of = required("of")?;
            let known = TableKind::ALL.into_iter().find(|table| table.name() == of);
            let known = known.ok_or_else(|| format!("there is no table of `{of}`"))?;
            let rules = widget.attribute("rules").unwrap_or(known.rules());
            Tables::read(known, rules)
                .map(|_| ())
                .ok_or_else(|| format!("there is no table of `{of}` with the rules `{rules}`"))
        }
    }
}

/// Parses the number and the work of a widget's tag.
pub(crate) fn number(widget: &WidgetTag) -> Result<Writing, (&'static str, EntryError)> {
    let work = widget.attribute("do").unwrap_or(WORKS[0]);
    let digits = widget.attribute("digits");
    // Beside other attributes these are optional.
    let value = widget.attribute("value").unwrap_or_default();
    let own = digits.is_some() || work != WORKS[0];
    let system = if own { "fibonacci" } else { "" };
    let system = widget.attribute("in").unwrap_or(system);
    read_attributes(value, system, digits, work)
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::{Article, Library};
    use nian_words::Language;

    #[test]
    fn a_widget_that_has_nothing_to_show_is_named() {
        for (tag, what) in [
            (
                "<nian-example src=\"a/b\"></nian-example>",
                "no example `a/b`",
            ),
            ("<nian-example></nian-example>", "has no `src`"),
            (
                "<nian-game position=\"nim:x\"></nian-game>",
                "position `nim:x`",
            ),
            ("<nian-game></nian-game>", "has no `position`"),
            ("<nian-number></nian-number>", "`in`"),
            (
                "<nian-number value=\"x\" in=\"binary\"></nian-number>",
                "`value`: Write a whole number from 0",
            ),
            (
                "<nian-number value=\"7\" in=\"mixed:1\"></nian-number>",
                "`in`: The bases",
            ),
            (
                "<nian-table of=\"chess\"></nian-table>",
                "no table of `chess`",
            ),
            ("<nian-number value=\"3\"></nian-number>", "`in`: "),
            ("<nian-claim src=\"a/b\"></nian-claim>", "no claim `a/b`"),
            (
                "<nian-table of=\"dice\" rules=\"nim\"></nian-table>",
                "no table of `dice` with the rules `nim`",
            ),
        ] {
            let text = format!("# A\n\n{tag}\n");
            let article = Article::parse(&text, Language::En).expect(tag);
            let widget = article.widgets().next().expect(tag);
            let error = check(widget, &Library::default()).expect_err(tag);
            assert!(error.contains(what), "{error}");
        }
    }
}
