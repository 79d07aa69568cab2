//! The one-line texts of tools as functions of their values.

use serde::Serialize;
use toolc_compiler::ir::{PathStep, Root, Template, TemplatePart, Toolset, ValuePath};

use crate::code::{Module, Seen};
use crate::page::{Page, Slot};
use crate::python::constants::Constants;
use crate::python::toolset::ToolModel;
use crate::python::{docs, layout, literal, symbols};

/// What `hints.py.j2` prints.
#[derive(Serialize)]
struct Hints {
    header: Slot,
    docs: Slot,
    exported: Slot,
    hints: Vec<Hint>,
}

/// A text of a tool.
#[derive(Serialize)]
struct Hint {
    name: Slot,
    docs: Slot,
    args: Slot,
    result: Option<Slot>,
    /// The function of the runtime that fills it.
    function: Slot,
    tool: Slot,
}

/// `hints.py`, where a tool has a text.
pub(crate) fn page(
    toolset: &Toolset,
    models: &[ToolModel<'_>],
    constants: &Constants,
    folder: &str,
    header: &str,
) -> Option<Page> {
    let all = models.iter().zip(&constants.tools);
    let all = all.flat_map(|(model, constant)| of_tool(model, constant));
    let (names, hints): (Vec<String>, Vec<Hint>) = all.unzip();
    if hints.is_empty() {
        return None;
    }
    let about = format!(
        "What the tools of {} say, and ask a human before they run.",
        docs::code(&toolset.name)
    );
    let model = Hints {
        header: Slot::lines(header),
        docs: Slot::docs(about),
        exported: Slot::code(literal::strings(&layout::exported(&names))),
        hints,
    };
    let nobody: [String; 0] = [];
    Some(Page::new(folder, "hints", "python/hints", model, nobody))
}

fn of_tool(model: &ToolModel<'_>, constant: &str) -> Vec<(String, Hint)> {
    let tool = model.tool;
    let question = tool.confirm.as_ref().map(|confirm| &confirm.question);
    [
        ("call_hint", "says while it runs", tool.hint_call.as_ref()),
        (
            "result_hint",
            "says when it has a result",
            tool.hint_result.as_ref(),
        ),
        (
            "reminder",
            "reminds the model of behind its result",
            tool.remind.as_ref(),
        ),
        ("question", "asks a human before it runs", question),
    ]
    .into_iter()
    .filter_map(|(kind, says, template)| Some(hint(model, constant, kind, says, template?)))
    .collect()
}

/// `update_todos_call_hint` of `update_todos`.
fn hint(
    model: &ToolModel<'_>,
    constant: &str,
    kind: &'static str,
    says: &str,
    template: &Template,
) -> (String, Hint) {
    let result = matches!(kind, "result_hint" | "reminder").then(|| match &model.result {
        Some(result) => result.plain.seen(Seen::Checked),
        None => symbols::toolrt("toolrt.Content").seen(Seen::Checked),
    });
    let name = format!("{}_{kind}", model.method.trim_end_matches('_'));
    let about = format!(
        "Give what {} {says}: {}.",
        docs::code(&model.tool.name),
        written(template)
    );
    let hint = Hint {
        name: Slot::name(&name),
        docs: Slot::docs(about),
        args: Slot::code(symbols::own_type(&model.args).seen(Seen::Checked)),
        result: result.map(Slot::code),
        function: Slot::code(symbols::from_library("toolrt.host", kind)),
        tool: Slot::code(symbols::known_as(
            Module::Beside("provider"),
            constant,
            constant,
        )),
    };
    (name, hint)
}

/// A template as its author wrote it.
fn written(template: &Template) -> String {
    let part = |part: &TemplatePart| match part {
        TemplatePart::Text(text) => text.replace('{', "{{").replace('}', "}}"),
        TemplatePart::Path(path) => format!("{{{}}}", path_of(path)),
    };
    let text: String = template.parts.iter().map(part).collect();
    docs::code(&text)
}

fn path_of(path: &ValuePath) -> String {
    let mut text = match &path.root {
        Root::Args => "args".to_owned(),
        Root::Result => "result".to_owned(),
        Root::Details => "details".to_owned(),
        Root::Step { name } => name.to_string(),
    };
    for step in &path.steps {
        match step {
            PathStep::Key(key) => {
                text.push('.');
                text.push_str(key);
            }
            PathStep::Each => text.push_str("[]"),
        }
    }
    if path.count {
        text.push_str(".count");
    }
    text
}
