// Made by toolc from todos.tools; do not edit.

//! How the types of `acme.todos` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{MergeMode, RevisionConflict, RunNotFound, Status, Todo, TodosSnapshot};

#[rustfmt::skip]
pub static TODO: table::Record = table::Record {
    name: "Todo",
    fields: &[
        table::Field::required("id", table::Table::Text(&TODO_ID)),
        table::Field::required("title", table::Table::Text(&TODO_TITLE)),
        table::Field::default("status", table::Table::Enum(&STATUS), "\"pending\""),
        table::Field::optional("due", table::Table::DATE_TIME),
        table::Field::default("tags", table::Table::List(&TODO_TAGS), "[]"),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static TODO_ID_PATTERN: table::Pattern = table::Pattern::new("^[a-z0-9-]+$");
#[rustfmt::skip]
static TODO_ID: table::Text = table::Text::ANY.min(1).max(64).patterns(&[&TODO_ID_PATTERN]);
#[rustfmt::skip]
static TODO_TITLE: table::Text = table::Text::ANY.min(1).max(200);
#[rustfmt::skip]
static TODO_TAGS: table::List = table::List::of(table::Table::STRING).max(10).unique();

impl Payload for Todo {
    fn table() -> table::Table {
        table::Table::Record(&TODO)
    }
}

impl Decode for Todo {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        let mut title = None;
        let mut status = None;
        let mut due = None;
        let mut tags = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.text(&TODO_ID)?),
                "title" => title = Some(r.text(&TODO_TITLE)?),
                "status" => status = Some(r.read()?),
                "due" => due = Some(r.read()?),
                "tags" => tags = Some(r.list(&TODO_TAGS, Reader::read)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
            title: title.ok_or(Refused)?,
            status: status.unwrap_or(Status::Pending),
            due,
            tags: tags.unwrap_or_default(),
        })
    }
}

impl Encode for Todo {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").text(&self.id, &TODO_ID);
        w.key("title").text(&self.title, &TODO_TITLE);
        w.key("status").write(&self.status);
        if let Some(due) = &self.due {
            w.key("due").write(due);
        }
        w.key("tags").list(&self.tags, &TODO_TAGS, Writer::write);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static STATUS: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("pending"),
        table::Literal::Text("in_progress"),
        table::Literal::Text("done"),
    ],
};

toolrt::members!(Status: STATUS);

toolrt::member_texts!(Status: STATUS);

#[rustfmt::skip]
pub static MERGE_MODE: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("replace"),
        table::Literal::Text("merge"),
    ],
};

toolrt::members!(MergeMode: MERGE_MODE);

toolrt::member_texts!(MergeMode: MERGE_MODE);

#[rustfmt::skip]
pub static TODOS_SNAPSHOT: table::Record = table::Record {
    name: "TodosSnapshot",
    fields: &[
        table::Field::required("run_id", table::Table::UUID),
        table::Field::required("items", table::Table::List(&TODOS_SNAPSHOT_ITEMS)),
        table::Field::required("revision", table::Table::Int(&TODOS_SNAPSHOT_REVISION)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static TODOS_SNAPSHOT_ITEMS: table::List = table::List::of(table::Table::Record(&TODO));
#[rustfmt::skip]
static TODOS_SNAPSHOT_REVISION: table::Int = table::Int::ANY.at_least(0);

impl Payload for TodosSnapshot {
    fn table() -> table::Table {
        table::Table::Record(&TODOS_SNAPSHOT)
    }
}

impl Decode for TodosSnapshot {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut run_id = None;
        let mut items = None;
        let mut revision = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "run_id" => run_id = Some(r.read()?),
                "items" => items = Some(r.read()?),
                "revision" => revision = Some(r.int(&TODOS_SNAPSHOT_REVISION)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            run_id: run_id.ok_or(Refused)?,
            items: items.ok_or(Refused)?,
            revision: revision.ok_or(Refused)?,
        })
    }
}

impl Encode for TodosSnapshot {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("run_id").write(&self.run_id);
        w.key("items").write(&self.items);
        w.key("revision");
        w.int(self.revision, &TODOS_SNAPSHOT_REVISION);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static RUN_NOT_FOUND: table::Record = table::Record {
    name: "run_not_found",
    fields: &[
        table::Field::required("run_id", table::Table::UUID),
    ],
    rest: table::Rest::Closed,
};

impl Payload for RunNotFound {
    fn table() -> table::Table {
        table::Table::Record(&RUN_NOT_FOUND)
    }
}

impl Decode for RunNotFound {
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

impl Encode for RunNotFound {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("run_id").write(&self.run_id);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static REVISION_CONFLICT: table::Record = table::Record {
    name: "revision_conflict",
    fields: &[
        table::Field::required("expected", table::Table::INT),
        table::Field::required("actual", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for RevisionConflict {
    fn table() -> table::Table {
        table::Table::Record(&REVISION_CONFLICT)
    }
}

impl Decode for RevisionConflict {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut expected = None;
        let mut actual = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "expected" => expected = Some(r.read()?),
                "actual" => actual = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            expected: expected.ok_or(Refused)?,
            actual: actual.ok_or(Refused)?,
        })
    }
}

impl Encode for RevisionConflict {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("expected").write(&self.expected);
        w.key("actual").write(&self.actual);
        w.end_object();
    }
}

toolrt::error_message!(RunNotFound: "No run has this id.");

toolrt::error_message!(RevisionConflict: "Somebody else changed the list since it was read.");
