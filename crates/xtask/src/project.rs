//! Where things are in the project.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
    sync::LazyLock,
};

/// The folder that holds the workspace's `Cargo.toml`.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .expect("crates/xtask stands two folders below the root")
}

/// What `cargo xtask` gets from npm for this project; git ignores it.
pub(crate) fn tools() -> PathBuf {
    root().join(".tools")
}

/// Where the tools are kept that all clones of a user share; where nothing can be written there, with the others.
pub(crate) fn cache() -> &'static Path {
    static CACHE: LazyLock<PathBuf> = LazyLock::new(|| {
        let shared = user_cache().map(|folder| folder.join("nian-tools"));
        let writable = |folder: &PathBuf| fs::create_dir_all(folder).is_ok();
        shared.filter(writable).unwrap_or_else(tools)
    });
    &CACHE
}

/// The folder that the system has for what a program can make again.
fn user_cache() -> Option<PathBuf> {
    let named = |variable| env::var_os(variable).map(PathBuf::from);
    let folder = if cfg!(windows) {
        named("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        env::home_dir().map(|home| home.join("Library").join("Caches"))
    } else {
        let absolute = named("XDG_CACHE_HOME").filter(|folder| folder.is_absolute());
        absolute.or_else(|| env::home_dir().map(|home| home.join(".cache")))
    };
    folder.filter(|folder| folder.is_absolute())
}

/// The folder in `.tools` of the tools that come from npm.
pub(crate) const NPM: &str = "npm";

/// Where npm puts the tools it installs for us.
pub(crate) fn node_modules() -> PathBuf {
    tools().join(NPM).join("node_modules")
}

/// The finished site.
pub(crate) fn dist() -> PathBuf {
    root().join("dist")
}

/// The finished site while it is being put together.
pub(crate) fn staged() -> PathBuf {
    root().join("target").join("staged")
}

/// Where cargo puts what the finished site is made of.
pub(crate) fn finished() -> PathBuf {
    root().join("target").join("finished")
}

/// The finished site in a folder that needs no server.
pub(crate) fn folder() -> PathBuf {
    root().join("target").join("offline")
}

/// A course for learning platforms, as tests try it.
pub(crate) fn course() -> PathBuf {
    root().join("target").join("course")
}

/// The elements as a package for npm.
pub(crate) fn package() -> PathBuf {
    root().join("target").join("npm").join("nian-widgets")
}

/// Pages of other people's making, with that package in them.
pub(crate) fn apps() -> PathBuf {
    root().join("target").join("apps")
}

/// The site while it is being worked on; apart from [`dist`], so that neither overwrites the other.
pub(crate) fn served() -> PathBuf {
    root().join("target").join("served")
}

/// What stands directly in a folder under a name that ends so, sorted by name.
pub(crate) fn files_ending(folder: &Path, ending: &str) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.to_string_lossy().ends_with(ending) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
