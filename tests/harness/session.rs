//! Browsers, kept from test to test: starting one takes longer than most tests do.

use crate::{Driver, Result, Setup, browser::Browser, vendor::Vendor};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::{
    future::Future,
    sync::{Mutex, PoisonError},
    time::Duration,
};
use tokio::{
    runtime::{Builder, Runtime},
    time::timeout,
};

/// How the error of a driver that hangs begins.
pub(crate) const NO_ANSWER: &str = "the browser's driver gave no answer";

/// A browser, its client, and the runtime that the client lives in.
pub(crate) struct Session {
    pub(crate) runtime: Runtime,
    pub(crate) client: Client,
    patience: Duration,
}

impl Session {
    /// Starts a browser.
    fn start(driver: &Driver, setup: &Setup) -> Result<Self> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let client = runtime.block_on(async {
            let mut builder = ClientBuilder::new(HttpConnector::new());
            builder.capabilities(driver.browser().capabilities(setup));
            within(driver.patience(), async {
                Ok(builder.connect(&driver.address()).await?)
            })
            .await
        })?;
        let patience = driver.patience();
        Ok(Self {
            runtime,
            client,
            patience,
        })
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

    /// Whether the browser has crashed or hangs.
    pub(crate) fn is_gone(&self) -> bool {
        let asked = async { timeout(self.patience, self.client.windows()).await };
        match self.runtime.block_on(asked) {
            Ok(asked) => asked.is_err_and(|error| error.is_invalid_session_id()),
            Err(_) => true,
        }
    }

    /// Ends the browser.
    pub(crate) fn close(self) -> Result {
        self.runtime.block_on(within(self.patience, async {
            Ok(self.client.close().await?)
        }))
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
        let renewed = within(session.patience, session.renew(driver.browser()));
        session.runtime.block_on(renewed)?;
        Ok(session)
    }

    /// Takes a browser back.
    pub(crate) fn give_back(&self, session: Session) {
        self.idle(|all| all.push(session));
    }

    /// Leaves the browsers of a driver that is gone.
    pub(crate) fn forget(&self) {
        self.idle(Vec::clear);
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

/// What comes of this, unless it takes longer.
///
/// # Errors
/// Its own, or that it took longer.
pub(crate) async fn within<T>(limit: Duration, what: impl Future<Output = Result<T>>) -> Result<T> {
    match timeout(limit, what).await {
        Ok(result) => result,
        Err(_) => Err(format!("{NO_ANSWER} within {} s", limit.as_secs()).into()),
    }
}

/// What a log of the driver holds; what has been read is gone.
pub(crate) async fn log(client: &Client, kind: &str) -> Result<Value> {
    let (path, body) = ("se/log", json!({ "type": kind }));
    Ok(client.issue_cmd(Vendor { path, body }).await?)
}

#[cfg(test)]
mod tests {
    use super::{NO_ANSWER, within};
    use crate::Result;
    use std::{future, time::Duration};

    #[tokio::test(flavor = "current_thread")]
    async fn what_is_never_answered_is_an_error() {
        let never = within::<()>(Duration::from_millis(10), future::pending::<Result>());
        let error = never.await.expect_err("nothing comes");
        assert!(error.to_string().starts_with(NO_ANSWER), "{error}");
        let soon = within(Duration::from_secs(60), async { Ok(1) });
        assert_eq!(soon.await.expect("an answer"), 1);
    }
}
