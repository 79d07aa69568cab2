//! What somebody implements: a protocol with a method for each tool, or each method of a service.

use schemars::JsonSchema;
use serde::Serialize;

use crate::slot::Slot;

/// What `protocol.py.j2` prints.
#[derive(JsonSchema, Serialize)]
pub(super) struct Protocol {
    pub name: Slot,
    pub docs: Slot,
    pub methods: Vec<Method>,
}

/// A method of a protocol.
#[derive(JsonSchema, Serialize)]
pub(super) struct Method {
    pub name: Slot,
    /// What the payload is called.
    pub argument: Slot,
    pub payload: Slot,
    /// What the context gives.
    pub injected: Option<Slot>,
    /// What it may stream.
    pub item: Option<Slot>,
    pub result: Slot,
    pub docs: Slot,
}
