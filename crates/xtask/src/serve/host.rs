//! A host for the one who works on the site: on this machine only, and never from a cache.

use crate::failure::{Failure, Result};
use std::{
    fs::File,
    io,
    net::{Ipv4Addr, TcpListener},
    path::{Component, Path, PathBuf},
    sync::{Arc, Condvar, Mutex, PoisonError},
    thread,
    time::{SystemTime, UNIX_EPOCH},
};
use tiny_http::{Header, Request, Response, Server};

/// Where `reload.js` asks which build is there; after `?` the one that is known.
pub(crate) const BUILD: &str = "/.well-known/nian-build";

/// A host that runs until the program ends.
pub(crate) struct Host {
    port: u16,
    build: Arc<Build>,
}

/// The time of the last build, so that no other run of the program has one of that name.
#[derive(Default)]
struct Build {
    name: Mutex<String>,
    changed: Condvar,
}

impl Host {
    /// Serves what stands in `folder` when it is asked for.
    pub(crate) fn start(port: u16, folder: PathBuf) -> Result<Self> {
        let listener = listen(port)?;
        let server = Server::from_listener(listener, None)
            .map_err(|error| Failure::new(format!("port {port} cannot be used: {error}"), ""))?;
        let build = Arc::new(Build::default());
        let host = Self {
            port,
            build: Arc::clone(&build),
        };
        thread::spawn(move || {
            for request in server.incoming_requests() {
                let (folder, build) = (folder.clone(), Arc::clone(&build));
                // One that waits for a build keeps no other waiting.
                thread::spawn(move || answer(request, &folder, &build));
            }
        });
        Ok(host)
    }

    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Lets the pages know that there is another build.
    pub(crate) fn is_built(&self) {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = now.unwrap_or_default().as_millis();
        *self
            .build
            .name
            .lock()
            .unwrap_or_else(PoisonError::into_inner) = now.to_string();
        self.build.changed.notify_all();
    }
}

impl Build {
    /// The build there is, once it is another than `known`.
    fn after(&self, known: &str) -> String {
        let name = self.name.lock().unwrap_or_else(PoisonError::into_inner);
        let name = self.changed.wait_while(name, |name| name == known);
        name.unwrap_or_else(PoisonError::into_inner).clone()
    }
}

fn listen(port: u16) -> Result<TcpListener> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(|error| {
        if error.kind() == io::ErrorKind::AddrInUse {
            let advice = format!(
                "End that program, or choose a port: cargo xtask serve --port {}",
                other(port)
            );
            return Failure::new(format!("port {port} is taken by another program"), advice);
        }
        let what = format!("port {port} cannot be used: {error}");
        Failure::new(what, "Choose one above 1023: cargo xtask serve --port 8080")
    })
}

fn other(port: u16) -> u16 {
    port.checked_add(1).unwrap_or(8080)
}

fn answer(request: Request, folder: &Path, build: &Build) {
    let (path, query) = match request.url().split_once('?') {
        Some((path, query)) => (path.to_owned(), query.to_owned()),
        None => (request.url().to_owned(), String::new()),
    };
    // A reader who has gone away gets no answer, and needs none.
    let _ = if path == BUILD {
        request.respond(Response::from_string(build.after(&query)))
    } else {
        match file(folder, &path) {
            Some((file, kind)) => request.respond(
                Response::from_file(file)
                    .with_header(header("Content-Type", kind))
                    .with_header(header("Cache-Control", "no-store")),
            ),
            None => request.respond(Response::from_string("not found").with_status_code(404)),
        }
    };
}

fn header(name: &str, value: &str) -> Header {
    Header::from_bytes(name, value).expect("both are plain words of ours")
}

/// The file at this path of an address, and its type; a folder's is its page.
fn file(folder: &Path, path: &str) -> Option<(File, &'static str)> {
    let path = Path::new(path.strip_prefix('/')?);
    let inside = |part| matches!(part, Component::Normal(_));
    if !path.components().all(inside) {
        return None;
    }
    let mut path = folder.join(path);
    if path.is_dir() {
        path.push("index.html");
    }
    Some((File::open(&path).ok()?, kind(&path)))
}

fn kind(path: &Path) -> &'static str {
    match path.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json") => "application/json",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::{BUILD, Host, listen, other};
    use std::{
        env, fs,
        io::{Read, Write},
        net::{Ipv4Addr, TcpListener, TcpStream},
        process, thread,
    };

    #[test]
    fn a_taken_port_is_named_and_another_offered() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        let text = listen(port).unwrap_err().to_string();
        assert!(text.contains(&format!("port {port} is taken")), "{text}");
        assert!(text.contains(&format!("--port {}", other(port))), "{text}");
        assert!(listen(0).is_ok(), "the system chooses a free one");
        assert_eq!(other(u16::MAX), 8080);
    }

    fn get(port: u16, path: &str) -> String {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap();
        write!(stream, "GET {path} HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n").unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        text
    }

    #[test]
    fn files_are_served_and_a_build_is_waited_for() {
        let site = env::temp_dir().join(format!("nian-host-{}", process::id()));
        fs::create_dir_all(site.join("en")).unwrap();
        fs::write(site.join("en/index.html"), "a page").unwrap();
        // A port that was free a moment ago.
        let port = listen(0).unwrap().local_addr().unwrap().port();
        let host = Host::start(port, site.join("en")).unwrap();
        fs::write(site.join("secret.txt"), "secret").unwrap();
        let page = get(port, "/?step=3");
        assert!(
            page.starts_with("HTTP/1.0 200") || page.starts_with("HTTP/1.1 200"),
            "{page}"
        );
        assert!(
            page.contains("text/html") && page.ends_with("a page"),
            "{page}"
        );
        for outside in ["/../secret.txt", "/none.html", "//etc/passwd"] {
            let answer = get(port, outside);
            assert!(answer.contains(" 404 "), "{outside}: {answer}");
        }
        let waiting = thread::spawn(move || get(port, &format!("{BUILD}?")));
        host.is_built();
        let answer = waiting.join().unwrap();
        let name = host.build.name.lock().unwrap().clone();
        assert!(!name.is_empty() && answer.ends_with(&name), "{answer}");
        fs::remove_dir_all(site).unwrap();
    }
}
