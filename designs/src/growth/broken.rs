//! Designs with many mistakes, and text that is no design.

use super::{File, Kind, broken, design, each, file, joined};

pub(super) const KINDS: &[Kind] = &[
    broken("cycle-of-aliases", |n| {
        design(&each(n, |i| format!("type A{i} = A{}\n", (i + 1) % n)))
    }),
    broken("cycles-of-aliases", |n| {
        design(&each(n, |i| format!("type A{i} = A{}\n", i ^ 1)))
    }),
    broken("aliases-of-a-cycle", |n| {
        design(&format!(
            "type A = A\n{}",
            each(n, |i| format!("type A{i} = A\n"))
        ))
    }),
    broken("aliases-into-a-cycle", |n| {
        design(&format!(
            "type A{n} = A{n}\n{}",
            each(n, |i| format!("type A{i} = A{}\n", i + 1))
        ))
    }),
    broken("cycle-of-required-records", |n| {
        design(&each(n, |i| {
            format!("type T{i} {{ next: T{} }}\n", (i + 1) % n)
        }))
    }),
    broken("cycle-of-spreads", |n| {
        design(&each(n, |i| {
            format!("type T{i} {{ ...T{} }}\n", (i + 1) % n)
        }))
    }),
    broken("unknown-types", |n| {
        design(&format!(
            "{}type T {{\n{}}}\n",
            each(n, |i| format!("type Known{i} {{ x: int }}\n")),
            each(n, |i| format!("  f{i}: Unknown{i}\n"))
        ))
    }),
    broken("unknown-types-in-one-line", |n| {
        design(&format!(
            "type T {{ {} }}\n",
            joined(n, ", ", |i| format!("f{i}: Unknown{i}"))
        ))
    }),
    broken("unknown-members", |n| {
        design(&format!(
            "enum E {{\n{}}}\ntype T {{\n{}}}\n",
            each(n, |i| format!("  m{i}\n")),
            each(n, |i| format!("  f{i}: E = x{i}\n"))
        ))
    }),
    broken("unknown-fields", |n| {
        design(&format!(
            "type R {{ {} }}\ntype T {{ x: R = {{ {} }} }}\n",
            joined(n, ", ", |i| format!("k{i}?: int")),
            joined(n, ", ", |i| format!("u{i}: {i}"))
        ))
    }),
    broken("unknown-errors", |n| {
        design(&format!(
            "{}service s {{\n{}}}\n",
            each(n, |i| format!("/// E.\nerror e{i}() {{ kind input }}\n")),
            each(n, |i| format!("  method m{i}() throws x{i}, e{i}\n")),
        ))
    }),
    broken("unknown-tools", |n| {
        design(&format!(
            "service s {{}}\ntoolset t {{\n  owner s\n{}}}\n",
            each(n, |i| format!(
                "  /// Tool number {i}, as such.\n  tool t{i}() {{ readonly next u{i} }}\n"
            )),
        ))
    }),
    broken("unknown-methods", |n| {
        design(&format!(
            "service s {{\n{}}}\ntoolset t {{\n  owner s\n{}}}\n",
            each(n, |i| format!("  method m{i}()\n")),
            each(n, |i| format!(
                "  /// Tool number {i}, as such.\n  tool t{i}() {{ bind s.x{i} }}\n"
            )),
        ))
    }),
    broken("unknown-packages", |n| {
        design(&each(n, |i| format!("use unknown.p{i}\n")))
    }),
    broken("bindings-that-do-not-fit", |n| {
        design(&format!(
            "service s {{\n  method m(\n{}  )\n}}\ntoolset t {{\n  /// A tool, as such.\n  tool t(\n{}  ) {{ bind s.m readonly }}\n}}\n",
            each(n, |i| format!("    p{i}: int\n")),
            each(n, |i| format!("    p{i}: string\n"))
        ))
    }),
    broken("same-types", |n| {
        design(&each(n, |_| "type T { x: int }\n".into()))
    }),
    broken("same-fields", |n| {
        design(&format!(
            "type T {{\n{}}}\n",
            each(n, |_| "  x: int\n".into())
        ))
    }),
    broken("same-members", |n| {
        design(&format!("enum E {{\n{}}}\n", each(n, |_| "  x\n".into())))
    }),
    broken("same-tools", |n| {
        design(&format!(
            "service s {{}}\ntoolset t {{\n  owner s\n{}}}\n",
            each(n, |_| "  /// A tool, as such.\n  tool t() { readonly }\n"
                .into())
        ))
    }),
    broken("same-uris", |n| {
        design(&format!(
            "service s {{\n  mcp p {{\n{}  }}\n}}\n",
            each(n, |i| format!(
                "    /// Resource {i}.\n    resource r{i} \"note:///{{v{i}}}\" -> string\n"
            ))
        ))
    }),
    broken("same-values-of-the-context", |n| {
        design(&format!(
            "service s {{\n  mcp p {{\n{}  }}\n}}\n",
            each(n, |_| "    context run_id from meta \"run\"\n".into())
        ))
    }),
    broken("warnings", |n| {
        design(&each(n, |i| {
            format!("type T{i} {{ f: string @range(3..1) }}\n")
        }))
    }),
    broken("broken-items", |n| {
        design(&each(n, |i| format!("typ T{i} {{ x: int }}\n")))
    }),
    broken("broken-fields", |n| {
        design(&format!(
            "type T {{\n{}}}\n",
            each(n, |i| format!("  f{i} int\n"))
        ))
    }),
    broken("broken-members", |n| {
        design(&format!(
            "toolset t {{\n{}}}\n",
            each(n, |i| format!("  tol t{i}() {{ readonly }}\n"))
        ))
    }),
    broken("broken-statements", |n| {
        design(&format!(
            "toolset t {{\n  tool t() {{\n{}  }}\n}}\n",
            each(n, |i| format!("    tag x{i}\n"))
        ))
    }),
    broken("broken-steps", |n| {
        design(&format!(
            "toolset t {{\n  chain t() {{\n{}  }}\n}}\n",
            each(n, |i| format!("    x{i} = = y{i}()\n"))
        ))
    }),
    broken("broken-entries", |n| {
        design(&format!(
            "type T {{ x: json = {{\n{}}} }}\n",
            each(n, |i| format!("    x{i}: = 1\n"))
        ))
    }),
    broken("broken-enum", |n| {
        design(&format!(
            "enum E {{\n{}}}\n",
            each(n, |i| format!("  m{i}: 1\n"))
        ))
    }),
    broken("open-braces", |n| design(&"{".repeat(n))),
    broken("open-braces-in-lines", |n| design(&"{\n".repeat(n))),
    broken("closed-braces", |n| design(&"}\n".repeat(n))),
    broken("braces-in-turn", |n| design(&"}{".repeat(n))),
    broken("open-lists", |n| {
        design(&format!("type T = {}", "[".repeat(n)))
    }),
    broken("nested-lists", |n| {
        design(&format!("type T = {}int{}\n", "[".repeat(n), "]".repeat(n)))
    }),
    broken("open-records", |n| {
        design(&each(n, |i| format!("type T{i} {{\n  x: int\n")))
    }),
    broken("open-toolsets", |n| {
        design(&each(n, |i| format!("toolset t{i} {{\n  tool t{i}() {{\n")))
    }),
    broken("open-texts", |n| {
        design(&each(n, |i| {
            format!("type T{i} {{ x: string = \"open }}\n")
        }))
    }),
    broken("open-blocks", |n| {
        design(&each(n, |i| {
            format!("type T{i} {{ x: string = \"\"\"open }}\n")
        }))
    }),
    broken("quotes", |n| design(&"\"".repeat(n))),
    broken("open-patterns", |n| {
        design(&each(n, |i| format!("type T{i} = string @pattern(/a\n")))
    }),
    broken("stray-signs", |n| design(&"% ".repeat(n))),
    broken("stray-words", |n| design(&"word ".repeat(n))),
    broken("stray-words-in-lines", |n| design(&"word\n".repeat(n))),
    broken("stray-colons", |n| {
        design(&format!("type T {{ {} }}", ": ".repeat(n)))
    }),
    broken("stray-commas", |n| {
        design(&format!("type T {{ {} }}", ", ".repeat(n)))
    }),
    broken("stray-docs", |n| {
        design(&each(n, |_| "/// Stray.\n\n// And more.\n".into()))
    }),
    broken("stray-words-in-a-record", |n| {
        design(&format!("type T {{\n{}}}", "word ".repeat(n)))
    }),
    broken("stray-words-in-a-tool", |n| {
        design(&format!(
            "toolset t {{\n  tool t() {{\n{}  }}\n}}",
            "word ".repeat(n)
        ))
    }),
    broken("attributes-of-one-name", |n| {
        design(&format!("type T = int{}\n", " @range(1..2)".repeat(n)))
    }),
    broken("unknown-attributes", |n| {
        design(&format!("type T = int{}\n", each(n, |i| format!(" @x{i}"))))
    }),
    broken("deep-broken-text", deep),
    broken("errors-in-many-files", |n| {
        (0..n)
            .map(|i| {
                file(
                    &format!("p{i}"),
                    format!("/// Package {i}.\npackage growth.p{i}\n\ntype T {{ x: Unknown }}\n"),
                )
            })
            .collect()
    }),
];

/// Blocks inside each other, eight deep, none of them closed, and mistakes in each.
fn deep(n: usize) -> Vec<File> {
    design(&each(n, |i| match i % 8 {
        0 => format!("service s{i} {{\n"),
        7 => "  field x: {{{ \n".into(),
        other => format!("{}toolset t{i} {{ x: [ ,\n", "  ".repeat(other)),
    }))
}
