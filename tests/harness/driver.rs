use crate::{
    Browser, Result, Setup,
    display::Display,
    session::{Session, Sessions},
};
use std::{
    env,
    net::{Ipv4Addr, TcpListener, TcpStream},
    os::unix::process::CommandExt,
    process::{Child, Command, Stdio},
    sync::{Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

/// A WebDriver of our own, ended when this is dropped.
pub struct Driver {
    browser: Browser,
    running: Mutex<Running>,
    sessions: Sessions,
    /// Ended after the browser that draws on it.
    display: Option<Display>,
}

impl Driver {
    /// Starts the browser's driver on a free port and waits until it listens.
    ///
    /// # Errors
    /// The program is missing, ends at once, or does not listen within ten seconds.
    pub fn start(browser: Browser) -> Result<Self> {
        let on_screen =
            env::var_os("DISPLAY").is_some() || env::var_os("WAYLAND_DISPLAY").is_some();
        let display = if browser == Browser::WebKit && !on_screen {
            Some(Display::start()?)
        } else {
            None
        };
        Ok(Self {
            browser,
            running: Mutex::new(Running::start(browser, display.as_ref())?),
            sessions: Sessions::default(),
            display,
        })
    }

    /// Ends a driver that does not answer any more, with its browsers, and starts another.
    ///
    /// # Errors
    /// As [`Driver::start`].
    pub(crate) fn restart(&self) -> Result {
        let mut running = self.running();
        running.end();
        self.sessions.forget();
        *running = Running::start(self.browser, self.display.as_ref())?;
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
        format!("http://127.0.0.1:{}", self.running().port)
    }

    fn running(&self) -> MutexGuard<'_, Running> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The driver's process, in a group of its own with the browsers that it starts.
struct Running {
    process: Child,
    port: u16,
}

impl Running {
    fn start(browser: Browser, display: Option<&Display>) -> Result<Self> {
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?
            .local_addr()?
            .port();
        let mut command = browser.driver(port);
        if let Some(display) = display {
            command.env("DISPLAY", &display.name);
        }
        let mut running = Self::spawn(command, port)?;
        running.wait()?;
        Ok(running)
    }

    fn spawn(mut command: Command, port: u16) -> Result<Self> {
        let process = command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .map_err(|error| format!("{command:?} could not be started: {error}"))?;
        Ok(Self { process, port })
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

    /// Ends the driver and, if it has left any, its browsers.
    fn end(&mut self) {
        let group = format!("-{}", self.process.id());
        // It may have ended by itself; there is nothing more to do about either.
        let _ = Command::new("kill")
            .args(["-KILL", "--", &group])
            .stderr(Stdio::null())
            .status();
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.end();
    }
}

#[cfg(test)]
mod tests {
    use super::Running;
    use std::{
        process::{Command, Stdio},
        thread,
        time::{Duration, Instant},
    };

    /// Whether there is a process in a group.
    fn is_alive(group: u32) -> bool {
        let asked = Command::new("kill")
            .args(["-0", "--", &format!("-{group}")])
            .stderr(Stdio::null())
            .status();
        asked.expect("`kill` runs").success()
    }

    /// A driver that hangs does not end its browsers.
    #[test]
    fn the_browsers_of_a_driver_end_with_it() {
        let mut driver = Command::new("sh");
        driver.args(["-c", "sleep 600 & sleep 600"]);
        let mut running = Running::spawn(driver, 0).expect("`sh` runs");
        let group = running.process.id();
        assert!(is_alive(group));
        running.end();
        // Ended children are gone once their new parent has heard of it.
        let start = Instant::now();
        while is_alive(group) {
            assert!(start.elapsed() < Duration::from_secs(10), "one lives on");
            thread::yield_now();
        }
    }
}
