//! What a page of tools does after its wasm has trapped: it comes back from what it has kept, so often; then it offers to begin
//! empty, as what it has kept may be what it traps at.

use crate::store::{Storage, Store, Stored};

/// A page comes back so often.
const MOST: u32 = 3;

/// What an instance of the wasm does when it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// It shows the page as it was kept.
    Page,
    /// It offers to begin empty.
    Offer,
    /// Nothing: the offer has trapped as well.
    Nothing,
}

impl Start {
    /// What the instance does before which there were so many.
    #[must_use]
    pub fn after(instances: u32) -> Self {
        match instances {
            0..=MOST => Self::Page,
            number if number == MOST + 1 => Self::Offer,
            _ => Self::Nothing,
        }
    }
}

/// The text of a file with what a page has kept, JSON in each line: first the entry `T` of the device, which the page of the
/// record reads if it is its own; then the address, and the state of its entry in the history, as JSON.
#[must_use]
pub fn file<T: Stored, S: Storage>(storage: S, address: &str, state: Option<&str>) -> String {
    let mut text = String::new();
    if let Some(stored) = Store::<T, S>::new(storage).stored_texts() {
        text.push_str(&stored);
        text.push('\n');
    }
    let address = serde_json::to_string(address).unwrap_or_default();
    let state = state.unwrap_or("null");
    text + &format!("{{\"address\":{address},\"state\":{state}}}\n")
}
