//! Files of the site.

use crate::mount::{document, find};
use gloo::timers::callback::Timeout;
use gloo::timers::future::TimeoutFuture;
use js_sys::Promise;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortController, RequestInit, Response, Url};

#[wasm_bindgen]
extern "C" {
    /// Not a method of the window: in the folder that needs no server another function has this name.
    #[wasm_bindgen(js_name = fetch)]
    fn request(file: &str, options: &RequestInit) -> Promise;
}

/// The delays before a retry, in milliseconds.
const DELAYS: [u32; 2] = [400, 1600];

/// The timeout of a file, in milliseconds: a browser itself has none.
pub(crate) const PATIENCE: u32 = 20_000;

/// A file of the site; the status of the last answer where it does not come, 0 where there is none. One that is missing is
/// not asked for again.
pub(crate) async fn bytes(file: &str) -> Result<Vec<u8>, u16> {
    with_retry(|| once(file)).await
}

/// The same of a text.
pub(crate) async fn text(file: &str) -> Result<String, u16> {
    String::from_utf8(bytes(file).await?).map_err(|_| 0)
}

async fn once(file: &str) -> Result<Vec<u8>, u16> {
    let (options, patience) = (RequestInit::new(), AbortController::new());
    let patience = patience.map_err(|_| 0_u16)?;
    options.set_signal(Some(&patience.signal()));
    let _timeout = Timeout::new(PATIENCE, move || patience.abort());
    let response = request(file, &options);
    let response = JsFuture::from(response).await.map_err(|_| 0_u16)?;
    let response: Response = response.dyn_into().map_err(|_| 0_u16)?;
    if !response.ok() {
        return Err(response.status());
    }
    let bytes = response.array_buffer().map_err(|_| 0_u16)?;
    let bytes = JsFuture::from(bytes).await.map_err(|_| 0_u16)?;
    Ok(js_sys::Uint8Array::new(&bytes).to_vec())
}

/// What `make` gives: a failure is retried twice, unless the file is missing (404).
pub(crate) async fn with_retry<T, F>(make: impl Fn() -> F) -> Result<T, u16>
where
    F: Future<Output = Result<T, u16>>,
{
    let mut delays = DELAYS.into_iter();
    loop {
        let error = match make().await {
            Err(status) if status != 404 => status,
            settled => return settled,
        };
        match delays.next() {
            Some(delay) => TimeoutFuture::new(delay).await,
            None => return Err(error),
        }
    }
}

/// The whole address of a file of the site, which lies beside the script of the page.
pub(crate) fn site(file: &str) -> Option<String> {
    let script = find("script[src$='page.js']")?.get_attribute("src")?;
    address(&(script.strip_suffix("page.js")?.to_owned() + file))
}

/// The whole address of what is at `path` from the page.
pub(crate) fn address(path: &str) -> Option<String> {
    let base = document()?.base_uri().ok()??;
    Some(Url::new_with_base(path, &base).ok()?.href())
}
