//! What implements the methods of a service.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::Service;

use super::host_trait::{HostTrait, Method};
use crate::page::Page;
use crate::rust::docs;
use crate::rust::docs::inner;
use crate::rust::models::MethodModel;
use crate::slot::Slot;

/// What `service.rs.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Provider {
    header: Slot,
    docs: Slot,
    r#trait: HostTrait,
}

/// `provider.rs` of a service.
pub(crate) fn page(
    service: &Service,
    name: &str,
    methods: &[MethodModel<'_>],
    folder: &str,
    header: &str,
) -> Page {
    let own = format!("The methods of the service {}.", docs::code(&service.name));
    let model = Provider {
        header: Slot::lines(header),
        docs: Slot::lines(inner(&own)),
        r#trait: HostTrait {
            name: Slot::name(name),
            docs: Slot::docs(docs::or(service.docs.as_deref(), &own)),
            methods: methods.iter().map(method).collect(),
            checks: Vec::new(),
        },
    };
    Page::of(folder, "provider", "rust/service", model).exporting([name])
}

fn method(model: &MethodModel<'_>) -> Method {
    let own = format!("The method {}.", docs::code(&model.method.name));
    Method {
        name: Slot::name(&model.name),
        docs: Slot::docs(docs::or(model.method.docs.as_deref(), &own)),
        argument: Slot::word("payload"),
        payload: Slot::code(model.payload.clone()),
        injected: model.injected.clone().map(Slot::code),
        item: model.item.clone().map(Slot::code),
        result: Slot::code(model.result.clone()),
        error: Slot::code(model.error.clone()),
        check: None,
    }
}
