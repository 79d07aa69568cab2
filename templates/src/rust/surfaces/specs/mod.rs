//! Everything that is declared of a toolset, as static data.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::Toolset;

use crate::code::Code;
use crate::page::{Page, Slot};
use crate::plan::spec::{ToolSpec, ToolsetSpec};
use crate::rust::folders::inner;
use crate::rust::names::Names;
use crate::rust::surfaces::provider::is_chain;
use crate::rust::toolset::ToolModel;
use crate::rust::{docs, mapping};

/// What `specs.rs.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Specs {
    header: Slot,
    docs: Slot,
    /// The packages whose tables the specs name.
    imported: Vec<Slot>,
    /// Whether there are chains.
    chains: bool,
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

/// `specs.rs`; `packages` are those whose tables the specs name.
pub(crate) fn page(
    names: &Names<'_>,
    toolset: &Toolset,
    models: &[ToolModel<'_>],
    packages: Vec<Code>,
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
        imported: packages.into_iter().map(Slot::used).collect(),
        chains: models.iter().any(is_chain),
        toolset: ToolsetSpec::of(names.design, toolset),
        tools: models.iter().map(|model| tool(names, model)).collect(),
    };
    Page::of(folder, "specs", "rust/specs", model).exporting(["SPECS", "spec"])
}

fn tool(names: &Names<'_>, model: &ToolModel<'_>) -> Tool {
    let design = names.design;
    let own = format!("The tool {}.", docs::code(&model.tool.name));
    let steps = mapping::steps(design, model.tool, 8).into_iter();
    let table = |table: &String| Slot::name(table);
    Tool {
        docs: Slot::docs(docs::or(model.tool.docs.as_deref(), &own)),
        name: Slot::name(&model.spec),
        args: table(&model.args_table),
        result: model.result_table.as_ref().map(table),
        item: model.item_table.as_ref().map(table),
        spec: ToolSpec::of(
            design,
            model.tool,
            names.providers(),
            steps.map(|step| Slot::code(step.into())).collect(),
        ),
    }
}
