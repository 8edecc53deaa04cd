//! Compresses as a host does. Node does it, which is here anyway for npm: a compiler's build of this
//! program, made for tests, would take half a minute for the engine.

use nian_tests::Result;
use std::{
    io::Write,
    process::{Command, Stdio},
    thread,
};

/// How files go over the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    /// At its best, as it is for files that are compressed once.
    Brotli,
    /// At its usual level.
    Gzip,
}

impl Encoding {
    /// As headers call it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    fn function(self) -> &'static str {
        match self {
            Self::Brotli => "brotliCompressSync",
            Self::Gzip => "gzipSync",
        }
    }
}

/// These bytes, compressed.
pub(crate) fn compress(bytes: &[u8], encoding: Encoding) -> Result<Vec<u8>> {
    let script = format!(
        "process.stdout.write(require('zlib').{}(require('fs').readFileSync(0)))",
        encoding.function()
    );
    let mut node = Command::new("node")
        .args(["-e", &script])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("node could not be started: {error}"))?;
    let mut stdin = node.stdin.take().ok_or("node takes its input")?;
    let written = thread::scope(|scope| {
        let writing = scope.spawn(move || stdin.write_all(bytes));
        let output = node.wait_with_output();
        (writing.join(), output)
    });
    let output = written.1?;
    if !output.status.success() {
        return Err(format!("node ended with {}", output.status).into());
    }
    Ok(output.stdout)
}
