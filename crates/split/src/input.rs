use crate::SplitError;
use std::collections::{HashMap, HashSet};
use wasmparser::{
    ElementItems, ElementKind, ExternalKind, FuncType, FunctionBody, KnownCustom, MemoryType, Name,
    Operator, Parser, Payload, RefType, TableType, TypeRef,
};

/// What there is to know of a wasm before it is split. Functions have the numbers they have there,
/// the imported ones first.
#[derive(Default)]
pub(crate) struct Input<'a> {
    pub(crate) types: Vec<FuncType>,
    /// The number of imported functions.
    pub(crate) imported: u32,
    /// The type of each function, the imported ones included.
    pub(crate) signatures: Vec<u32>,
    /// What each of the other functions does.
    pub(crate) bodies: Vec<FunctionBody<'a>>,
    /// Which functions each of them calls.
    calls: Vec<Vec<u32>>,
    /// The functions that are started from outside: exports, and the start function.
    pub(crate) roots: Vec<u32>,
    /// The functions that stand in the table.
    pub(crate) in_table: Vec<u32>,
    pub(crate) tables: Vec<TableType>,
    pub(crate) memories: Vec<MemoryType>,
    pub(crate) globals: Vec<wasmparser::GlobalType>,
    /// What of wasm it makes use of: the section that tools go by.
    pub(crate) features: &'a [u8],
    /// The functions that are never called.
    forgotten: HashSet<u32>,
    names: HashMap<u32, String>,
}

/// The name of that section.
pub(crate) const FEATURES: &str = "target_features";

impl<'a> Input<'a> {
    pub(crate) fn read(wasm: &'a [u8]) -> Result<Self, SplitError> {
        let mut input = Self::default();
        for payload in Parser::new(0).parse_all(wasm) {
            input.take(payload?)?;
        }
        if input.names.is_empty() {
            return Err(SplitError::new("the wasm carries no names of functions"));
        }
        Ok(input)
    }

    fn take(&mut self, payload: Payload<'a>) -> Result<(), SplitError> {
        match payload {
            Payload::TypeSection(types) => {
                for ty in types.into_iter_err_on_gc_types() {
                    self.types.push(ty?);
                }
            }
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    let TypeRef::Func(ty) = import?.ty else {
                        return Err(SplitError::new("only functions may be imported"));
                    };
                    self.signatures.push(ty);
                    self.imported += 1;
                }
            }
            Payload::FunctionSection(functions) => {
                for ty in functions {
                    self.signatures.push(ty?);
                }
            }
            Payload::TableSection(tables) => {
                for table in tables {
                    self.tables.push(table?.ty);
                }
            }
            Payload::MemorySection(memories) => {
                for memory in memories {
                    self.memories.push(memory?);
                }
            }
            Payload::GlobalSection(globals) => {
                for global in globals {
                    self.globals.push(global?.ty);
                }
            }
            Payload::ExportSection(exports) => {
                for export in exports {
                    let export = export?;
                    if export.kind == ExternalKind::Func {
                        self.roots.push(export.index);
                    }
                }
            }
            Payload::StartSection { func, .. } => self.roots.push(func),
            Payload::ElementSection(elements) => {
                for element in elements {
                    self.take_element(element?)?;
                }
            }
            Payload::CodeSectionEntry(body) => {
                self.calls.push(calls(&body)?);
                self.bodies.push(body);
            }
            Payload::CustomSection(custom) => {
                if custom.name() == FEATURES {
                    self.features = custom.data();
                }
                if let KnownCustom::Name(sections) = custom.as_known() {
                    for section in sections {
                        self.take_names(section?)?;
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn take_element(&mut self, element: wasmparser::Element<'a>) -> Result<(), SplitError> {
        let ElementItems::Functions(functions) = element.items else {
            // Of other kinds of references, those of wasm-bindgen's values are not functions.
            return Ok(());
        };
        if !matches!(element.kind, ElementKind::Active { .. }) {
            return Err(SplitError::new(
                "functions must stand in the table from the start",
            ));
        }
        for function in functions {
            self.in_table.push(function?);
        }
        Ok(())
    }

    fn take_names(&mut self, section: Name<'a>) -> Result<(), SplitError> {
        if let Name::Function(names) = section {
            for naming in names {
                let naming = naming?;
                self.names.insert(naming.index, without_hashes(naming.name));
            }
        }
        Ok(())
    }

    /// Forgets what functions do whose names contain one of these paths.
    pub(crate) fn forget(&mut self, paths: &[&str]) {
        for function in self.imported..self.functions() {
            let name = self.name(function);
            if paths.iter().any(|path| name.contains(path)) && !may_be_nothing(name) {
                self.forgotten.insert(function);
                self.calls[(function - self.imported) as usize].clear();
            }
        }
    }

    /// Whether the function is never called.
    pub(crate) fn is_forgotten(&self, function: u32) -> bool {
        self.forgotten.contains(&function)
    }

    /// The number of functions, the imported ones included.
    pub(crate) fn functions(&self) -> u32 {
        self.signatures.len() as u32
    }

    /// The functions that `function` calls.
    pub(crate) fn calls(&self, function: u32) -> &[u32] {
        match function.checked_sub(self.imported) {
            Some(index) => &self.calls[index as usize],
            None => &[],
        }
    }

    pub(crate) fn name(&self, function: u32) -> &str {
        self.names.get(&function).map_or("", String::as_str)
    }

    /// The table that functions stand in.
    pub(crate) fn function_table(&self) -> Result<u32, SplitError> {
        let table = self
            .tables
            .iter()
            .position(|table| table.element_type == RefType::FUNCREF);
        table
            .map(|table| table as u32)
            .ok_or_else(|| SplitError::new("there is no table of functions"))
    }
}

/// Whether a function with this name is also called with a value that holds nothing of what the
/// name speaks of.
pub(crate) fn may_be_nothing(name: &str) -> bool {
    name.contains("option::Option")
}

fn calls(body: &FunctionBody<'_>) -> Result<Vec<u32>, SplitError> {
    let mut calls = Vec::new();
    for operator in body.get_operators_reader()? {
        match operator? {
            Operator::Call { function_index } => calls.push(function_index),
            Operator::RefFunc { .. } | Operator::ReturnCall { .. } => {
                return Err(SplitError::new("functions may only be called"));
            }
            _ => {}
        }
    }
    calls.sort_unstable();
    calls.dedup();
    Ok(calls)
}

/// `nian_solver[3832acb959f2592a]::nim` without the hash.
fn without_hashes(name: &str) -> String {
    let mut plain = String::new();
    let mut rest = name;
    while let Some((before, after)) = rest.split_once('[') {
        plain.push_str(before);
        match after.split_once(']') {
            Some((hash, after)) if is_hash(hash) => rest = after,
            _ => {
                plain.push('[');
                rest = after;
            }
        }
    }
    plain.push_str(rest);
    plain
}

fn is_hash(text: &str) -> bool {
    text.len() > 8 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::without_hashes;

    #[test]
    fn hashes_are_left_out_of_names() {
        let name =
            "<nian_solver[3832acb959f2592a]::nim::Nim as game[0123456789abcdef]::Game>::play";
        assert_eq!(
            without_hashes(name),
            "<nian_solver::nim::Nim as game::Game>::play"
        );
        assert_eq!(without_hashes("<[u8]>::align_to"), "<[u8]>::align_to");
        assert_eq!(without_hashes("open["), "open[");
    }
}
