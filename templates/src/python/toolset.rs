//! The folder of a toolset: its payloads and how they are read and written.

use toolc_compiler::ir::{Tool, Toolset};

use super::bindings::Bindings;
use super::constants::Constants;
use super::folders;
use super::idents::{self, Case, Scope};
use super::lower::Module;
use super::models::{AskModel, ToolModel, Typed, tools_checks, tools_protocol, tools_rest};
use super::names::Names;
use super::payload::{last_codec, typed};
use super::surfaces::codecs::Codec;
use super::surfaces::{asks, client, hints, package, provider, specs, transforms};
use super::{docs, service};
use crate::page::Pages;
use crate::plan::folders::Folder;
use crate::plan::payloads::Payloads;
use crate::plan::rest::Rest;

/// All files of a toolset.
pub(super) fn files<'d>(names: &Names<'d>, toolset: &'d Toolset, pages: &mut Pages<'_>) {
    let (folder, header) = folders::place(names, Folder::Toolset(toolset));
    let design = names.design;
    let Lowered {
        mut module,
        models,
        extra,
    } = lowered(names, toolset);
    let constants = Constants::of(&models);
    let methods = |id| service::lowered(names, &design[id]).models;
    let bindings = Bindings::of(names, toolset, &models, &methods);
    let transformed = transforms::page(names, toolset, &models, &bindings, &folder, &header);
    transformed.into_iter().for_each(|page| pages.add(page));
    pages.add(provider::page(
        names, toolset, &models, &constants, &bindings, &folder, &header,
    ));
    let items = &module.items;
    pages.add(client::page(
        design, toolset, &models, &constants, items, &folder, &header,
    ));
    let asking = asks::page(toolset, &models, &folder, &header);
    asking.into_iter().for_each(|page| pages.add(page));
    let hinted = hints::page(toolset, &models, &constants, &folder, &header);
    hinted.into_iter().for_each(|page| pages.add(page));
    pages.add(specs::page(names, toolset, &models, &folder, &header));
    let name = docs::code(&toolset.name);
    let about = [
        &*format!("The payloads, results and errors of the toolset {name}."),
        &*format!("How payloads, results and errors of {name} are read, written and checked."),
    ];
    folders::type_files(&mut module, &folder, &header, about, extra, pages);
    let own = format!("The toolset {name}.");
    let docs = docs::or(toolset.docs.as_deref(), &own);
    pages.add(package::page(&folder, &header, docs, pages.listed()));
}

/// A toolset whose tools have all their types and names.
pub(super) struct Lowered<'n, 'd> {
    pub module: Module<'n, 'd>,
    pub models: Vec<ToolModel<'d>>,
    pub extra: Vec<Codec>,
}

/// Finds the types of a toolset's tools, and names everything.
pub(super) fn lowered<'n, 'd>(names: &'n Names<'d>, toolset: &'d Toolset) -> Lowered<'n, 'd> {
    let design = names.design;
    let tools: Vec<&Tool> = toolset.tools.iter().map(|id| &design[*id]).collect();
    let payloads = Payloads::of_toolset(design, toolset);
    let names_of = || tools.iter().map(|tool| tool.own_name());
    let methods = idents::all(Case::Method, names_of(), &mut Scope::default());
    let types = idents::all(Case::Camel, names_of(), &mut Scope::default());
    // Clients and the protocol stand beside the types and have their names.
    let own: Vec<String> = (payloads.names(&types, &["Error"]).into_iter())
        .chain(client::exported())
        .chain([tools_protocol(toolset), tools_checks(toolset)])
        .chain(Rest::of(design, toolset).map(|_| tools_rest(&toolset.name)))
        .collect();
    let mut module = Module::of_payloads(names, &payloads, &own);
    module.scope.promise(payloads.made(&types, &[]));
    let mut extra = Vec::new();
    let models = tools
        .iter()
        .zip(methods)
        .zip(types)
        .map(|((tool, method), name)| model(&mut module, tool, method, name, &mut extra))
        .collect::<Vec<_>>();
    let models = with_asks(&mut module, models, &mut extra);
    Lowered {
        module,
        models,
        extra,
    }
}

/// The same tools, with what they ask.
fn with_asks<'d>(
    module: &mut Module<'_, 'd>,
    mut models: Vec<ToolModel<'d>>,
    extra: &mut Vec<Codec>,
) -> Vec<ToolModel<'d>> {
    let wanted = models.iter().flat_map(|model| {
        let method = model.method.trim_end_matches('_');
        let asks = model.tool.asks.iter();
        asks.map(move |ask| format!("{method}_{}", ask.name))
    });
    let wanted: Vec<String> = wanted.collect();
    let names = || wanted.iter().map(String::as_str);
    let constants = idents::constants(names(), &mut idents::beside_imports());
    let mut named = names().zip(constants);
    for model in &mut models {
        let asks = model.tool.asks.iter().zip(named.by_ref());
        let asks = asks.map(|(ask, (name, constant))| {
            let part = format!("{}Answer", idents::plain(Case::Camel, name));
            let about = format!("the answer to {}", docs::code(&ask.name));
            let typed = typed(module, &ask.ty, &about, &part, extra);
            AskModel { constant, typed }
        });
        model.asks = asks.collect();
    }
    models
}

fn model<'d>(
    module: &mut Module<'_, 'd>,
    tool: &'d Tool,
    method: String,
    name: String,
    extra: &mut Vec<Codec>,
) -> ToolModel<'d> {
    let stem = name.trim_end_matches('_').to_owned();
    let code = docs::code(&tool.name);
    let (args, args_codec) = match tool.payload.declared {
        Some(id) => (module.seen(id), module.codec_of(id)),
        None => {
            let args = format!("{stem}Args");
            let docs =
                docs::of_parameters(&format!("The arguments of {code}."), tool.docs.as_deref());
            module.add_record(&args, docs, &tool.payload.record);
            (args, last_codec(module))
        }
    };
    let result = tool.result.as_ref().map(|ty| {
        let about = format!("the result of {code}");
        typed(module, ty, &about, &format!("{stem}Result"), extra)
    });
    let item = tool.streams.as_ref().map(|ty| {
        let about = format!("an item of {code}");
        typed(module, ty, &about, &format!("{stem}Item"), extra)
    });
    let injected = (!tool.payload.injected.is_empty()).then(|| {
        let class = format!("{stem}Injected");
        let docs = format!("What the context gives to {code}.");
        module.add_injected(&class, docs, &tool.payload.injected);
        Typed::class(&class, last_codec(module))
    });
    let side = (!tool.side.is_empty()).then(|| {
        let class = format!("{stem}Side");
        let docs = format!("What {code} gives beside its result.");
        module.add_side(&class, docs, &tool.side);
        Typed::class(&class, last_codec(module))
    });
    let errors = tool.errors.iter().map(|thrown| {
        let codec = module.error_codec_of(thrown.error);
        (thrown.error, module.errors[&thrown.error].clone(), codec)
    });
    let errors = errors.collect();
    ToolModel {
        tool,
        method,
        args,
        args_codec,
        result,
        item,
        injected,
        side,
        asks: Vec::new(),
        errors,
    }
}
