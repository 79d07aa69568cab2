//! One mistake never hides the next, and never what is right.

use toolc_compiler::diagnostics::{Finding, Findings};
use toolc_compiler::source::FileId;
use toolc_compiler::syntax::{self, ast, ast::*};

#[test]
fn every_broken_field_is_reported_and_the_others_stay() {
    let (file, found) =
        parsed("type A {\n  a string\n  b: int\n  c = int\n  d: [int\n  e: int\n}\n");
    assert_eq!(codes(&found), ["T0001", "T0001", "T0003"]);
    let Item::Type(item) = &file.items[0] else {
        panic!("a type")
    };
    let TypeKind::Record(members) = &item.body.kind else {
        panic!("a record")
    };
    assert_eq!(members.len(), 5);
}

#[test]
fn every_broken_statement_is_reported_and_the_others_stay() {
    let (file, found) = parsed(
        "toolset t {\n  title one\n  tool a(x int) -> int { timeout 30 readonly cost }\n  tool b() { readonly }\n  when\n}\n",
    );
    assert_eq!(found.len(), 5, "{found:#?}");
    let Item::Toolset(toolset) = &file.items[0] else {
        panic!("a toolset")
    };
    let tools = toolset
        .block
        .members
        .iter()
        .filter(|member| matches!(member, Member::Tool(_)));
    assert_eq!(tools.count(), 2);
}

#[test]
fn a_broken_head_keeps_its_body() {
    let (file, found) = parsed(
        "toolset t form mcp \"x\" {\n  tool a()\n  tool b( -> int\n}\ntype A is { a: int }\n",
    );
    assert_eq!(found.len(), 3, "{found:#?}");
    let (Item::Toolset(toolset), Item::Type(_)) = (&file.items[0], &file.items[1]) else {
        panic!("{:#?}", file.items)
    };
    assert!(matches!(&toolset.block.members[0], Member::Tool(tool) if &*tool.name.text == "a"));
}

#[test]
fn a_missing_brace_costs_one_finding() {
    for text in [
        "service a {\n  exports b\n\ntype B { x: int }\n\n/// docs\ntype C { x: int }\n",
        "service a {\n  method m() -> { x: int\n  exports b\n}\ntype B { x: int }\ntype C { x: int }\n",
        "service a {\n  mcp m {\n    version \"1\"\n  exports b\n}\ntype B { x: int }\ntype C { x: int }\n",
        "service a {\n  exports b }\n}\ntype B { x: int }\ntype C { x: int }\n",
    ] {
        let (file, found) = parsed(text);
        assert_eq!(codes(&found), ["T0003"], "{text}\n{found:#?}");
        assert_eq!(file.items.len(), 3, "{text}");
        assert!(
            !file.items.iter().any(|item| matches!(item, Item::Junk(_))),
            "{text}"
        );
    }
}

#[test]
fn too_deep_a_type_hides_nothing_else() {
    let deep = "[".repeat(20_000);
    let (file, found) = parsed(&format!(
        "type A {{ a: {deep} }}\n\ntype B {{ b string }}\ntype C {{ c: int }}\n"
    ));
    assert_eq!(codes(&found), ["T0002", "T0001"]);
    assert_eq!(file.items.len(), 3);
}

#[test]
fn junk_keeps_its_keyword_and_its_name() {
    let (file, _) = parsed("/// docs\nstruct Todo\ntype A { a: int }\n");
    let Item::Junk(junk) = &file.items[0] else {
        panic!("junk")
    };
    assert_eq!(junk.keyword.as_deref(), Some("struct"));
    assert_eq!(junk.name.as_ref().map(|name| &*name.text), Some("Todo"));
    assert!(matches!(file.items[1], Item::Type(_)));
}

#[test]
fn edits_repair_what_they_belong_to() {
    for (wrong, right) in [
        (
            "type A {\n  a: string /// doc\n  b: int /// more\n}",
            "type A {\n  /// doc\n  a: string\n  /// more\n  b: int\n}",
        ),
        (
            "type A { a: list<string>, b: map<string, [int]>, c: Optional<int> }",
            "type A { a: [string], b: [string: [int]], c: int? }",
        ),
        ("type A { a: string[] }", "type A { a: [string] }"),
        ("type A { a: int; b: int; }", "type A { a: int b: int }"),
        (
            "toolset t {\n  tags a, b,\n  title \"x\"\n}",
            "toolset t {\n  tags a, b\n  title \"x\"\n}",
        ),
        (
            "toolset t {\n  tags a, b,\n  readonly\n}",
            "toolset t {\n  tags a, b\n  readonly\n}",
        ),
        (
            "toolset t { tool a() => int }",
            "toolset t { tool a() -> int }",
        ),
        (
            "toolset t { tool a(): int }",
            "toolset t { tool a() -> int }",
        ),
        (
            "toolset t { tool a -> int }",
            "toolset t { tool a() -> int }",
        ),
        ("type A = [int float]", "type A = [int, float]"),
        ("type A = 'x' | “y”", "type A = \"x\" | \"y\""),
        (
            "enum E { 2fa, größe, a.b }",
            "enum E { \"2fa\", \"größe\", \"a.b\" }",
        ),
        ("toolset t { readonyl }", "toolset t { readonly }"),
        ("typ A { a: int }", "type A { a: int }"),
        (
            "toolset t {\n  /// doc\n  readonly\n}",
            "toolset t {\n  // doc\n  readonly\n}",
        ),
        ("type A {\u{A0}a: int }", "type A { a: int }"),
        ("type A = (int]", "type A = (int)"),
    ] {
        let (_, found) = parsed(wrong);
        assert!(!found.is_empty(), "{wrong}");
        assert_eq!(edited(wrong, &found), right, "{found:#?}");
        assert!(parsed(right).1.is_empty(), "{right}");
    }
}

#[test]
fn lists_that_took_the_next_line_say_so() {
    let (_, found) = parsed("toolset t {\n  tags a,\n    final\n}\n");
    assert_eq!(codes(&found), ["T0007"]);
    let (_, found) = parsed("toolset t {\n  tags a,\n    \"final\"\n}\n");
    assert!(found.is_empty());
}

#[test]
fn other_formats_get_one_finding() {
    for text in [
        "{\"a\": 1}",
        "[1]",
        "<html>",
        "syntax = \"proto3\";",
        "openapi: 3.0.0\n",
        "a\0b",
    ] {
        let (_, found) = parsed(text);
        assert_eq!(codes(&found), ["T0014"], "{text}");
    }
}

fn parsed(text: &str) -> (ast::File, Vec<Finding>) {
    let mut findings = Findings::default();
    let tree = syntax::parse(FileId(0), text, &mut findings);
    findings.sort();
    (tree, findings.iter().cloned().collect())
}

fn codes(found: &[Finding]) -> Vec<&'static str> {
    found.iter().map(|finding| finding.code.id).collect()
}

/// The text with all edits applied, last first.
fn edited(text: &str, found: &[Finding]) -> String {
    let mut edits: Vec<_> = found.iter().flat_map(|finding| &finding.edits).collect();
    edits.sort_by_key(|edit| (edit.span.start, edit.span.end));
    let mut text = text.to_string();
    for edit in edits.iter().rev() {
        text.replace_range(edit.span.start as usize..edit.span.end as usize, &edit.text);
    }
    text
}
