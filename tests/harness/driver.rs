use crate::{
    Browser, Result, Setup,
    display::Display,
    session::{Session, Sessions},
};
use std::{
    env, io,
    net::{Ipv4Addr, TcpListener, TcpStream},
    os::unix::process::CommandExt,
    process::{Child, Command, Stdio},
    sync::{Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

/// How long a browser may take to start, to be renewed or to end: no driver says by itself that it hangs.
const PATIENCE: Duration = Duration::from_secs(60);

/// The driver program that is to listen on this port; an error where the port is taken.
type Program = Box<dyn Fn(u16) -> io::Result<Command> + Send + Sync>;

/// So many ports are tried.
const PORTS: usize = 3;

/// A WebDriver of our own, ended when this is dropped.
pub struct Driver {
    browser: Browser,
    program: Program,
    running: Mutex<Running>,
    sessions: Sessions,
    patience: Duration,
    /// Ended after the browser that draws on it.
    _display: Option<Display>,
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
        let name = display.as_ref().map(|display| display.name.clone());
        let program = move |port| {
            let mut command = browser.driver(port);
            command.envs(name.as_ref().map(|name| ("DISPLAY", name)));
            Ok(command)
        };
        Ok(Self {
            _display: display,
            ..Self::of(browser, PATIENCE, Box::new(program))?
        })
    }

    /// The driver that is this program.
    fn of(browser: Browser, patience: Duration, program: Program) -> Result<Self> {
        Ok(Self {
            browser,
            running: Mutex::new(Running::start(&program)?),
            program,
            sessions: Sessions::default(),
            patience,
            _display: None,
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
        *running = Running::start(&self.program)?;
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

    /// How long it may take over what every test needs of it.
    pub(crate) fn patience(&self) -> Duration {
        self.patience
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
    /// Between our looking for a free port and the driver's taking it another process may: then another one is tried.
    fn start(program: &Program) -> Result<Self> {
        let mut tried = Self::start_at_a_port(program);
        for _ in 1..PORTS {
            if tried.is_err() {
                tried = Self::start_at_a_port(program);
            }
        }
        tried
    }

    fn start_at_a_port(program: &Program) -> Result<Self> {
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?
            .local_addr()?
            .port();
        let mut running = Self::spawn(program(port)?, port)?;
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

/// Drivers that are none, for the tests of the harness.
#[cfg(test)]
pub(crate) mod fake {
    use super::{Driver, Program};
    use crate::Browser;
    use std::{
        io::{BufRead, BufReader, Read, Write},
        net::{Ipv4Addr, TcpListener, TcpStream},
        process::Command,
        sync::{
            Arc,
            atomic::{AtomicUsize, Ordering},
        },
        thread,
        time::Duration,
    };

    /// What serves as an answer to a new session, and to all else.
    const ANSWER: &str = r#"{"value":{"sessionId":"one","capabilities":{}}}"#;

    impl Driver {
        /// One that takes connections, and from when it has been started so often on answers them; and how
        /// often it has been started.
        pub(crate) fn fake(browser: Browser, answers_from: usize) -> (Self, Arc<AtomicUsize>) {
            let starts = Arc::new(AtomicUsize::new(0));
            let count = Arc::clone(&starts);
            let program: Program = Box::new(move |port| {
                let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
                let answers = count.fetch_add(1, Ordering::Relaxed) + 1 >= answers_from;
                thread::spawn(move || listen(&listener, answers));
                let mut process = Command::new("sleep");
                process.arg("600");
                Ok(process)
            });
            let patience = Duration::from_secs(2); // enough for an answer on a busy machine
            let driver = Self::of(browser, patience, program).expect("`sleep` runs");
            (driver, starts)
        }

        /// The process, which is also its group's number.
        pub(crate) fn group(&self) -> u32 {
            self.running().process.id()
        }
    }

    fn listen(listener: &TcpListener, answers: bool) {
        let mut kept = Vec::new(); // who closes a line has answered
        for stream in listener.incoming().flatten() {
            if answers {
                thread::spawn(move || answer(&stream));
            } else {
                kept.push(stream);
            }
        }
    }

    /// Answers each request of a line, until it is closed.
    fn answer(mut stream: &TcpStream) -> Option<()> {
        let mut requests = BufReader::new(stream);
        loop {
            let mut length = 0;
            loop {
                let mut line = String::new();
                requests
                    .read_line(&mut line)
                    .ok()
                    .filter(|read| *read > 0)?;
                if line.trim().is_empty() {
                    break;
                }
                let (name, value) = line.split_once(':').unwrap_or_default();
                if name.eq_ignore_ascii_case("content-length") {
                    length = value.trim().parse().ok()?;
                }
            }
            requests.read_exact(&mut vec![0; length]).ok()?;
            let head = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ";
            let text = format!("{head}{}\r\n\r\n{ANSWER}", ANSWER.len());
            stream.write_all(text.as_bytes()).ok()?;
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::Running;
    use std::{
        process::{Command, Stdio},
        thread,
        time::{Duration, Instant},
    };

    /// Whether there is a process in a group.
    pub(crate) fn is_alive(group: u32) -> bool {
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
