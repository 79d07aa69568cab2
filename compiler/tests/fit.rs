//! Which types fit which: a method's result that is returned as it is by a tool of another type.

use toolc_compiler::{Input, compile};

/// Declared types that the table below uses.
const TYPES: &str = r#"
enum Mode { fast, slow = "SLOW" }
enum Wider { slow = "SLOW", fast, third }
enum Number { one = 1, two = 2 }
type Small { a: int }
type Tree { value: int, kids: [Tree] = [] }
type Floats { value: float, kids: [Floats] }
type Texts { value: string, kids: [Texts] = [] }
union One by kind { a: Small }
union Two by kind { a: Big, b: Small }
union Other { a: Small }
type Big { a: float }
type Alias = string? @length(1..)
type Cycle = Back | int
type Back = Cycle | string
"#;

/// From, to, and whether it fits.
const TABLE: &[(&str, &str, bool)] = &[
    ("string", "string?", true),
    ("string?", "string", false),
    ("Alias", "string?", true),
    ("Alias", "string", false),
    ("string", "Alias", true),
    ("null", "string?", true),
    ("int", "float", true),
    ("float", "int", false),
    ("int", "string", false),
    ("uuid", "string", true),
    ("path", "string", true),
    ("string", "uuid", false),
    ("string", "path", false),
    ("uuid", "uri", false),
    ("bytes", "string", false),
    ("Mode", "string", true),
    ("string", "Mode", false),
    ("Mode", "Wider", true),
    ("Wider", "Mode", false),
    ("Mode", "\"fast\" | \"SLOW\"", true),
    ("\"fast\"", "Mode", true),
    ("\"slow\"", "Mode", false),
    ("Number", "int", true),
    ("Number", "string", false),
    ("1 | 2.0", "Number", true),
    ("1 | 2.5", "int", false),
    ("bool", "true | false", true),
    ("\"6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10\"", "uuid", true),
    ("\"no\"", "uuid", false),
    ("int", "string | float", true),
    ("int | string", "string | float", true),
    ("int | bool", "string | float", false),
    ("\"a\" | 1", "string | int", true),
    ("[int]", "[float]", true),
    ("[int?]", "[int]", false),
    ("[string: int]", "[string: float?]", true),
    ("[string: int]", "{ a: int }", false),
    ("[int, string]", "[float, string]", true),
    ("[int, string, int]", "[float, string]", false),
    ("[int, int]", "[int, ...float]", true),
    ("[int, ...int]", "[int]", false),
    ("[int, ...int]", "[int, int]", false),
    ("[int, int]", "[int]", false),
    ("{ a: int }", "Big", true),
    ("Big", "{ a: int }", false),
    ("{ a?: int }", "{ a: int }", false),
    ("{ a?: int }", "{ a: int? }", false),
    ("{ a: int }", "{ a?: int }", true),
    ("{ a?: int }", "{ a: int = 5 }", true),
    ("{ a: int = 5 }", "{ a: int }", true),
    ("{ a: int, b: int }", "{ a: int }", false),
    ("{ a: int, b: int }", "{ a: int, ... }", true),
    ("{ a: int, b: int }", "{ a: int, ...: float }", true),
    ("{ a: int, b: string }", "{ a: int, ...: float }", false),
    ("{ a: int, ...: string }", "{ a: int }", false),
    (
        "{ a: int, ...: string }",
        "{ a: int, b?: int, ...: string }",
        false,
    ),
    ("{ a: int, ... }", "{ a: int }", false),
    ("{ a: int, ... }", "{ a: int, b?: int, ... }", true),
    ("{ a: int, ... }", "{ a: int, ...: json }", true),
    ("{ a: int, ... }", "{ a: int, ...: string }", false),
    ("{ a: int, ...: string }", "{ a: int, ... }", true),
    ("{ a: [{ b: int, ... }] }", "{ a: [{ b: int }] }", false),
    ("{ a: int }", "{ a: int, b: int }", false),
    ("{ a: { b: [int] } }", "{ a: { b: [float] } }", true),
    ("Tree", "Floats", true),
    ("Floats", "Tree", false),
    ("Tree", "Tree?", true),
    ("Tree", "Texts", false),
    ("Tree", "{ value: int, kids: json }", true),
    ("One", "Two", true),
    ("Two", "One", false),
    ("One", "Other", false),
    ("One", "json", true),
    ("json", "string", false),
    ("json", "json?", true),
    ("int", "Cycle", true),
    ("bool", "Cycle", false),
    ("Cycle", "Cycle | bool", true),
];

#[test]
fn shapes_fit_or_not() {
    for (from, to, fits) in TABLE {
        let text = format!(
            "package demo\n{TYPES}\nservice s {{ method m() -> {from} exports t }}\n\
             toolset t {{\n/// Try it.\ntool x() -> {to} {{ bind s.m }}\n}}\n"
        );
        let checked = compile(vec![Input {
            path: "demo.tools".into(),
            text,
        }]);
        let found: Vec<_> = checked
            .findings
            .iter()
            .filter(|finding| matches!(finding.code.id, "T0502" | "T0001"))
            .collect();
        assert_eq!(found.is_empty(), *fits, "{from} to {to}: {found:#?}");
    }
}

/// What the method streams, what the tool streams, and what is wrong with it.
const ITEMS: &[(&str, &str, &str)] = &[
    ("", "", ""),
    ("streams int", "", ""),
    ("streams int", "streams float", ""),
    (
        "streams float",
        "streams int",
        "the items of `s.m` do not fit the items of `t`",
    ),
    (
        "",
        "streams int",
        "`s.m` streams nothing for the items of `t`",
    ),
];

#[test]
fn items_fit_or_are_left_out() {
    for (from, to, wrong) in ITEMS {
        let text = format!(
            "package demo\nservice s {{ method m() -> int {from} exports ts }}\n/// T.\ntoolset ts {{\n/// T.\ntool t() -> int {to} {{ bind s.m }}\n}}\n"
        );
        let checked = compile(vec![Input {
            path: "demo.tools".into(),
            text,
        }]);
        let found: Vec<&str> = checked
            .findings
            .iter()
            .map(|finding| &*finding.message)
            .collect();
        let expected: Vec<&str> = Some(*wrong)
            .filter(|wrong| !wrong.is_empty())
            .into_iter()
            .collect();
        assert_eq!(found, expected, "{from} to {to}");
    }
}

#[test]
fn chains_stream_nothing() {
    let text = "package demo\nservice s { exports ts }\n/// T.\ntoolset ts {\n/// T.\ntool t() -> int\n/// C.\nchain c() -> int streams int { return t() }\n}\n";
    let checked = compile(vec![Input {
        path: "demo.tools".into(),
        text: text.into(),
    }]);
    let found: Vec<&str> = checked
        .findings
        .iter()
        .map(|finding| &*finding.message)
        .collect();
    assert_eq!(found, ["`streams` cannot stand in a chain"]);
}

#[test]
fn chains_have_the_errors_of_nobody() {
    let design = |throws: &str| {
        let text = format!(
            "package demo\n/// E.\nerror gone {{ kind not_found }}\nservice s {{ exports ts }}\n/// T.\ntoolset ts {{\n\
             /// T.\ntool t() -> int throws gone {{}}\n/// C.\nchain c() -> int{throws} {{ return t() }}\n}}\n"
        );
        compile(vec![Input {
            path: "demo.tools".into(),
            text,
        }])
    };
    let checked = design("");
    let tools = &checked.design.tools;
    let errors = |name: &str| {
        let tool = tools.iter().find(|tool| &*tool.name == name);
        tool.expect("it is declared").errors.len()
    };
    assert_eq!((errors("t"), errors("c")), (1, 0));
    assert!(checked.findings.iter().next().is_none());
    let checked = design(" throws gone");
    let found = checked.findings.iter().next().expect("a finding");
    assert_eq!(&*found.message, "`throws` cannot stand in a chain");
}
