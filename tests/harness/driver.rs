use crate::{
    Browser, Result, Setup,
    display::Display,
    session::{Session, Sessions},
};
use std::{
    env,
    net::{Ipv4Addr, TcpListener, TcpStream},
    process::{Child, Stdio},
    thread,
    time::{Duration, Instant},
};

/// A WebDriver of our own, ended when this is dropped.
pub struct Driver {
    browser: Browser,
    process: Child,
    port: u16,
    sessions: Sessions,
    /// Ended after the browser that draws on it.
    _display: Option<Display>,
}

impl Driver {
    /// Starts the browser's driver on a free port and waits until it listens.
    ///
    /// # Errors
    /// The program is missing, ends at once, or does not listen within ten seconds.
    pub fn start(browser: Browser) -> Result<Self> {
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?
            .local_addr()?
            .port();
        let mut command = browser.driver(port);
        let on_screen =
            env::var_os("DISPLAY").is_some() || env::var_os("WAYLAND_DISPLAY").is_some();
        let display = if browser == Browser::WebKit && !on_screen {
            Some(Display::start()?)
        } else {
            None
        };
        if let Some(display) = &display {
            command.env("DISPLAY", &display.name);
        }
        let process = command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("{command:?} could not be started: {error}"))?;
        let mut driver = Self {
            browser,
            process,
            port,
            sessions: Sessions::default(),
            _display: display,
        };
        driver.wait()?;
        Ok(driver)
    }

    fn wait(&mut self) -> Result {
        let start = Instant::now();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).is_err() {
            if let Some(status) = self.process.try_wait()? {
                return Err(format!("the browser's driver ended at once with {status}").into());
            }
            if start.elapsed() > Duration::from_secs(10) {
                return Err("the browser's driver does not listen on its port".into());
            }
            thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    /// The browser it drives.
    #[must_use]
    pub fn browser(&self) -> Browser {
        self.browser
    }

    /// A browser of its own for a test.
    pub(crate) fn session(&self, setup: &Setup) -> Result<Session> {
        self.sessions.take(self, setup)
    }

    /// Takes it back when the test is over.
    pub(crate) fn give_back(&self, session: Session) {
        self.sessions.give_back(session);
    }

    /// Ends the browsers; the last thing before the driver itself ends.
    pub(crate) fn close(&self) {
        self.sessions.close();
    }

    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // It may have ended by itself; there is nothing more to do about either.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
