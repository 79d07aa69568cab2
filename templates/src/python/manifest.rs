//! The `pyproject.toml` of a distribution of its own.

use schemars::JsonSchema;
use serde::Serialize;

use super::options::{Distribution, Mode};
use super::surfaces::sdk::Framework;
use crate::page::Page;
use crate::render::render;
use crate::toml::quoted;

/// The versions of the runtime that generated code works with.
const RUNTIME: &str = "\"toolrt>=0.1,<0.2\"";

#[derive(JsonSchema, Serialize)]
struct Manifest {
    header: String,
    name: String,
    version: String,
    description: String,
    license: String,
    module: String,
    runtime: &'static str,
    /// The agent SDKs that it has modules for, a line each.
    extras: Vec<String>,
}

/// The file.
pub(super) fn file(
    distribution: &Distribution,
    sdks: &[&'static Framework],
    modes: &[Mode],
    header: String,
) -> Page {
    let line = |key: &str, text: &Option<String>| {
        text.as_ref()
            .map_or(String::new(), |text| format!("{key} = {}", quoted(text)))
    };
    let model = Manifest {
        header,
        name: quoted(&distribution.name),
        version: quoted(&distribution.version),
        description: line("description", &distribution.description),
        license: line("license", &distribution.license),
        module: quoted(&distribution.module),
        runtime: RUNTIME,
        extras: sdks.iter().flat_map(|sdk| extras(sdk, modes)).collect(),
    };
    Page::finished("pyproject.toml", render("python/manifest", model))
}

/// What an agent SDK needs, by the names of extras: `openai-agents`, `openai-agents-mcp`.
fn extras(sdk: &Framework, modes: &[Mode]) -> Vec<String> {
    let extra = |name: String, needs: &[&str]| {
        let needs: Vec<String> = needs.iter().map(|one| quoted(one)).collect();
        format!("{name} = [{}]", needs.join(", "))
    };
    let extras = modes.iter().filter_map(|mode| match mode {
        Mode::Process => Some(extra(sdk.package.to_owned(), &[sdk.requires])),
        Mode::Mcp => {
            let remote = sdk.remote.as_ref()?;
            Some(extra(format!("{}-mcp", sdk.package), remote.requires))
        }
        Mode::Command => {
            let program = sdk.program.as_ref()?;
            Some(extra(format!("{}-command", sdk.package), program.requires))
        }
    });
    extras.collect()
}
