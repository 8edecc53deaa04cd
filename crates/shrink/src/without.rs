use crate::ShrinkError;
use std::collections::BTreeSet;
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, Function, Module};
use wasmparser::{CodeSectionReader, KnownCustom, Name, Parser, Payload, TypeRef};

/// What Yew brings along and no card uses. Cards are made by `ui/view/tag.rs` alone: their elements have no
/// listeners, as one listens for a whole card (`widgets/ears.rs`), and there is no HTML as text, no portal and
/// nothing that is waited for. 1.3 kB of brotli with what only these use.
pub const UNUSED: [&str; 4] = [
    "<yew::dom_bundle::subtree_root::SubtreeData>::add_listener",
    "<yew::virtual_dom::vportal::VPortal as yew::dom_bundle::traits::Reconcilable>::attach",
    "<yew::virtual_dom::vraw::VRaw as yew::dom_bundle::traits::Reconcilable>::attach",
    "<yew::virtual_dom::vsuspense::VSuspense as yew::dom_bundle::traits::Reconcilable>::attach",
];

/// Leaves nothing in the functions with these names, which are never called: whoever did would be stopped.
/// wasm-opt then leaves out what only they use.
///
/// # Errors
/// If the wasm cannot be read, or has no function of one of these names: then it is another Yew, say.
pub fn without(wasm: &[u8], unused: &[&str]) -> Result<Vec<u8>, ShrinkError> {
    let mut imported = 0;
    let mut empty = BTreeSet::new();
    let mut found = BTreeSet::new();
    for payload in Parser::new(0).parse_all(wasm) {
        match payload? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::CustomSection(custom) => {
                let KnownCustom::Name(names) = custom.as_known() else {
                    continue;
                };
                for name in names {
                    let Name::Function(functions) = name? else {
                        continue;
                    };
                    for function in functions {
                        let function = function?;
                        let name = plain(function.name);
                        if unused.contains(&name.as_str()) {
                            empty.insert(function.index);
                            found.insert(name);
                        }
                    }
                }
            }
            _ => {}
        }
    }
    if let Some(missing) = unused.iter().find(|name| !found.contains(**name)) {
        let what = format!("there is no function `{missing}` to be left out: see `UNUSED`");
        return Err(ShrinkError::new(what));
    }
    let mut module = Module::new();
    let mut emptied = Emptied { imported, empty };
    emptied.parse_core_module(&mut module, Parser::new(0), wasm)?;
    Ok(module.finish())
}

/// A name without the hash of its crate: `yew[1f0a…]::…` is `yew::…`.
fn plain(name: &str) -> String {
    let mut parts = name.split('[');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once(']') {
            Some((hash, rest)) if hash.bytes().all(|byte| byte.is_ascii_hexdigit()) => {
                plain += rest
            }
            _ => {
                plain.push('[');
                plain += part;
            }
        }
    }
    plain
}

struct Emptied {
    imported: u32,
    empty: BTreeSet<u32>,
}

impl Reencode for Emptied {
    type Error = std::convert::Infallible;

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error> {
        for (function, body) in (self.imported..).zip(section) {
            let body = body?;
            if self.empty.contains(&function) {
                let mut none = Function::new([]);
                none.instructions().unreachable().end();
                code.function(&none);
            } else {
                self.parse_function_body(code, body)?;
            }
        }
        Ok(())
    }
}
