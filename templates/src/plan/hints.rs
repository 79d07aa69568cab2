//! The one-line texts of tools.

use toolc_compiler::ir::{PathStep, Root, Template, TemplatePart, Tool, ValuePath};

/// A text of a tool as a function of values.
pub(crate) struct Hint<'d> {
    /// What it is called: `call_hint`, `result_hint`, `reminder`, `question`.
    pub kind: &'static str,
    /// When it is said, behind the name of the tool.
    pub says: &'static str,
    /// Whether it is said of a result, too.
    pub has_result: bool,
    template: &'d Template,
}

/// The texts of a tool.
pub(crate) fn of(tool: &Tool) -> impl Iterator<Item = Hint<'_>> {
    let hint = |kind, says, has_result, template: Option<_>| {
        template.map(|template| Hint {
            kind,
            says,
            has_result,
            template,
        })
    };
    let question = tool.confirm.as_ref().map(|confirm| &confirm.question);
    let (call, result) = (tool.hint_call.as_ref(), tool.hint_result.as_ref());
    let reminds = "reminds the model of behind its result";
    [
        hint("call_hint", "says while it runs", false, call),
        hint("result_hint", "says when it has a result", true, result),
        hint("reminder", reminds, true, tool.remind.as_ref()),
        hint("question", "asks a human before it runs", false, question),
    ]
    .into_iter()
    .flatten()
}

impl Hint<'_> {
    /// The text as its author wrote it.
    pub(crate) fn written(&self) -> String {
        written(self.template)
    }
}

/// A text with places, as its author wrote it.
pub(crate) fn written(template: &Template) -> String {
    let part = |part: &TemplatePart| match part {
        TemplatePart::Text(text) => text.replace('{', "{{").replace('}', "}}"),
        TemplatePart::Path(path) => format!("{{{}}}", path_of(path)),
    };
    template.parts.iter().map(part).collect()
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
