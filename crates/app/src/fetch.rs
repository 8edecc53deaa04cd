//! Files of the site.

use crate::mount::document;
use gloo::timers::future::TimeoutFuture;
use js_sys::Promise;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Response, Url};

#[wasm_bindgen]
extern "C" {
    /// Not a method of the window: in the folder that needs no server another function has this name.
    #[wasm_bindgen(js_name = fetch)]
    fn request(file: &str) -> Promise;
}

/// The delays before a file that did not come is asked for again, in milliseconds.
const DELAYS: [u32; 2] = [400, 1600];

/// A file of the site; the status of the last answer where it does not come, 0 where there is none. One that is missing is
/// not asked for again.
pub(crate) async fn bytes(file: &str) -> Result<Vec<u8>, u16> {
    let mut delays = DELAYS.into_iter();
    loop {
        match once(file).await {
            Ok(bytes) => return Ok(bytes),
            Err(404) => return Err(404),
            Err(status) => match delays.next() {
                Some(delay) => TimeoutFuture::new(delay).await,
                None => return Err(status),
            },
        }
    }
}

/// The same of a text.
pub(crate) async fn text(file: &str) -> Result<String, u16> {
    String::from_utf8(bytes(file).await?).map_err(|_| 0)
}

async fn once(file: &str) -> Result<Vec<u8>, u16> {
    let response = JsFuture::from(request(file)).await.map_err(|_| 0_u16)?;
    let response: Response = response.dyn_into().map_err(|_| 0_u16)?;
    if !response.ok() {
        return Err(response.status());
    }
    let bytes = response.array_buffer().map_err(|_| 0_u16)?;
    let bytes = JsFuture::from(bytes).await.map_err(|_| 0_u16)?;
    Ok(js_sys::Uint8Array::new(&bytes).to_vec())
}

/// The whole address of what is at `path` from the page.
pub(crate) fn address(path: &str) -> Option<String> {
    let base = document()?.base_uri().ok()??;
    Some(Url::new_with_base(path, &base).ok()?.href())
}
