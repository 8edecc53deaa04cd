use crate::ShrinkError;
use std::collections::{BTreeSet, HashMap};
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{
    CodeSectionReader, FunctionBody, FunctionSectionReader, Parser, Payload, TypeRef,
};

/// Writes the functions of a wasm in an order in which brotli makes it smaller: each is followed by
/// the one that is most like it.
///
/// # Errors
/// If the wasm cannot be read.
pub fn order(wasm: &[u8]) -> Result<Vec<u8>, ShrinkError> {
    let mut imported = 0;
    let mut functions = Functions::default();
    for payload in Parser::new(0).parse_all(wasm) {
        match payload? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::FunctionSection(types) => {
                functions.types = types.into_iter().collect::<Result<_, _>>()?;
            }
            Payload::CodeSectionEntry(body) => functions.bodies.push(body),
            _ => {}
        }
    }
    let order = functions.by_likeness();
    let mut places = vec![0; order.len()];
    for (place, &function) in (imported..).zip(&order) {
        places[function] = place;
    }
    let mut ordered = Ordered {
        functions,
        order,
        places,
        imported,
    };
    let mut module = Module::new();
    ordered.parse_core_module(&mut module, Parser::new(0), wasm)?;
    Ok(module.finish())
}

/// How many bytes in a row two functions must share to be alike.
const LENGTH: usize = 5;

/// Bytes that so many functions share say nothing of how alike these are.
const COMMON: usize = 300;

/// The functions of a wasm that are not imported.
#[derive(Default)]
struct Functions<'a> {
    types: Vec<u32>,
    bodies: Vec<FunctionBody<'a>>,
}

impl Functions<'_> {
    /// The functions, each followed by the one most like it of those that are left.
    fn by_likeness(&self) -> Vec<usize> {
        let runs: Vec<BTreeSet<&[u8]>> = self
            .bodies
            .iter()
            .map(|body| body.as_bytes().windows(LENGTH).collect())
            .collect();
        let mut sharers: HashMap<&[u8], Vec<usize>> = HashMap::new();
        for (function, runs) in runs.iter().enumerate() {
            for run in runs {
                sharers.entry(run).or_default().push(function);
            }
        }
        let mut left: Vec<_> = (1..self.bodies.len()).collect();
        let mut order: Vec<_> = (0..self.bodies.len().min(1)).collect();
        while let Some(&last) = order.last() {
            let mut shared = vec![0.0; self.bodies.len()];
            for run in &runs[last] {
                let sharers = &sharers[run];
                if sharers.len() <= COMMON {
                    for &function in sharers {
                        shared[function] += (sharers.len() as f64).sqrt().recip();
                    }
                }
            }
            // Long functions share more with any other. Functions of one type do not only look
            // alike, a list of their types is small.
            let likeness = |function: usize| {
                let likeness = shared[function] / ((runs[function].len() + 3) as f64).powf(0.8);
                likeness
                    + if self.types[function] == self.types[last] {
                        0.05
                    } else {
                        0.0
                    }
            };
            let next =
                (0..left.len()).max_by(|&a, &b| likeness(left[a]).total_cmp(&likeness(left[b])));
            match next {
                Some(next) => order.push(left.remove(next)),
                None => break,
            }
        }
        order
    }
}

struct Ordered<'a> {
    functions: Functions<'a>,
    order: Vec<usize>,
    /// The new number of each function that is not imported.
    places: Vec<u32>,
    imported: u32,
}

impl Reencode for Ordered<'_> {
    type Error = std::convert::Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        Ok(match function.checked_sub(self.imported) {
            Some(own) => self.places[own as usize],
            None => function,
        })
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        _: FunctionSectionReader<'_>,
    ) -> Result<(), Error> {
        for &function in &self.order {
            functions.function(self.functions.types[function]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        _: CodeSectionReader<'_>,
    ) -> Result<(), Error> {
        for function in self.order.clone() {
            let body = self.functions.bodies[function].clone();
            self.parse_function_body(code, body)?;
        }
        Ok(())
    }
}
