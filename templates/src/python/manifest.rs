//! The `pyproject.toml` of a distribution of its own.

use schemars::JsonSchema;
use serde::Serialize;

use super::options::Distribution;
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
        extras: (sdks.iter())
            .map(|sdk| format!("{} = [{}]", sdk.package, quoted(sdk.requires)))
            .collect(),
    };
    Page::finished("pyproject.toml", render("python/manifest", model))
}
