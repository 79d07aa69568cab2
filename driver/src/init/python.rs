//! A host in Python: modules with the handlers, a program and tests.

use std::path::Path;

use super::{Files, versions};

/// The files of the host.
pub(super) fn files(mcp: bool, name: &str, runtime: Option<&Path>) -> Files {
    let (version, next) = versions();
    let extra = if mcp { "[mcp]" } else { "" };
    let toolrt = match runtime {
        Some(path) => format!("{}{extra}", path.join("python").display()),
        None => format!("toolrt{extra}>={version},<{next}"),
    };
    let program = match mcp {
        true => include_str!("python/serve.py.in"),
        false => include_str!("python/main.py.in"),
    };
    let run = match mcp {
        true => ".venv/bin/python main.py     # an MCP server over standard input and output",
        false => ".venv/bin/python main.py     # calls a tool, and prints its envelope",
    };
    let readme = include_str!("python/README.md.in");
    vec![
        ("requirements.txt", format!("{toolrt}\npytest>=8\n")),
        (
            "greeter.py",
            include_str!("python/greeter.py.in").to_owned(),
        ),
        ("main.py", program.to_owned()),
        (
            "test_greeter.py",
            include_str!("python/tests.py.in").to_owned(),
        ),
        (
            ".gitignore",
            ".venv/\n__pycache__/\n.pytest_cache/\n".to_owned(),
        ),
        (
            "README.md",
            readme.replace("NAME", name).replace("RUN", run),
        ),
    ]
}
