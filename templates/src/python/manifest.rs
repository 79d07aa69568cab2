//! The `pyproject.toml` of a distribution of its own.

use schemars::JsonSchema;
use serde::Serialize;

use super::options::Distribution;
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
}

/// The file.
pub(super) fn file(distribution: &Distribution, header: String) -> Page {
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
    };
    Page::finished("pyproject.toml", render("python/manifest", model))
}
