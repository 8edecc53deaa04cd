//! Type declarations for frameworks: the elements' tags in components.

use super::{Described, text, type_of};
use std::fmt::Write;

/// `react.d.ts`: in React 19 the listener of an event is the property `on` followed by the event's
/// name.
pub(super) fn react(described: &Described) -> String {
    let tags = tags(described, |class, own| {
        format!("DetailedHTMLProps<HTMLAttributes<{class}>, {class}> & NianHeard & {own}")
    });
    format!(
        "import type {{ DetailedHTMLProps, HTMLAttributes }} from \"react\";\n{}\n{}\n\
         declare module \"react\" {{\n  namespace JSX {{\n    interface IntrinsicElements {{\n{tags}    }}\n  }}\n}}\n",
        imports(described),
        heard(described, "on"),
    )
}

/// `vue.d.ts`.
pub(super) fn vue(described: &Described) -> String {
    let tags = tags(described, |class, own| {
        format!("new () => {{ $props: HTMLAttributes & NianHeard & {own}; $el: {class} }}")
    });
    // A listener `@nian-end` in a template is the property `onNianEnd`.
    let events = described.events().map(|event| {
        let words = text(event, "name").split('-').map(|word| {
            let (first, rest) = word.split_at(1);
            first.to_uppercase() + rest
        });
        (format!("on{}", words.collect::<String>()), type_of(event))
    });
    format!(
        "import type {{ HTMLAttributes }} from \"vue\";\n{}\n{}\n\
         declare module \"vue\" {{\n  interface GlobalComponents {{\n{tags}  }}\n}}\n",
        imports(described),
        heard_as(events),
    )
}

/// `svelte.d.ts`.
pub(super) fn svelte(described: &Described) -> String {
    let tags = tags(described, |class, own| {
        format!("HTMLAttributes<{class}> & NianHeard & {own}")
    });
    format!(
        "import type {{ HTMLAttributes }} from \"svelte/elements\";\n{}\n{}\n\
         declare module \"svelte/elements\" {{\n  interface SvelteHTMLElements {{\n{tags}  }}\n}}\n",
        imports(described),
        heard(described, "on"),
    )
}

/// The imports of the elements' classes and of the events' details.
fn imports(described: &Described) -> String {
    let classes = described
        .elements
        .iter()
        .map(|element| text(element, "name"));
    let details = described.events().filter_map(|event| {
        let detail = type_of(event)
            .strip_prefix("CustomEvent<")?
            .strip_suffix('>')?;
        detail.starts_with("Nian").then_some(detail)
    });
    let names: Vec<_> = classes.chain(details).collect();
    format!(
        "import type {{ {} }} from \"./index.js\";\n",
        names.join(", ")
    )
}

/// A line for each tag: `typed` makes its type from the class and the type of the attributes.
fn tags(described: &Described, typed: impl Fn(&str, &str) -> String) -> String {
    let mut written = String::new();
    for element in &described.elements {
        let mut own = String::from("{\n");
        for attribute in described.attributes(element) {
            let name = text(attribute, "name");
            if name == "lang" {
                continue; // a global attribute of HTML
            }
            let kind = match type_of(attribute) {
                "number" => "number | string".to_owned(),
                any => with_numbers(any),
            };
            writeln!(own, "        \"{name}\"?: {kind};").expect("text takes it");
        }
        own += "      }";
        let (tag, class) = (text(element, "tagName"), text(element, "name"));
        writeln!(written, "      \"{tag}\": {};", typed(class, &own)).expect("text takes it");
    }
    written
}

/// A type with the numbers that its texts write: `"1" | "2"` takes 1 and 2 as well.
fn with_numbers(kind: &str) -> String {
    let quoted = kind.split('"').skip(1).step_by(2);
    let numbers = quoted.filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()));
    let all = [kind].into_iter().chain(numbers);
    all.collect::<Vec<_>>().join(" | ")
}

fn heard(described: &Described, before: &str) -> String {
    let events = described.events();
    heard_as(events.map(|event| (format!("{before}{}", text(event, "name")), type_of(event))))
}

/// The type of the properties that are listeners.
fn heard_as<'a>(events: impl Iterator<Item = (String, &'a str)>) -> String {
    let mut written = String::from("interface NianHeard {\n");
    for (name, kind) in events {
        writeln!(written, "  \"{name}\"?: (event: {kind}) => void;").expect("text takes it");
    }
    written + "}\n"
}
