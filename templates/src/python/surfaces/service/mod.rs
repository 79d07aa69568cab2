//! What implements the methods of a service.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::Service;

use super::protocol::{Method, Protocol};
use crate::code::{Code, Seen};
use crate::page::Page;
use crate::python::models::{MethodModel, service_protocol};
use crate::python::{docs, symbols};
use crate::slot::Slot;

/// What `provider.py.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Provider {
    header: Slot,
    docs: Slot,
    protocol: Protocol,
}

/// `provider.py` of a service.
pub(crate) fn page(
    service: &Service,
    models: &[MethodModel<'_>],
    folder: &str,
    header: &str,
) -> Page {
    let name = service_protocol(&service.name);
    let own = format!("The methods of the service {}.", docs::code(&service.name));
    let model = Provider {
        header: Slot::lines(header),
        docs: Slot::docs(own.clone()),
        protocol: Protocol {
            name: Slot::name(&name),
            docs: Slot::docs(docs::or(service.docs.as_deref(), &own)),
            methods: models.iter().map(method).collect(),
        },
    };
    Page::of(folder, "provider", "python/service", model).exporting([name])
}

fn method(model: &MethodModel<'_>) -> Method {
    let checked = |code: &Code| Slot::code(code.seen(Seen::Checked));
    let own = format!("Run the method {}.", docs::code(&model.method.name));
    Method {
        name: Slot::name(&model.name),
        argument: Slot::word("payload"),
        payload: checked(&symbols::own_type(&model.payload)),
        injected: (model.injected.as_ref()).map(|injected| checked(&injected.plain)),
        item: model.item.as_ref().map(|item| checked(&item.plain)),
        result: match &model.result {
            Some(result) => checked(&result.plain),
            None => Slot::word("None"),
        },
        docs: Slot::docs(docs::or(model.method.docs.as_deref(), &own)),
    }
}
