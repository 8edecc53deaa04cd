//! Browsers, kept from test to test: starting one takes longer than most tests do.

use crate::{Driver, Result, Setup, browser::Browser, vendor::Vendor};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::sync::{Mutex, PoisonError};
use tokio::runtime::{Builder, Runtime};

/// A browser, its client, and the runtime that the client lives in.
pub(crate) struct Session {
    pub(crate) runtime: Runtime,
    pub(crate) client: Client,
}

impl Session {
    /// Starts a browser.
    fn start(driver: &Driver, setup: &Setup) -> Result<Self> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let client = runtime.block_on(async {
            ClientBuilder::new(HttpConnector::new())
                .capabilities(driver.browser().capabilities(setup))
                .connect(&driver.address())
                .await
        })?;
        Ok(Self { runtime, client })
    }

    /// Leaves nothing of the test before: neither its window, with what was emulated in it, nor
    /// what it kept or logged.
    async fn renew(&self, browser: Browser) -> Result {
        if browser != Browser::Chromium {
            // A page of no host may keep nothing, and says so by an error.
            let forget = "try { localStorage.clear(); sessionStorage.clear() } catch {}";
            self.client.execute(forget, Vec::new()).await?;
        }
        let window = self.client.new_window(false).await?;
        self.client.close_window().await?;
        self.client.switch_to_window(window.handle).await?;
        if browser == Browser::Chromium {
            log(&self.client, "browser").await?;
            log(&self.client, "performance").await?;
        }
        Ok(())
    }

    /// Whether the browser has crashed.
    pub(crate) fn is_gone(&self) -> bool {
        let asked = self.runtime.block_on(self.client.windows());
        asked.is_err_and(|error| error.is_invalid_session_id())
    }

    /// Ends the browser.
    pub(crate) fn close(self) -> Result {
        Ok(self.runtime.block_on(self.client.close())?)
    }
}

/// The browsers that no test uses at the moment.
#[derive(Default)]
pub(crate) struct Sessions(Mutex<Vec<Session>>);

impl Sessions {
    /// A browser for a test: one that is idle, with a new window, or else a new one.
    pub(crate) fn take(&self, driver: &Driver, setup: &Setup) -> Result<Session> {
        let Some(session) = self.idle(Vec::pop) else {
            return Session::start(driver, setup);
        };
        session.runtime.block_on(session.renew(driver.browser()))?;
        Ok(session)
    }

    /// Takes a browser back.
    pub(crate) fn give_back(&self, session: Session) {
        self.idle(|all| all.push(session));
    }

    /// Ends all browsers.
    pub(crate) fn close(&self) {
        for session in self.idle(std::mem::take) {
            // The tests are over; a browser that is gone already has harmed none of them.
            let _ = session.close();
        }
    }

    fn idle<T>(&self, act: impl FnOnce(&mut Vec<Session>) -> T) -> T {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// What a log of the driver holds; what has been read is gone.
pub(crate) async fn log(client: &Client, kind: &str) -> Result<Value> {
    let (path, body) = ("se/log", json!({ "type": kind }));
    Ok(client.issue_cmd(Vendor { path, body }).await?)
}
