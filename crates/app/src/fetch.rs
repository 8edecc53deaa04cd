//! Files of the site.

use crate::mount::{document, find};
use gloo::timers::callback::Timeout;
use gloo::timers::future::TimeoutFuture;
use js_sys::Promise;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortController, RequestCache, RequestInit, Response, Url};

#[wasm_bindgen]
extern "C" {
    /// Not a method of the window: in the folder that needs no server another function has this name.
    #[wasm_bindgen(js_name = fetch)]
    fn request(file: &str, options: &RequestInit) -> Promise;
}

/// The delays before a retry, in milliseconds (as in `www/common/retry.js`).
const DELAYS: [u32; 2] = [400, 1600];
/// The same for a file that is missing: a host that is just being written to may lack it for a moment.
const MISSING: u32 = 1000;

/// The timeout of a file, in milliseconds: a browser itself has none.
pub(crate) const PATIENCE: u32 = 20_000;

/// A file of the site; the status of the last answer where it does not come, 0 where there is none.
pub(crate) async fn bytes(file: &str) -> Result<Vec<u8>, u16> {
    with_retry(|cache| once(file, cache)).await
}

/// The same of a text.
pub(crate) async fn text(file: &str) -> Result<String, u16> {
    String::from_utf8(bytes(file).await?).map_err(|_| 0)
}

async fn once(file: &str, cache: RequestCache) -> Result<Vec<u8>, u16> {
    let (options, patience) = (RequestInit::new(), AbortController::new());
    let patience = patience.map_err(|_| 0_u16)?;
    options.set_signal(Some(&patience.signal()));
    options.set_cache(cache);
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

/// What `make` gives, which is told how to use the HTTP cache: a failure is retried twice, past the cache, unless the file is
/// missing (404) twice.
pub(crate) async fn with_retry<T, F>(make: impl Fn(RequestCache) -> F) -> Result<T, u16>
where
    F: Future<Output = Result<T, u16>>,
{
    let mut delays = DELAYS.into_iter();
    let (mut cache, mut was_missing) = (RequestCache::Default, false);
    loop {
        let status = match make(cache).await {
            Err(status) => status,
            made => return made,
        };
        let is_missing = status == 404;
        let delay = match delays.next() {
            Some(_) if is_missing && was_missing => return Err(status),
            Some(_) if is_missing => MISSING,
            Some(delay) => delay,
            None => return Err(status),
        };
        TimeoutFuture::new(delay).await;
        (cache, was_missing) = (RequestCache::Reload, is_missing);
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
