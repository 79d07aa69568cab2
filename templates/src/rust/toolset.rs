//! The folder of a toolset: its payloads, codecs, specs, provider and client.

use toolc_compiler::ir::{ErrorId, Implementation, ServiceId, Tool, Toolset};

use super::bound::{Bound, Way};
use super::errors::push_errors;
use super::folders;
use super::header::RUNTIME;
use super::idents::{self, Case, Scope};
use super::injected::push_injected;
use super::lower::{Module, Static, Table};
use super::methods::{beside, method_idents, trait_name};
use super::models::{AskModel, ToolModel};
use super::names::Names;
use super::payload::typed;
use super::surfaces::package::ModFile;
use super::surfaces::provider::{Around, Bindings};
use super::surfaces::types::Item;
use super::surfaces::uses::Shown;
use super::surfaces::{asks, client, codecs, hints, provider, specs, transforms};
use super::symbols::PAYLOAD_CODEC;
use super::{bindings, docs, symbols};
use crate::code::Code;
use crate::page::Pages;
use crate::plan::docs::of_parameters;
use crate::plan::folders::Folder;
use crate::plan::payloads::Payloads;
use crate::plan::rest::Rest;

/// All files of a toolset.
pub(super) fn files<'d>(names: &Names<'d>, toolset: &'d Toolset, pages: &mut Pages<'_>) {
    let (folder, header) = folders::place(names, Folder::Toolset(toolset));
    let Lowered {
        mut module,
        models,
        around,
        extra_types,
        extra_codecs,
    } = lowered(names, toolset);
    let about = [
        &*format!(
            "The payloads, results and errors of the toolset {}.",
            docs::code(&toolset.name)
        ),
        &*format!(
            "How the payloads, results and errors of the toolset {} are read, written and checked.",
            docs::code(&toolset.name)
        ),
    ];
    pages.add(specs::page(names, toolset, &models, &folder, &header));
    let has_packages = !module.reexported.is_empty();
    folders::type_files(
        &mut module,
        &folder,
        &header,
        about,
        (extra_types, extra_codecs),
        pages,
    );
    let services = bindings::services(names, &models);
    let bound = bindings::bound_tools(names, &models, &services);
    let bound_to = Bindings {
        tools: &bound,
        services: &services,
    };
    let (scope, place) = (&mut module.scope, (&*folder, &*header));
    pages.add(provider::page(
        names, toolset, &models, &around, &bound_to, scope, place,
    ));
    if !bound.is_empty() {
        pages.add(transforms::page(names, toolset, &bound_to, scope, place));
    }
    if let Some(asking) = asks::page(toolset, &models, &folder, &header) {
        pages.add(asking);
    }
    if let Some(hinted) = hints::page(toolset, &models, &folder, &header) {
        pages.add(hinted);
    }
    pages.add(client::page(
        names.design,
        toolset,
        &models,
        &folder,
        &header,
    ));
    let others = services.iter().map(|(id, _)| *id);
    let others: Vec<ServiceId> = others.filter(|id| toolset.owner != Some(*id)).collect();
    let own = format!("The toolset {}.", docs::code(&toolset.name));
    let docs = docs::or(toolset.docs.as_deref(), &own);
    let package = ModFile {
        folder: &folder,
        header: &header,
        docs,
        check: Some(RUNTIME),
        above: folders::above(names, has_packages, &others),
        ..ModFile::default()
    };
    let package = package.with(pages.listed()).page();
    pages.add(package);
}

/// A toolset whose tools have all their types and names.
pub(super) struct Lowered<'n, 'd> {
    pub module: Module<'n, 'd>,
    pub models: Vec<ToolModel<'d>>,
    pub around: Around,
    pub extra_types: Vec<Item>,
    pub extra_codecs: Vec<codecs::Item>,
}

/// A toolset for those who only name what it has.
pub(super) fn shown<'n, 'd>(names: &'n Names<'d>, toolset: &'d Toolset) -> Shown<'n, 'd> {
    let lowered = lowered(names, toolset);
    Shown {
        types: lowered.module,
        models: lowered.models,
    }
}

/// What the name of the trait that a host implements ends in.
fn provided(toolset: &Toolset) -> &'static str {
    match toolset.server {
        None => "Tools",
        Some(_) => "Provider",
    }
}

/// Finds the types of a toolset's tools, and names everything.
pub(super) fn lowered<'n, 'd>(names: &'n Names<'d>, toolset: &'d Toolset) -> Lowered<'n, 'd> {
    let design = names.design;
    let tools: Vec<&Tool> = toolset.tools.iter().map(|id| &design[*id]).collect();
    let payloads = Payloads::of_toolset(design, toolset);
    let methods = method_idents(tools.iter().map(|tool| tool.own_name()));
    let type_names = idents::all(
        Case::Camel,
        tools.iter().map(|tool| tool.own_name()),
        &mut Scope::default(),
    );
    // The client and the trait stand beside the types and have their names.
    let r#trait = trait_name(&toolset.name, provided(toolset));
    let mut own = payloads.names(&type_names, &["Error"]);
    let rest_trait = Rest::of(design, toolset).map(|_| trait_name(&toolset.name, "Rest"));
    own.extend(["Client".to_owned(), r#trait.clone()]);
    own.extend(rest_trait.clone());
    let mut module = Module::of_payloads(names, &payloads, &own, UP);
    // So do the types that stand for tools, under names that no other type has.
    let markers = module.apart_from(&own, &type_names, "Tool");
    module.scope.promise(payloads.made(&type_names, &["Error"]));
    for (tool, method) in tools.iter().zip(&methods) {
        let lower = method.trim_end_matches('_');
        for (end, is_made) in [
            ("result", tool.result.is_some()),
            ("item", tool.streams.is_some()),
        ] {
            if is_made {
                module.functions.reserve(&format!("{lower}_{end}"));
            }
        }
    }
    let mut asks = ask_names(&tools, &methods).into_iter();
    for name in asks.as_slice() {
        module.functions.reserve(&answer_codec(name));
    }
    let (mut extra_types, mut extra_codecs) = (Vec::new(), Vec::new());
    let mut models = Vec::with_capacity(tools.len());
    for ((tool, method), name) in tools.iter().zip(methods).zip(type_names) {
        let mut model = model(
            &mut module,
            tool,
            method,
            name,
            &mut extra_types,
            &mut extra_codecs,
        );
        model.asks = asks_of(&mut module, &model, &mut asks, &mut extra_codecs);
        models.push(model);
    }
    settle_names(&mut models, markers);
    let around = Around::of(r#trait, rest_trait, &mut module.scope);
    Lowered {
        module,
        models,
        around,
        extra_types,
        extra_codecs,
    }
}

/// The names of what tools ask, `update_todos_list` of `update_todos` and `list`, for all tools in a row.
fn ask_names(tools: &[&Tool], methods: &[String]) -> Vec<String> {
    let wanted = tools.iter().zip(methods).flat_map(|(tool, method)| {
        let method = method.trim_end_matches('_');
        let asks = tool.asks.iter();
        asks.map(move |ask| format!("{method}_{}", ask.name))
    });
    let wanted: Vec<String> = wanted.collect();
    let names = wanted.iter().map(String::as_str);
    idents::all(Case::Snake, names, &mut Scope::default())
}

/// The function that gives the codec of an answer, where its type has none of its own.
fn answer_codec(name: &str) -> String {
    format!("{}_answer", name.trim_end_matches('_'))
}

/// What a tool asks; `names` goes on with the next tool.
fn asks_of<'d>(
    module: &mut Module<'_, 'd>,
    model: &ToolModel<'d>,
    names: &mut impl Iterator<Item = String>,
    extra: &mut Vec<codecs::Item>,
) -> Vec<AskModel> {
    let asks = model.tool.asks.iter().zip(names);
    asks.map(|(ask, name)| {
        let function = answer_codec(&name);
        let part = format!("{}Answer", idents::plain(Case::Camel, &name));
        let about = format!("the answer to {}", docs::code(&ask.name));
        let (rust, codec, _) = typed(module, &ask.ty, &about, &part, &function, extra);
        AskModel {
            constant: idents::screaming(&name),
            rust,
            function: (codec != PAYLOAD_CODEC).then_some(function),
        }
    })
    .collect()
}

/// Names what stands for tools, and keeps specs apart from the statics around them.
fn settle_names(models: &mut [ToolModel<'_>], markers: Vec<String>) {
    let methods: Vec<String> = models.iter().map(|model| model.method.clone()).collect();
    let plans = beside("plan", &methods);
    let checks = beside("check", &methods);
    let streams = beside("stream", &methods);
    let pages = beside("pages", &methods);
    let builds = beside("build", &methods);
    let mut statics = Scope::default();
    ["TOOLSET", "SPECS"]
        .iter()
        .for_each(|name| statics.reserve(name));
    let wanted: Vec<String> = models.iter().map(|model| model.spec.clone()).collect();
    let specs = idents::apart(&wanted, &mut statics, |name, times| {
        format!("{name}{}", "_TOOL".repeat(times))
    });
    let names = markers.into_iter().zip(specs);
    for (model, (name, spec)) in models.iter_mut().zip(names) {
        (model.name, model.spec) = (name, spec);
    }
    let host = plans.into_iter().zip(checks);
    let client = streams.into_iter().zip(pages).zip(builds);
    for (model, (host, client)) in models.iter_mut().zip(host.zip(client)) {
        (model.plan, model.check) = host;
        ((model.stream, model.pages), model.build) = client;
    }
}

/// From the modules of a toolset or agent to the folder of packages, which their folder has.
pub(super) const UP: &str = "super::packages::";

fn model<'d>(
    module: &mut Module<'_, 'd>,
    tool: &'d Tool,
    method: String,
    name: String,
    extra_types: &mut Vec<Item>,
    extra_codecs: &mut Vec<codecs::Item>,
) -> ToolModel<'d> {
    let stem = name.trim_end_matches('_').to_owned();
    let lower = method.trim_end_matches('_').to_owned();
    let code = docs::code(&tool.name);
    let (args, args_table) = match tool.payload.declared {
        Some(id) => (Code::Name(module.seen(id).clone()), module.table_of(id)),
        None => {
            let args = format!("{stem}Args");
            module.add_record(
                &args,
                &args,
                of_parameters(
                    &format!("The arguments of {code}."),
                    tool.docs.as_deref(),
                    str::to_owned,
                ),
                &tool.payload.record,
            );
            let at = module.items[module.items.len() - 1].table.as_str().into();
            let table = Table::Of("Record", Static::Own(at));
            (symbols::own_type(&args), table)
        }
    };
    let (result, codec, result_table) = match &tool.result {
        Some(ty) => {
            let (rust, codec, table) = typed(
                module,
                ty,
                &format!("the result of {code}"),
                &format!("{stem}Result"),
                &format!("{lower}_result"),
                extra_codecs,
            );
            (rust, codec, Some(table))
        }
        None => {
            let untyped = match tool.implementation {
                Implementation::Prompt { .. } => "toolrt::mcp::Messages",
                Implementation::Resource { .. }
                | Implementation::Method { .. }
                | Implementation::Agent { .. }
                | Implementation::Mcp { .. }
                | Implementation::Command { .. }
                | Implementation::Chain
                | Implementation::External => "toolrt::Content",
            };
            (Code::word(untyped), PAYLOAD_CODEC, None)
        }
    };
    let streamed = tool.streams.as_ref().map(|ty| {
        typed(
            module,
            ty,
            &format!("an item of {code}"),
            &format!("{stem}Item"),
            &format!("{lower}_item"),
            extra_codecs,
        )
    });
    let item_table = streamed.as_ref().map(|(_, _, table)| table.clone());
    let opaque = |id| module.names.is_extern(id);
    let opaque = tool.payload.declared.is_some_and(opaque);
    let bound = Bound::of(module.names.design, &module.names.aliases, tool, opaque);
    let is_sent = matches!(
        tool.implementation,
        Implementation::Mcp { .. } | Implementation::Command { .. }
    );
    let as_json = is_sent
        || tool.chain.is_some()
        || bound
            .as_ref()
            .is_some_and(|bound| matches!(bound.payload, Way::Json));
    let mut injected_fields = Vec::new();
    let injected = (!tool.payload.injected.is_empty()).then(|| {
        let name = format!("{stem}Injected");
        let docs = format!("What the context gives to {code}.");
        injected_fields = push_injected(
            module,
            &name,
            &docs,
            &tool.payload.injected,
            as_json,
            (extra_types, extra_codecs),
        );
        symbols::own_type(&name)
    });
    let side = (!tool.side.is_empty()).then(|| {
        let name = format!("{stem}Side");
        module.add_side(
            &name,
            format!("What {code} gives beside its result."),
            &tool.side,
        );
        symbols::own_type(&name)
    });
    let error = format!("{stem}Error");
    let errors: Vec<ErrorId> = tool.errors.iter().map(|thrown| thrown.error).collect();
    push_errors(
        module,
        &error,
        &tool.name,
        &errors,
        extra_types,
        extra_codecs,
    );
    ToolModel {
        tool,
        method,
        plan: String::new(),
        check: String::new(),
        stream: String::new(),
        pages: String::new(),
        build: String::new(),
        spec: idents::screaming(&stem),
        name,
        args,
        result,
        codec,
        error: symbols::own_type(&error),
        injected,
        injected_fields,
        bound,
        side,
        asks: Vec::new(),
        item: streamed.map(|(rust, codec, _)| (rust, codec)),
        args_table,
        result_table,
        item_table,
    }
}
