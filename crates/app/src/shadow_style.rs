//! Styles of a page for what is inside an element.

use js_sys::{Array, Reflect};
use std::cell::RefCell;
use web_sys::{CssStyleSheet, Element};

thread_local! {
    static SHEETS: RefCell<Vec<(&'static str, CssStyleSheet)>> = const { RefCell::new(Vec::new()) };
}

/// Gives the shadow root of an element that is ready styles beside its own, once; in a browser that cannot, it shows a little more.
pub(crate) fn adopt_style(element: &Element, text: &'static str) {
    let _ = adopt(element, text);
}

fn adopt(element: &Element, text: &'static str) -> Option<()> {
    let root = element.shadow_root()?;
    let sheet = sheet_of(text)?;
    let name = "adoptedStyleSheets".into();
    let sheets = Array::from(&Reflect::get(&root, &name).ok()?);
    if !sheets.includes(&sheet, 0) {
        sheets.push(&sheet);
        Reflect::set(&root, &name, &sheets).ok()?;
    }
    Some(())
}

/// All elements share the sheet of a text.
fn sheet_of(text: &'static str) -> Option<CssStyleSheet> {
    let known = SHEETS.with_borrow(|all| {
        let known = all.iter().find(|(own, _)| *own == text);
        known.map(|(_, sheet)| sheet.clone())
    });
    if known.is_some() {
        return known;
    }
    let sheet = CssStyleSheet::new().ok()?;
    sheet.replace_sync(text).ok()?;
    SHEETS.with_borrow_mut(|all| all.push((text, sheet.clone())));
    Some(sheet)
}
