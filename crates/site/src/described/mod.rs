//! Descriptions of the elements for editors and frameworks, in the package; their source is `manifest.rs`.

mod editors;
mod frameworks;

use crate::manifest::manifest;
use crate::{SiteError, files};
use serde_json::Value;
use std::path::Path;

/// Writes the descriptions into a package.
///
/// # Errors
/// A file cannot be written.
pub fn describe(package: &Path) -> Result<(), SiteError> {
    let manifest = manifest();
    let described = Described::of(&manifest);
    for (name, value) in [
        ("web-types.json", editors::web_types(&described)),
        (
            "vscode.html-custom-data.json",
            editors::custom_data(&described),
        ),
    ] {
        let text = serde_json::to_string_pretty(&value).expect("its keys are text");
        files::write(&package.join(name), &text)?;
    }
    for (name, text) in [
        ("react.d.ts", frameworks::react(&described)),
        ("vue.d.ts", frameworks::vue(&described)),
        ("svelte.d.ts", frameworks::svelte(&described)),
    ] {
        files::write(&package.join(name), &text)?;
    }
    Ok(())
}

/// The content of the manifest.
struct Described<'a> {
    /// The base class of all elements.
    base: &'a Value,
    elements: Vec<&'a Value>,
}

impl<'a> Described<'a> {
    fn of(manifest: &'a Value) -> Self {
        let mut classes = list(&manifest["modules"][0], "declarations")
            .filter(|one| text(one, "kind") == "class");
        let base = classes
            .next()
            .expect("the class of all elements comes first");
        Self {
            base,
            elements: classes.collect(),
        }
    }

    /// The attributes of an element: its own, then the common ones.
    fn attributes(&self, element: &'a Value) -> impl Iterator<Item = &'a Value> {
        list(element, "attributes").chain(list(self.base, "attributes"))
    }

    fn events(&self) -> impl Iterator<Item = &'a Value> {
        list(self.base, "events")
    }
}

fn list<'a>(of: &'a Value, name: &str) -> impl Iterator<Item = &'a Value> + use<'a> {
    of[name].as_array().into_iter().flatten()
}

fn text<'a>(of: &'a Value, name: &str) -> &'a str {
    of[name].as_str().unwrap_or_default()
}

/// The type of an attribute, a field or an event.
fn type_of(of: &Value) -> &str {
    of["type"]["text"].as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{Described, editors, frameworks, list, manifest, text};
    use nian_ui::model::{ELEMENTS, OF_ALL};

    #[test]
    fn every_form_names_every_element_and_attribute() {
        let manifest = manifest();
        let described = Described::of(&manifest);
        let forms = [
            editors::web_types(&described).to_string(),
            editors::custom_data(&described).to_string(),
            frameworks::react(&described),
            frameworks::vue(&described),
            frameworks::svelte(&described),
        ];
        // `lang` is a global attribute of HTML, which frameworks know.
        let ours = OF_ALL.iter().filter(|&&name| name != "lang");
        for form in forms {
            for (tag, own) in ELEMENTS {
                assert!(form.contains(&format!("\"{tag}\"")), "{tag}: {form}");
                for name in own.iter().chain(ours.clone()) {
                    let told = [format!("\"{name}\""), format!("  {name}?: ")];
                    assert!(
                        told.iter().any(|told| form.contains(told)),
                        "{name}: {form}"
                    );
                }
            }
        }
        let react = frameworks::react(&described);
        for event in described.events() {
            assert!(react.contains(&format!("\"on{}\"?", text(event, "name"))));
        }
        assert_eq!(list(described.base, "events").count(), 7);
    }
}
