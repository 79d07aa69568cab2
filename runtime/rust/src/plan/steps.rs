//! The steps of a plan, and their form in JSON.

use std::collections::HashSet;

use super::given::{Given, Path};
use super::input::Input;
use super::reference::Reference;
use crate::diagnose::{Issue, MAX_ISSUES, diagnose};
use crate::host::Call;
use crate::json::{Value, Writer};
use crate::table::{Enum, Field, List, Literal, Map, Record, Rest, Table, Text};

/// How many steps a plan may have.
pub const MAX_STEPS: usize = 1_000;

/// What becomes of the steps behind one that fails.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum OnFailure {
    /// They are skipped.
    #[default]
    Stop,
    /// Those that need nothing of it run.
    Continue,
}

impl OnFailure {
    /// The name in JSON.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Stop => "stop",
            Self::Continue => "continue",
        }
    }
}

/// A call of a tool.
#[derive(Debug, Clone, PartialEq)]
pub struct Step {
    pub(super) id: Option<String>,
    pub(super) tool: String,
    pub(super) arguments: Given,
    pub(super) needs: Vec<String>,
}

impl Step {
    /// A call of a tool with arguments: an object, or a reference that gives one.
    pub fn new(tool: impl Into<String>, arguments: impl Into<Input>) -> Self {
        Self {
            id: None,
            tool: tool.into(),
            arguments: arguments.into().0,
            needs: Vec::new(),
        }
    }

    /// The same step with this id, by which other steps refer to it.
    #[must_use]
    pub fn with_id(mut self, id: impl Into<String>) -> Self {
        self.id = Some(id.into());
        self
    }

    /// The same step, behind another one that must succeed before, beside those that the arguments refer to.
    #[must_use]
    pub fn needing(mut self, step: &Reference) -> Self {
        self.needs.push(step.step.clone());
        self
    }

    /// By what other steps refer to it.
    pub fn id(&self) -> &str {
        self.id.as_deref().unwrap_or(&self.tool)
    }

    /// The name of the tool.
    pub fn tool(&self) -> &str {
        &self.tool
    }
}

impl From<Call> for Step {
    /// The arguments are data, whatever they look like; what is no JSON is an issue of the plan.
    fn from(call: Call) -> Self {
        Self::new(call.tool, Value::parse(&call.payload).unwrap_or_default())
    }
}

/// The id of a step that has none: its tool, the second time `TOOL#2`.
pub(super) fn unused(tool: &str, is_taken: impl Fn(&str) -> bool) -> String {
    let mut name = tool.to_owned();
    let mut count = 1_usize;
    while is_taken(&name) {
        count += 1;
        name = format!("{tool}#{count}");
    }
    name
}

/// Reads a plan.
///
/// # Errors
/// It has another form: all that is wrong with it.
pub(super) fn read(document: &[u8]) -> Result<(OnFailure, Vec<Step>), Vec<Issue>> {
    let mut issues = diagnose(Table::Record(&FORM), document);
    let value = Value::parse(document).unwrap_or_default();
    let given = value.get("steps").and_then(Value::as_array);
    let given = given.unwrap_or_default();
    let given = &given[..given.len().min(MAX_STEPS)];
    let own_id = |one: &Value| one.get("id").and_then(Value::as_str).map(str::to_owned);
    let named: HashSet<String> = given.iter().filter_map(own_id).collect();
    let mut ids = HashSet::new();
    let mut steps = Vec::new();
    let empty = Value::Object(Default::default());
    for (place, one) in given.iter().enumerate() {
        let tool = one.get("tool").and_then(Value::as_str).unwrap_or_default();
        let id = own_id(one)
            .unwrap_or_else(|| unused(tool, |name| ids.contains(name) || named.contains(name)));
        ids.insert(id.clone());
        let mut way = Path::from(["steps".into(), place.to_string(), "arguments".into()]);
        let arguments = one.get("arguments").unwrap_or(&empty);
        let needs = one.get("needs").and_then(Value::as_array);
        let needs = needs.into_iter().flatten().filter_map(Value::as_str);
        steps.push(Step {
            id: Some(id),
            tool: tool.to_owned(),
            arguments: Given::read(arguments, &mut way, &mut issues),
            needs: needs.map(str::to_owned).collect(),
        });
    }
    if !issues.is_empty() {
        issues.truncate(MAX_ISSUES);
        return Err(issues);
    }
    let goes_on = value.get("on_failure").and_then(Value::as_str) == Some("continue");
    let on_failure = match goes_on {
        true => OnFailure::Continue,
        false => OnFailure::Stop,
    };
    Ok((on_failure, steps))
}

/// What is wrong with the form of a plan, whatever its references say.
pub(super) fn form_issues(document: &str) -> Vec<Issue> {
    diagnose(Table::Record(&FORM), document.as_bytes())
}

/// Writes a plan, with the ids of all steps.
pub(super) fn written(on_failure: OnFailure, steps: &[Step]) -> String {
    let mut w = Writer::new();
    w.begin_object();
    w.key("on_failure").str(on_failure.as_str());
    w.key("steps").begin_list();
    for step in steps {
        w.begin_object();
        w.key("id").str(step.id());
        w.key("tool").str(&step.tool);
        step.arguments.write(w.key("arguments"));
        if !step.needs.is_empty() {
            w.key("needs").begin_list();
            for need in &step.needs {
                w.str(need);
            }
            w.end_list();
        }
        w.end_object();
    }
    w.end_list();
    w.end_object();
    w.into_text()
}

static FORM: Record = Record {
    name: "Plan",
    fields: &[
        Field::optional("on_failure", Table::Enum(&FAILURES)),
        Field::required("steps", Table::List(&STEPS)),
    ],
    rest: Rest::Closed,
};

static FAILURES: Enum = Enum {
    members: &[Literal::Text("stop"), Literal::Text("continue")],
};

static STEPS: List = List::of(Table::Record(&STEP)).min(1).max(MAX_STEPS as u64);

static STEP: Record = Record {
    name: "Step",
    fields: &[
        Field::optional("id", Table::Text(&ID)),
        Field::required("tool", Table::STRING),
        Field::optional("arguments", Table::Map(&ARGUMENTS)),
        Field::optional("needs", Table::List(&NEEDS)),
    ],
    rest: Rest::Closed,
};

static ID: Text = Text::ANY.min(1).max(64);

static ARGUMENTS: Map = Map::of(Table::Json);

static NEEDS: List = List::of(Table::STRING).unique();
