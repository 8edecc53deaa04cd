//! The machine that is measured on.

use crate::process::{output, program};
use std::{env::consts, ffi::OsStr, fs, thread};

/// Processor, cores, how busy it is, the system, and these versions.
pub(super) fn machine(versions: &[String]) -> String {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info
        .lines()
        .find_map(|line| line.strip_prefix("model name"));
    let model = model.and_then(|rest| rest.split_once(':'));
    let model = model.map_or(consts::ARCH, |(_, model)| model.trim());
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let (load, system) = (load(), consts::OS);
    let versions = versions.join(", ");
    format!("{model} ({cores} cores{load}), {system}, {versions}")
}

/// What a program says it is, without when and by whom it was built.
pub(super) fn version(name: impl AsRef<OsStr>) -> String {
    let text = output(program(name).arg("--version")).unwrap_or_default();
    let text = text.split(" (").next().unwrap_or_default();
    let text = text.split(" built on").next().unwrap_or_default();
    text.trim().to_owned()
}

/// How busy the machine is, where it says so.
fn load() -> String {
    let loads = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let over_five_minutes = loads.split(' ').nth(1);
    over_five_minutes.map_or(String::new(), |load| {
        format!(", {load} programs running on average")
    })
}
