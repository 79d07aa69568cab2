//! The bound tools of a toolset, with the names around them.

use toolc_compiler::ir::{ServiceId, Toolset};

use super::bound::Bound;
use super::methods::{MethodName, method_names, module_of_types};
use super::models::ToolModel;
use super::names::Names;
use super::symbols;
use crate::code::{Code, Module};

/// A bound tool with the names around it.
pub(super) struct BoundTool<'m, 'd> {
    pub model: &'m ToolModel<'d>,
    pub bound: &'m Bound<'d>,
    pub method: MethodName,
    /// What the module of the method's service calls the payload.
    pub payload: String,
    /// How this toolset's modules call the types of the method's service.
    pub service: String,
}

impl BoundTool<'_, '_> {
    /// The function that makes the payload.
    pub(super) fn payload_fn(&self) -> String {
        format!("{}_payload", self.model.method.trim_end_matches('_'))
    }

    /// A type of the method's service, whose module has this path.
    pub(super) fn type_of_service(&self, module: &str, name: &str) -> Code {
        let path = format!("{}::{name}", self.service);
        symbols::known_as(Module::Library(module.to_owned()), "types", &path)
    }

    /// The function that makes the result.
    pub(super) fn result_fn(&self) -> String {
        format!("{}_result", self.model.method.trim_end_matches('_'))
    }
}

/// The services that a toolset's tools are bound to, in the order of the tools, and what its modules call their types.
pub(super) fn services(names: &Names<'_>, models: &[ToolModel<'_>]) -> Vec<(ServiceId, String)> {
    let mut ids: Vec<ServiceId> = Vec::new();
    for bound in models.iter().filter_map(|model| model.bound.as_ref()) {
        if !ids.contains(&bound.method.service) {
            ids.push(bound.method.service);
        }
    }
    let only = ids.len() == 1;
    ids.into_iter()
        .map(|id| {
            let name = names.service(id).trim_end_matches('_');
            let alias = if only {
                "service".to_owned()
            } else {
                format!("{name}_service")
            };
            (id, alias)
        })
        .collect()
}

/// From a toolset's modules to the module of a service.
pub(super) fn module_of(names: &Names<'_>, toolset: &Toolset, service: ServiceId) -> String {
    if toolset.owner == Some(service) {
        "super::super::super::service".to_owned()
    } else {
        format!("super::{}::service", names.service_beside(service))
    }
}

/// The bound tools of a toolset.
pub(super) fn bound_tools<'m, 'd>(
    names: &Names<'d>,
    models: &'m [ToolModel<'d>],
    services: &[(ServiceId, String)],
) -> Vec<BoundTool<'m, 'd>> {
    let mut called: Vec<_> = services
        .iter()
        .map(|(id, alias)| (*id, alias, method_names(names, *id), None))
        .collect();
    let of = |model: &'m ToolModel<'d>| {
        let bound = model.bound.as_ref()?;
        let (service, alias, methods, module) = called
            .iter_mut()
            .find(|(id, _, _, _)| *id == bound.method.service)?;
        let method = methods.get(&bound.method.id)?.clone();
        let payload = match bound.method.payload.declared {
            None => format!("{}Payload", method.camel),
            Some(id) => {
                let of_service = || module_of_types(names, &names.design[*service], methods);
                module.get_or_insert_with(of_service).seen(id).text.clone()
            }
        };
        Some(BoundTool {
            model,
            bound,
            method,
            payload,
            service: (*alias).clone(),
        })
    };
    models.iter().filter_map(of).collect()
}
