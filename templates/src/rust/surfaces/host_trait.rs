//! The trait that a host implements: of a toolset's tools, or of a service's methods.

use schemars::JsonSchema;
use serde::Serialize;

use crate::slot::Slot;

/// What `trait.rs.j2` prints.
#[derive(JsonSchema, Serialize)]
pub(super) struct HostTrait {
    pub name: Slot,
    pub docs: Slot,
    pub methods: Vec<Method>,
    /// Checks of arguments that belong to none of these methods.
    pub checks: Vec<Check>,
}

/// A method that gives a future.
#[derive(JsonSchema, Serialize)]
pub(super) struct Method {
    pub name: Slot,
    pub docs: Slot,
    /// The name of the argument that has the payload.
    pub argument: Slot,
    pub payload: Slot,
    pub injected: Option<Slot>,
    pub item: Option<Slot>,
    pub result: Slot,
    pub error: Slot,
    /// The method that checks its arguments, which need not be implemented.
    pub check: Option<Check>,
}

/// A method that checks arguments.
#[derive(JsonSchema, Serialize)]
pub(super) struct Check {
    pub name: Slot,
    pub docs: Slot,
    pub payload: Slot,
}
