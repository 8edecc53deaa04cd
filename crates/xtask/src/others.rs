//! The other wasms: what the worker runs that checks claims, and what makes QR codes.
//!
//! Trunk knows one wasm a page. These belong to no page, so they are built here: by cargo, by the
//! same wasm-bindgen, and for the finished site by wasm-opt.

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

/// Of each its package, the name of its files, and what wasm-opt is to go for.
const OTHERS: [(&str, &str, &str); 2] = [
    ("nian-verify", "verify", "-O3"), // to be fast
    ("nian-qr", "qr", "-Oz"),         // to be small
];

/// Puts `NAME.js` and `NAME_bg.wasm` of each into `out`.
pub(crate) fn build_into(out: &Path, finished: bool) -> Result {
    for (package, name, goal) in OTHERS {
        let mut build = cargo();
        build.args(["build", "--quiet", "--offline", "--release"]);
        build.args(["--package", package, "--target", WASM]);
        if finished {
            small::with_std(&mut build);
        }
        run(&mut build, "The compiler's message above says where.")?;
        let wasm = format!("{}.wasm", package.replace('-', "_"));
        let wasm = target().join(WASM).join("release").join(wasm);
        let mut bind = program("wasm-bindgen");
        bind.args(["--target", "web", "--no-typescript", "--out-name", name]);
        run(bind.arg("--out-dir").arg(out).arg(wasm), "")?;
        if finished {
            let wasm = out.join(format!("{name}_bg.wasm"));
            let mut opt = program("wasm-opt");
            run(opt.arg(goal).arg(&wasm).arg("-o").arg(&wasm), "")?;
        }
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
