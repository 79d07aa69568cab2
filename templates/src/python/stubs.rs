//! Stubs of Python: methods of the protocol that a host implements, which raise until somebody has written them.

use toolc_compiler::Ready;
use toolc_compiler::ir::Toolset;

use super::constants::Constants;
use super::models::{ToolModel, tools_protocol};
use super::names::Names;
use super::surfaces::provider::{handled, task};
use super::toolset::lowered;
use super::{docs, idents, options, printed, symbols};
use crate::Options;
use crate::code::{Code, Import, Module, Name, Seen};
use crate::options::newtypes;
use crate::plan::folders::Folder;
use crate::plan::implemented::runs_itself;
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
    let own_scalars = options::settings(options).0.own_scalars;
    let newtypes = newtypes(options, &mut Vec::new());
    let names = Names::new(ready.design(), Vec::new(), own_scalars, newtypes);
    let models = lowered(&names, toolset).models;
    let plans = Constants::of(&models).plans;
    let folder = Folder::Toolset(toolset).path(&names);
    let own = format!("The tools of {}.", docs::code(&toolset.name));
    Stubs {
        toolset: toolset.name.to_string(),
        provider: tools_protocol(toolset),
        modules: folder.split('/').map(str::to_owned).collect(),
        methods: models
            .iter()
            .zip(&plans)
            .filter(|(model, _)| !runs_itself(model.tool))
            .flat_map(|(model, plan)| of_tool(model, plan))
            .collect(),
        language: &LANGUAGE,
        docs: docs::or(toolset.docs.as_deref(), &own).to_owned(),
        host: idents::plain(idents::Case::Camel, &toolset.name),
    }
}

/// The method that runs a tool, and the one that plans it.
fn of_tool(model: &ToolModel<'_>, plan: &str) -> Vec<Stub> {
    let mut parameters = vec![
        ("cx", symbols::toolrt("toolrt.Context")),
        ("args", symbols::own_type(&model.args)),
    ];
    let injected = model.injected.as_ref();
    parameters.extend(injected.map(|injected| ("injected", injected.plain.clone())));
    let planned = model.tool.dry_run.then(|| Stub {
        name: plan.to_owned(),
        docs: format!(
            "Give what {} would do, without doing it.",
            docs::code(&model.tool.name)
        ),
        parameters: parameters.clone(),
        result: Code::word("list[object]"),
    });
    let item = model.item.as_ref();
    parameters.extend(item.map(|item| {
        let sink = symbols::toolrt("toolrt.Sink");
        ("sink", Code::of(sink, vec![item.plain.clone()]))
    }));
    let run = Stub {
        name: model.method.clone(),
        docs: docs::or(model.tool.docs.as_deref(), &task(model)).to_owned(),
        parameters,
        result: handled(model),
    };
    [run].into_iter().chain(planned).collect()
}

/// Types have a module of their own; a library is named with its module.
fn named(name: &Name) -> Option<Named> {
    match &name.import.module {
        Module::Beside(_) => {
            let ty = name.text.strip_prefix("types.")?;
            Some(Named::OfToolset(ty.to_owned()))
        }
        Module::Library(module) => {
            let own = match name.import.name.is_empty() {
                true => name.text.strip_prefix(&**module)?.strip_prefix('.')?,
                false => &name.import.name,
            };
            Some(Named::OfLibrary(module.clone(), own.to_owned()))
        }
        Module::Generated(_) => None,
    }
}

fn method(stub: &Stub, of_type: bool, slots: &mut Slots) {
    let indent = if of_type { 4 } else { 0 };
    let name = slots.slot(Slot::name(&stub.name));
    let mut parameters = Vec::new();
    parameters.extend(of_type.then(|| "self".to_owned()));
    for (name, ty) in &stub.parameters {
        let ty = slots.slot(Slot::code(ty.clone()));
        parameters.push(format!("{name}: {ty}"));
    }
    let result = slots.slot(Slot::code(stub.result.clone()));
    let (gap, parameters) = (" ".repeat(indent), parameters.join(", "));
    slots.line(&format!("{gap}def {name}({parameters}) -> {result}:"));
    slots.docs(indent + 4, &stub.docs);
    slots.line(&format!("{gap}    raise NotImplementedError"));
}

fn file(stubs: &Stubs, root: &str) -> String {
    let (toolset, above) = stubs
        .modules
        .split_last()
        .expect("a toolset has a folder of its own");
    // Dots that a relative path begins with need none behind them.
    let gap = if root.is_empty() || root.ends_with('.') {
        ""
    } else {
        "."
    };
    let above = Module::Library(format!("{root}{gap}{}", above.join(".")));
    let of_toolset = |name: &str| imported(format!("{toolset}.{name}"), above.clone(), toolset);
    let import = |named: &Named| match named {
        Named::OfToolset(name) => of_toolset(name),
        Named::OfLibrary(module, name) => Name {
            text: name.clone(),
            import: Import {
                module: Module::Library(module.clone()),
                name: name.split('.').next().unwrap_or_default().to_owned(),
                seen: Seen::Checked,
            },
        },
    };
    let mut slots = Slots::default();
    let about = slots.slot(Slot::docs(format!(
        "What runs the tools of {}.",
        docs::code(&stubs.toolset)
    )));
    slots.line(&about);
    slots.line("");
    let future = slots.slot(Slot::lines("from __future__ import annotations"));
    slots.line(&future);
    slots.line("");
    slots.imports();
    slots.line("");
    slots.line("");
    let host = slots.slot(Slot::name(&stubs.host));
    let provider = slots.slot(Slot::code(Code::Name(of_toolset(&stubs.provider).into())));
    slots.line(&format!("class {host}({provider}):"));
    slots.docs(4, &stubs.docs);
    slots.line("");
    stubs.methods(&mut slots, &import);
    slots.printed(stubs.language.rules, "stubs.py")
}
