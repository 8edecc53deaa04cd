//! A static host on the loopback, as strict as a careful one.

use crate::{
    Answer, Result, Setup, dist,
    setup::{ELSEWHERE, NAME},
};
use http::{Request, Response, StatusCode, header};
use hyper::{
    body::{Bytes, Incoming},
    server::conn::http1,
    service::service_fn,
};
use hyper_util::rt::TokioIo;
use std::{
    fs, future, io,
    net::Ipv4Addr,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};
use tokio::{net::TcpListener, task::JoinHandle, time::sleep};

mod adapted;
mod fate;
mod sent;

use fate::Fault;
use sent::Sent;

/// Where `fixtures/tell.js` sends a page's errors to.
const TROUBLE: &str = "/trouble";

/// Serves the built site below a folder, and the tests' own pages below `/fixtures/`.
pub(crate) struct Server {
    origin: String,
    host: Arc<Host>,
    task: JoinHandle<()>,
}

struct Host {
    setup: Setup,
    /// Its origin under another name, as which a browser takes it for another host.
    elsewhere: String,
    /// Path and status of every request so far.
    requests: Mutex<Vec<(String, StatusCode)>>,
    /// Whether pages are to tell us of their errors.
    listens: bool,
    /// What they told.
    troubles: Mutex<Vec<String>>,
    /// The folder that is served.
    site: Mutex<PathBuf>,
    /// Whether the line is broken.
    down: AtomicBool,
    /// What it answers from some time on, before what was planned.
    answers: Mutex<Vec<(&'static str, Answer)>>,
}

impl Server {
    /// Listens on a free port until it is dropped. Pages that it `listens` to tell of their errors.
    pub(crate) async fn start(setup: Setup, listens: bool) -> Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let port = listener.local_addr()?.port();
        let name = if setup.named { NAME } else { "127.0.0.1" };
        let origin = format!("http://{name}:{port}");
        let host = Arc::new(Host {
            setup,
            elsewhere: format!("http://localhost:{port}"),
            requests: Mutex::default(),
            listens,
            troubles: Mutex::default(),
            site: Mutex::new(dist()),
            down: AtomicBool::new(false),
            answers: Mutex::default(),
        });
        let task = tokio::spawn(accept(listener, Arc::clone(&host)));
        Ok(Self { origin, host, task })
    }

    /// Scheme, host and port.
    pub(crate) fn origin(&self) -> &str {
        &self.origin
    }

    /// The address of a path: from the root of the host if it starts with `/`, else of the site.
    pub(crate) fn address(&self, path: &str) -> String {
        if path.starts_with('/') {
            return format!("{}{path}", self.origin);
        }
        format!("{}{}{path}", self.origin, self.host.setup.folder)
    }

    /// Path and status of every request so far.
    pub(crate) fn requests(&self) -> Vec<(String, StatusCode)> {
        self.host
            .requests
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// Breaks the line, or mends it.
    pub(crate) fn break_line(&self, broken: bool) {
        self.host.down.store(broken, Ordering::Relaxed);
    }

    /// Serves another build of the site from now on.
    pub(crate) fn deploy(&self, site: &Path) {
        let served = self.host.site.lock();
        site.clone_into(&mut served.unwrap_or_else(PoisonError::into_inner));
    }

    /// Answers so from now on, and else as was planned.
    pub(crate) fn answer(&self, answers: Vec<(&'static str, Answer)>) {
        let now = self.host.answers.lock();
        *now.unwrap_or_else(PoisonError::into_inner) = answers;
    }

    /// The errors that pages have told of.
    pub(crate) fn troubles(&self) -> Vec<String> {
        let troubles = self.host.troubles.lock();
        troubles.unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn accept(listener: TcpListener, host: Arc<Host>) {
    while let Ok((stream, _)) = listener.accept().await {
        let host = Arc::clone(&host);
        tokio::spawn(async move {
            let answer = service_fn(|request| {
                let fate = host.fate(request.uri().path());
                let down = host.down.load(Ordering::Relaxed);
                let response = (!down).then(|| host.answer(&request, fate.fault));
                async move {
                    sleep(fate.delay).await;
                    let Some(response) = response else {
                        return Err(io::Error::other("there is no line"));
                    };
                    match fate.fault {
                        Some(Fault::Broken) => return Err(io::Error::other("the line breaks")),
                        Some(Fault::Silent) => future::pending().await,
                        _ => {}
                    }
                    let stalls = fate.fault == Some(Fault::Stalled);
                    Ok(response.map(|whole| Sent::new(whole, fate.parts, stalls)))
                }
            });
            // A browser may hang up in the middle of an answer; that is its affair.
            let _ = http1::Builder::new()
                .serve_connection(TokioIo::new(stream), answer)
                .await;
        });
    }
}

impl Host {
    fn answer(&self, request: &Request<Incoming>, fault: Option<Fault>) -> Response<Bytes> {
        let path = request.uri().path();
        if path == TROUBLE {
            return self.hear(request.uri().query().unwrap_or_default());
        }
        let response = match fault {
            Some(Fault::Missing) => plain(StatusCode::NOT_FOUND),
            Some(Fault::Cut) => self.cut(path),
            Some(Fault::Broken | Fault::Stalled | Fault::Silent) | None => self.respond(path),
        };
        let mut requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        requests.push((path.to_owned(), response.status()));
        response
    }

    /// The first half of a file.
    fn cut(&self, path: &str) -> Response<Bytes> {
        let inside = path.strip_prefix(self.setup.folder).unwrap_or_default();
        let bytes = fs::read(self.site().join(inside)).unwrap_or_default();
        self.content(Path::new(path), bytes[..bytes.len() / 2].to_vec())
    }

    fn hear(&self, query: &str) -> Response<Bytes> {
        let mut troubles = self.troubles.lock().unwrap_or_else(PoisonError::into_inner);
        troubles.extend(url::form_urlencoded::parse(query.as_bytes()).map(|(_, text)| text.into()));
        plain(StatusCode::NO_CONTENT)
    }

    fn respond(&self, path: &str) -> Response<Bytes> {
        let inside = path.strip_prefix(self.setup.folder);
        match self.planned(path) {
            Some(Answer::Times(times, code)) if self.asked(path) < times => {
                plain(StatusCode::from_u16(code).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR))
            }
            Some(Answer::Times(..) | Answer::Stall(_) | Answer::Silence(_)) | None => {
                self.file(path, inside)
            }
            Some(Answer::Moved(place)) => {
                let mut response = moved(place);
                *response.status_mut() = StatusCode::FOUND;
                response
            }
            Some(Answer::Status(code)) => {
                plain(StatusCode::from_u16(code).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR))
            }
            Some(Answer::Text(text)) => {
                let text = text.replace(ELSEWHERE, &self.elsewhere);
                self.content(Path::new(path), text.into_bytes())
            }
            Some(Answer::As(kind, bytes)) => {
                let mut response = self.content(Path::new(path), bytes);
                let kind = header::HeaderValue::from_static(kind);
                response.headers_mut().insert(header::CONTENT_TYPE, kind);
                response
            }
        }
    }

    /// The folder that is served.
    fn site(&self) -> PathBuf {
        let site = self.site.lock();
        site.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// How often a path was asked for so far.
    fn asked(&self, path: &str) -> usize {
        let requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        requests.iter().filter(|(asked, _)| asked == path).count()
    }

    fn file(&self, path: &str, inside: Option<&str>) -> Response<Bytes> {
        let fixtures = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fixtures");
        let file = match (path.strip_prefix("/fixtures/"), inside) {
            _ if path.contains("..") => None,
            (Some(fixture), _) => Some(fixtures.join(fixture)),
            (None, Some(inside)) => Some(self.site().join(inside)),
            (None, None) => None,
        };
        match file {
            Some(folder) if folder.is_dir() && !path.ends_with('/') => moved(&format!("{path}/")),
            Some(folder) if folder.is_dir() => self.read(&folder.join("index.html")),
            Some(file) => self.read(&file),
            None => plain(StatusCode::NOT_FOUND),
        }
    }

    fn read(&self, file: &Path) -> Response<Bytes> {
        fs::read(file).map_or_else(
            |_| plain(StatusCode::NOT_FOUND),
            |bytes| self.content(file, bytes),
        )
    }

    fn content(&self, file: &Path, bytes: Vec<u8>) -> Response<Bytes> {
        let bytes = match content_type(file) {
            "text/html; charset=utf-8" => self.adapted(&self.aged(bytes)),
            "text/css; charset=utf-8" => self.aged(bytes),
            _ => bytes,
        };
        let mut response = Response::new(Bytes::from(bytes));
        let headers = response.headers_mut();
        headers.insert(
            header::CONTENT_TYPE,
            header::HeaderValue::from_static(content_type(file)),
        );
        headers.insert(
            header::CONTENT_SECURITY_POLICY,
            header::HeaderValue::from_static(self.setup.policy),
        );
        // As a host must that lets pages elsewhere use its scripts.
        headers.insert(
            header::ACCESS_CONTROL_ALLOW_ORIGIN,
            header::HeaderValue::from_static("*"),
        );
        headers.insert(
            header::X_CONTENT_TYPE_OPTIONS,
            header::HeaderValue::from_static("nosniff"),
        );
        response
    }
}

fn plain(status: StatusCode) -> Response<Bytes> {
    let mut response = Response::new(Bytes::new());
    *response.status_mut() = status;
    response
}

fn moved(path: &str) -> Response<Bytes> {
    let mut response = plain(StatusCode::MOVED_PERMANENTLY);
    if let Ok(location) = header::HeaderValue::from_str(path) {
        response.headers_mut().insert(header::LOCATION, location);
    }
    response
}

/// What a host says that a file is, by its name.
#[must_use]
pub fn content_type(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("css") => "text/css; charset=utf-8",
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("json") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        Some("txt") => "text/plain; charset=utf-8",
        Some("wasm") => "application/wasm",
        _ => "application/octet-stream",
    }
}
