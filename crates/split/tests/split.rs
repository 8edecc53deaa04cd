//! Splits a small wasm and looks at what has become of it.

use nian_split::{Part, Split, order, shorten, split};
use std::collections::BTreeMap;
use wasm_encoder::{
    CodeSection, ConstExpr, CustomSection, ElementSection, Elements, ExportKind, ExportSection,
    Function, FunctionSection, GlobalSection, GlobalType, ImportSection, MemorySection, MemoryType,
    Module, NameMap, NameSection, RefType, TableSection, TableType, TypeSection, ValType,
};
use wasmparser::{ElementItems, Parser, Payload, Validator};

/// The section that tells wasm-opt what it may make use of.
const FEATURES: &str = "target_features";

/// The functions, with their names and what they call. 0 is imported, all others have bodies.
const FUNCTIONS: [(&str, &[u32]); 9] = [
    ("imported", &[]),
    ("main", &[2, 5, 0]),                         // 1, exported
    ("a[0123456789abcdef]::play", &[3, 4, 0, 8]), // 2, of part a
    ("only_for_a", &[4]),                         // 3
    ("for_both", &[0]),                           // 4
    ("b::play", &[6, 4]),                         // 5, of part b, in the table too
    ("b::help", &[2, 8]),                         // 6, calls across to a
    ("never_called", &[3]),                       // 7, in the table
    ("for_parts", &[]),                           // 8
];

const PARTS: [Part<'_>; 3] = [
    Part {
        name: "a",
        by: &["a"],
        paths: &["a::"],
    },
    Part {
        name: "b",
        by: &["b"],
        paths: &["b::"],
    },
    Part {
        name: "none",
        by: &["c"],
        paths: &["c::"],
    },
];

fn wasm(named: bool) -> Vec<u8> {
    wasm_of(&FUNCTIONS, named)
}

fn wasm_of(all: &[(&str, &[u32])], named: bool) -> Vec<u8> {
    let mut module = Module::new();
    let mut types = TypeSection::new();
    types
        .ty()
        .function([ValType::I32, ValType::I64], [ValType::I32]);
    let mut imports = ImportSection::new();
    imports.import("js", "imported", wasm_encoder::EntityType::Function(0));
    let mut functions = FunctionSection::new();
    let mut tables = TableSection::new();
    tables.table(TableType {
        element_type: RefType::FUNCREF,
        minimum: 3,
        maximum: Some(3),
        table64: false,
        shared: false,
    });
    let mut memories = MemorySection::new();
    memories.memory(MemoryType {
        minimum: 1,
        maximum: None,
        memory64: false,
        shared: false,
        page_size_log2: None,
    });
    let mut globals = GlobalSection::new();
    let stack = GlobalType {
        val_type: ValType::I32,
        mutable: true,
        shared: false,
    };
    globals.global(stack, &ConstExpr::i32_const(1024));
    let mut exports = ExportSection::new();
    exports.export("main", ExportKind::Func, 1);
    let mut elements = ElementSection::new();
    let in_table = Elements::Functions([5, 7].as_slice().into());
    elements.active(Some(0), &ConstExpr::i32_const(1), in_table);
    let mut code = CodeSection::new();
    let mut names = NameMap::new();
    for (index, &(name, calls)) in (0..).zip(all) {
        names.append(index, name);
        if index > 0 {
            functions.function(0);
            code.function(&body(calls));
        }
    }
    module
        .section(&types)
        .section(&imports)
        .section(&functions)
        .section(&tables);
    module
        .section(&memories)
        .section(&globals)
        .section(&exports)
        .section(&elements)
        .section(&code);
    module.section(&CustomSection {
        name: FEATURES.into(),
        data: [0].as_slice().into(),
    });
    if named {
        let mut section = NameSection::new();
        section.functions(&names);
        module.section(&section);
    }
    module.finish()
}

fn body(calls: &[u32]) -> Function {
    let mut body = Function::new([]);
    let mut code = body.instructions();
    for &call in calls {
        code.local_get(0).local_get(1).call(call).drop();
    }
    code.global_get(0).end();
    body
}

fn parts() -> Split {
    split(&wasm(true), &PARTS, &[]).expect("it can be split")
}

/// The exports or imports of a module, each with its kind and type, how many functions have bodies,
/// and which function it puts into which slot of the table.
#[derive(Default)]
struct Shape {
    exports: Vec<String>,
    imports: Vec<(String, String)>,
    bodies: usize,
    table: Option<u64>,
    slots: BTreeMap<i32, u32>,
    sections: Vec<String>,
}

fn shape(wasm: &[u8]) -> Shape {
    Validator::new().validate_all(wasm).expect("a valid module");
    let mut shape = Shape::default();
    for payload in Parser::new(0).parse_all(wasm) {
        match payload.expect("readable") {
            Payload::ExportSection(exports) => {
                for export in exports {
                    shape.exports.push(export.expect("readable").name.into());
                }
            }
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    let import = import.expect("readable");
                    shape
                        .imports
                        .push((import.module.into(), import.name.into()));
                }
            }
            Payload::TableSection(tables) => {
                shape.table = tables
                    .into_iter()
                    .next()
                    .map(|table| table.expect("one").ty.initial);
            }
            Payload::ElementSection(elements) => {
                for element in elements {
                    let element = element.expect("readable");
                    let wasmparser::ElementKind::Active { offset_expr, .. } = element.kind else {
                        panic!("active segments only");
                    };
                    let ElementItems::Functions(functions) = element.items else {
                        panic!("functions only");
                    };
                    let Ok(wasmparser::Operator::I32Const { value }) =
                        offset_expr.get_operators_reader().read()
                    else {
                        panic!("a constant offset");
                    };
                    for (slot, function) in (value..).zip(functions) {
                        shape.slots.insert(slot, function.expect("readable"));
                    }
                }
            }
            Payload::CustomSection(section) => shape.sections.push(section.name().into()),
            Payload::CodeSectionStart { count, .. } => shape.bodies = count as usize,
            _ => {}
        }
    }
    shape
}

#[test]
fn what_only_a_part_needs_goes_there_and_what_others_need_stays() {
    let split = parts();
    let base = shape(&split.base);
    // main, only_for_a (the table has what calls it), for_both, never_called; two stubs.
    assert_eq!(base.bodies, 4 + 2);
    let bodies = |part: usize| split.parts[part].as_deref().map(|part| shape(part).bodies);
    // play, for_parts; imported, only_for_a, for_both. play, help, for_parts; a's play, for_both.
    assert_eq!(
        [bodies(0), bodies(1), bodies(2)],
        [Some(2 + 3), Some(3 + 2), None]
    );
}

#[test]
fn parts_import_only_what_the_base_exports() {
    let split = parts();
    let exports = shape(&split.base).exports;
    assert!(exports.contains(&"main".into()));
    for part in split.parts.iter().flatten() {
        for (module, name) in shape(part).imports {
            assert_eq!(module, "base");
            assert!(exports.contains(&name), "{name} is not among {exports:?}");
        }
    }
}

#[test]
fn every_module_says_what_of_wasm_it_uses_and_carries_no_names() {
    let split = parts();
    for module in split.parts.iter().flatten().chain([&split.base]) {
        assert_eq!(shape(module).sections, [FEATURES]);
    }
}

#[test]
fn parts_call_the_base_through_its_table() {
    let base = shape(&parts().base);
    // What was there, b's stub and `never_called`; then, after the parts' own, `imported`,
    // `only_for_a` and `for_both`.
    let slots = [(1, 6), (2, 4), (5, 0), (6, 2), (7, 3)];
    assert_eq!(base.slots, BTreeMap::from(slots));
}

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
    let wasm = wasm(true);
    let ordered = order(&wasm).expect("it can be read");
    Validator::new().validate_all(&ordered).expect("valid");
    assert_eq!(called_by_main(&ordered), called_by_main(&wasm));
    let ordered = order(&alternating()).expect("it can be read");
    assert_eq!(called_by_main(&ordered), called_by_main(&alternating()));
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

#[test]
fn what_parts_share_is_in_the_one_that_is_always_there() {
    let mut parts = PARTS;
    parts[1].by = &["an a and more"]; // whatever contains this contains what asks for a
    let split = split(&wasm(true), &parts, &[]).expect("it can be split");
    let bodies = |part: usize| split.parts[part].as_deref().map(|part| shape(part).bodies);
    // b calls for_parts in a.
    assert_eq!([bodies(0), bodies(1)], [Some(2 + 3), Some(2 + 3)]);
    assert_eq!(shape(&split.base).table, Some(3 + 3 + 3));
}

#[test]
fn what_is_never_called_is_a_trap() {
    let traps = |never: &[&str]| {
        let split = split(&wasm(true), &PARTS, never).expect("it can be split");
        Validator::new().validate_all(&split.base).expect("valid");
        let mut traps = 0;
        for payload in Parser::new(0).parse_all(&split.base) {
            if let Payload::CodeSectionEntry(body) = payload.expect("readable") {
                let mut operators = body.get_operators_reader().expect("readable");
                let first = operators.read().expect("one at least");
                traps += usize::from(matches!(first, wasmparser::Operator::Unreachable));
            }
        }
        traps
    };
    assert_eq!([traps(&[]), traps(&["never_called"])], [0, 1]);
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
        if let wasmparser::Operator::Call { function_index } = operator.expect("readable") {
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
    let (wasm, script) = shorten(&wasm(true), script).expect("they belong together");
    assert_eq!(
        script,
        "f({ a: function() { wasm.a(imported, \"wasm.mainly\"); } });
const from = { js: f };
export { init as default };"
    );
    let shape = shape(&wasm);
    assert_eq!(shape.exports, ["a"]);
    assert_eq!(shape.imports, [("js".into(), "a".into())]);
    // The names of functions are still there to split by.
    assert!(split(&wasm, &PARTS, &[]).is_ok());
}

#[test]
fn a_script_of_another_wasm_is_refused() {
    let error = shorten(&wasm(true), "const from = { \"js\": f }").expect_err("not its script");
    assert_eq!(error.to_string(), "the script has no `imported`");
    let error = shorten(&wasm(true), "f({ imported: 1 })").expect_err("not its script");
    assert_eq!(error.to_string(), "the script has no \"js\": ");
}

#[test]
fn each_stub_has_a_slot_that_one_part_fills() {
    let split = parts();
    let base = shape(&split.base);
    assert_eq!(base.table, Some(3 + 2 + 3));
    assert_eq!(slots(&split, 0), BTreeMap::from([(3, 0)]));
    assert_eq!(slots(&split, 1), BTreeMap::from([(4, 0)]));
}

#[test]
fn a_slot_that_two_parts_fill_moves_no_other() {
    let mut all = FUNCTIONS.to_vec();
    all.push(("a::help", &[])); // 9
    // Nothing reaches this; so it stays in the base, but what it calls is in the parts.
    all.push(("left_over", &[8, 9])); // 10
    let split = split(&wasm_of(&all, true), &PARTS, &[]).expect("it can be split");
    // First a's slots, in the order of its functions; then that of b's play.
    let [play, for_parts, help] = [0, 1, 2];
    let a = [(3, play), (4, for_parts), (5, help)];
    assert_eq!(slots(&split, 0), BTreeMap::from(a));
    // b has for_parts too and fills its slot, but not the next, which is for a's help.
    let [play, _help, for_parts] = [0, 1, 2];
    let b = [(4, for_parts), (6, play)];
    assert_eq!(slots(&split, 1), BTreeMap::from(b));
}

/// Which of a part's functions it puts into which slot.
fn slots(split: &Split, part: usize) -> BTreeMap<i32, u32> {
    shape(split.parts[part].as_deref().expect("a part")).slots
}

#[test]
fn what_is_no_wasm_or_has_no_names_is_refused() {
    assert!(split(b"not wasm", &PARTS, &[]).is_err());
    let error = split(&wasm(false), &PARTS, &[]).expect_err("no names");
    assert_eq!(error.to_string(), "the wasm carries no names of functions");
}
