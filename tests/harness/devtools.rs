//! Chromium by the commands of its developer tools alone, for what is measured rather than tested:
//! nothing is logged, and nothing waits for a page that is loading.

use crate::{Browser, Driver, Result, Setup, vendor::Vendor};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

/// A browser of its own, with one window.
pub struct Devtools {
    client: Client,
}

impl Devtools {
    /// Starts a browser.
    ///
    /// # Errors
    /// It cannot be started.
    pub async fn start(driver: &Driver) -> Result<Self> {
        let mut wanted = Browser::Chromium.capabilities(&Setup::default());
        wanted.remove("goog:loggingPrefs");
        wanted.insert("pageLoadStrategy".to_owned(), json!("none"));
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(wanted)
            .connect(&driver.address())
            .await?;
        Ok(Self { client })
    }

    /// A command of the developer tools' protocol, and what comes of it.
    ///
    /// # Errors
    /// The browser refuses it.
    pub async fn command(&self, name: &str, parameters: Value) -> Result<Value> {
        let body = json!({ "cmd": name, "params": parameters });
        let path = "goog/cdp/execute";
        Ok(self.client.issue_cmd(Vendor { path, body }).await?)
    }

    /// Goes on in a new window, which has nothing of the one before but the caches.
    ///
    /// # Errors
    /// The session is gone.
    pub async fn renew(&self) -> Result {
        let window = self.client.new_window(false).await?;
        self.client.close_window().await?;
        Ok(self.client.switch_to_window(window.handle).await?)
    }

    /// Ends the browser.
    ///
    /// # Errors
    /// It is gone already.
    pub async fn close(self) -> Result {
        Ok(self.client.close().await?)
    }
}
