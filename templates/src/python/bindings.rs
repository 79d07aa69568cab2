//! Which methods the tools of a toolset are bound to, and what modules call their services.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use foldhash::HashSet;
use toolc_compiler::ir::{Design, Implementation, MethodId, ServiceId, Toolset};

use super::idents::{Case, Scope};
use super::models::{MethodModel, ToolModel};
use super::names::Names;
use super::symbols;
use crate::code::{Code, Module, Seen};
use crate::plan::payloads::Payloads;

/// The methods that the tools of a toolset are bound to.
pub(super) struct Bindings<'d> {
    design: &'d Design,
    /// The services, in the order of their ids.
    pub services: BTreeMap<ServiceId, BoundService<'d>>,
    /// The places of methods in those of their services.
    methods: HashMap<MethodId, usize>,
}

/// A service that tools are bound to.
pub(super) struct BoundService<'d> {
    /// What modules call its module of types: `todos_service`.
    pub alias: String,
    /// Its package.
    pub package: Module,
    methods: Vec<MethodModel<'d>>,
}

/// A bound tool with the names around it.
pub(super) struct BoundTool<'m, 'd> {
    pub model: &'m ToolModel<'d>,
    pub method: &'m MethodModel<'d>,
    service: &'m BoundService<'d>,
}

impl<'d> Bindings<'d> {
    /// `methods` gives those of a service, with all their names.
    pub(super) fn of(
        names: &Names<'d>,
        toolset: &Toolset,
        models: &[ToolModel<'_>],
        methods: &dyn Fn(ServiceId) -> Vec<MethodModel<'d>>,
    ) -> Self {
        let design = names.design;
        let mut services = BTreeMap::new();
        let bound = |model: &ToolModel<'_>| {
            let Implementation::Method { method } = &model.tool.implementation else {
                return None;
            };
            Some(design[*method].service)
        };
        let mut scope = Scope::inside(modules(names, toolset, models.iter().filter_map(bound)));
        for model in models {
            if let Some(id) = bound(model) {
                services.entry(id).or_insert_with(|| {
                    let folder = names.service(id);
                    let alias = format!("{}_service", folder.trim_end_matches('_'));
                    BoundService {
                        alias: scope.claim(Case::Snake, alias.clone(), &alias),
                        package: Module::Generated(format!("{folder}/service")),
                        methods: methods(id),
                    }
                });
            }
        }
        let all = services.values();
        let places = all.flat_map(|service: &BoundService<'_>| {
            let ids = service.methods.iter().map(|method| method.method.id);
            ids.enumerate().map(|(at, id)| (id, at))
        });
        let methods = places.collect();
        Self {
            design,
            services,
            methods,
        }
    }

    /// The bound tools.
    pub(super) fn tools<'m>(&'m self, models: &'m [ToolModel<'d>]) -> Vec<BoundTool<'m, 'd>> {
        let bound = |model: &'m ToolModel<'d>| {
            let Implementation::Method { method } = &model.tool.implementation else {
                return None;
            };
            let at = *self.methods.get(method)?;
            let service = &self.services[&self.design[*method].service];
            Some(BoundTool {
                model,
                method: &service.methods[at],
                service,
            })
        };
        models.iter().filter_map(bound).collect()
    }
}

impl BoundTool<'_, '_> {
    /// The function from arguments to the method's payload.
    pub(super) fn payload_fn(&self) -> String {
        format!("{}_payload", self.model.method.trim_end_matches('_'))
    }

    /// The function from the method's result, where both have one.
    pub(super) fn result_fn(&self) -> Option<String> {
        let has_result = self.model.result.is_some() && self.method.result.is_some();
        has_result.then(|| format!("{}_result", self.model.method.trim_end_matches('_')))
    }

    /// A codec of the service, by its expression there.
    pub(super) fn codec(&self, expression: &str) -> Code {
        if expression.contains('.') {
            return symbols::codec(expression);
        }
        let here = format!("{}_codecs.{expression}", self.service.alias);
        symbols::known_as(self.service.package.clone(), "codecs", &here)
    }

    /// A type of the service, for type checkers.
    pub(super) fn ty(&self, code: &Code) -> Code {
        let moved = symbols::moved_types(code, &self.service.alias, &self.service.package);
        moved.seen(Seen::Checked)
    }
}

/// The modules of packages whose codecs the module of a toolset imports by their names, if it is bound to some services.
fn modules(
    names: &Names<'_>,
    toolset: &Toolset,
    services: impl Iterator<Item = ServiceId>,
) -> Arc<HashSet<String>> {
    let design = names.design;
    let services: BTreeSet<ServiceId> = services.collect();
    if services.is_empty() {
        return Arc::default();
    }
    let services = services
        .iter()
        .map(|id| Payloads::of_service(design, &design[*id]));
    let mut modules = HashSet::default();
    for payloads in services.chain([Payloads::of_toolset(design, toolset)]) {
        let types = payloads.types.iter().map(|id| design[*id].package);
        let errors = payloads.errors.iter().map(|id| design[*id].package);
        modules.extend(
            types
                .chain(errors)
                .map(|package| names.package(package).to_owned()),
        );
    }
    Arc::new(modules)
}
