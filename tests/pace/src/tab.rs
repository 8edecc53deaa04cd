//! A window that pages are measured in.

use crate::line::{LOCAL, Line};
use nian_tests::{Devtools, Driver, Result};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

const WATCH: &str = include_str!("pages/watch.js");

/// As large as the windows of the browser tests.
const SIZE: (u32, u32) = (1280, 900);

/// What takes longer does not come any more.
const PATIENCE: Duration = Duration::from_secs(60);

/// A window of a browser.
pub(crate) struct Tab {
    devtools: Devtools,
}

/// Counters of the page's main thread since it began.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Work {
    /// Milliseconds of all tasks.
    pub(crate) tasks: f64,
    pub(crate) layouts: f64,
}

impl Tab {
    /// Starts a browser.
    pub(crate) async fn start(driver: &Driver) -> Result<Self> {
        let tab = Self {
            devtools: Devtools::start(driver).await?,
        };
        tab.prepare().await?;
        Ok(tab)
    }

    /// Goes on in a new window, and so in a new process; with what is cached, or without.
    pub(crate) async fn renew(&self, cached: bool) -> Result {
        self.devtools.renew().await?;
        if !cached {
            self.command("Network.clearBrowserCache", json!({})).await?;
        }
        self.prepare().await
    }

    async fn prepare(&self) -> Result {
        let (width, height) = SIZE;
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.command("Emulation.setDeviceMetricsOverride", metrics)
            .await?;
        self.command("Network.enable", json!({})).await?;
        self.command("Page.enable", json!({})).await?;
        let watch = json!({ "source": WATCH });
        self.command("Page.addScriptToEvaluateOnNewDocument", watch)
            .await?;
        // Of the thread's own clock: what other programs do meanwhile does not count.
        let clock = json!({ "timeDomain": "threadTicks" });
        self.command("Performance.enable", clock).await?;
        Ok(())
    }

    /// Has the line and the computer be so slow from now on.
    pub(crate) async fn slow_down(&self, line: Line, times: u32) -> Result {
        let conditions = line.parameters();
        self.command("Network.emulateNetworkConditions", conditions)
            .await?;
        let rate = json!({ "rate": times });
        self.command("Emulation.setCPUThrottlingRate", rate).await?;
        Ok(())
    }

    /// Goes to an address, and gives what comes of a JavaScript expression there; promises are awaited.
    pub(crate) async fn open(&self, address: &str, expression: &str) -> Result<Value> {
        self.open_led(address, address, expression).await
    }

    /// The same for an address that leads on to another by itself: what comes is of the page there.
    pub(crate) async fn open_led(
        &self,
        address: &str,
        place: &str,
        expression: &str,
    ) -> Result<Value> {
        let parameters = json!({ "url": address });
        let found = self.command("Page.navigate", parameters).await?;
        if let Some(error) = found["errorText"].as_str() {
            return Err(format!("{address}: {error}").into());
        }
        // For a moment the window may still hold the page before.
        let guarded = format!("location.href === {} && {expression}", json!(place));
        let until = Instant::now() + PATIENCE;
        loop {
            match self.value(&guarded).await {
                Ok(Value::Bool(false)) | Err(_) if Instant::now() < until => {
                    tokio::time::sleep(Duration::from_millis(10)).await;
                }
                Ok(Value::Bool(false)) => return Err(format!("nothing leads to {place}").into()),
                found => return found,
            }
        }
    }

    /// Opens a page at full speed, and takes what is to be tried there: the element that this CSS selector
    /// finds, or the peer if it is empty.
    pub(crate) async fn begin(&self, address: &str, subject: &str) -> Result {
        self.renew(false).await?;
        self.slow_down(LOCAL, 1).await?;
        self.open(address, "pace.when('ready', 'load')").await?;
        self.value(&format!("pace.take({subject:?})")).await?;
        Ok(())
    }

    /// The value of a JavaScript expression; promises are awaited.
    pub(crate) async fn value(&self, expression: &str) -> Result<Value> {
        let parameters = json!({
            "expression": expression,
            "awaitPromise": true,
            "returnByValue": true,
        });
        let mut found = self.command("Runtime.evaluate", parameters).await?;
        if found.get("exceptionDetails").is_some() {
            return Err(format!("{expression}: {}", found["exceptionDetails"]).into());
        }
        Ok(found["result"]["value"].take())
    }

    /// A number that an expression comes to.
    pub(crate) async fn number(&self, expression: &str) -> Result<f64> {
        let found = self.value(expression).await?;
        let wrong = || format!("{expression}: {found} is no number");
        Ok(found.as_f64().ok_or_else(wrong)?)
    }

    /// What the page's main thread has done so far.
    pub(crate) async fn work(&self) -> Result<Work> {
        let found = self.command("Performance.getMetrics", json!({})).await?;
        let metrics = found["metrics"].as_array().ok_or("there are metrics")?;
        let of = |name: &str| {
            let found = metrics.iter().find(|metric| metric["name"] == name);
            found.and_then(|metric| metric["value"].as_f64())
        };
        Ok(Work {
            tasks: of("TaskDuration").ok_or("tasks are timed")? * 1000.0,
            layouts: of("LayoutCount").ok_or("layouts are counted")?,
        })
    }

    /// Ends the browser.
    pub(crate) async fn close(self) -> Result {
        self.devtools.close().await
    }

    async fn command(&self, name: &str, parameters: Value) -> Result<Value> {
        let answer = self.devtools.command(name, parameters);
        let answer = tokio::time::timeout(PATIENCE, answer).await;
        answer.map_err(|_| format!("{name} takes longer than {PATIENCE:?}"))?
    }
}
