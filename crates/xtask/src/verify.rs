//! The second wasm: what the worker runs that checks claims.
//!
//! Trunk knows one wasm a page. This one belongs to no page, so it is built here: by cargo, by the
//! same wasm-bindgen, and for the finished site by wasm-opt, for speed.

use crate::{
    failure::Result,
    process::{cargo, program, run},
    project, small,
    tools::WASM,
};
use std::{
    env,
    path::{Path, PathBuf},
};

/// Puts `verify.js` and `verify_bg.wasm` into `out`.
pub(crate) fn build_into(out: &Path, finished: bool) -> Result {
    let mut build = cargo();
    build.args(["build", "--quiet", "--offline", "--release"]);
    build.args(["--package", "nian-verify", "--target", WASM]);
    if finished {
        small::with_std(&mut build);
    }
    run(&mut build, "The compiler's message above says where.")?;
    let wasm = target().join(WASM).join("release").join("nian_verify.wasm");
    let mut bind = program("wasm-bindgen");
    bind.args(["--target", "web", "--no-typescript", "--out-name", "verify"]);
    run(bind.arg("--out-dir").arg(out).arg(wasm), "")?;
    if finished {
        let wasm = out.join("verify_bg.wasm");
        let mut opt = program("wasm-opt");
        run(opt.arg("-O3").arg(&wasm).arg("-o").arg(&wasm), "")?;
    }
    Ok(())
}

/// Where cargo puts what it builds.
fn target() -> PathBuf {
    match env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => project::root().join(folder),
        None => project::root().join("target"),
    }
}
