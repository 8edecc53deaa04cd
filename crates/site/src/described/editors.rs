//! Descriptions for editors: JetBrains' [Web Types](https://github.com/JetBrains/web-types), and the custom data of VS
//! Code's HTML.

use super::{Described, list, text, type_of};
use serde_json::{Value, json};

/// `web-types.json`.
pub(super) fn web_types(described: &Described) -> Value {
    let named = |one: &Value| json!({ "name": one["name"], "description": one["description"] });
    let typed = |one: &Value| json!({ "name": one["name"], "description": one["description"], "type": type_of(one) });
    let fields = || list(described.base, "members").filter(|one| text(one, "kind") == "field");
    let properties: Vec<_> = fields()
        .filter(|one| one["static"] != true)
        .map(typed)
        .collect();
    let events: Vec<_> = described.events().map(typed).collect();
    let styles: Vec<_> = list(described.base, "cssProperties").map(named).collect();
    let parts: Vec<_> = list(described.base, "cssParts").map(named).collect();
    let elements = described.elements.iter().map(|element| {
        let attributes = described.attributes(element).map(|one| {
            json!({
                "name": one["name"],
                "description": one["description"],
                "value": { "type": type_of(one) },
            })
        });
        json!({
            "name": element["tagName"],
            "description": element["description"],
            "attributes": attributes.collect::<Vec<_>>(),
            "js": { "properties": properties, "events": events },
            "css": { "properties": styles, "parts": parts },
        })
    });
    json!({
        "$schema": "https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json",
        "name": "nian-widgets",
        "version": env!("CARGO_PKG_VERSION"),
        "js-types-syntax": "typescript",
        "description-markup": "none",
        "contributions": { "html": { "elements": elements.collect::<Vec<_>>() } },
    })
}

/// `vscode.html-custom-data.json`.
pub(super) fn custom_data(described: &Described) -> Value {
    let tags = described.elements.iter().map(|element| {
        let attributes = described.attributes(element).map(|one| {
            let values = type_of(one).split(" | ").filter_map(|value| {
                let value = value.strip_prefix('"')?.strip_suffix('"')?;
                Some(json!({ "name": value }))
            });
            json!({
                "name": one["name"],
                "description": one["description"],
                "values": values.collect::<Vec<_>>(),
            })
        });
        json!({
            "name": element["tagName"],
            "description": element["description"],
            "attributes": attributes.collect::<Vec<_>>(),
        })
    });
    json!({ "version": 1.1, "tags": tags.collect::<Vec<_>>() })
}
