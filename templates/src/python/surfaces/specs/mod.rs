//! Everything that is declared of a toolset, as data that is made when it is first asked for.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::Toolset;

use crate::page::Page;
use crate::plan::spec::{ToolSpec, ToolsetSpec};
use crate::python::models::ToolModel;
use crate::python::names::Names;
use crate::python::{docs, mapping, symbols};
use crate::slot::Slot;

/// What `specs.py.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Specs {
    header: Slot,
    docs: Slot,
    toolset: ToolsetSpec,
    /// The version of most tools: that of the first.
    version: Option<Slot>,
    tools: Vec<Tool>,
}

#[derive(JsonSchema, Serialize)]
struct Tool {
    /// What makes the spec.
    function: Slot,
    /// Whether its version is another one than that of the first.
    has_own_version: bool,
    /// The codec of the arguments, if capabilities bind some of them.
    args: Option<Slot>,
    spec: ToolSpec,
}

/// `specs.py`.
pub(crate) fn page(
    names: &Names<'_>,
    toolset: &Toolset,
    models: &[ToolModel<'_>],
    folder: &str,
    header: &str,
) -> Page {
    let design = names.design;
    let version = models.first().and_then(|model| model.tool.version.as_ref());
    let tools = models.iter().map(|model| {
        let steps = mapping::steps(design, model.tool).into_iter();
        Tool {
            function: Slot::name(&format!("_{}", model.method)),
            has_own_version: model.tool.version.as_ref() != version,
            args: (design.binds_arguments(model.tool) || design.hides_arguments(model.tool))
                .then(|| Slot::code(symbols::codec(&model.args_codec))),
            spec: ToolSpec::of(
                design,
                model.tool,
                &names.providers,
                steps.map(Slot::code).collect(),
                mapping::invocation(design, model.tool).map(Slot::code),
            ),
        }
    });
    let about = format!(
        "Everything the design declares of the toolset {}, as data.",
        docs::code(&toolset.name)
    );
    let model = Specs {
        header: Slot::lines(header),
        docs: Slot::docs(about),
        toolset: ToolsetSpec::of(design, toolset),
        version: version.map(|version| Slot::literal(&**version)),
        tools: tools.collect(),
    };
    Page::of(folder, "specs", "python/specs", model)
}
