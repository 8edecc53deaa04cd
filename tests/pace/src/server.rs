//! A static host on the loopback: compresses what it serves, once, and lets it be kept ten minutes.

use crate::compress::{Encoding, compress};
use nian_tests::{Result, content_type};
use std::{
    collections::HashMap,
    fs, io,
    io::{BufRead, BufReader, Write},
    net::{Ipv4Addr, TcpListener, TcpStream},
    path::{Path, PathBuf},
    sync::{Arc, Condvar, Mutex, PoisonError},
    thread,
};

/// A file as it goes over the line, with its type.
type Sent = Arc<(&'static str, Vec<u8>)>;

/// A page that does not stand in the folder: its name and text.
pub(crate) type Page = (&'static str, &'static str);

/// Serves a folder, and in it pages of ours.
pub(crate) struct Server {
    origin: String,
    host: Arc<Host>,
}

struct Host {
    folder: PathBuf,
    pages: &'static [Page],
    encoding: Encoding,
    sent: Mutex<HashMap<String, Option<Sent>>>,
    held: Mutex<bool>,
    released: Condvar,
}

/// What the engine's files have in their names.
const ENGINE: &str = "nian-engine-";

impl Server {
    /// Listens on a free port until the program ends.
    pub(crate) fn start(
        folder: PathBuf,
        pages: &'static [Page],
        encoding: Encoding,
    ) -> Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let origin = format!("http://{}", listener.local_addr()?);
        let host = Arc::new(Host {
            folder,
            pages,
            encoding,
            sent: Mutex::default(),
            held: Mutex::new(false),
            released: Condvar::new(),
        });
        let answering = Arc::clone(&host);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let host = Arc::clone(&answering);
                // A browser may hang up in the middle of an answer; that is its affair.
                thread::spawn(move || drop(host.answer(&stream)));
            }
        });
        Ok(Self { origin, host })
    }

    /// The address of a path.
    pub(crate) fn address(&self, path: &str) -> String {
        format!("{}{path}", self.origin)
    }

    /// Holds the engine's files back from now on, or lets them go.
    pub(crate) fn hold(&self, held: bool) {
        let lock = self.host.held.lock();
        *lock.unwrap_or_else(PoisonError::into_inner) = held;
        self.host.released.notify_all();
    }
}

impl Host {
    fn answer(&self, mut stream: &TcpStream) -> io::Result<()> {
        stream.set_nodelay(true)?;
        let mut lines = BufReader::new(stream).lines();
        while let Some(line) = lines.next() {
            let line = line?;
            let path = line.split(' ').nth(1).unwrap_or("/");
            // What follows the first line is nothing to us.
            for header in lines.by_ref() {
                if header?.is_empty() {
                    break;
                }
            }
            if path.contains(ENGINE) {
                let lock = self.held.lock().unwrap_or_else(PoisonError::into_inner);
                drop(self.released.wait_while(lock, |held| *held));
            }
            stream.write_all(&self.response(path))?;
        }
        Ok(())
    }

    fn response(&self, path: &str) -> Vec<u8> {
        let path = path.split('?').next().unwrap_or_default();
        let Some(sent) = self.sent(path) else {
            return b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n".to_vec();
        };
        let (kind, bytes) = &*sent;
        let (encoding, length) = (self.encoding.name(), bytes.len());
        let head = format!(
            "HTTP/1.1 200 OK\r\ncontent-type: {kind}\r\ncontent-encoding: {encoding}\r\n\
             content-length: {length}\r\ncache-control: max-age=600\r\n\r\n"
        );
        [head.as_bytes(), bytes].concat()
    }

    fn sent(&self, path: &str) -> Option<Sent> {
        let mut sent = self.sent.lock().unwrap_or_else(PoisonError::into_inner);
        let make = || self.read(path);
        sent.entry(path.to_owned()).or_insert_with(make).clone()
    }

    fn read(&self, path: &str) -> Option<Sent> {
        let inside = path.strip_prefix('/').filter(|path| !path.contains(".."))?;
        let file = match inside {
            "" => "index.html".to_owned(),
            folder if folder.ends_with('/') => format!("{folder}index.html"),
            file => file.to_owned(),
        };
        let bytes = match self.pages.iter().find(|(name, _)| file == *name) {
            Some((_, text)) => text.as_bytes().to_vec(),
            None => fs::read(self.folder.join(&file)).ok()?,
        };
        let bytes = compress(&bytes, self.encoding).ok()?;
        Some(Arc::new((content_type(Path::new(&file)), bytes)))
    }
}
