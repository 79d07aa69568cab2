//! Stubs of Rust: methods of the trait that a host implements, which panic until somebody has written them.

use toolc_compiler::Ready;
use toolc_compiler::ir::Toolset;

use super::models::ToolModel;
use super::names::Names;
use super::options;
use super::surfaces::provider::handler_result;
use super::switches::Switches;
use super::toolset::{Lowered, lowered};
use super::{docs, idents, printed};
use crate::Options;
use crate::code::{Code, Module, Name};
use crate::plan::folders::Folder;
use crate::plan::implemented::{runs_itself, what};
use crate::slot::Slot;
use crate::stubs::{Language, Named, Slots, Stub, Stubs, imported};

static LANGUAGE: Language = Language {
    rules: &printed::RULES,
    method,
    file,
    named,
};

/// The stubs of a toolset.
pub(crate) fn stubs(ready: Ready<'_>, options: &Options, toolset: &Toolset) -> Stubs {
    let design = ready.design();
    let (settings, mut faults) = options::settings(options);
    let switches = Switches::new(design, &settings, &mut faults);
    let names = Names::new(design, switches);
    let Lowered { models, around, .. } = lowered(&names, toolset);
    let folder = Folder::Toolset(toolset).path(&names);
    let own = format!("The tools of {}.", docs::code(&toolset.name));
    let mut stubs = Stubs {
        toolset: toolset.name.to_string(),
        provider: around.r#trait,
        modules: folder.split('/').map(str::to_owned).collect(),
        methods: models
            .iter()
            .filter(|model| !runs_itself(model.tool))
            .flat_map(of_tool)
            .collect(),
        language: &LANGUAGE,
        docs: docs::or(toolset.docs.as_deref(), &own).to_owned(),
        host: idents::plain(idents::Case::Camel, &toolset.name),
    };
    let names: Vec<Named> = (stubs.methods.iter())
        .flat_map(|stub| stubs.names(stub))
        .collect();
    while names.contains(&Named::OfToolset(stubs.host.clone())) || stubs.host == stubs.provider {
        stubs.host.push_str("Host");
    }
    stubs
}

/// The method that runs a tool, and the one that plans it.
fn of_tool(model: &ToolModel<'_>) -> Vec<Stub> {
    let mut parameters = vec![("_args", model.args.clone())];
    let injected = model.injected.clone();
    parameters.extend(injected.map(|injected| ("_injected", injected)));
    let result = |result| Code::generic("Result", vec![result, model.error.clone()]);
    let planned = model.tool.dry_run.then(|| Stub {
        name: model.plan.clone(),
        docs: format!(
            "What {} would do, without doing it.",
            docs::code(&model.method)
        ),
        parameters: parameters.clone(),
        result: result(Code::word("Vec<toolrt::Value>")),
    });
    let item = model.item.as_ref();
    parameters
        .extend(item.map(|(item, _)| ("_sink", Code::generic("toolrt::Sink", vec![item.clone()]))));
    let own = format!(
        "The {} {}.",
        what(model.tool),
        docs::code(model.tool.own_name())
    );
    let run = Stub {
        name: model.method.clone(),
        docs: docs::or(model.tool.docs.as_deref(), &own).to_owned(),
        parameters,
        result: result(handler_result(model)),
    };
    [run].into_iter().chain(planned).collect()
}

/// Types have a module of their own; all else is written with its path.
fn named(name: &Name) -> Option<Named> {
    (name.import.module == Module::Beside("types")).then(|| Named::OfToolset(name.text.clone()))
}

/// Rust has no functions that implement a trait.
fn method(stub: &Stub, _of_type: bool, slots: &mut Slots) {
    slots.docs(4, &stub.docs);
    let name = slots.slot(Slot::name(&stub.name));
    let mut line = format!("    async fn {name}(&self, _cx: &toolrt::Context");
    for (name, ty) in &stub.parameters {
        let ty = slots.slot(Slot::code(ty.clone()));
        line.push_str(&format!(", {name}: {ty}"));
    }
    let result = slots.slot(Slot::code(stub.result.clone()));
    slots.line(&format!("{line}) -> {result} {{"));
    let name = slots.slot(Slot::literal(stub.name.trim_start_matches("r#")));
    slots.line(&format!("        todo!({name})"));
    slots.line("    }");
}

fn file(stubs: &Stubs, root: &str) -> String {
    let path = stubs
        .modules
        .iter()
        .fold(root.to_owned(), |mut path, module| {
            if !path.is_empty() {
                path.push_str("::");
            }
            path + module
        });
    let types = Module::Library(format!("{path}::types"));
    let import = |named: &Named| match named {
        Named::OfToolset(name) => imported(name.clone(), types.clone(), name),
        Named::OfLibrary(module, name) => {
            imported(name.clone(), Module::Library(module.clone()), name)
        }
    };
    let mut slots = Slots::default();
    let about = format!("What runs the tools of {}.", docs::code(&stubs.toolset));
    let inner = slots.slot(Slot::lines(docs::inner(&about)));
    slots.line(&inner);
    slots.line("");
    slots.imports();
    slots.line("");
    slots.docs(0, &stubs.docs);
    slots.line("#[derive(Debug, Default)]");
    let host = slots.slot(Slot::name(&stubs.host));
    slots.line(&format!("pub struct {host};"));
    slots.line("");
    let provider = imported(
        stubs.provider.clone(),
        Module::Library(path),
        &stubs.provider,
    );
    let provider = slots.slot(Slot::code(Code::Name(provider.into())));
    slots.line(&format!("impl {provider} for {host} {{"));
    stubs.methods(&mut slots, &import);
    slots.line("}");
    slots.printed(stubs.language.rules, "stubs.rs")
}
