use crate::SplitError;
use crate::input::{FEATURES, Input};
use crate::plan::Plan;
use std::collections::HashMap;
use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{
    CodeSection, ConstExpr, ElementSection, Elements, ExportKind, ExportSection, Function,
    FunctionSection, Module, TableSection,
};
use wasmparser::{
    CodeSectionReader, CustomSectionReader, ElementSectionReader, ExportSectionReader,
    FunctionSectionReader, Parser,
};

/// What the base exports for its parts, by kind and number.
pub(crate) fn export_name(kind: char, index: u32) -> String {
    format!("{kind}{index}")
}

/// The base: all that is not in parts, and stubs for what is called there.
pub(crate) fn encode(wasm: &[u8], input: &Input<'_>, plan: &Plan) -> Result<Vec<u8>, SplitError> {
    let kept = plan.base(input);
    let stubs = plan.stubs().map(|(function, _)| function);
    let indices = (input.imported..).zip(kept.iter().copied().chain(stubs));
    let mut base = Base {
        input,
        plan,
        indices: indices.map(|(index, function)| (function, index)).collect(),
        table: input.function_table()?,
        kept,
        stubs: plan
            .stubs()
            .map(|(function, place)| stub(input, function, place))
            .collect::<Result<_, _>>()?,
    };
    let mut module = Module::new();
    base.parse_core_module(&mut module, Parser::new(0), wasm)?;
    Ok(module.finish())
}

struct Base<'a> {
    input: &'a Input<'a>,
    plan: &'a Plan,
    kept: Vec<u32>,
    stubs: Vec<Function>,
    /// The new numbers of functions and stubs; imported functions keep theirs.
    indices: HashMap<u32, u32>,
    table: u32,
}

impl Base<'_> {
    fn index(&self, function: u32) -> u32 {
        self.indices.get(&function).copied().unwrap_or(function)
    }
}

fn trap() -> Function {
    let mut trap = Function::new([]);
    trap.instructions().unreachable().end();
    trap
}

/// A function that calls what stands at this place in the table for `function`.
pub(crate) fn stub(input: &Input<'_>, function: u32, place: u32) -> Result<Function, SplitError> {
    let ty = input.signatures[function as usize];
    let table = input.function_table()?;
    let mut stub = Function::new([]);
    let mut code = stub.instructions();
    for parameter in (0..).take(input.types[ty as usize].params().len()) {
        code.local_get(parameter);
    }
    code.i32_const(slot(input, table, place) as i32);
    code.call_indirect(table, ty).end();
    Ok(stub)
}

/// The index in the table of a place that the plan gives.
pub(crate) fn slot(input: &Input<'_>, table: u32, place: u32) -> u32 {
    input.tables[table as usize].initial as u32 + place
}

impl Reencode for Base<'_> {
    type Error = std::convert::Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        Ok(self.index(function))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        _: FunctionSectionReader<'_>,
    ) -> Result<(), Error> {
        let stubs = self.plan.stubs().map(|(function, _)| function);
        for function in self.kept.iter().copied().chain(stubs) {
            functions.function(self.input.signatures[function as usize]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        _: CodeSectionReader<'_>,
    ) -> Result<(), Error> {
        let input = self.input;
        for function in self.kept.clone() {
            if input.is_forgotten(function) {
                code.function(&trap());
                continue;
            }
            let body = &input.bodies[(function - input.imported) as usize];
            self.parse_function_body(code, body.clone())?;
        }
        for stub in &self.stubs {
            code.function(stub);
        }
        Ok(())
    }

    fn parse_element_section(
        &mut self,
        elements: &mut ElementSection,
        section: ElementSectionReader<'_>,
    ) -> Result<(), Error> {
        utils::parse_element_section(self, elements, section)?;
        let [first, ..] = *self.plan.shared() else {
            return Ok(());
        };
        let start = slot(self.input, self.table, self.plan.place(first));
        let start = ConstExpr::i32_const(start as i32);
        let shared = self.plan.shared().iter();
        let shared: Vec<_> = shared.map(|&function| self.index(function)).collect();
        elements.active(Some(self.table), &start, Elements::Functions(shared.into()));
        Ok(())
    }

    fn parse_table(
        &mut self,
        tables: &mut TableSection,
        mut table: wasmparser::Table<'_>,
    ) -> Result<(), Error> {
        if tables.len() == self.table {
            let more = u64::from(self.plan.places());
            table.ty.initial += more;
            table.ty.maximum = table.ty.maximum.map(|maximum| maximum + more);
        }
        utils::parse_table(self, tables, table)
    }

    fn parse_export_section(
        &mut self,
        exports: &mut ExportSection,
        section: ExportSectionReader<'_>,
    ) -> Result<(), Error> {
        utils::parse_export_section(self, exports, section)?;
        let all = |kind, letter, count: usize, exports: &mut ExportSection| {
            for index in (0..).take(count) {
                exports.export(&export_name(letter, index), kind, index);
            }
        };
        all(ExportKind::Table, 't', self.input.tables.len(), exports);
        all(ExportKind::Memory, 'm', self.input.memories.len(), exports);
        all(ExportKind::Global, 'g', self.input.globals.len(), exports);
        Ok(())
    }

    fn parse_custom_section(
        &mut self,
        module: &mut Module,
        section: CustomSectionReader<'_>,
    ) -> Result<(), Error> {
        if section.name() == FEATURES {
            utils::parse_custom_section(self, module, section)?;
        }
        Ok(()) // names are of no use any more
    }
}
