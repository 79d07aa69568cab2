// Made by toolc from planner.tools; do not edit.

//! The types of the package `acme.planner`.

use super::super::acme_todos::types::TodosSnapshot;
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Plan {
    pub goal: String,
    pub steps: Vec<Step>,
    /// The todo list that the plan was made from.
    pub todos: Option<TodosSnapshot>,
}

impl Plan {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(goal: impl Into<String>, steps: Vec<Step>) -> Self {
        Self {
            goal: goal.into(),
            steps,
            todos: None,
        }
    }
}

/// A step may hold smaller steps.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Step {
    pub title: String,
    pub owner: toolrt::Maybe<String>,
    pub estimate: Option<toolrt::Duration>,
    pub steps: Vec<Step>,
}

impl Step {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(title: impl Into<String>) -> Self {
        Self {
            title: title.into(),
            owner: toolrt::Maybe::Absent,
            estimate: None,
            steps: Vec::new(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Trigger {
    Schedule(Cron),
    Event(EventRef),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Cron {
    pub expression: String,
    pub timezone: String,
}

impl Cron {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(expression: impl Into<String>) -> Self {
        Self {
            expression: expression.into(),
            timezone: Self::default_timezone(),
        }
    }

    pub(super) fn default_timezone() -> String {
        "UTC".to_owned()
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct EventRef {
    pub source: toolrt::Uri,
    pub name: String,
    pub labels: std::collections::BTreeMap<String, String>,
}

impl EventRef {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(source: toolrt::Uri, name: impl Into<String>) -> Self {
        Self {
            source,
            name: name.into(),
            labels: std::collections::BTreeMap::new(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Answer {
    Text(String),
    Plan(Plan),
}

/// A ticket, by key or by number.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Locator {
    Text(String),
    Int(i64),
}
