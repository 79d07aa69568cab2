//! Tools and chains with many statements, and statements with many parts.

use super::{Kind, design, each, joined, sound};

pub(super) const KINDS: &[Kind] = &[
    sound("tags", |n| {
        tool(&format!("tags {}", joined(n, ", ", |i| format!("g{i}"))))
    }),
    sound("capabilities", |n| {
        tool(&format!(
            "needs {}",
            joined(n, ", ", |i| format!("fs:read:./d{i}"))
        ))
    }),
    sound("scopes", |n| {
        tool(&format!(
            "scopes {}",
            joined(n, ", ", |i| format!("\"s{i}:read\""))
        ))
    }),
    sound("entries-of-meta", |n| {
        tool(&format!(
            "meta {{ {} }}",
            joined(n, ", ", |i| format!("\"vendor/k{i}\": {i}"))
        ))
    }),
    sound("examples", |n| {
        tool(&each(n, |i| {
            format!("example \"E{i}\" {{ args {{ a: {i} }} result {i} }}\n")
        }))
    }),
    sound("sides", |n| {
        tool(&each(n, |i| format!("side s{i}: [int] for timeline\n")))
    }),
    sound("questions", |n| {
        tool(&each(n, |i| format!("asks a{i}: int \"How many?\"\n")))
    }),
    sound("next-tools", |n| {
        design(&format!(
            "service s {{}}\ntoolset t {{\n  owner s\n{}  /// The first, as such.\n  tool first() {{\n    readonly\n{}  }}\n}}\n",
            each(n, |i| format!(
                "  /// Tool number {i}, as such.\n  tool t{i}() {{ readonly }}\n"
            )),
            each(n, |i| format!("    next t{i} \"To go on\"\n"))
        ))
    }),
    sound("paths-in-a-template", |n| {
        tool(&format!("hint call \"{}\"", "{args.a} ".repeat(n)))
    }),
    sound("entries-of-a-mapping", |n| {
        design(&format!(
            "service s {{\n  method m(\n{}  ) -> {{ r: int }}\n}}\ntoolset t {{\n  /// A tool, as such.\n  tool t(\n{}  ) -> {{ q: int }} {{\n    bind s.m {{ {} }} return {{ q: result.r }}\n    readonly\n  }}\n}}\n",
            each(n, |i| format!("    p{i}: int\n")),
            each(n, |i| format!("    q{i}: int\n")),
            joined(n, ", ", |i| format!("p{i}: args.q{i}")),
        ))
    }),
    sound("mappings", |n| {
        design(&format!(
            "service s {{\n  method m(p: int) -> {{ r: int }}\n}}\ntoolset t {{\n{}}}\n",
            each(n, |i| format!(
                "  /// Tool number {i}, as such.\n  tool t{i}(q: int) -> {{ q: int }} {{\n    bind s.m {{ p: args.q }} return {{ q: result.r }}\n    readonly\n  }}\n"
            )),
        ))
    }),
    sound("steps-of-a-chain", |n| {
        chain(&format!(
            "{}    return t(a: args.a)\n",
            each(n, |i| if i == 0 {
                "    s0 = t(a: args.a)\n".into()
            } else {
                format!("    s{i} = t(a: s{}.a)\n", i - 1)
            })
        ))
    }),
    sound("conditions-of-a-chain", |n| {
        design(&format!(
            "service s {{}}\ntype R {{\n{}}}\ntoolset t {{\n  owner s\n  /// A tool, as such.\n  tool t(a: int) -> R {{ readonly }}\n  /// A chain, as such.\n  chain c(a: int) -> R {{\n    s = t(a: args.a)\n{}    return t(a: args.a)\n  }}\n}}\n",
            each(n, |i| format!("  b{i}?: string\n")),
            each(n, |i| format!(
                "    if s.b{i} is absent return t(a: args.a)\n"
            ))
        ))
    }),
    sound("chains", |n| {
        design(&format!(
            "service s {{}}\ntoolset t {{\n  owner s\n  /// A tool, as such.\n  tool t(a: int) -> int {{ readonly }}\n{}}}\n",
            each(n, |i| format!(
                "  /// Chain number {i}, as such.\n  chain c{i}(a: int) -> int {{ return t(a: args.a) }}\n"
            ))
        ))
    }),
    sound("chains-that-call-the-next", |n| {
        design(&format!(
            "service s {{}}\ntoolset t {{\n  owner s\n  /// A tool, as such.\n  tool c{n}(a: int) -> int {{ readonly }}\n{}}}\n",
            each(n, |i| format!(
                "  /// Chain number {i}, as such.\n  chain c{i}(a: int) -> int {{ return c{}(a: args.a) }}\n",
                i + 1
            ))
        ))
    }),
];

/// One tool with these statements.
fn tool(statements: &str) -> Vec<super::File> {
    design(&format!(
        "service s {{}}\ntoolset t {{\n  owner s\n  /// A tool, as such.\n  tool t(a: int) -> int {{\n    readonly\n{statements}\n  }}\n}}\n"
    ))
}

/// One chain with these steps, and the tool that they call.
fn chain(steps: &str) -> Vec<super::File> {
    design(&format!(
        "service s {{}}\ntoolset t {{\n  owner s\n  /// A tool, as such.\n  tool t(a: int) -> {{ a: int }} {{ readonly }}\n  /// A chain, as such.\n  chain c(a: int) -> {{ a: int }} {{\n{steps}  }}\n}}\n"
    ))
}
