// Made by toolc from todos.tools; do not edit.

//! How the payloads and results of the service `todos` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::types::acme_todos::codecs as acme_todos;
use super::types::{
    GetTodosError, GetTodosPayload, MergeMode, RevisionConflict, RunNotFound, UpdateTodosError,
    UpdateTodosPayload,
};

#[rustfmt::skip]
pub static UPDATE_TODOS_PAYLOAD: table::Record = table::Record {
    name: "UpdateTodosPayload",
    fields: &[
        table::Field::required("run_id", table::Table::UUID),
        table::Field::default("mode", table::Table::Enum(&acme_todos::MERGE_MODE), "\"merge\""),
        table::Field::required("items", table::Table::List(&UPDATE_TODOS_PAYLOAD_ITEMS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static UPDATE_TODOS_PAYLOAD_ITEMS: table::List = table::List::of(table::Table::Record(&acme_todos::TODO)).min(1).max(100);

impl Payload for UpdateTodosPayload {
    fn table() -> table::Table {
        table::Table::Record(&UPDATE_TODOS_PAYLOAD)
    }
}

impl Decode for UpdateTodosPayload {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut run_id = None;
        let mut mode = None;
        let mut items = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "run_id" => run_id = Some(r.read()?),
                "mode" => mode = Some(r.read()?),
                "items" => items = Some(r.list(&UPDATE_TODOS_PAYLOAD_ITEMS, Reader::read)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            run_id: run_id.ok_or(Refused)?,
            mode: mode.unwrap_or(MergeMode::Merge),
            items: items.ok_or(Refused)?,
        })
    }
}

impl Encode for UpdateTodosPayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("run_id").write(&self.run_id);
        w.key("mode").write(&self.mode);
        w.key("items");
        w.list(&self.items, &UPDATE_TODOS_PAYLOAD_ITEMS, Writer::write);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static GET_TODOS_PAYLOAD: table::Record = table::Record {
    name: "GetTodosPayload",
    fields: &[
        table::Field::required("run_id", table::Table::UUID),
    ],
    rest: table::Rest::Closed,
};

impl Payload for GetTodosPayload {
    fn table() -> table::Table {
        table::Table::Record(&GET_TODOS_PAYLOAD)
    }
}

impl Decode for GetTodosPayload {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut run_id = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "run_id" => run_id = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            run_id: run_id.ok_or(Refused)?,
        })
    }
}

impl Encode for GetTodosPayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("run_id").write(&self.run_id);
        w.end_object();
    }
}

toolrt::tool_errors!(UpdateTodosError {
    "run_not_found" => RunNotFound(RunNotFound),
    "revision_conflict" => RevisionConflict(RevisionConflict),
});

toolrt::tool_errors!(GetTodosError {
    "run_not_found" => RunNotFound(RunNotFound),
});
