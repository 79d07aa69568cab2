//! Failures as people read them: all mistakes at once, and what to type instead.

use super::lines::{one_line, seen, wrapped};
use super::screen::Screen;
use super::shape::{Shape, dashed, flag_of};
use super::shell::{command_line, quoted};
use crate::call::{CallFault, Envelope, Json};
use crate::diagnose::{Code, Hidden, Issue};
use crate::json::{Node, Object, Value};
use crate::table::Table;

/// The call that has failed.
#[derive(Debug, Clone, Copy, Default)]
pub struct Called<'c> {
    /// The command.
    pub name: &'c str,
    /// The tool, if there is one.
    pub tool: Option<&'c str>,
    /// The shape of its arguments.
    pub root: Option<&'c Shape<'c>>,
    /// The arguments as they were read, and their type.
    pub args: Option<&'c Value>,
    pub table: Option<Table>,
    /// What was asked for, if it is no tool: an option such as `--prompt`, and its value.
    pub served: Option<(&'c str, &'c str)>,
}

impl Called<'_> {
    /// The line that calls the tool with other arguments.
    pub fn line(&self, args: &Object) -> Option<String> {
        let tool = self.tool.filter(|_| self.served.is_none())?;
        Some(command_line(self.name, tool, self.root?, args))
    }

    /// Whether a line with these arguments would show a secret.
    fn hides(&self, args: &Object) -> bool {
        let args = Value::Object(args.clone());
        let document = Node::of(&args);
        let hidden = |table| !Hidden::of(table, &document, true).is_empty();
        self.table.is_some_and(hidden)
    }

    /// What a person has typed so far.
    fn words(&self) -> String {
        match (self.served, self.tool) {
            (Some((option, value)), _) => {
                let words = [self.name, option, value].map(quoted);
                one_line(&words.join(" "))
            }
            (None, Some(tool)) => format!("{} {}", self.name, dashed(tool)),
            (None, None) => self.name.to_owned(),
        }
    }

    /// What is wrong with an argument.
    fn says(&self, issue: &Issue) -> String {
        match self.served {
            Some(_) => issue.message.clone(),
            None => said_of(issue),
        }
    }

    /// The line that says what arguments there are.
    fn more(&self) -> String {
        match self.served {
            Some((option, _)) => format!("{} {option}s lists what there is.", self.name),
            None => format!("{} --help shows what it takes.", self.words()),
        }
    }
}

/// What has failed, for people.
pub fn for_people(call: &Called<'_>, envelope: &Envelope, screen: &Screen) -> String {
    let called = call.words();
    let fault = envelope.error.as_deref();
    let faults = fault.into_iter().chain(&envelope.errors);
    let mut lines: Vec<String> = faults
        .flat_map(|fault| said_of_fault(call, fault, screen))
        .collect();
    if let Some(summary) = &envelope.summary {
        let (done, total, failed) = (summary.succeeded, summary.total, summary.failed);
        lines.push(format!(
            "{called}: {done} of {total} done, {failed} failed."
        ));
    }
    if let Some(fault) = fault.filter(|fault| !fault.issues.is_empty()) {
        lines.extend(instead(call, fault));
        lines.push(String::new());
        lines.push(call.more());
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// What to type instead.
fn instead(call: &Called<'_>, fault: &CallFault) -> Vec<String> {
    let said =
        |heading: &str, line: String| vec![String::new(), heading.to_owned(), format!("  {line}")];
    let fixed = || corrected(call.root?, call.args?, fault).filter(|args| !call.hides(args));
    if let Some(line) = fixed().and_then(|args| call.line(&args)) {
        return said("Try:", line);
    }
    let example = fault.example.as_ref().map(Json::value);
    let example = example.as_ref().and_then(Value::as_object);
    match example.and_then(|args| call.line(args)) {
        Some(line) => said("For example:", line),
        None => Vec::new(),
    }
}

fn said_of_fault(call: &Called<'_>, fault: &CallFault, screen: &Screen) -> Vec<String> {
    let called = call.words();
    let head = screen.red(&format!("{called}:"));
    if !fault.issues.is_empty() {
        let issues = fault.issues.iter();
        let issues = issues.map(|issue| format!("  {}", one_line(&call.says(issue))));
        let first = format!("{head} The arguments are not valid.");
        return std::iter::once(first).chain(issues).collect();
    }
    let said = if fault.message.is_empty() {
        &fault.code
    } else {
        &*fault.message
    };
    let mut lines = wrapped(&format!("{called}: {said}"), screen.width);
    let start = format!("{called}:");
    if let Some(first) = lines.first_mut()
        && let Some(behind) = first.strip_prefix(&*start)
    {
        // Else it is wider than the screen.
        *first = head + behind;
    }
    if let Some(hint) = &fault.recovery.hint {
        let hint = seen(hint);
        lines.extend(hint.split('\n').map(|line| format!("  {line}")));
    }
    lines
}

/// What is wrong with an argument, by its flag in place of its path.
pub fn said_of(issue: &Issue) -> String {
    let keys = issue.keys();
    let Some((_, above)) = keys.split_last().filter(|_| issue.code != Code::Usage) else {
        return issue.message.clone();
    };
    let flag = flag_of(&keys.join("."));
    if issue.code == Code::Unknown {
        let said = format!("There is no option {flag}.");
        let Some(meant) = &issue.suggestion else {
            return said;
        };
        let meant: Vec<&str> = above.iter().chain([meant]).map(String::as_str).collect();
        return format!("{said} Did you mean {}?", flag_of(&meant.join(".")));
    }
    match issue.behind_place() {
        Some(said) => flag + said,
        None => issue.message.clone(),
    }
}

/// The arguments with everything that is wrong replaced by what was meant; `None` if something is wrong of which nobody
/// knows what was meant.
pub fn corrected(root: &Shape<'_>, args: &Value, fault: &CallFault) -> Option<Object> {
    let mut fixed = args.clone();
    fixed.as_object()?;
    for issue in &fault.issues {
        correct(root, &mut fixed, issue)?;
    }
    fixed.as_object().cloned()
}

/// Replaces what is wrong by what was meant.
fn correct(root: &Shape<'_>, args: &mut Value, issue: &Issue) -> Option<()> {
    let (keys, meant) = (issue.keys(), issue.suggestion.as_deref()?);
    let (last, above) = keys.split_last()?;
    let holder = above.iter().try_fold(args, |value, key| inside(value, key));
    let Value::Object(members) = holder? else {
        return None;
    };
    let wrong = members.get(last)?;
    if issue.code == Code::Unknown {
        let shape = root.field(meant).filter(|_| above.is_empty());
        let value = match (wrong, shape.filter(Shape::is_scalar)) {
            (Value::String(text), Some(shape)) => shape.value(text),
            _ => wrong.clone(),
        };
        members.remove(last);
        members.insert(meant, value);
    } else if matches!(issue.code, Code::Enum | Code::Const) {
        members.insert(last.as_str(), meant);
    } else {
        return None;
    }
    Some(())
}

fn inside<'v>(value: &'v mut Value, key: &str) -> Option<&'v mut Value> {
    match value {
        Value::Object(members) => members.get_mut(key),
        Value::Array(items) => items.get_mut(key.parse::<usize>().ok()?),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}
