//! What both files say of a server: title, description, version, from the options or else from the design.

use toolc_compiler::ir::McpServer;

use super::forms::is_version;
use super::server::Server;
use crate::Fault;

pub(super) struct Described {
    pub title: Option<String>,
    /// In one line: what the options say, or the first paragraph of the doc comment.
    pub description: String,
    /// The whole doc comment, where it says more.
    pub more: Option<String>,
    pub version: String,
}

impl Described {
    /// Nothing, and a fault, if something is missing that both formats need.
    pub(super) fn of(
        server: &McpServer,
        settings: &Server,
        faults: &mut Vec<Fault>,
    ) -> Option<Self> {
        let name = &server.name;
        let docs = server.docs.as_deref().map(str::trim).unwrap_or_default();
        let description = settings
            .description
            .clone()
            .unwrap_or_else(|| first_paragraph(docs));
        if description.is_empty() {
            let fault = settings.fault(format!("`{name}` has no description"), "about what?");
            faults.push(fault.help(format!(
                "write a doc comment above `mcp {name}`, or `description = \"…\"` here"
            )));
        }
        let version = settings.version.as_deref().or(server.version.as_deref());
        match version {
            None => {
                let fault = settings.fault(format!("`{name}` has no version"), "which one?");
                faults.push(fault.help(format!(
                    "write `version \"1.0.0\"` into `mcp {name}` or its service, or `version = \"1.0.0\"` here"
                )));
            }
            Some(version) if !is_version(version) => {
                let message = format!("the version `{version}` of `{name}` is no exact version");
                let fault = settings.fault(message, "not one version");
                faults.push(fault.help("write `version = \"1.0.0\"` here"));
            }
            Some(_) => {}
        }
        let title = settings.title.clone();
        let is_more = docs.split_whitespace().ne(description.split_whitespace());
        Some(Self {
            title: title.or_else(|| server.title.as_deref().map(str::to_owned)),
            more: (is_more && !docs.is_empty()).then(|| docs.to_owned()),
            version: version?.to_owned(),
            description,
        })
    }
}

/// In one line.
fn first_paragraph(docs: &str) -> String {
    let lines = docs.lines().map(str::trim);
    let lines: Vec<&str> = lines.take_while(|line| !line.is_empty()).collect();
    lines.join(" ")
}
