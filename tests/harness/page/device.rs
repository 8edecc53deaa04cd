//! What a reader's device and browser do: its line, its storage, its media, its printer, its memory.

use super::Page;
use crate::{Result, vendor::Vendor};
use base64::{Engine, prelude::BASE64_STANDARD as STANDARD};
use serde_json::{Value, json};

/// How a page begins in a PDF of Chromium's.
const PDF_PAGE: &[u8] = b"/Type /Page";

impl Page {
    /// Takes the network away, or gives it back (Chromium only).
    ///
    /// # Errors
    /// The browser has no such switch.
    pub async fn offline(&self, is: bool) -> Result {
        // What a worker fetches, the switch does not stop.
        self.server.break_line(is);
        let conditions = json!({ "offline": is, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.devtools("Network.emulateNetworkConditions", conditions)
            .await
    }

    /// Has this run in the pages that are opened from now on, before any script of theirs (Chromium only).
    ///
    /// # Errors
    /// The browser cannot be told so.
    pub async fn before_scripts(&self, source: &str) -> Result {
        let script = json!({ "source": source });
        self.devtools("Page.addScriptToEvaluateOnNewDocument", script)
            .await
    }

    /// Has the pages that are opened from now on find that data is to be saved (Chromium only).
    ///
    /// # Errors
    /// The browser cannot be told so.
    pub async fn save_data(&self) -> Result {
        let source =
            "Object.defineProperty(NetworkInformation.prototype, 'saveData', { value: true })";
        self.before_scripts(source).await
    }

    /// Has something translate the pages that are opened from now on, as browsers do: before any script of theirs that
    /// may come late runs, `<html lang>` says another language (Chromium only).
    ///
    /// # Errors
    /// The browser cannot be told so.
    pub async fn translated(&self, tag: &str) -> Result {
        let source = format!(
            "document.addEventListener('readystatechange', () => {{ document.documentElement.lang = '{tag}'; }})"
        );
        self.before_scripts(&source).await
    }

    /// Has the browser keep at most so many bytes for the site, or as many as it does by itself (Chromium only).
    ///
    /// # Errors
    /// The browser has no such switch.
    pub async fn room(&self, bytes: Option<u64>) -> Result {
        let mut parameters = json!({ "origin": self.server.origin() });
        if let Some(bytes) = bytes {
            parameters["quotaSize"] = json!(bytes);
        }
        self.devtools("Storage.overrideQuotaForOrigin", parameters)
            .await
    }

    /// Ends all service workers, as a browser does with those that have nothing to do (Chromium only).
    ///
    /// # Errors
    /// The browser has no such switch.
    pub async fn end_workers(&self) -> Result {
        self.devtools("ServiceWorker.enable", json!({})).await?;
        self.devtools("ServiceWorker.stopAllWorkers", json!({}))
            .await
    }

    /// Has a media feature such as `prefers-color-scheme` answer with this value (Chromium only).
    ///
    /// # Errors
    /// The browser has no such switch.
    pub async fn media(&self, feature: &str, value: &str) -> Result {
        let features = json!({ "features": [{ "name": feature, "value": value }] });
        self.devtools("Emulation.setEmulatedMedia", features).await
    }

    /// Shows the page as it is on paper, or on a screen again (Chromium only).
    ///
    /// # Errors
    /// The browser has no such switch.
    pub async fn on_paper(&self, is: bool) -> Result {
        let medium = json!({ "media": if is { "print" } else { "" } });
        self.devtools("Emulation.setEmulatedMedia", medium).await
    }

    /// Prints the page, and gives how many sheets of paper it takes (Chromium only).
    ///
    /// # Errors
    /// The browser cannot print.
    pub async fn printed(&self) -> Result<usize> {
        let wishes = json!({ "preferCSSPageSize": true });
        let printed = self.ask_devtools("Page.printToPDF", wishes).await?;
        let file = printed["data"].as_str().ok_or("no file")?;
        let file = STANDARD.decode(file)?;
        let mut pages = 0;
        for (at, _) in file
            .windows(PDF_PAGE.len())
            .enumerate()
            .filter(|(_, text)| *text == PDF_PAGE)
        {
            // All of them together are called `Pages`.
            pages += usize::from(file.get(at + PDF_PAGE.len()) != Some(&b's'));
        }
        Ok(pages)
    }

    /// Has the browser throw away what nobody holds (Chromium only).
    ///
    /// # Errors
    /// The browser cannot be told to.
    pub async fn collect(&self) -> Result {
        self.devtools("HeapProfiler.collectGarbage", json!({}))
            .await
    }

    /// How many nodes and listeners there are, on the page and held off it (Chromium only).
    ///
    /// # Errors
    /// The browser does not say.
    pub async fn counts(&self) -> Result<[u64; 2]> {
        let counts = self
            .ask_devtools("Memory.getDOMCounters", json!({}))
            .await?;
        Ok(["nodes", "jsEventListeners"].map(|of| counts[of].as_u64().unwrap_or_default()))
    }

    pub(super) async fn devtools(&self, command: &str, parameters: Value) -> Result {
        self.ask_devtools(command, parameters).await.map(drop)
    }

    pub(super) async fn ask_devtools(&self, command: &str, parameters: Value) -> Result<Value> {
        let body = json!({ "cmd": command, "params": parameters });
        let answer = self.client.issue_cmd(Vendor {
            path: "goog/cdp/execute",
            body,
        });
        Ok(answer.await?)
    }
}
