//! `transforms.py`: from the arguments of bound tools to the payloads of their methods, and back with the results; and the
//! toolset straight from the services.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use serde::Serialize;
use toolc_compiler::ir::{Design, Implementation, MethodId, ServiceId, ToolId, Toolset};

use super::folders::{all_of, relative_imports, up};
use super::idents::{self, Case, Scope};
use super::layout::{self, Bracket, Code};
use super::mapping::Mapping;
use super::names::Names;
use super::provider::{Constants, from_provider, is_chain};
use super::service::{self, MethodModel};
use super::specs::source;
use super::toolset::ToolModel;
use super::{docs, literal, signature, symbols, words};
use crate::render::render;

#[derive(Serialize)]
struct TransformsFile<'a> {
    header: &'a str,
    docs: String,
    imports: String,
    all: String,
    mappings: Vec<String>,
    transforms: Vec<String>,
}

/// The methods that the tools of a toolset are bound to.
pub(super) struct Bindings<'d> {
    design: &'d Design,
    /// The services, in the order of their ids, with what modules call theirs: `todos_service`.
    services: BTreeMap<ServiceId, (String, Vec<MethodModel<'d>>)>,
    /// The places of methods in those of their services.
    methods: HashMap<MethodId, usize>,
}

/// A bound tool with the names around it.
struct BoundTool<'m, 'd> {
    model: &'m ToolModel<'d>,
    method: &'m MethodModel<'d>,
    service: &'m str,
}

impl<'d> Bindings<'d> {
    pub(super) fn of(names: &Names<'d>, models: &[ToolModel<'_>]) -> Self {
        let design = names.design;
        let mut services = BTreeMap::new();
        // Modules of codecs are imported by the names of packages, too.
        let mut scope = Scope::inside(names.package_modules().clone());
        for model in models {
            if let Implementation::Method { method } = &model.tool.implementation {
                let id = design[*method].service;
                services.entry(id).or_insert_with(|| {
                    let alias = format!("{}_service", names.service(id).trim_end_matches('_'));
                    let alias = scope.claim(Case::Snake, alias.clone(), &alias);
                    (alias, service::lowered(names, &design[id]).models)
                });
            }
        }
        let all = services.values();
        let places = all.flat_map(|(_, methods): &(String, Vec<MethodModel<'_>>)| {
            let ids = methods.iter().map(|method| method.method.id);
            ids.enumerate().map(|(at, id)| (id, at))
        });
        let methods = places.collect();
        Self {
            design,
            services,
            methods,
        }
    }

    fn tools<'m>(&'m self, models: &'m [ToolModel<'d>]) -> Vec<BoundTool<'m, 'd>> {
        let bound = |model: &'m ToolModel<'d>| {
            let Implementation::Method { method } = &model.tool.implementation else {
                return None;
            };
            let at = *self.methods.get(method)?;
            let (service, methods) = &self.services[&self.design[*method].service];
            Some(BoundTool {
                model,
                method: &methods[at],
                service,
            })
        };
        models.iter().filter_map(bound).collect()
    }
}

impl BoundTool<'_, '_> {
    fn payload_fn(&self) -> String {
        format!("{}_payload", self.model.method.trim_end_matches('_'))
    }

    fn result_fn(&self) -> String {
        format!("{}_result", self.model.method.trim_end_matches('_'))
    }

    fn has_result(&self) -> bool {
        self.model.result.is_some() && self.method.result.is_some()
    }

    /// The expression of a codec of the service.
    fn codec(&self, expression: &str, packages: &mut BTreeSet<String>) -> String {
        if expression.contains('.') {
            from_provider(expression, packages)
        } else {
            format!("{}_codecs.{expression}", self.service)
        }
    }

    /// A type of the service.
    fn ty(&self, code: &Code) -> Code {
        symbols::types_called(code, self.service)
    }
}

/// `transforms.py`, where tools are bound.
pub(super) fn transforms<'d>(
    names: &Names<'d>,
    toolset: &Toolset,
    models: &[ToolModel<'d>],
    bindings: &Bindings<'d>,
    folder: &str,
    header: &str,
) -> Option<String> {
    let tools = bindings.tools(models);
    if tools.is_empty() {
        return None;
    }
    let mut packages = BTreeSet::new();
    let (mut mappings, mut texts, mut exported) = (Vec::new(), Vec::new(), Vec::new());
    for tool in &tools {
        texts.push(payload(names, tool, &mut mappings, &mut packages));
        exported.push(tool.payload_fn());
        if tool.has_result() {
            texts.push(result(names, tool, &mut mappings, &mut packages));
            exported.push(tool.result_fn());
        }
    }
    let code = || texts.iter().map(String::as_str);
    let [literal, call, toolrt, codecs] =
        words::places(code(), ["Literal", "call", "toolrt", "codecs"]);
    let mut typing = vec!["TYPE_CHECKING".to_owned()];
    if literal.is_word {
        typing.push("Literal".to_owned());
    }
    let mut imports = layout::import(0, "typing", &typing);
    imports.push('\n');
    if call.is_root {
        imports.push_str("from toolrt import call\n\n");
    }
    let mut now: Vec<(String, Vec<String>)> = packages
        .iter()
        .map(|package| {
            let path = format!("{}types.{package}", up(folder));
            (path, vec![format!("codecs as {package}_codecs")])
        })
        .collect();
    let mut later = Vec::new();
    for (id, (alias, _)) in &bindings.services {
        let path = format!("{}{}.service", up(folder), names.service(*id));
        let alias_codecs = format!("{alias}_codecs");
        let [types, codecs] = words::places(code(), [alias, &alias_codecs]);
        if codecs.is_root {
            now.push((path.clone(), vec![format!("codecs as {alias_codecs}")]));
        }
        if types.is_root {
            later.push((path, vec![format!("types as {alias}")]));
        }
    }
    if codecs.is_root {
        now.push((".".to_owned(), vec!["codecs".to_owned()]));
    }
    later.push((".".to_owned(), vec!["types".to_owned()]));
    if !now.is_empty() {
        imports.push_str(&relative_imports(0, now));
        imports.push('\n');
    }
    imports.push_str("if TYPE_CHECKING:\n");
    if toolrt.is_root {
        imports.push_str("    import toolrt\n\n");
    }
    imports.push_str(&relative_imports(4, later));
    let about = format!(
        "From the arguments of the bound tools of {} to the payloads of their methods, and back with the results.",
        docs::code(&toolset.name)
    );
    let file = TransformsFile {
        header,
        docs: docs::docstring(0, &about),
        imports: imports.trim_end().to_owned(),
        all: all_of(&exported).trim_end().to_owned(),
        mappings,
        transforms: texts,
    };
    Some(render("python/transforms", file))
}

/// The name of the method for people: `shop.search`.
fn shown(names: &Names<'_>, tool: &BoundTool<'_, '_>) -> String {
    let method = tool.method.method;
    docs::code(&format!(
        "{}.{}",
        names.design[method.service].name, method.name
    ))
}

fn payload(
    names: &Names<'_>,
    tool: &BoundTool<'_, '_>,
    mappings: &mut Vec<String>,
    packages: &mut BTreeSet<String>,
) -> String {
    let model = tool.model;
    let mut parameters = vec![Code::text(format!("args: types.{}", model.args))];
    let mut given = vec![
        Code::text("args"),
        Code::text(from_provider(&model.args_codec, packages)),
    ];
    if let Some(injected) = &model.injected {
        parameters.push(Code::pair("injected".to_owned(), injected.plain.clone()));
        given.push(Code::text("injected"));
        given.push(Code::text(from_provider(&injected.codec, packages)));
    }
    let returns = tool.ty(&symbols::own_type(&tool.method.payload));
    let head = format!("def {}", tool.payload_fn());
    let mut out = signature::def(0, &head, &parameters, &returns);
    let about = format!(
        "Give what {} takes for a call of {}.",
        shown(names, tool),
        docs::code(&model.tool.name)
    );
    out.push_str(&docs::docstring(4, &about));
    out.push_str(&layout::assignment(
        4,
        "roots",
        &Code::call("call.roots", given),
    ));
    let mut items = vec![Code::text("roots")];
    let mapping = model
        .tool
        .binding
        .as_ref()
        .and_then(|binding| binding.args.as_deref());
    let function = match mapping {
        None => "return call.payload",
        Some(entries) => {
            let name = format!("_{}_ARGS", idents::screaming(&model.method));
            let injected = &model.tool.payload.injected;
            let object = Mapping { injected }.object(entries);
            mappings.push(format!("{name} = {object}"));
            items.push(Code::text(name));
            "return call.mapped_payload"
        }
    };
    items.push(Code::text(tool.codec(&tool.method.payload_codec, packages)));
    let fields = model.tool.payload.record.fields.iter();
    let secrets: Vec<Code> = fields
        .filter(|field| field.annotations.secret)
        .map(|field| Code::text(literal::string(&field.name)))
        .collect();
    if !secrets.is_empty() {
        let secrets = Code::display(Bracket::Curly, secrets);
        items.push(Code::named("secrets", secrets));
    }
    out.push_str(&signature::statement(4, function, items));
    out.trim_end().to_owned()
}

fn result(
    names: &Names<'_>,
    tool: &BoundTool<'_, '_>,
    mappings: &mut Vec<String>,
    packages: &mut BTreeSet<String>,
) -> String {
    let model = tool.model;
    let (Some(ours), Some(theirs)) = (&model.result, &tool.method.result) else {
        return String::new();
    };
    let parameters = [Code::pair("result".to_owned(), tool.ty(&theirs.plain))];
    let head = format!("def {}", tool.result_fn());
    let mut out = signature::def(0, &head, &parameters, &ours.plain);
    let about = format!(
        "Give what {} gives for a result of {}.",
        docs::code(&model.tool.name),
        shown(names, tool)
    );
    out.push_str(&docs::docstring(4, &about));
    let mapping = model
        .tool
        .binding
        .as_ref()
        .and_then(|binding| binding.result.as_ref());
    if mapping.is_none() && ours.codec.contains('.') && ours.codec == theirs.codec {
        // One declared type on both sides.
        out.push_str("    return result\n");
        return out.trim_end().to_owned();
    }
    let mut items = vec![
        Code::text(tool.codec(&theirs.codec, packages)),
        Code::text("result"),
        Code::text(from_provider(&ours.codec, packages)),
    ];
    if let Some(expr) = mapping {
        let name = format!("_{}_RESULT", idents::screaming(&model.method));
        mappings.push(format!("{name} = {}", Mapping { injected: &[] }.expr(expr)));
        items.push(Code::text(name));
    }
    out.push_str(&signature::statement(
        4,
        "return call.transform_result",
        items,
    ));
    out.trim_end().to_owned()
}

/// What a provider needs to make a toolset of services.
pub(super) struct FromService {
    /// The function, and before it the protocol of several services at once.
    pub text: String,
    /// What classes are made of, modules that the function uses, and what only checkers need.
    pub parents: Vec<(String, Vec<String>)>,
    pub modules: Vec<(String, Vec<String>)>,
    pub checked: Vec<(String, Vec<String>)>,
    pub packages: BTreeSet<String>,
}

/// Where methods implement all tools but chains, and nobody asks them what they would do.
pub(super) fn from_service<'d>(
    names: &Names<'d>,
    toolset: &Toolset,
    models: &[ToolModel<'d>],
    constants: &Constants,
    bindings: &Bindings<'d>,
    folder: &str,
) -> Option<FromService> {
    let tools = bindings.tools(models);
    let implemented = models.iter().filter(|model| !is_chain(model)).count();
    if tools.is_empty()
        || tools.len() != implemented
        || tools.iter().any(|tool| tool.model.tool.dry_run)
    {
        return None;
    }
    let bound = tools.iter().map(|tool| (tool.model.tool.id, tool));
    let bound: HashMap<ToolId, &BoundTool<'_, '_>> = bound.collect();
    let mut packages = BTreeSet::new();
    let (mut modules, mut checked) = (Vec::new(), Vec::new());
    let mut parents = Vec::new();
    let mut protocols = Vec::new();
    let mut scope = Scope::default();
    let mut uses_codecs = BTreeSet::new();
    let mut entries = Vec::new();
    for (model, constant) in models.iter().zip(&constants.tools) {
        let mut items = vec![Code::text(constant)];
        if let Some(tool) = bound.get(&model.tool.id) {
            items.push(Code::text(format!("service.{}", tool.method.name)));
            items.push(Code::text(format!("transforms.{}", tool.payload_fn())));
            if tool.has_result() {
                items.push(Code::text(format!("transforms.{}", tool.result_fn())));
            }
            if let Some(injected) = &tool.method.injected {
                let codec = tool.codec(&injected.codec, &mut packages);
                uses_codecs.insert(tool.service.to_owned());
                items.push(Code::named("injected", Code::text(codec)));
                let injected = &tool.method.method.payload.injected;
                let sources = injected.iter().map(|argument| {
                    let source = literal::string(&source(&argument.source));
                    Code::pair(literal::string(&argument.name), Code::text(source))
                });
                let sources = Code::display(Bracket::Curly, sources.collect());
                items.push(Code::named("sources", sources));
            }
            if let Some(item) = &tool.method.item {
                let codec = tool.codec(&item.codec, &mut packages);
                if !item.codec.contains('.') {
                    uses_codecs.insert(tool.service.to_owned());
                }
                items.push(Code::named("item", Code::text(codec)));
            }
        }
        entries.push(Code::call("Bound", items));
    }
    for (id, (alias, _)) in &bindings.services {
        let path = format!("{}{}.service", up(folder), names.service(*id));
        let protocol = service::protocol_name(&names.design[*id].name);
        // The services of different packages may have protocols of one name.
        let known = if scope.is_free(&protocol) {
            protocol.clone()
        } else {
            let service = idents::plain(Case::Camel, names.service(*id));
            format!("{service}{protocol}")
        };
        let known = scope.claim(Case::Camel, known.clone(), &known);
        let import = if known == protocol {
            protocol
        } else {
            format!("{protocol} as {known}")
        };
        protocols.push(known);
        if uses_codecs.contains(alias) {
            modules.push((path.clone(), vec![format!("codecs as {alias}_codecs")]));
        }
        checked.push((path, vec![import]));
    }
    let mut text = String::new();
    let parameter = match &protocols[..] {
        [one] => one.clone(),
        many => {
            let mut bases: Vec<Code> = many.iter().map(Code::text).collect();
            bases.push(Code::text("Protocol"));
            text.push_str(&layout::class("Services", bases));
            text.push_str(
                "    \"\"\"What implements all services that the tools are bound to.\"\"\"\n\n\n",
            );
            // A class needs its bases when it is made.
            parents = std::mem::take(&mut checked);
            "Services".to_owned()
        }
    };
    text.push_str(&signature::def(
        0,
        "def toolset_from_service",
        &[Code::text(format!("service: {parameter}"))],
        &Code::text("toolrt.Toolset"),
    ));
    text.push_str("    \"\"\"Make the toolset, implemented by the methods that its tools are bound to.\"\"\"\n");
    let items = vec![
        Code::text(literal::string(&toolset.name)),
        Code::lambda(Code::text("specs.toolset")),
        Code::display(Bracket::Square, entries),
    ];
    text.push_str(&signature::statement(
        4,
        "return toolrt.Toolset.bound",
        items,
    ));
    Some(FromService {
        text: text.trim_end().to_owned(),
        parents,
        modules,
        checked,
        packages,
    })
}
