//! `hints.py`: the one-line texts of tools as functions of their values.

use serde::Serialize;
use toolc_compiler::ir::{PathStep, Root, Template, TemplatePart, Toolset, ValuePath};

use super::folders::all_of;
use super::layout::{self, Code};
use super::provider::Constants;
use super::toolset::ToolModel;
use super::{docs, signature, words};
use crate::render::render;

#[derive(Serialize)]
struct HintsFile<'a> {
    header: &'a str,
    docs: String,
    imports: String,
    all: String,
    hints: Vec<String>,
}

/// A text of a tool.
struct Hint {
    name: String,
    kind: &'static str,
    tool: String,
    text: String,
}

/// `hints.py`, where a tool has a text.
pub(super) fn hints(
    toolset: &Toolset,
    models: &[ToolModel<'_>],
    constants: &Constants,
    header: &str,
) -> Option<String> {
    let hints: Vec<Hint> = models
        .iter()
        .zip(&constants.tools)
        .flat_map(|(model, constant)| of_tool(model, constant))
        .collect();
    if hints.is_empty() {
        return None;
    }
    let texts: Vec<String> = hints.iter().map(|hint| hint.text.clone()).collect();
    let mut typing = vec!["TYPE_CHECKING".to_owned()];
    let [literal, toolrt] = words::places(texts.iter().map(String::as_str), ["Literal", "toolrt"]);
    if literal.is_word {
        typing.push("Literal".to_owned());
    }
    let mut imports = layout::import(0, "typing", &typing) + "\n";
    let mut kinds: Vec<String> = hints.iter().map(|hint| hint.kind.to_owned()).collect();
    kinds.sort();
    kinds.dedup();
    imports.push_str(&layout::import(0, "toolrt.host", &kinds));
    imports.push('\n');
    let mut tools: Vec<String> = hints.iter().map(|hint| hint.tool.clone()).collect();
    tools.dedup();
    imports.push_str(&layout::import(0, ".provider", &tools));
    imports.push_str("\nif TYPE_CHECKING:\n");
    if toolrt.is_root {
        imports.push_str("    import toolrt\n\n");
    }
    imports.push_str("    from . import types\n");
    let about = format!(
        "What the tools of {} say, and ask a human before they run.",
        docs::code(&toolset.name)
    );
    let names: Vec<String> = hints.iter().map(|hint| hint.name.clone()).collect();
    let file = HintsFile {
        header,
        docs: docs::docstring(0, &about),
        imports: imports.trim_end().to_owned(),
        all: all_of(&names).trim_end().to_owned(),
        hints: texts,
    };
    Some(render("python/hints", file))
}

fn of_tool(model: &ToolModel<'_>, constant: &str) -> Vec<Hint> {
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
    .filter_map(|(kind, says, template)| Some(function(model, constant, kind, says, template?)))
    .collect()
}

/// `update_todos_call_hint` of `update_todos`.
fn function(
    model: &ToolModel<'_>,
    constant: &str,
    kind: &'static str,
    says: &str,
    template: &Template,
) -> Hint {
    let mut parameters = vec![Code::text(format!("args: types.{}", model.args))];
    let mut passed = vec![Code::text(constant), Code::text("args")];
    if matches!(kind, "result_hint" | "reminder") {
        let result = match &model.result {
            Some(result) => result.plain.clone(),
            None => Code::text("toolrt.Content"),
        };
        parameters.push(Code::pair("result".to_owned(), result));
        passed.push(Code::text("result"));
    }
    let name = format!("{}_{kind}", model.method.trim_end_matches('_'));
    let mut text = signature::def(0, &format!("def {name}"), &parameters, &Code::text("str"));
    let about = format!(
        "Give what {} {says}: {}.",
        docs::code(&model.tool.name),
        written(template)
    );
    text.push_str(&docs::docstring(4, &about));
    text.push_str(&signature::statement(4, &format!("return {kind}"), passed));
    Hint {
        name,
        kind,
        tool: constant.to_owned(),
        text: text.trim_end().to_owned(),
    }
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
