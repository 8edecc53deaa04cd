use nian_words::{FieldKind, Form, FormField, Language};
use serde_json::json;
use yew::prelude::*;

/// The fields of a game or a rule. The scripts read the notation from them (`www/setup/form.js`); `number` identifies
/// the form on the page, and `label` names the choice of its ways of writing.
pub(super) fn fields(language: Language, number: usize, label: &'static str, form: &Form) -> Html {
    html! {
        <>
            { ways(language, number, label, form) }
            { for form.fields.iter().map(|field| set(language, form, field)) }
        </>
    }
}

/// The patterns of the ways, for the scripts.
pub(super) fn patterns(form: &Form) -> String {
    let patterns: Vec<_> = form.ways.iter().map(|way| way.pattern).collect();
    json!(patterns).to_string()
}

/// The ways in which a position of the game can be written, if there are several.
fn ways(language: Language, game: usize, label: &'static str, form: &Form) -> Html {
    let named = form.ways.iter().enumerate().filter_map(|(at, way)| {
        let name = way.name?;
        Some(html! {
            <label>
                <input type="radio" name={format!("way-{game}")} value={at.to_string()} checked={at == 0} />
                <span>{ language.among(&name) }</span>
            </label>
        })
    });
    let named: Vec<_> = named.collect();
    if named.is_empty() {
        return Html::default();
    }
    html! {
        <div class="ways" role="radiogroup" aria-label={label}>{ for named }</div>
    }
}

/// A field; the script adds its − and + buttons.
fn set(language: Language, form: &Form, field: &FormField) -> Html {
    let label = language.among(&field.label);
    let range = field.kind.range();
    let [least, most] = [0, 1].map(|end| range.map(|(least, most)| [least, most][end].to_string()));
    let written = match field.kind {
        FieldKind::Option(text) => Some(json!(["", text]).to_string()),
        FieldKind::One(choices) => {
            let texts: Vec<_> = choices.iter().map(|(text, _)| text).collect();
            Some(json!(texts).to_string())
        }
        _ => None,
    };
    let inside = match field.kind {
        FieldKind::Option(_) => html! { <label><input type="checkbox" />{ " " }{ label }</label> },
        FieldKind::Numbers => html! {
            <label>{ label }{ " " }<input type="text" value="1,3,4" autocomplete="off" /></label>
        },
        FieldKind::One(choices) => html! {
            <label>
                { label }{ " " }
                <select>{ for choices.iter().map(|(text, name)| html! {
                    <option value={*text}>{ language.among(name) }</option>
                }) }</select>
            </label>
        },
        FieldKind::Faces(..) => html! { <p class="name">{ label }</p> },
        // The numbers need no names.
        FieldKind::Number(..) | FieldKind::Rows(..) | FieldKind::Limited(..) => Html::default(),
    };
    let (each, how_many) = called(form, field.kind);
    html! {
        <div class="field" data-name={field.name} data-kind={field.kind.name()} data-label={label}
            data-least={least} data-most={most} data-written={written}
            data-each={each} data-how-many={how_many}>{ inside }</div>
    }
}

/// The names of the items of a list, as in the fold-out's words: each by its number, and all.
fn called(form: &Form, kind: FieldKind) -> (Option<&'static str>, Option<&'static str>) {
    let several_heaps = form.ways.iter().any(|way| way.name.is_some());
    match kind {
        FieldKind::Rows(..) if form.ways[0].pattern.starts_with("euclid") => (Some("number"), None),
        FieldKind::Rows(..) | FieldKind::Limited(..) if several_heaps => {
            (Some("heapNumber"), Some("heaps"))
        }
        FieldKind::Rows(..) => (Some("row"), Some("rows")),
        FieldKind::Faces(..) => (Some("die"), Some("dice")),
        _ => (None, None),
    }
}
