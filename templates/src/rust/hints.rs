//! `hints.rs`: the one-line texts of tools as functions of their values.

use serde::Serialize;
use toolc_compiler::ir::{Template, TemplatePart, Toolset, ValuePath};

use super::folders::inner;
use super::toolset::ToolModel;
use super::{docs, layout};
use crate::render::render;

#[derive(Serialize)]
struct HintsFile<'a> {
    header: &'a str,
    docs: String,
    uses: String,
    hints: Vec<String>,
}

/// `hints.rs`, where a tool has a text.
pub(super) fn hints(toolset: &Toolset, models: &[ToolModel<'_>], header: &str) -> Option<String> {
    let mut hints = Vec::new();
    let mut names = Vec::new();
    for model in models {
        let before = hints.len();
        push_all(&mut hints, model);
        if hints.len() > before {
            names.push(model.name.clone());
        }
    }
    if hints.is_empty() {
        return None;
    }
    let mut uses = String::new();
    layout::use_list(&mut uses, 0, "use super::provider::", &mut names);
    uses.push_str("use super::types::*;");
    let file = HintsFile {
        header,
        docs: inner(&format!(
            "What the tools of {} say while they run, behind their results, and to whom they ask for consent.",
            docs::code(&toolset.name)
        )),
        uses,
        hints,
    };
    Some(render("rust/hints", file))
}

fn push_all(hints: &mut Vec<String>, model: &ToolModel<'_>) {
    let tool = model.tool;
    let texts = [
        ("call_hint", "says while it runs", &tool.hint_call),
        (
            "result_hint",
            "says when it has a result",
            &tool.hint_result,
        ),
        (
            "reminder",
            "reminds the model of behind its result",
            &tool.remind,
        ),
    ];
    for (kind, says, template) in texts {
        if let Some(template) = template {
            hints.push(function(model, kind, says, template));
        }
    }
    if let Some(confirm) = &tool.confirm {
        hints.push(function(
            model,
            "question",
            "asks a human before it runs",
            &confirm.question,
        ));
    }
}

/// `update_todos_call_hint` of `update_todos`.
fn function(model: &ToolModel<'_>, kind: &str, says: &str, template: &Template) -> String {
    let mut params = vec![format!("args: &{}", model.args)];
    let mut passed = vec!["args".to_owned()];
    if matches!(kind, "result_hint" | "reminder") {
        params.push(format!("result: &{}", model.result));
        passed.push("result".to_owned());
    }
    let mut out = String::new();
    let about = format!(
        "What {} {says}: {}",
        docs::code(&model.tool.name),
        written(template)
    );
    docs::push(&mut out, 0, &about);
    let name = format!("pub fn {}_{kind}", model.method.trim_end_matches('_'));
    layout::signature(&mut out, 0, &name, &params, " -> String {");
    layout::call(
        &mut out,
        4,
        &format!("toolrt::host::{kind}::<{}>", model.name),
        &passed,
        "",
    );
    out + "}"
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
    use toolc_compiler::ir::{PathStep, Root};
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
