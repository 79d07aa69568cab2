// Made by toolc from planner.tools; do not edit.

//! How the payloads, results and errors of the toolset `planning` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::acme_planner::codecs as acme_planner;
use super::types::{PlanSessionArgs, PlanSessionError};

#[rustfmt::skip]
pub static PLAN_SESSION_ARGS: table::Record = table::Record {
    name: "PlanSessionArgs",
    fields: &[
        table::Field::required("goal", table::Table::STRING),
        table::Field::optional("trigger", table::Table::Tagged(&acme_planner::TRIGGER)),
        table::Field::optional("ticket", table::Table::Union(&acme_planner::LOCATOR)),
        table::Field::default("constraints", table::Table::List(&PLAN_SESSION_ARGS_CONSTRAINTS), "[]"),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static PLAN_SESSION_ARGS_CONSTRAINTS: table::List = table::List::of(table::Table::STRING);

impl Payload for PlanSessionArgs {
    fn table() -> table::Table {
        table::Table::Record(&PLAN_SESSION_ARGS)
    }
}

impl Decode for PlanSessionArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut goal = None;
        let mut trigger = None;
        let mut ticket = None;
        let mut constraints = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "goal" => goal = Some(r.read()?),
                "trigger" => trigger = Some(r.read()?),
                "ticket" => ticket = Some(r.read()?),
                "constraints" => constraints = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            goal: goal.ok_or(Refused)?,
            trigger,
            ticket,
            constraints: constraints.unwrap_or_default(),
        })
    }
}

impl Encode for PlanSessionArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("goal").write(&self.goal);
        if let Some(trigger) = &self.trigger {
            w.key("trigger").write(trigger);
        }
        if let Some(ticket) = &self.ticket {
            w.key("ticket").write(ticket);
        }
        w.key("constraints").write(&self.constraints);
        w.end_object();
    }
}

toolrt::tool_errors!(PlanSessionError {});
