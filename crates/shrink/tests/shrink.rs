//! Shrinks small wasms and looks at what has become of them.

use nian_shrink::{order, shorten, without};
use wasm_encoder::{
    CodeSection, EntityType, ExportKind, ExportSection, Function, FunctionSection, ImportSection,
    Module, NameMap, NameSection, TypeSection,
};
use wasmparser::{Operator, Parser, Payload, Validator};

#[test]
fn functions_that_are_alike_stand_together() {
    let lengths = bodies(&order(&alternating()).expect("it can be read"));
    let turns = lengths.windows(2).filter(|pair| pair[0] != pair[1]);
    assert_eq!(turns.count(), 1, "{lengths:?}");
    assert_eq!(lengths.len(), bodies(&alternating()).len());
    assert!(order(b"not wasm").is_err());
}

#[test]
fn functions_in_another_order_still_call_the_same() {
    let wasm = importing();
    let ordered = order(&wasm).expect("it can be read");
    Validator::new().validate_all(&ordered).expect("valid");
    assert_eq!(called_by_main(&ordered), called_by_main(&wasm));
    let ordered = order(&alternating()).expect("it can be read");
    assert_eq!(called_by_main(&ordered), called_by_main(&alternating()));
}

/// What is never called is empty, whatever hash its crate has, and all else as it was.
#[test]
fn functions_that_are_never_called_are_left_out() {
    let mut wasm = importing();
    let (mut functions, mut names) = (NameMap::new(), NameSection::new());
    functions.append(1, "main");
    functions.append(2, "<one[0123456789abcdef]::Of>::[two]");
    names.functions(&functions);
    wasm.extend(Module::new().section(&names).as_slice()[8..].iter());
    let left = without(&wasm, &["<one::Of>::[two]"]).expect("it can be read");
    Validator::new().validate_all(&left).expect("valid");
    assert_eq!(bodies(&wasm)[1], 2, "no locals, and the end");
    assert_eq!(bodies(&left)[1], 3, "and what stops before it");
    assert_eq!(bodies(&left)[0], bodies(&wasm)[0]);
    let missing = without(&wasm, &["three"]).map_err(|error| error.to_string());
    assert!(missing.is_err_and(|error| error.contains("`three`")));
}

/// A function `main` that calls one that is imported, and another.
fn importing() -> Vec<u8> {
    let mut module = Module::new();
    let mut types = TypeSection::new();
    types.ty().function([], []);
    let mut imports = ImportSection::new();
    imports.import("js", "imported", EntityType::Function(0));
    let (mut functions, mut code) = (FunctionSection::new(), CodeSection::new());
    for calls in [&[0, 2][..], &[]] {
        functions.function(0);
        let mut body = Function::new([]);
        let mut instructions = body.instructions();
        for &call in calls {
            instructions.call(call);
        }
        instructions.end();
        code.function(&body);
    }
    let mut exports = ExportSection::new();
    exports.export("main", ExportKind::Func, 1);
    module.section(&types).section(&imports).section(&functions);
    module.section(&exports).section(&code);
    module.finish()
}

/// What is imported, and what is exported.
fn names(wasm: &[u8]) -> Vec<String> {
    let mut names = Vec::new();
    for payload in Parser::new(0).parse_all(wasm) {
        match payload.expect("readable") {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    let import = import.expect("readable");
                    names.push(format!("{}.{}", import.module, import.name));
                }
            }
            Payload::ExportSection(exports) => {
                for export in exports {
                    names.push(export.expect("readable").name.into());
                }
            }
            _ => {}
        }
    }
    names
}

/// Functions of two kinds in turn; the second, of the longer kind, is exported and calls a shorter.
fn alternating() -> Vec<u8> {
    let mut module = Module::new();
    let mut types = TypeSection::new();
    types.ty().function([], []);
    let (mut functions, mut code) = (FunctionSection::new(), CodeSection::new());
    for index in 0..6 {
        functions.function(0);
        let mut body = Function::new([]);
        let mut instructions = body.instructions();
        for _ in 0..4 {
            if index % 2 == 0 {
                instructions.i32_const(5).drop().nop();
            } else {
                instructions.i64_const(7).i64_eqz().drop().nop().nop();
            }
        }
        instructions.call(4).end();
        code.function(&body);
    }
    let mut exports = ExportSection::new();
    exports.export("main", ExportKind::Func, 1);
    module.section(&types).section(&functions);
    module.section(&exports).section(&code);
    module.finish()
}

/// How long the body of each function is.
fn bodies(wasm: &[u8]) -> Vec<usize> {
    let mut lengths = Vec::new();
    for payload in Parser::new(0).parse_all(wasm) {
        if let Payload::CodeSectionEntry(body) = payload.expect("readable") {
            lengths.push(body.as_bytes().len());
        }
    }
    lengths
}

/// How long what the export calls is, `None` for what is imported.
fn called_by_main(wasm: &[u8]) -> Vec<Option<usize>> {
    let (mut main, mut imported) = (0, 0);
    let (mut bodies, mut called) = (Vec::new(), Vec::new());
    for payload in Parser::new(0).parse_all(wasm) {
        match payload.expect("readable") {
            Payload::ImportSection(imports) => imported = imports.count(),
            Payload::ExportSection(exports) => {
                let first = exports.into_iter().next().expect("one");
                main = first.expect("readable").index;
            }
            Payload::CodeSectionEntry(body) => bodies.push(body),
            _ => {}
        }
    }
    let own = |function: u32| Some(&bodies[function.checked_sub(imported)? as usize]);
    let operators = own(main).expect("a body").get_operators_reader();
    for operator in operators.expect("readable") {
        if let Operator::Call { function_index } = operator.expect("readable") {
            called.push(own(function_index).map(|body| body.as_bytes().len()));
        }
    }
    called
}

#[test]
fn long_names_become_short_in_wasm_and_script() {
    let script = "f({ imported: function() { wasm.main(imported, \"wasm.mainly\"); } });
const from = { \"js\": f };
export { initSync, init as default };";
    let (wasm, script) = shorten(&importing(), script).expect("they belong together");
    assert_eq!(
        script,
        "f({ a: function() { wasm.a(imported, \"wasm.mainly\"); } });
const from = { js: f };
export { init as default };"
    );
    Validator::new().validate_all(&wasm).expect("valid");
    assert_eq!(names(&wasm), ["js.a", "a"]);
}

#[test]
fn a_script_of_another_wasm_is_refused() {
    let error = shorten(&importing(), "const from = { \"js\": f }").expect_err("not its script");
    assert_eq!(error.to_string(), "the script has no `imported`");
    let error = shorten(&importing(), "f({ imported: 1 })").expect_err("not its script");
    assert_eq!(error.to_string(), "the script has no \"js\": ");
}
