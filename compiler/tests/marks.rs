//! `@needs` at fields: where it may stand, what it may say, and what it says in the IR.

use toolc_compiler::diagnostics::Severity;
use toolc_compiler::ir::Part;
use toolc_compiler::{Input, compile};

/// The messages of all findings in a design with these types and this tool.
fn messages(types: &str, tool: &str) -> Vec<String> {
    let text = format!(
        "package demo\nservice demo {{}}\n{types}\ntoolset work {{\n owner demo\n /// Does it.\n {tool}\n}}"
    );
    let input = Input {
        path: "demo.tools".into(),
        text,
    };
    let checked = compile(vec![input]);
    let findings = checked.findings.iter();
    // Types that one of the tools does not use are only warned of.
    findings
        .filter(|finding| finding.code.severity == Severity::Error)
        .map(|finding| format!("{}: {}", finding.code.id, finding.message))
        .collect()
}

#[test]
fn marks_stand_at_paths_and_uris() {
    for ty in [
        "path",
        "path?",
        "[path]",
        "[string: [path?]]",
        "[path, uri]",
        "path | \"stdin\"",
        "Folders",
    ] {
        let tool = format!("tool tidy(a?: {ty} @needs(fs:read)) {{ needs fs:read }}");
        let types = "type Folders = [Folder]\ntype Folder = path @length(1..9)";
        assert_eq!(messages(types, &tool), [""; 0], "{ty}");
    }
    for ty in [
        "string",
        "[int]",
        "path | int",
        "{ a: path }",
        "json",
        "Box",
        "[bytes]",
    ] {
        let tool = format!("tool tidy(a: {ty} @needs(fs:read)) {{ needs fs:read }}");
        let types = "type Box { a: path }";
        assert_eq!(
            messages(types, &tool),
            ["T0217: `a` is no `path` and no `uri`"],
            "{ty}"
        );
    }
}

#[test]
fn a_mark_names_what_can_bind_its_value() {
    for (mark, message) in [
        ("net:read", "T0217: `net:read` does not bind `a`"),
        ("proc:spawn", "T0217: `proc:spawn` does not bind `a`"),
        ("none", "T0217: `none` does not bind `a`"),
        ("fs:reed", "T0407: there is no capability `fs:reed`"),
        ("1..2", "T0407: there is no capability `1..2`"),
        (
            "fs:read:../a",
            "T0415: `fs:read:../a` cannot be granted for `a`",
        ),
    ] {
        let tool =
            format!("tool tidy(a: path @needs({mark})) {{ needs fs:read, net:read, proc:spawn }}");
        assert_eq!(
            messages("", &tool).first().map(String::as_str),
            Some(message),
            "{mark}"
        );
    }
    let tool = "tool tidy(a: uri @needs(net:read, fs:read)) { needs fs:read, net:read }";
    assert_eq!(messages("", tool), [""; 0]);
}

#[test]
fn a_mark_stands_at_a_field_and_once() {
    for (types, tool, message) in [
        (
            "type Out = path @needs(fs:write)",
            "tool tidy(a: Out) { needs fs:write }",
            "T0123: `@needs` cannot stand here",
        ),
        (
            "",
            "tool tidy(a: [path @needs(fs:write)]) { needs fs:write }",
            "T0123: `@needs` cannot stand here",
        ),
        (
            "",
            "tool tidy(a: path @needs(fs:write) from context.caller) { needs fs:write }",
            "T0123: `@needs` cannot stand here",
        ),
        (
            "",
            "tool tidy(a: path @needs(fs:write) @needs(fs:read)) { needs fs:write, fs:read }",
            "T0123: `@needs` is said twice",
        ),
        (
            "",
            "tool tidy(a: path @needs) { needs fs:write }",
            "T0122: `@needs` takes capabilities",
        ),
        (
            "",
            "tool tidy(a: path @needs([1])) { needs fs:write }",
            "T0122: `@needs` takes capabilities",
        ),
    ] {
        assert_eq!(messages(types, tool), [message], "{types} {tool}");
    }
}

#[test]
fn a_tool_declares_what_its_marks_name() {
    let copy = "type Copy { from: path @needs(fs:read), to: [Item] }\ntype Item { at: path @needs(fs:write:./out/a), more: [Item] }";
    for (needs, undeclared) in [
        ("fs:read, fs:write", None),
        ("fs:read, fs:write:out", None),
        ("fs:read:./in, fs:write:./out/a/", None),
        (
            "fs:read, fs:write:./outer",
            Some("`fs:write:./out/a`, which binds `at`"),
        ),
        (
            "fs:read, fs:write:/out",
            Some("`fs:write:./out/a`, which binds `at`"),
        ),
        ("fs:write", Some("`fs:read`, which binds `from`")),
        (
            "net:read, fs:read, fs:delete",
            Some("`fs:write:./out/a`, which binds `at`"),
        ),
    ] {
        let tool = format!("tool copy(Copy) {{ destructive confirm \"Sure?\" needs {needs} }}");
        let wanted = undeclared.map(|what| format!("T0430: `copy` does not need {what}"));
        assert_eq!(messages(copy, &tool), Vec::from_iter(wanted), "{needs}");
    }
}

#[test]
fn arguments_are_visited_however_they_are_declared() {
    let mut types = String::from("type T0 { a: path @needs(fs:read) }\n");
    // A chain of types may be as long as a design.
    for index in 1..1_000 {
        types.push_str(&format!("type T{index} {{ next: [T{}] }}\n", index - 1));
    }
    let text = format!(
        "package demo\nservice demo {{ toolset work {{\n/// Does it.\ntool tidy(all: T999) {{ needs fs:read }} }} }}\n{types}"
    );
    let input = Input {
        path: "demo.tools".into(),
        text,
    };
    let checked = compile(vec![input]);
    let tool = &checked.design.tools[0];
    let mut marks = Vec::new();
    checked.design.visit_arguments(tool, &mut |part| {
        if let Part::Field(field) = part {
            marks.extend(field.annotations.needs.iter().map(ToString::to_string));
        }
    });
    assert_eq!(marks, ["fs:read"]);
    assert!(checked.design.binds_arguments(tool));
}

#[test]
fn hosts_of_needs_are_those_that_a_host_can_grant() {
    for host in [
        "a.example",
        "a.example:8443",
        "127.0.0.1",
        "::1",
        "[::1]",
        "[::1]:80",
        "xn--a.b_c",
    ] {
        let tool = format!("tool tidy(a: uri) {{ needs net:read:{host} }}");
        let quoted = format!("tool tidy(a: uri) {{ needs \"net:read:{host}\" }}");
        let tool = if host.contains('[') { quoted } else { tool };
        assert_eq!(messages("", &tool), [""; 0], "{host}");
    }
    for host in [
        "",
        "A.example",
        "a.example:",
        "a.example:0",
        "a.example:080",
        "a.example:99999",
        "a.example:80:90",
        "*.a.example",
        "me@a.example",
        "a.example/b",
        "127.1",
        "0x7f.0.0.1",
        "a.0x1",
        "2130706433",
        "::1:80000",
        "a..b",
        "-a",
    ] {
        let tool = format!("tool tidy(a: uri) {{ needs \"net:read:{host}\" }}");
        let wanted = format!("T0415: `net:read:{host}` cannot be granted to `tidy`");
        assert_eq!(messages("", &tool), [wanted], "{host}");
    }
}
