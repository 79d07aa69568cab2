//! What methods are called, and the traits and modules that they stand in.

use std::collections::HashMap;

use toolc_compiler::ir::{MethodId, Service, ServiceId};

use super::idents::{self, Case, Scope};
use super::lower::Module;
use super::names::Names;
use crate::plan::payloads::Payloads;

/// The names of methods: `new` is what makes a value, never a method of one.
pub(super) fn method_idents<'a>(names: impl Iterator<Item = &'a str>) -> Vec<String> {
    let idents = idents::all(Case::Snake, names, &mut Scope::default());
    idents
        .into_iter()
        .map(|ident| {
            if ident == "new" {
                "new_".to_owned()
            } else {
                ident
            }
        })
        .collect()
}

/// The names of second methods, `plan_update_todos` of `update_todos`, that no first one has.
pub(super) fn beside(prefix: &str, methods: &[String]) -> Vec<String> {
    let mut scope = Scope::default();
    methods.iter().for_each(|method| scope.reserve(method));
    let second = methods.iter().map(|method| {
        let name = format!("{prefix}_{}", method.trim_end_matches('_'));
        scope.claim(Case::Snake, name.clone(), &name)
    });
    second.collect()
}

/// `TodosTools` of `todos`.
pub(super) fn trait_name(name: &str, end: &str) -> String {
    let plain = idents::plain(Case::Camel, name);
    let stem = plain.trim_end_matches('_');
    if stem.ends_with(end) {
        stem.to_owned()
    } else {
        format!("{stem}{end}")
    }
}

/// What a method is called, and everything that is made for it.
#[derive(Clone)]
pub(super) struct MethodName {
    pub snake: String,
    pub camel: String,
}

impl MethodName {
    /// The function in `codecs` that gives the codec of its result.
    pub(super) fn result_codec(&self) -> String {
        format!("{}_result", self.snake.trim_end_matches('_'))
    }

    /// The function in `codecs` that gives the codec of its items.
    pub(super) fn item_codec(&self) -> String {
        format!("{}_item", self.snake.trim_end_matches('_'))
    }
}

/// The names of a service's methods.
pub(super) fn method_names(names: &Names<'_>, service: ServiceId) -> HashMap<MethodId, MethodName> {
    let methods = &names.design[service].methods;
    let wire = || methods.iter().map(|id| &*names.design[*id].name);
    let snake = method_idents(wire());
    let camel = idents::all(Case::Camel, wire(), &mut Scope::default());
    let both = snake
        .into_iter()
        .zip(camel)
        .map(|(snake, camel)| MethodName {
            snake,
            camel: camel.trim_end_matches('_').to_owned(),
        });
    methods.iter().copied().zip(both).collect()
}

/// From the module of a service's methods to the folder of packages.
const UP: &str = "super::super::super::types::";

/// The module of a service's types, with what it sees of packages.
pub(super) fn module_of_types<'n, 'd>(
    names: &'n Names<'d>,
    service: &Service,
    called: &HashMap<MethodId, MethodName>,
) -> Module<'n, 'd> {
    let design = names.design;
    let payloads = Payloads::of_service(design, service);
    let types = service.methods.iter().map(|id| called[id].camel.clone());
    let types: Vec<String> = types.collect();
    let mut own = payloads.names(&types, &["Error"]);
    own.push(trait_name(&service.name, "Service"));
    let mut module = Module::of_payloads(names, &payloads, &own, UP);
    module.scope.promise(payloads.made(&types, &["Error"]));
    for id in &service.methods {
        module.functions.reserve(&called[id].result_codec());
        module.functions.reserve(&called[id].item_codec());
    }
    module
}
