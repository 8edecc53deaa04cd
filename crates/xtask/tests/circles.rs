//! No files of a crate take names from one another in a circle.
//!
//! Read are all paths in the code without the tests, in `use` lines and elsewhere. A name that a file has by `use`
//! counts for the file that defines it. A module and the files in its folder are one room: the module calls its parts,
//! and they take from it what they share. These ties do not count.

use std::collections::{BTreeMap, BTreeSet};
use std::{fs, path::Path};

/// The path of a module, or of a name in it, from the root of its crate.
type Names = Vec<String>;

/// The modules of a crate, one a file.
type Modules = BTreeMap<Names, Module>;

#[derive(Default)]
struct Module {
    /// The names that it has by `use`, and what they stand for.
    used: Vec<(String, Names)>,
    /// The other paths in it.
    named: Vec<Names>,
}

#[test]
fn no_circles() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let crates = fs::read_dir(root.join("crates")).unwrap();
    let crates = crates.map(|folder| folder.unwrap().path());
    let benches = ["tests/pace", "tests/speed"].map(|folder| root.join(folder));
    let (mut files, mut circles) = (0, Vec::new());
    for folder in crates.chain(benches) {
        let name = folder.file_name().unwrap().to_string_lossy();
        let mut modules = Modules::new();
        read_folder(&folder.join("src"), &[], &mut modules);
        files += modules.len();
        let found = circles_of(&modules).into_iter();
        circles.extend(found.map(|files| format!("{name}: {files}")));
    }
    assert!(files > 400, "only {files} files were read");
    assert!(circles.is_empty(), "in circles:\n{}", circles.join("\n"));
}

#[test]
fn circles_are_seen() {
    let circles = |files: &[(&str, &str)]| {
        let path = |name: &str| name.split_terminator('/').map(str::to_owned).collect();
        let modules = files.iter().map(|(name, text)| (path(name), read(text)));
        circles_of(&modules.collect())
    };
    let root = ("", "mod a;\npub use b::{B as C, other};");
    let a = ("a", "use super::C;");
    for back in [
        "const N: u8 = crate::a::N;",
        "use super::{\n    a::{self, A},\n};",
    ] {
        assert_eq!(circles(&[root, a, ("b", back)]), ["a, b"], "{back}");
    }
    let (b, c) = (("b", "use crate::{c::D, d};"), ("c", "use crate::a;"));
    let d = ("d", "pub(crate) use super::c::C;");
    assert_eq!(circles(&[root, a, b, c, d]), ["a, b, c, d"]);
    for none in [
        "// crate::a::A",
        "#[cfg(test)]\nmod tests {\n    use crate::a::A;\n}",
        "#[cfg(all(test, unix))]\nmod tests {\n    use crate::a::A;\n}",
    ] {
        assert!(circles(&[root, a, ("b", none)]).is_empty(), "{none}");
    }
    assert!(circles(&[("a", "use b::B;"), ("a/b", "use super::A;")]).is_empty());
}

fn read_folder(folder: &Path, at: &[String], modules: &mut Modules) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        let inside = [at, &[name.to_owned()]].concat();
        if path.is_dir() {
            read_folder(&path, &inside, modules);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let module = read(&fs::read_to_string(&path).unwrap());
            match name {
                // A program beside a library is a crate of its own.
                "main" if folder.join("lib.rs").exists() => continue,
                "lib" | "main" | "mod" => modules.insert(at.to_vec(), module),
                _ => modules.insert(inside, module),
            };
        }
    }
}

fn read(text: &str) -> Module {
    let mut module = Module::default();
    let is_tested =
        |line: &&str| line.starts_with("#[cfg(test)]") || line.starts_with("#[cfg(all(test,");
    let code = text.lines().take_while(|line| !is_tested(line));
    let lines = code.map(|line| line.split("//").next().unwrap());
    for statement in lines.collect::<Vec<_>>().join("\n").split_inclusive(';') {
        let begins = |line: &str| {
            line.starts_with("use ") || line.starts_with("pub") && line.contains(" use ")
        };
        let at = statement.match_indices('\n').map(|(at, _)| at + 1);
        let at = std::iter::once(0)
            .chain(at)
            .find(|&at| begins(statement[at..].trim_start()));
        let (rest, line) = statement.split_at(at.unwrap_or(statement.len()));
        if let Some((_, tree)) = line.split_once("use ") {
            read_use(tree, &mut module.used);
        }
        let paths = rest.split(|c: char| !c.is_alphanumeric() && c != '_' && c != ':');
        let paths = paths.map(|path| path.trim_matches(':').split("::").map(str::to_owned));
        module
            .named
            .extend(paths.map(Names::from_iter).filter(|path| path.len() > 1));
    }
    module
}

/// The names of a `use`, such as `a::{self, b::c as d};`.
fn read_use(tree: &str, used: &mut Vec<(String, Names)>) {
    let (mut outer, mut item) = (vec![Names::new()], String::new());
    for letter in tree.chars() {
        let before = outer.last().unwrap().clone();
        let (path, alias) = item.split_once(" as ").unwrap_or((&item, ""));
        let names = path.split("::").map(|name| name.trim().to_owned());
        let mut path = [before, names.filter(|name| !name.is_empty()).collect()].concat();
        match letter {
            '{' => outer.push(path),
            ',' | '}' | ';' if !item.trim().is_empty() => {
                path.pop_if(|name| name == "self");
                let name = if alias.is_empty() {
                    path.last().cloned()
                } else {
                    Some(alias.trim().to_owned())
                };
                used.push((name.unwrap_or_default(), path));
            }
            ',' | '}' | ';' => {}
            letter => {
                item.push(letter);
                continue;
            }
        }
        item.clear();
        if letter == '}' {
            outer.pop();
        }
    }
}

/// The module that defines what a path in the module `at` names; `None` if that is in another crate.
fn owner(modules: &Modules, at: &[String], path: &[String]) -> Option<Names> {
    let inside = |name: &String| [at, std::slice::from_ref(name)].concat();
    let mut full = match path[0].as_str() {
        "crate" => Names::new(),
        "self" => at.to_vec(),
        "super" => at.split_last()?.1.to_vec(),
        _ if modules.contains_key(&inside(&path[0])) => inside(&path[0]),
        _ => return None,
    };
    for name in &path[1..] {
        if name == "super" {
            full.pop();
        } else {
            full.push(name.clone());
        }
    }
    let length = (0..=full.len()).rfind(|&length| modules.contains_key(&full[..length]))?;
    let (module, rest) = full.split_at(length);
    let mut used = modules[module].used.iter();
    let used = used.find(|(name, _)| Some(name) == rest.first());
    let handed = used.and_then(|(_, path)| owner(modules, module, &[path, &rest[1..]].concat()));
    Some(handed.unwrap_or_else(|| module.to_vec()))
}

/// The files of each circle.
fn circles_of(modules: &Modules) -> Vec<String> {
    let mut reached: BTreeMap<&Names, BTreeSet<Names>> = BTreeMap::new();
    for (at, module) in modules {
        let paths = module
            .used
            .iter()
            .map(|(_, path)| path)
            .chain(&module.named);
        let owners = paths.filter_map(|path| owner(modules, at, path));
        let apart = owners.filter(|to| !to.starts_with(at) && !at.starts_with(to));
        reached.insert(at, apart.collect());
    }
    for through in modules.keys() {
        let further = reached[through].clone();
        for all in reached.values_mut().filter(|all| all.contains(through)) {
            all.extend(further.iter().cloned());
        }
    }
    let in_circle = modules.keys().filter(|&at| reached[at].contains(at));
    let circle = in_circle.map(|at| {
        let with = reached[at].iter().filter(|&to| reached[to].contains(at));
        with.map(|file| file.join("/"))
            .collect::<Vec<_>>()
            .join(", ")
    });
    BTreeSet::from_iter(circle).into_iter().collect()
}
