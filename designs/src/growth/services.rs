//! Many services, toolsets, tools and errors, and surfaces with many parts.

use super::{Kind, design, each, joined, sound};

pub(super) const KINDS: &[Kind] = &[
    sound("tools", |n| {
        design(&format!(
            "service s {{\n{}}}\ntoolset t {{\n{}}}\n",
            each(n, |i| format!("  method m{i}(a: int) -> int\n")),
            each(n, |i| format!(
                "  /// Tool number {i}, as such.\n  tool t{i}(a: int) -> int {{ bind s.m{i} readonly }}\n"
            ))
        ))
    }),
    sound("tools-of-methods", |n| {
        design(&format!(
            "service s {{\n{}}}\n",
            each(n, |i| format!(
                "  /// Method number {i}, as such.\n  method m{i}(a: int) -> int {{ tool {{ readonly }} }}\n"
            ))
        ))
    }),
    sound("tools-of-one-method", |n| {
        design(&format!(
            "service s {{ method m(a: int) -> int }}\ntoolset t {{\n{}}}\n",
            each(n, |i| format!(
                "  /// Tool number {i}, as such.\n  tool t{i}(a: int) -> int {{ bind s.m readonly }}\n"
            ))
        ))
    }),
    sound("toolsets", |n| {
        design(&format!(
            "service s {{ method m(a: int) -> int }}\n{}",
            each(n, |i| format!(
                "/// Set {i}.\ntoolset t{i} {{\n  /// Tool number {i}, as such.\n  tool t{i}(a: int) -> int {{ bind s.m readonly }}\n}}\n"
            ))
        ))
    }),
    sound("services", |n| {
        design(&each(n, |i| {
            format!(
                "/// Service {i}.\nservice s{i} {{\n  version \"1.0.0\"\n  method m(a: int) -> int\n}}\n"
            )
        }))
    }),
    sound("exports", |n| {
        design(&format!(
            "service s {{\n  exports {}\n}}\n{}",
            joined(n, ", ", |i| format!("t{i}")),
            each(n, |i| format!(
                "/// Set {i}.\ntoolset t{i} {{\n  /// Tool number {i}, as such.\n  tool t{i}(a: int) -> int {{ readonly }}\n}}\n"
            ))
        ))
    }),
    sound("errors", |n| {
        design(&format!(
            "service s {{\n{}}}\n{}",
            each(n, |i| format!("  method m{i}(a: int) -> int throws e{i}\n")),
            errors(n)
        ))
    }),
    sound("errors-of-a-method", |n| {
        design(&format!(
            "service s {{\n  /// Does it, as such.\n  method m(a: int) -> int throws {} {{ tool {{ readonly }} }}\n}}\n{}",
            joined(n, ", ", |i| format!("e{i}")),
            errors(n)
        ))
    }),
    sound("details-of-an-error", |n| {
        design(&format!(
            "service s {{ method m() throws e }}\n/// Wrong.\nerror e(\n{}) {{ kind input }}\n",
            each(n, |i| format!("  d{i}: int\n"))
        ))
    }),
    sound("parameters", |n| {
        design(&format!(
            "service s {{\n  method m(\n{}  )\n}}\ntoolset t {{\n  /// A tool, as such.\n  tool t(\n{}  ) {{ bind s.m readonly }}\n}}\n",
            each(n, |i| format!("    p{i}: int\n")),
            each(n, |i| format!("    p{i}: int\n"))
        ))
    }),
    sound("injected-parameters", |n| {
        design(&format!(
            "service s {{\n  method m(\n{}  )\n}}\ntoolset t {{\n  /// A tool, as such.\n  tool t(\n{}  ) {{ bind s.m readonly }}\n}}\n",
            each(n, |i| format!("    p{i}: string\n")),
            each(n, |i| format!(
                "    p{i}: string from context.labels.p{i}\n"
            ))
        ))
    }),
    sound("agents", |n| {
        design(&format!(
            "service s {{\n  exports t\n{}}}\n{}",
            each(n, |i| format!(
                "  /// Agent {i}.\n  agent a{i} {{\n    instructions \"Do it.\"\n    uses t\n    completion c -> int\n    policy {{ calls 20 }}\n  }}\n"
            )),
            TOOLSET
        ))
    }),
    sound("completions", |n| {
        design(&format!(
            "service s {{\n  exports t\n  agent a {{\n    instructions \"Do it.\"\n    uses t\n{}  }}\n}}\n{}",
            each(n, |i| format!("    completion c{i} -> int\n")),
            TOOLSET
        ))
    }),
    sound("toolsets-of-an-agent", |n| {
        design(&format!(
            "service s {{\n  agent a {{\n    instructions \"Do it.\"\n    uses {}\n  }}\n}}\n{}",
            joined(n, ", ", |i| format!("t{i}")),
            each(n, |i| format!(
                "/// Set {i}.\ntoolset t{i} {{\n  owner s\n  /// Tool number {i}, as such.\n  tool t{i}(a: int) -> int {{ readonly }}\n}}\n"
            ))
        ))
    }),
    sound("tools-of-a-filter", |n| {
        design(&format!(
            "service s {{\n  mcp p {{\n    exposes t only [{}]\n  }}\n}}\ntoolset t {{\n  owner s\n{}}}\n",
            joined(n, ", ", |i| format!("t{i}")),
            each(n, |i| format!(
                "  /// Tool number {i}, as such.\n  tool t{i}(a: int) -> int {{ readonly }}\n"
            ))
        ))
    }),
    sound("servers", |n| {
        design(&format!(
            "service s {{\n  exports t\n{}}}\n{}",
            each(n, |i| format!(
                "  mcp p{i} {{\n    instructions \"Do it.\"\n    exposes t\n  }}\n"
            )),
            TOOLSET
        ))
    }),
    sound("commands", |n| {
        design(&format!(
            "service s {{\n  exports t\n{}}}\n{}",
            each(n, |i| format!(
                "  /// Command {i}.\n  cli c{i} {{ exposes t }}\n"
            )),
            TOOLSET
        ))
    }),
    sound("values-of-the-context", |n| {
        server(&each(n, |i| {
            format!("    context labels.l{i} from meta \"acme.dev/l{i}\"\n")
        }))
    }),
    sound("icons", |n| {
        server(&each(n, |i| {
            format!("    icon \"https://acme.dev/{i}.png\" sizes \"48x48\" for dark\n")
        }))
    }),
    sound("sizes-of-an-icon", |n| {
        server(&format!(
            "    icon \"https://acme.dev/a.png\" sizes \"{}\"\n",
            joined(n, " ", |i| format!("{i}x{i}"))
        ))
    }),
    sound("variables-of-a-resource", |n| {
        server(&format!(
            "    /// A resource.\n    resource r \"note:///{}\" -> string\n",
            joined(n, "/", |i| format!("{{v{i}}}"))
        ))
    }),
    sound("needs-of-a-resource", |n| {
        server(&format!(
            "    /// A resource.\n    resource r \"note:///a\" -> string {{\n      needs {}\n      scopes {}\n    }}\n",
            joined(n, ", ", |i| format!("fs:read:./d{i}")),
            joined(n, ", ", |i| format!("\"s{i}:read\""))
        ))
    }),
    sound("resources-of-prompts", |n| {
        server(&each(n, |i| {
            format!(
                "    /// Resource {i}.\n    resource r{i} \"note:///{i}/{{id}}\" -> string {{ watched }}\n    /// Prompt {i}.\n    prompt q{i}(id: string) {{\n      user resource \"note:///{i}/{{args.id}}\"\n      user image \"aGk=\" mime \"image/png\"\n    }}\n"
            )
        }))
    }),
    sound("arguments-of-a-prompt", |n| {
        server(&format!(
            "    /// A prompt.\n    prompt q(\n{}    ) {{ user \"Do {}.\" }}\n",
            each(n, |i| format!("      a{i}: string\n")),
            joined(n, " ", |i| format!("{{args.a{i}}}"))
        ))
    }),
    sound("errors-of-a-resource", |n| {
        let mut files = server(&format!(
            "    /// A resource.\n    resource r \"note:///{{a}}\" -> string throws {}\n",
            joined(n, ", ", |i| format!("e{i}"))
        ));
        files[0].text.push_str(&errors(n));
        files
    }),
    sound("questions-of-a-prompt", |n| {
        server(&format!(
            "    /// A prompt.\n    prompt q() {{\n      hosted\n{}    }}\n",
            each(n, |i| format!("      asks a{i}: int \"How many?\"\n"))
        ))
    }),
    sound("resources", |n| {
        design(&format!(
            "service s {{\n  exports t\n  mcp p {{\n    exposes t\n{}  }}\n}}\n{}",
            each(n, |i| format!(
                "    /// Resource {i}.\n    resource r{i} \"note:///{i}/{{id}}\" -> string {{ mime \"text/plain\" }}\n"
            )),
            TOOLSET
        ))
    }),
    sound("prompts", |n| {
        design(&format!(
            "service s {{\n  exports t\n  mcp p {{\n    exposes t\n{}  }}\n}}\n{}",
            each(n, |i| format!(
                "    /// Prompt {i}.\n    prompt q{i}(goal: string) {{ user \"Do {{args.goal}}.\" }}\n"
            )),
            TOOLSET
        ))
    }),
    sound("messages-of-a-prompt", |n| {
        design(&format!(
            "service s {{\n  exports t\n  mcp p {{\n    exposes t\n    /// A prompt.\n    prompt q(goal: string) {{\n{}    }}\n  }}\n}}\n{}",
            each(n, |i| format!("      user \"Do {{args.goal}} {i}.\"\n")),
            TOOLSET
        ))
    }),
    sound("allowed-warnings", |n| {
        design(&format!(
            "service s {{}}\n{}",
            each(n, |i| format!(
                "// toolc: allow T0422 the product calls it so\n/// Set {i}.\ntoolset t{i} {{\n  owner s\n  /// Tool number {i}, as such.\n  tool run{i}(limit: int) -> int {{ readonly }}\n}}\n"
            ))
        ))
    }),
];

/// A toolset with one tool, for what shows toolsets.
const TOOLSET: &str = "/// A set.\ntoolset t {\n  owner s\n  /// A tool, as such.\n  tool t(a: int) -> int { readonly }\n}\n";

/// A server with these members, and the toolset that it shows.
fn server(members: &str) -> Vec<super::File> {
    design(&format!(
        "service s {{\n  exports t\n  mcp p {{\n    exposes t\n{members}  }}\n}}\n{TOOLSET}"
    ))
}

fn errors(n: usize) -> String {
    each(n, |i| {
        format!(
            "/// Error {i}.\nerror e{i}(a: int) {{\n  kind input\n  field a\n  recover correct \"Not {{details.a}}.\"\n}}\n"
        )
    })
}
