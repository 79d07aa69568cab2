// Made by toolc from planner.tools; do not edit.

//! How the payloads, results and errors of the toolset `planning` are read, written and checked.

use toolrt::table;

use super::packages::acme_planner::codecs as acme_planner;
use super::types::{PlanSessionArgs, PlanSessionError};

#[rustfmt::skip]
static PLAN_SESSION_ARGS_CONSTRAINTS: table::List = table::List::of(table::Table::STRING);

toolrt::record! {
    PlanSessionArgs: PLAN_SESSION_ARGS, closed;
    "goal" goal: required, STRING;
    "trigger" trigger: optional, Tagged(&acme_planner::TRIGGER);
    "ticket" ticket: optional, Union(&acme_planner::LOCATOR);
    "constraints" constraints: default("[]", Vec::new()), List(&PLAN_SESSION_ARGS_CONSTRAINTS);
}

toolrt::tool_errors!(PlanSessionError {});
