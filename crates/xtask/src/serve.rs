//! `cargo xtask serve`: a Trunk that builds, watches and serves, and is never left behind.

use crate::{
    failure::{Failure, Result},
    process::not_started,
    project, site, tools,
};
use clap::Args;
use std::{
    io::{self, Read, Write},
    net::{Ipv4Addr, TcpListener, TcpStream},
    process::{Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

#[derive(Args)]
pub(crate) struct Options {
    /// Build as small and fast as the finished site (slower to rebuild)
    #[arg(long)]
    release: bool,
    /// The port to serve on, on this machine only
    #[arg(long, default_value_t = 8080, value_parser = clap::value_parser!(u16).range(1..))]
    port: u16,
}

/// Serves until Ctrl-C.
pub(crate) fn serve(options: &Options) -> Result {
    check_free(options.port)?;
    if options.release {
        tools::for_release()?
    } else {
        tools::for_serving()?
    }
    tools::fetch_crates()?;
    eprintln!("==> site: building it (a minute or so the first time, seconds afterwards)");
    let stop = stop_on_signal()?;
    let mut trunk = Trunk::start(options)?;
    trunk.supervise(options.port, &stop)
}

fn check_free(port: u16) -> Result {
    let Err(error) = TcpListener::bind((Ipv4Addr::LOCALHOST, port)) else {
        return Ok(());
    };
    if error.kind() == io::ErrorKind::AddrInUse {
        return Err(Failure::new(
            format!("port {port} is taken by another program"),
            format!(
                "End that program, or choose a port: cargo xtask serve --port {}",
                other(port)
            ),
        ));
    }
    Err(Failure::new(
        format!("port {port} cannot be used: {error}"),
        "Choose one above 1023: cargo xtask serve --port 8080",
    ))
}

fn other(port: u16) -> u16 {
    port.checked_add(1).unwrap_or(8080)
}

/// A flag that Ctrl-C, a closed terminal or a polite kill raises.
fn stop_on_signal() -> Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&stop);
    ctrlc::set_handler(move || raised.store(true, Ordering::SeqCst))
        .map_err(|error| Failure::new(format!("Ctrl-C cannot be watched for: {error}"), ""))?;
    Ok(stop)
}

/// Trunk and all it has started, ended together when this is dropped, by a panic too.
struct Trunk(Child);

impl Trunk {
    fn start(options: &Options) -> Result<Self> {
        let mut trunk = site::trunk("serve");
        trunk
            .args(["--port", &options.port.to_string()])
            .arg("--dist")
            .arg(project::served())
            .args(options.release.then_some("--release"))
            .env(site::RELOAD, "1")
            .stdin(Stdio::null());
        lead_group(&mut trunk);
        trunk
            .spawn()
            .map(Self)
            .map_err(|error| not_started(&trunk, &error, ""))
    }

    /// Waits for Trunk to end or for the signal, and says the address as soon as it answers.
    fn supervise(&mut self, port: u16, stop: &AtomicBool) -> Result {
        let mut told = false;
        while !stop.load(Ordering::SeqCst) {
            let status = self.0.try_wait();
            let status = status.map_err(|error| {
                Failure::new(format!("Trunk cannot be waited for: {error}"), "")
            })?;
            if let Some(status) = status {
                let advice = "Its last message above says why.";
                return Err(Failure::new(format!("Trunk ended with {status}"), advice));
            }
            if !told && let Some(built) = answers(port) {
                told = true;
                tell(port, built);
            }
            thread::sleep(Duration::from_millis(100));
        }
        Ok(())
    }
}

fn tell(port: u16, built: bool) {
    let address = format!("http://127.0.0.1:{port}/");
    if built {
        eprintln!("\nNian is at {address}   (changes are rebuilt and reloaded; Ctrl-C ends it)\n");
    } else {
        eprintln!("\nThe build failed, see above. Once it is mended, Nian is at {address}\n");
    }
}

/// `None` while nobody listens, then whether there is a home page.
fn answers(port: u16) -> Option<bool> {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(5))).ok()?;
    stream
        .write_all(b"GET / HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n")
        .ok()?;
    let mut status = [0; 12];
    stream.read_exact(&mut status).ok()?;
    Some(status.ends_with(b" 200"))
}

/// Puts Trunk, the compilers it starts and their children into one group that can be ended together.
#[cfg(unix)]
fn lead_group(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

#[cfg(not(unix))]
fn lead_group(_: &mut Command) {}

impl Drop for Trunk {
    fn drop(&mut self) {
        // It may have ended already; then there is nothing to end and nothing to say.
        if cfg!(unix) {
            let group = format!("-{}", self.0.id());
            let mut kill = Command::new("kill");
            let _ = kill
                .args(["-TERM", "--", &group])
                .stderr(Stdio::null())
                .status();
        } else {
            let _ = self.0.kill();
        }
        let _ = self.0.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::{answers, check_free, other};
    use std::{
        io::{Read, Write},
        net::{Ipv4Addr, TcpListener},
        thread,
    };

    #[test]
    fn a_taken_port_is_named_and_another_offered() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        let text = check_free(port).unwrap_err().to_string();
        assert!(text.contains(&format!("port {port} is taken")), "{text}");
        assert!(text.contains(&format!("--port {}", other(port))), "{text}");
        assert!(check_free(0).is_ok(), "the system chooses a free one");
        assert_eq!(other(u16::MAX), 8080);
    }

    #[test]
    fn an_answer_tells_a_page_from_a_failed_build() {
        for (status, built) in [("200 OK", true), ("404 Not Found", false)] {
            let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
            let port = listener.local_addr().unwrap().port();
            let server = thread::spawn(move || {
                let mut stream = listener.accept().unwrap().0;
                let _ = stream.read(&mut [0; 256]).unwrap();
                stream
                    .write_all(format!("HTTP/1.0 {status}\r\n\r\n").as_bytes())
                    .unwrap();
            });
            assert_eq!(answers(port), Some(built));
            server.join().unwrap();
        }
    }
}
