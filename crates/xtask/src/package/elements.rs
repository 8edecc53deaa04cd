//! `cargo xtask package --npm`: the elements as a package for npm, for pages that a bundler makes.
//!
//! The built scripts are rewritten as for the folder without a server; where they then find their files,
//! `npm/files.js` says.

use super::{failed, scripts};
use crate::{
    failure::Result,
    minify, notices,
    offline::below,
    process::{announced, output, program, run},
    project, site,
};
use flate2::{Compression, write::GzEncoder};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

/// The script that all others are reached from.
const FIRST: &str = "nian.js";
/// Reached, but of use on our own pages only.
const LEFT_OUT: [&str; 4] = ["add.js", "frame.js", "nian-qr.js", "nian-qr_bg.wasm"];
/// How the names of the engine's files begin; the script among them is fetched as a file.
const ENGINE: &str = "nian-engine-";
/// A module of its own, with the script that it imports within.
const WORKER: &str = "worker.js";
const OF_THE_WORKER: [&str; 2] = ["nian-worker.js", "nian-worker_bg.wasm"];
/// Folders of files that are found by name.
const SHELVED: [&str; 3] = ["frames", "lessons", "claims"];
/// The folder within the package in which the scripts and their files lie.
const INNER: &str = "nian";

/// What stands at the package's root as it does on the site.
const AS_THEY_ARE: [&str; 3] = ["custom-elements.json", "lesson.schema.json", notices::FILE];

/// What it is packed to.
pub(crate) fn file() -> PathBuf {
    let name = format!("nian-widgets-{}.tgz", env!("CARGO_PKG_VERSION"));
    folder().join(name)
}

fn folder() -> PathBuf {
    project::package().with_file_name("")
}

/// Writes the package, and has npm pack it.
pub(super) fn package() -> Result {
    announced("npm: writing the package", "seconds", || {
        write(&project::dist(), &project::package())?;
        pack()
    })?;
    let size = fs::metadata(file()).map_or(0, |about| about.len());
    eprintln!("{} has {} kB.", file().display(), size / 1000);
    Ok(())
}

/// Has npm pack what is written.
pub(crate) fn pack() -> Result {
    let mut pack = program(crate::npm::NPM);
    pack.args(["pack", "--silent", "--ignore-scripts", "--pack-destination"]);
    if output(pack.arg(folder()).current_dir(project::package())).is_none() {
        return Err(failed("`npm pack` refused the package"));
    }
    Ok(())
}

/// Writes the package anew from a site that is built.
pub(crate) fn write(dist: &Path, package: &Path) -> Result {
    let unwritten = |error: io::Error| failed(&error.to_string());
    if package.exists() {
        fs::remove_dir_all(package).map_err(unwritten)?;
    }
    let inner = package.join(INNER);
    fs::create_dir_all(&inner).map_err(unwritten)?;
    let parts = Parts::of(dist).map_err(unwritten)?;
    parts.write_scripts(dist, &inner)?;
    parts.write_files(dist, &inner).map_err(unwritten)?;
    root(dist, package, &parts.build).map_err(unwritten)?;
    site::nian_site(|site| site.arg("--describe").arg(package))?;
    check(package)
}

/// Has node look whether a package is whole.
fn check(package: &Path) -> Result {
    let script = project::root().join("crates/xtask/src/package/npm/check.mjs");
    let mut node = program("node");
    run(
        node.arg(script).arg(package),
        "The message above says what is not as `package.json` promises.",
    )
}

/// What the package has of the site.
struct Parts {
    /// Scripts that are imported.
    scripts: BTreeSet<String>,
    /// Everything else that is asked for by a fixed name.
    files: BTreeSet<String>,
    /// The engine's script.
    glue: String,
    /// Folders of lessons, cards and claims, each with the names of what lies there.
    shelves: BTreeMap<String, Vec<String>>,
    /// What this build is called, as the folder of its cards is.
    build: String,
}

impl Parts {
    /// Follows the names of files from script to script.
    fn of(dist: &Path) -> io::Result<Self> {
        let top: Vec<_> = project::files_ending(dist, "")?
            .iter()
            .filter(|path| path.is_file())
            .map(|path| name_of(path))
            .collect();
        let mut found = BTreeSet::from([FIRST.to_owned()]);
        let mut open = vec![FIRST.to_owned()];
        while let Some(script) = open.pop() {
            let text = fs::read_to_string(dist.join(&script))?;
            let named = top.iter().filter(|name| names(&text, name));
            for name in named.filter(|name| !LEFT_OUT.contains(&name.as_str())) {
                if found.insert(name.clone()) && name.ends_with(".js") {
                    open.push(name.clone());
                }
            }
        }
        // The words of each language: their names are put together.
        found.extend(top.iter().filter(|name| name.starts_with(ENGINE)).cloned());
        found.retain(|name| !OF_THE_WORKER.contains(&name.as_str()));
        let glue = |name: &&String| name.starts_with(ENGINE) && name.ends_with(".js");
        let glue = found.iter().find(glue).cloned();
        let glue = glue.ok_or_else(|| io::Error::other("the engine has no script"))?;
        let (scripts, files) = found
            .into_iter()
            .partition(|name| name.ends_with(".js") && *name != glue);
        let mut shelves = shelves(dist)?;
        // Cards of the version before may have been kept beside.
        let loader = fs::read_to_string(dist.join(FIRST))?;
        shelves.retain(|folder, _| build_of(folder).is_none_or(|build| loader.contains(build)));
        let build = shelves
            .keys()
            .find_map(|folder| build_of(folder))
            .map(str::to_owned);
        let build = build.ok_or_else(|| io::Error::other("there are no cards"))?;
        Ok(Self {
            scripts,
            files,
            glue,
            shelves,
            build,
        })
    }

    fn write_scripts(&self, dist: &Path, inner: &Path) -> Result {
        let unwritten = |error: io::Error| failed(&error.to_string());
        minify::for_a_package(dist, inner, &self.scripts, WORKER)?;
        for name in self.scripts.iter().filter(|name| *name != WORKER) {
            let script = inner.join(name);
            let text = fs::read_to_string(&script).map_err(unwritten)?;
            let text = format!(
                "import{{__nian}}from\"./files.js\";{}",
                scripts::with_imports(&text)
            );
            fs::write(script, without_queries(&text)).map_err(unwritten)?;
        }
        let worker = inner.join(WORKER);
        let text = fs::read_to_string(&worker).map_err(unwritten)?;
        // Bundlers take what does not begin with a dot for the name of a package.
        let text =
            without_queries(&text).replace("\"nian-worker_bg.wasm\"", "\"./nian-worker_bg.wasm\"");
        fs::write(worker, text).map_err(unwritten)?;
        fs::write(inner.join("files.js"), self.table()).map_err(unwritten)
    }

    /// The script that has the addresses of all files.
    fn table(&self) -> String {
        let address = |name: &String| format!("{name:?}: () => {},", url(name));
        let module = |name: &String| format!("{name:?}: () => import(\"./{name}\"),");
        let reached = self
            .scripts
            .iter()
            .filter(|name| *name != FIRST && *name != WORKER);
        let shelf =
            |folder: &String| format!("\"{folder}\": () => import(\"./{}\"),", shelf_of(folder));
        let lines = |lines: Vec<String>| lines.join("\n  ");
        include_str!("npm/files.js")
            .replace("%FILES%", &lines(self.files.iter().map(address).collect()))
            .replace("%SCRIPTS%", &lines(reached.map(module).collect()))
            .replace(
                "%SHELVES%",
                &lines(self.shelves.keys().map(shelf).collect()),
            )
            .replace("%GLUE%", &self.glue)
    }

    fn write_files(&self, dist: &Path, inner: &Path) -> io::Result<()> {
        for name in &self.files {
            fs::copy(dist.join(name), inner.join(name))?;
        }
        fs::copy(dist.join(OF_THE_WORKER[1]), inner.join(OF_THE_WORKER[1]))?;
        for (folder, names) in &self.shelves {
            let packed = folder.starts_with("frames/");
            fs::create_dir_all(inner.join(folder))?;
            let mut table = String::from("export const files = {\n");
            for name in names {
                let from = dist.join(folder).join(format!("{name}.json"));
                let file = format!("{folder}{name}.{}", if packed { "pack" } else { "json" });
                if packed {
                    fs::write(inner.join(&file), gzip(&fs::read(from)?)?)?;
                } else {
                    fs::copy(from, inner.join(&file))?;
                }
                table += &format!("  {name:?}: () => {},\n", url(&file));
            }
            fs::write(inner.join(shelf_of(folder)), table + "};\n")?;
        }
        Ok(())
    }
}

/// The build that a folder of cards belongs to.
fn build_of(folder: &str) -> Option<&str> {
    folder.strip_prefix("frames/")?.split('/').next()
}

/// What a bundler finds a file by.
fn url(name: &str) -> String {
    format!("new URL(\"./{name}\", import.meta.url)")
}

/// The script with the addresses of what lies in a folder.
fn shelf_of(folder: &str) -> String {
    format!(
        "shelf-{}.js",
        folder.trim_end_matches('/').replace('/', "-")
    )
}

/// Whether a script names a file that it asks for.
fn names(script: &str, name: &str) -> bool {
    let after = |rest: &str| rest.starts_with(['"', '`', '?']);
    let mut found = script.match_indices(name);
    found.any(|(at, _)| {
        let before = script[..at].ends_with(['"', '`', '/']);
        before && (after(&script[at + name.len()..]) || script[at + name.len()..].starts_with("${"))
    })
}

/// Addresses without what tells a file from its older forms: a bundler does that itself.
fn without_queries(text: &str) -> String {
    let mut written = String::new();
    let mut rest = text;
    while let Some(at) = [".js?", ".wasm?"]
        .into_iter()
        .filter_map(|ending| Some(rest.find(ending)? + ending.len() - 1))
        .min()
    {
        written += &rest[..at];
        let query = &rest[at + 1..];
        let digits = query.find(|char: char| !char.is_ascii_hexdigit());
        let digits = digits.unwrap_or(query.len());
        let is_hash = digits == 16 && query[digits..].starts_with(['"', '`']);
        if !is_hash {
            written.push('?');
        }
        rest = if is_hash { &query[digits..] } else { query };
    }
    written + rest
}

/// The folders of what is found by name, with the names there.
fn shelves(dist: &Path) -> io::Result<BTreeMap<String, Vec<String>>> {
    let mut found = BTreeMap::<_, Vec<_>>::new();
    for kind in SHELVED {
        for file in below(&dist.join(kind))? {
            let path = file.strip_prefix(dist).expect("it lies there");
            let path = path.to_string_lossy().replace('\\', "/");
            if let Some((folder, name)) = path.rsplit_once('/')
                && let Some(name) = name.strip_suffix(".json")
            {
                found
                    .entry(format!("{folder}/"))
                    .or_default()
                    .push(name.to_owned());
            }
        }
    }
    Ok(found)
}

/// What stands beside the folder of scripts.
fn root(dist: &Path, package: &Path, build: &str) -> io::Result<()> {
    let manifest = include_str!("npm/package.json").replace("%VERSION%", env!("CARGO_PKG_VERSION"));
    let declarations = fs::read_to_string(dist.join("nian.d.ts"))?;
    let told = "\n/** Tells where the site of Nian is: cards then lead to its pages. */\n\
        export function pagesAt(address: string | URL): void;\n";
    for (name, text) in [
        ("package.json", manifest.as_str()),
        (
            "index.js",
            &include_str!("npm/index.js")
                .replace("%BUILD%", build)
                .replace("%RELEASE%", env!("CARGO_PKG_VERSION")),
        ),
        ("index.d.ts", &(declarations + told)),
        ("types.js", "// Types only.\nexport {};\n"),
        ("README.md", include_str!("npm/README.md")),
    ] {
        fs::write(package.join(name), text)?;
    }
    for name in AS_THEY_ARE {
        fs::copy(dist.join(name), package.join(name))?;
    }
    for name in ["LICENSE-MIT", "LICENSE-APACHE"] {
        fs::copy(project::root().join(name), package.join(name))?;
    }
    Ok(())
}

fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(bytes)?;
    packer.finish()
}

fn name_of(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

#[cfg(test)]
mod tests {
    use super::{names, without_queries};

    #[test]
    fn files_are_found_by_their_names_in_scripts() {
        let script = "a=l(\"tools.js?0\");f(u(\"nian.css\"));import(`x-1.js${s}`);import\"./b.js\"";
        for name in ["tools.js", "nian.css", "x-1.js", "b.js"] {
            assert!(names(script, name), "{name}");
        }
        for name in ["cise.js", "nian.c", "1.js", "css"] {
            assert!(!names(script, name), "{name}");
        }
    }

    #[test]
    fn hashes_in_addresses_are_left_out_and_other_queries_stay() {
        let hash = "0123456789abcdef";
        let text = format!(
            "import\"./a.js?{hash}\";u(\"b_bg.wasm?{hash}\");c=`d.js?${{e}}`;f(\"g.js?12\")"
        );
        let without = "import\"./a.js\";u(\"b_bg.wasm\");c=`d.js?${e}`;f(\"g.js?12\")";
        assert_eq!(without_queries(&text), without);
    }
}
