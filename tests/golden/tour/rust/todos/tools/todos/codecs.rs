// Made by toolc from todos.tools; do not edit.

//! How the payloads, results and errors of the toolset `todos` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::acme_todos::codecs as acme_todos;
use super::types::{
    GetTodosArgs, GetTodosError, GetTodosInjected, MergeMode, RevisionConflict, RunNotFound,
    UpdateTodosArgs, UpdateTodosError, UpdateTodosInjected,
};

#[rustfmt::skip]
pub static UPDATE_TODOS_ARGS: table::Record = table::Record {
    name: "UpdateTodosArgs",
    fields: &[
        table::Field::default("mode", table::Table::Enum(&acme_todos::MERGE_MODE), "\"merge\""),
        table::Field::required("items", table::Table::List(&UPDATE_TODOS_ARGS_ITEMS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static UPDATE_TODOS_ARGS_ITEMS: table::List = table::List::of(table::Table::Record(&acme_todos::TODO)).min(1).max(100);

impl Payload for UpdateTodosArgs {
    fn table() -> table::Table {
        table::Table::Record(&UPDATE_TODOS_ARGS)
    }
}

impl Decode for UpdateTodosArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut mode = None;
        let mut items = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "mode" => mode = Some(r.read()?),
                "items" => items = Some(r.list(&UPDATE_TODOS_ARGS_ITEMS, Reader::read)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            mode: mode.unwrap_or(MergeMode::Merge),
            items: items.ok_or(Refused)?,
        })
    }
}

impl Encode for UpdateTodosArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("mode").write(&self.mode);
        w.key("items");
        w.list(&self.items, &UPDATE_TODOS_ARGS_ITEMS, Writer::write);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static GET_TODOS_ARGS: table::Record = table::Record {
    name: "GetTodosArgs",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for GetTodosArgs {
    fn table() -> table::Table {
        table::Table::Record(&GET_TODOS_ARGS)
    }
}

impl Decode for GetTodosArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for GetTodosArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

impl toolrt::Inject for UpdateTodosInjected {
    #[rustfmt::skip]
    fn inject(cx: &toolrt::Context) -> Result<Self, toolrt::MissingContext> {
        Ok(Self {
            run_id: cx.inject(
                "run_id",
                toolrt::Source::RunId,
                <toolrt::Uuid as Decode>::decode,
            )?,
        })
    }
}

toolrt::tool_errors!(UpdateTodosError {
    "revision_conflict" => RevisionConflict(RevisionConflict),
    "run_not_found" => RunNotFound(RunNotFound),
});

impl toolrt::Inject for GetTodosInjected {
    #[rustfmt::skip]
    fn inject(cx: &toolrt::Context) -> Result<Self, toolrt::MissingContext> {
        Ok(Self {
            run_id: cx.inject(
                "run_id",
                toolrt::Source::RunId,
                <toolrt::Uuid as Decode>::decode,
            )?,
        })
    }
}

toolrt::tool_errors!(GetTodosError {
    "run_not_found" => RunNotFound(RunNotFound),
});
