use nian_course::store::{Forbidden, Storage};

/// `localStorage`, which a browser may forbid at any time.
#[derive(Clone, Copy, Debug)]
pub struct LocalStorage;

impl LocalStorage {
    fn storage() -> Result<web_sys::Storage, Forbidden> {
        let storage = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
        storage.ok_or(Forbidden)
    }
}

impl Storage for LocalStorage {
    fn get(&self, key: &str) -> Result<Option<String>, Forbidden> {
        Self::storage()?.get_item(key).map_err(|_| Forbidden)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), Forbidden> {
        Self::storage()?.set_item(key, text).map_err(|_| Forbidden)
    }

    fn remove(&self, key: &str) -> Result<(), Forbidden> {
        Self::storage()?.remove_item(key).map_err(|_| Forbidden)
    }
}
