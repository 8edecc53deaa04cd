use crate::SplitError;
use crate::base::{export_name, slot, stub};
use crate::input::{FEATURES, Input};
use crate::plan::Plan;
use std::collections::{BTreeSet, HashMap};
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{
    CodeSection, ConstExpr, CustomSection, ElementSection, Elements, FunctionSection,
    ImportSection, Module, TypeSection,
};

/// The module that parts import from.
const BASE: &str = "base";

/// A part: its functions, and the segment that puts them into the base's table.
pub(crate) fn encode(
    input: &Input<'_>,
    plan: &Plan,
    part: usize,
) -> Result<Option<Vec<u8>>, SplitError> {
    let own = plan.part(part);
    if own.is_empty() {
        return Ok(None);
    }
    let foreign = foreign(input, &own);
    let indices = own.iter().chain(&foreign).copied().zip(0..).collect();
    let mut writer = Writer { indices };
    let mut module = Module::new();
    module.section(&types(&mut writer, input)?);
    module.section(&imports(&mut writer, input)?);
    let mut functions = FunctionSection::new();
    for &function in own.iter().chain(&foreign) {
        functions.function(input.signatures[function as usize]);
    }
    module.section(&functions);
    module.section(&elements(&writer, input, plan, part)?);
    let mut code = CodeSection::new();
    for &function in &own {
        let body = &input.bodies[(function - input.imported) as usize];
        writer.parse_function_body(&mut code, body.clone())?;
    }
    for &function in &foreign {
        code.function(&stub(input, function, plan.place(function))?);
    }
    module.section(&code);
    module.section(&CustomSection {
        name: FEATURES.into(),
        data: input.features.into(),
    });
    Ok(Some(module.finish()))
}

/// What these functions call besides one another.
fn foreign(input: &Input<'_>, own: &[u32]) -> Vec<u32> {
    let called: BTreeSet<u32> = own
        .iter()
        .flat_map(|&function| input.calls(function))
        .copied()
        .collect();
    let is_foreign = |function: &u32| own.binary_search(function).is_err();
    called.into_iter().filter(is_foreign).collect()
}

fn types(writer: &mut Writer, input: &Input<'_>) -> Result<TypeSection, SplitError> {
    let mut types = TypeSection::new();
    for ty in &input.types {
        types.ty().func_type(&writer.func_type(ty.clone())?);
    }
    Ok(types)
}

/// Everything that code can refer to, under its own number. Functions of the base are called through
/// its table: to export each by a name takes more bytes.
fn imports(writer: &mut Writer, input: &Input<'_>) -> Result<ImportSection, SplitError> {
    let mut imports = ImportSection::new();
    for (index, table) in (0..).zip(&input.tables) {
        // As large as it is at least; the base's own has room for the stubs as well.
        let ty = wasmparser::TableType {
            maximum: None,
            ..*table
        };
        imports.import(BASE, &export_name('t', index), writer.table_type(ty)?);
    }
    for (index, &memory) in (0..).zip(&input.memories) {
        imports.import(BASE, &export_name('m', index), writer.memory_type(memory)?);
    }
    for (index, &global) in (0..).zip(&input.globals) {
        imports.import(BASE, &export_name('g', index), writer.global_type(global)?);
    }
    Ok(imports)
}

/// The part's functions that others call, where their stubs look for them.
fn elements(
    writer: &Writer,
    input: &Input<'_>,
    plan: &Plan,
    part: usize,
) -> Result<ElementSection, SplitError> {
    let table = input.function_table()?;
    let called: Vec<_> = plan
        .stubs()
        .filter(|&(function, _)| plan.is_home(part, function))
        .collect();
    let mut elements = ElementSection::new();
    // Stubs of one part stand next to one another, but for those that it has with another part.
    for run in called.chunk_by(|(_, one), (_, next)| one + 1 == *next) {
        let start = ConstExpr::i32_const(slot(input, table, run[0].1) as i32);
        let functions: Vec<_> = run
            .iter()
            .map(|(function, _)| writer.indices[function])
            .collect();
        elements.active(Some(table), &start, Elements::Functions(functions.into()));
    }
    Ok(elements)
}

/// Writes code with the numbers that functions have in a part.
struct Writer {
    indices: HashMap<u32, u32>,
}

impl Reencode for Writer {
    type Error = std::convert::Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        Ok(self.indices[&function])
    }
}
