//! Keys, composed text, touch and a mouse.

use super::Page;
use crate::{Key, Result};
use fantoccini::{
    actions::{InputSource, KeyAction, KeyActions, MouseActions, PointerAction, TouchActions},
    elements::Element,
};
use serde_json::json;

impl Page {
    /// Presses and releases a key wherever the focus is.
    ///
    /// # Errors
    /// The session is gone.
    pub async fn press(&self, key: Key) -> Result {
        self.type_char(key.into()).await
    }

    /// Presses and releases a key while a modifier is held.
    ///
    /// # Errors
    /// The session is gone.
    pub async fn press_with(&self, modifier: Key, key: Key) -> Result {
        self.type_char_with(&[modifier], key.into()).await
    }

    /// Presses and releases the key of a character while modifiers are held.
    ///
    /// # Errors
    /// The session is gone.
    pub async fn type_char_with(&self, modifiers: &[Key], value: char) -> Result {
        let mut keys = KeyActions::new("keyboard".to_owned());
        for &modifier in modifiers {
            let value = char::from(modifier);
            keys = keys.then(KeyAction::Down { value });
        }
        keys = keys
            .then(KeyAction::Down { value })
            .then(KeyAction::Up { value });
        for &modifier in modifiers.iter().rev() {
            let value = char::from(modifier);
            keys = keys.then(KeyAction::Up { value });
        }
        Ok(self.client.perform_actions(keys).await?)
    }

    /// Presses and releases the key of a character wherever the focus is.
    ///
    /// # Errors
    /// The session is gone.
    pub async fn type_char(&self, value: char) -> Result {
        let keys = KeyActions::new("keyboard".to_owned())
            .then(KeyAction::Down { value })
            .then(KeyAction::Up { value });
        Ok(self.client.perform_actions(keys).await?)
    }

    /// Has an input method put this text together where the focus is (Chromium only).
    ///
    /// # Errors
    /// The browser has no such command.
    pub async fn compose(&self, text: &str) -> Result {
        let end = text.encode_utf16().count();
        let parameters = json!({ "text": text, "selectionStart": end, "selectionEnd": end });
        self.devtools("Input.imeSetComposition", parameters).await
    }

    /// Presses and releases a key that an input method takes (Chromium only).
    ///
    /// # Errors
    /// The browser has no such command.
    pub async fn compose_key(&self, key: &str) -> Result {
        for kind in ["rawKeyDown", "keyUp"] {
            let parameters =
                json!({ "type": kind, "key": key, "code": key, "windowsVirtualKeyCode": 229 });
            self.devtools("Input.dispatchKeyEvent", parameters).await?;
        }
        Ok(())
    }

    /// The input method is done, and this is the text (Chromium only).
    ///
    /// # Errors
    /// The browser has no such command.
    pub async fn compose_end(&self, text: &str) -> Result {
        self.devtools("Input.insertText", json!({ "text": text }))
            .await
    }

    /// Taps the middle of an element with a finger.
    ///
    /// # Errors
    /// It is not on the page any more, or out of sight.
    pub async fn tap(&self, element: &Element) -> Result {
        let finger = TouchActions::new("finger".to_owned())
            .then(PointerAction::MoveToElement {
                element: element.clone(),
                duration: None,
                x: 0.0,
                y: 0.0,
            })
            .then(PointerAction::Down { button: 0 })
            .then(PointerAction::Up { button: 0 });
        Ok(self.client.perform_actions(finger).await?)
    }

    /// Moves the mouse to a place in the window, its button up or down as it is.
    ///
    /// # Errors
    /// The place is out of the window.
    pub async fn point(&self, (x, y): (f64, f64)) -> Result {
        let duration = None;
        self.mouse(PointerAction::MoveTo { duration, x, y }).await
    }

    /// Presses the mouse's button, or lets it come up.
    ///
    /// # Errors
    /// The session is gone.
    pub async fn hold(&self, down: bool) -> Result {
        let button = 0; // the left one
        self.mouse(match down {
            true => PointerAction::Down { button },
            false => PointerAction::Up { button },
        })
        .await
    }

    /// Presses the mouse's button at one place in the window and drags it to another; it stays down, but Chromium's driver
    /// forgets so when the mouse is moved again.
    ///
    /// # Errors
    /// A place is out of the window.
    pub async fn drag(&self, from: (f64, f64), to: (f64, f64)) -> Result {
        let move_to = |(x, y)| PointerAction::MoveTo {
            duration: None,
            x,
            y,
        };
        let mouse = MouseActions::new("mouse".to_owned())
            .then(move_to(from))
            .then(PointerAction::Down { button: 0 })
            .then(move_to(to));
        Ok(self.client.perform_actions(mouse).await?)
    }

    async fn mouse(&self, action: PointerAction) -> Result {
        let mouse = MouseActions::new("mouse".to_owned()).then(action);
        Ok(self.client.perform_actions(mouse).await?)
    }
}
