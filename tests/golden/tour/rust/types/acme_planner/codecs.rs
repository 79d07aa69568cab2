// Made by toolc from planner.tools; do not edit.

//! How the types of `acme.planner` are read, written and checked.

use toolrt::table;

use super::super::acme_todos::codecs as acme_todos;
use super::types::{Answer, Cron, EventRef, Locator, Plan, Step, Trigger};

#[rustfmt::skip]
static PLAN_STEPS: table::List = table::List::of(table::Table::Record(&STEP)).min(1).max(50);

toolrt::record! {
    Plan: PLAN, closed;
    "goal" goal: required, STRING;
    "steps" steps: required, list(&PLAN_STEPS);
    "todos" todos: optional, Record(&acme_todos::TODOS_SNAPSHOT);
}

#[rustfmt::skip]
static STEP_STEPS: table::List = table::List::of(table::Table::Record(&STEP));

toolrt::record! {
    Step: STEP, closed;
    "title" title: required, STRING;
    "owner" owner: maybe, Nullable(&table::Table::STRING);
    "estimate" estimate: optional, DURATION;
    "steps" steps: default("[]", Vec::new()), List(&STEP_STEPS);
}

toolrt::tagged! {
    Trigger: TRIGGER, "kind" beside;
    "schedule" Schedule: Record(&CRON);
    "event" Event: Record(&EVENT_REF);
}

toolrt::conversions!(Trigger {
    Schedule(Cron),
    Event(EventRef),
});

toolrt::record! {
    Cron: CRON, closed;
    "expression" expression: required, STRING;
    "timezone" timezone: default("\"UTC\"", Self::default_timezone()), STRING;
}

#[rustfmt::skip]
static EVENT_REF_LABELS: table::Map = table::Map::of(table::Table::STRING);

toolrt::record! {
    EventRef: EVENT_REF, closed;
    "source" source: required, URI;
    "name" name: required, STRING;
    "labels" labels: default("{}", std::collections::BTreeMap::new()), Map(&EVENT_REF_LABELS);
}

toolrt::tagged! {
    Answer: ANSWER, "type" content;
    "text" Text: STRING;
    "plan" Plan: Record(&PLAN);
}

toolrt::conversions!(Answer {
    Text(String),
    Plan(Plan),
});

#[rustfmt::skip]
static LOCATOR_TEXT_PATTERN: table::Pattern = table::Pattern::new("^[A-Z]{3}-\\d+$");
#[rustfmt::skip]
static LOCATOR_TEXT: table::Text = table::Text::ANY.patterns(&[&LOCATOR_TEXT_PATTERN]);
#[rustfmt::skip]
static LOCATOR_INT: table::Int = table::Int::ANY.at_least(1);

toolrt::alternatives! {
    Locator: LOCATOR;
    0 Text: text(&LOCATOR_TEXT);
    1 Int: int(&LOCATOR_INT);
}

toolrt::conversions!(Locator {
    Text(String),
    Int(i64),
});
