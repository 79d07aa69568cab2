//! A host in Rust: a crate with the handlers as a library, a program and tests.

use std::path::Path;

use super::{Files, versions};

/// The files of the host.
pub(super) fn files(mcp: bool, name: &str, runtime: Option<&Path>) -> Files {
    let (version, _) = versions();
    // Of a crate on this disk, the version says what a published one must have.
    let of = |folder: &str| match runtime {
        Some(path) => {
            let path = path.join(folder).display().to_string();
            format!("version = \"{version}\", path = {path:?}")
        }
        None => format!("version = \"{version}\""),
    };
    let mut runtimes = format!("{{ {}, features = [\"tokio\"] }}", of("rust"));
    if mcp {
        let of = of("mcp");
        let features = "default-features = false, features = [\"server\"]";
        runtimes.push_str(&format!("\ntoolrt-mcp = {{ {of}, {features} }}"));
    }
    let program = match mcp {
        true => include_str!("rust/serve.rs.in"),
        false => include_str!("rust/main.rs.in"),
    };
    let run = match mcp {
        true => "cargo run     # an MCP server over standard input and output",
        false => "cargo run     # calls a tool, and prints its envelope",
    };
    let module = name.replace('-', "_");
    let filled = |text: &str| text.replace("NAME", name).replace("MODULE", &module);
    let manifest = filled(include_str!("rust/Cargo.toml.in"));
    let manifest = manifest
        .replace("TOOLRT", &runtimes)
        .replace("TESTED", &of("rust"));
    vec![
        ("Cargo.toml", manifest),
        ("src/lib.rs", filled(include_str!("rust/lib.rs.in"))),
        ("src/greeter.rs", filled(include_str!("rust/greeter.rs.in"))),
        ("src/main.rs", filled(program)),
        (
            "tests/greetings.rs",
            filled(include_str!("rust/tests.rs.in")),
        ),
        (".gitignore", "/target\n".to_owned()),
        (
            "README.md",
            filled(include_str!("rust/README.md.in")).replace("RUN", run),
        ),
    ]
}
