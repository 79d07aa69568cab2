//! Everything that is declared of a toolset, as static data.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Implementation, Toolset};

use crate::page::Page;
use crate::plan::spec::{ToolSpec, ToolsetSpec};
use crate::rust::docs::inner;
use crate::rust::lower::Table;
use crate::rust::models::ToolModel;
use crate::rust::names::Names;
use crate::rust::{docs, mapping, symbols};
use crate::slot::Slot;

/// What `specs.rs.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Specs {
    header: Slot,
    docs: Slot,
    toolset: ToolsetSpec,
    tools: Vec<Tool>,
}

#[derive(JsonSchema, Serialize)]
struct Tool {
    docs: Slot,
    name: Slot,
    /// Tables.
    args: Slot,
    result: Option<Slot>,
    item: Option<Slot>,
    spec: ToolSpec,
}

/// `specs.rs`.
pub(crate) fn page(
    names: &Names<'_>,
    toolset: &Toolset,
    models: &[ToolModel<'_>],
    folder: &str,
    header: &str,
) -> Page {
    let about = format!(
        "Everything the design declares of the toolset {}, as data.",
        docs::code(&toolset.name)
    );
    let model = Specs {
        header: Slot::lines(header),
        docs: Slot::lines(inner(&about)),
        toolset: ToolsetSpec::of(names.design, toolset),
        tools: models.iter().map(|model| tool(names, model)).collect(),
    };
    Page::of(folder, "specs", "rust/specs", model).exporting(["SPECS", "spec"])
}

fn tool(names: &Names<'_>, model: &ToolModel<'_>) -> Tool {
    let design = names.design;
    let own = format!("The tool {}.", docs::code(&model.tool.name));
    let steps = mapping::steps(design, model.tool, 8).into_iter();
    let table = |table: &Table| Slot::code(table.beside());
    Tool {
        docs: Slot::docs(docs::or(model.tool.docs.as_deref(), &own)),
        name: Slot::name(&model.spec),
        args: table(&model.args_table),
        result: match model.tool.implementation {
            Implementation::Prompt { .. } => Some(Slot::code(symbols::of_library(
                "toolrt::mcp",
                "Messages::TABLE",
            ))),
            Implementation::Resource { .. }
            | Implementation::Method { .. }
            | Implementation::Agent { .. }
            | Implementation::Mcp { .. }
            | Implementation::Command { .. }
            | Implementation::Chain
            | Implementation::External => model.result_table.as_ref().map(table),
        },
        item: model.item_table.as_ref().map(table),
        spec: ToolSpec::of(
            design,
            model.tool,
            names.providers(),
            steps.map(Slot::code).collect(),
            mapping::invocation(design, model.tool, 4).map(Slot::code),
        ),
    }
}
