//! A display that nobody looks at, for a browser that cannot do without.

use crate::Result;
use std::{
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
};

/// Xvfb, ended when this is dropped.
pub(crate) struct Display {
    process: Child,
    /// As the variable `DISPLAY` has it.
    pub(crate) name: String,
}

impl Display {
    /// Starts one under a number that is free.
    pub(crate) fn start() -> Result<Self> {
        let mut process = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1600x1200x24"])
            .args(["-nolisten", "tcp"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("Xvfb could not be started: {error}"))?;
        let mut number = String::new();
        let stdout = process.stdout.take().ok_or("it was asked for just above")?;
        BufReader::new(stdout).read_line(&mut number)?; // it tells once it listens
        let name = format!(":{}", number.trim());
        let display = Self { process, name };
        if number.trim().is_empty() {
            return Err("Xvfb ended at once".into());
        }
        Ok(display)
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        // It may have ended by itself; there is nothing more to do about either.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
