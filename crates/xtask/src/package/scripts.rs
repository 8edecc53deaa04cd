//! Scripts of a site as plain ones, and files as scripts that hand them over (`folder.js`).

use crate::{
    failure::{Failure, Result},
    minify,
    project::files_ending,
};
use flate2::{Compression, write::GzEncoder};
use std::{
    fs,
    io::{self, Write},
    path::Path,
};

/// Plain as they are.
const CLASSIC: [&str; 6] = [
    "chapters.js",
    "moved.js",
    "page.js",
    "returning.js",
    "theme.js",
    "view.js",
];
/// With the script of its wasm it is made one file.
const WORKER: &str = "worker.js";

/// Writes all scripts of the site into the folder.
pub(super) fn write(site: &Path, folder: &Path, is_left_out: fn(&str) -> bool) -> Result {
    let failed = |error: io::Error| Failure::new(format!("packing scripts: {error}"), "");
    minify::for_a_folder(site, folder, WORKER)?;
    for script in files_ending(folder, ".js").map_err(failed)? {
        let name = script.file_name().unwrap_or_default().to_string_lossy();
        if is_left_out(&name) {
            fs::remove_file(&script).map_err(failed)?;
            continue;
        }
        let text = with_imports(&fs::read_to_string(&script).map_err(failed)?);
        let written = if CLASSIC.contains(&&*name) {
            text
        } else {
            module(&name, &text)
        };
        fs::write(&script, written).map_err(failed)?;
    }
    fs::write(folder.join("folder.js"), include_str!("folder.js")).map_err(failed)
}

/// A script that hands over a text.
pub(super) fn text(name: &str, text: &str) -> String {
    format!("__nian.file({},{{text:{}}})", quoted(name), quoted(text))
}

/// A script that hands over bytes.
pub(super) fn packed(name: &str, bytes: &[u8]) -> io::Result<String> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(bytes)?;
    let packed = base64(&packer.finish()?);
    Ok(format!(
        "__nian.file({},{{packed:\"{packed}\"}})",
        quoted(name)
    ))
}

/// A script that hands over a module, and what that imports.
fn module(name: &str, text: &str) -> String {
    let imports: Vec<_> = imports(text).into_iter().map(quoted).collect();
    let imports = imports.join(",");
    format!(
        "__nian.module({},[{imports}],{})",
        quoted(name),
        quoted(text)
    )
}

/// The modules that a minified one names at its top.
pub(super) fn imports(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for start in ["from\"./", "import\"./"] {
        for (at, _) in text.match_indices(start) {
            let rest = &text[at + start.len() - 2..];
            let name = rest.split('"').next().unwrap_or_default();
            if !found.contains(&name) {
                found.push(name);
            }
        }
    }
    found
}

/// A script whose `import()` is the folder's. A method may be called so, too: after its parameters its body begins.
pub(super) fn with_imports(text: &str) -> String {
    const CALL: &str = "import(";
    let mut written = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(CALL) {
        let (before, from) = rest.split_at(at);
        let named = before.ends_with(|char: char| char.is_alphanumeric() || "._$#".contains(char));
        written += before;
        if !named && !is_method(&from[CALL.len()..]) {
            written += "__nian.";
        }
        written += CALL;
        rest = &from[CALL.len()..];
    }
    written + rest
}

/// Whether a brace follows the bracket that closes what has been opened.
fn is_method(after: &str) -> bool {
    let mut depth = 1;
    for (at, char) in after.char_indices() {
        depth += match char {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        if depth == 0 {
            return after[at + 1..].starts_with('{');
        }
    }
    false
}

/// A text as JavaScript writes it, also within a page.
fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for char in text.chars() {
        match char {
            '"' | '\\' => quoted.extend(['\\', char]),
            '\n' => quoted += "\\n",
            '\r' => quoted += "\\r",
            char if char < ' ' => quoted += &format!("\\x{:02x}", u32::from(char)),
            char => quoted.push(char),
        }
    }
    quoted.push('"');
    quoted
}

fn base64(bytes: &[u8]) -> String {
    use base64::prelude::{BASE64_STANDARD, Engine};
    BASE64_STANDARD.encode(bytes)
}

#[cfg(test)]
mod tests {
    use super::{imports, module, packed, quoted, text, with_imports};

    #[test]
    fn imports_are_those_of_the_folder() {
        assert_eq!(
            with_imports(
                "const a=import(b(c()));class D{import(e){return e}}d.import(f);x=>import(\"./y.js\")"
            ),
            "const a=__nian.import(b(c()));class D{import(e){return e}}d.import(f);x=>__nian.import(\"./y.js\")"
        );
    }

    #[test]
    fn modules_say_what_they_import() {
        let script = "import a,{b}from\"./qr.js?1\";import\"./c.js\";export{d}from\"./qr.js?1\";";
        assert_eq!(imports(script), ["./qr.js?1", "./c.js"]);
        assert_eq!(
            module("x.js", "import\"./c.js\""),
            "__nian.module(\"x.js\",[\"./c.js\"],\"import\\\"./c.js\\\"\")"
        );
    }

    #[test]
    fn files_stand_in_scripts() {
        assert_eq!(quoted("a\"\\\n\u{1}拈"), "\"a\\\"\\\\\\n\\x01拈\"");
        assert_eq!(text("a.txt", "x"), "__nian.file(\"a.txt\",{text:\"x\"})");
        // How gzip begins.
        let script = packed("a.wasm", b"\0asm").unwrap();
        assert!(
            script.starts_with("__nian.file(\"a.wasm\",{packed:\"H4sI"),
            "{script}"
        );
    }
}
