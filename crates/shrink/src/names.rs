use crate::ShrinkError;
use std::collections::{HashMap, HashSet};
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{ExportSection, ImportSection, Module};
use wasmparser::{ExportSectionReader, ImportSectionReader, Parser, Payload};

/// Gives what a wasm and its script know one another by names of one or two letters, for those of
/// wasm-bindgen carry hashes, which do not compress.
///
/// The script must write imports as keys, `name: …`, and exports as `wasm.name`.
///
/// # Errors
/// If the wasm cannot be read, or the script does not know one of its names.
pub fn shorten(wasm: &[u8], script: &str) -> Result<(Vec<u8>, String), ShrinkError> {
    let mut names = Names::default();
    for payload in Parser::new(0).parse_all(wasm) {
        match payload? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    let import = import?;
                    names.module = import.module.into();
                    let short = short(names.imports.len());
                    names.imports.insert(import.name.into(), short);
                }
            }
            Payload::ExportSection(exports) => {
                for export in exports {
                    let short = short(names.exports.len());
                    names.exports.insert(export?.name.into(), short);
                }
            }
            _ => {}
        }
    }
    let script = names.shorten_script(script)?;
    let mut module = Module::new();
    names.parse_core_module(&mut module, Parser::new(0), wasm)?;
    Ok((module.finish(), script))
}

/// What all imports come from.
const MODULE: &str = "js";

const LETTERS: &[u8; 26] = b"abcdefghijklmnopqrstuvwxyz";

/// `a` to `z`, then `aA` to `zA` and so on: none of these is a word of JavaScript's.
fn short(index: usize) -> String {
    let letter = |index: usize| char::from(LETTERS[index % LETTERS.len()]);
    let mut name = String::from(letter(index));
    if let Some(second) = (index / LETTERS.len()).checked_sub(1) {
        name.push(letter(second).to_ascii_uppercase());
    }
    name
}

/// The short name of each long one.
#[derive(Default)]
struct Names {
    module: String,
    imports: HashMap<String, String>,
    exports: HashMap<String, String>,
}

impl Names {
    fn shorten_script(&self, script: &str) -> Result<String, ShrinkError> {
        let module = format!("\"{}\": ", self.module);
        let mut known = HashSet::new();
        let mut text = String::new();
        let mut rest = script;
        while let Some(start) = rest.find(is_letter) {
            text.push_str(&rest[..start]);
            rest = &rest[start..];
            let end = rest.find(|letter| !is_letter(letter)).unwrap_or(rest.len());
            let word = &rest[..end];
            rest = &rest[end..];
            let new = if text.ends_with("wasm.") && !text.ends_with("_wasm.") {
                self.exports.get(word)
            } else if rest.starts_with(':') {
                self.imports.get(word)
            } else {
                None
            };
            if new.is_some() {
                known.insert(word);
            }
            text.push_str(new.map_or(word, String::as_str));
        }
        text.push_str(rest);
        if let Some(unknown) = self
            .imports
            .keys()
            .find(|name| !known.contains(name.as_str()))
        {
            return Err(ShrinkError::new(format!("the script has no `{unknown}`")));
        }
        if !text.contains(&module) {
            return Err(ShrinkError::new(format!("the script has no {module}")));
        }
        // Nobody starts it at once, with a module at hand; without the export it is left out.
        let text = text.replace("export { initSync, ", "export { ");
        Ok(text.replace(&module, &format!("{MODULE}: ")))
    }
}

fn is_letter(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_' || letter == '$'
}

impl Reencode for Names {
    type Error = std::convert::Infallible;

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: ImportSectionReader<'_>,
    ) -> Result<(), Error> {
        for import in section.into_imports() {
            let import = import?;
            let ty = self.entity_type(import.ty)?;
            imports.import(MODULE, &self.imports[import.name], ty);
        }
        Ok(())
    }

    fn parse_export_section(
        &mut self,
        exports: &mut ExportSection,
        section: ExportSectionReader<'_>,
    ) -> Result<(), Error> {
        for export in section {
            let export = export?;
            let kind = self.export_kind(export.kind)?;
            let index = self.external_index(export.kind, export.index)?;
            exports.export(&self.exports[export.name], kind, index);
        }
        Ok(())
    }
}
