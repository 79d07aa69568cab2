//! Prompts in a manifest, which are one text each.

use toolc_compiler::ir::{
    Message, MessageContent, PathStep, Prompt, Role, Root, Template, TemplatePart, ValuePath,
};

/// The text of a prompt: its messages, with empty lines between. Nothing if a text cannot say it: the host words it, the
/// model speaks in it, or there are pictures or sounds.
pub(super) fn text(prompt: &Prompt) -> Option<String> {
    let messages = prompt.messages.iter().map(of_message);
    let texts = messages.collect::<Option<Vec<_>>>()?;
    (!texts.is_empty()).then(|| texts.join("\n\n"))
}

fn of_message(message: &Message) -> Option<String> {
    match message.role {
        Role::User => {}
        Role::Assistant => return None,
    }
    match &message.content {
        MessageContent::Text(text) => of_template(text),
        MessageContent::Resource { uri, text, .. } => of_template(text.as_ref().unwrap_or(uri)),
        MessageContent::Image(_) | MessageContent::Audio(_) => None,
    }
}

fn of_template(template: &Template) -> Option<String> {
    let part = |part: &TemplatePart| match part {
        TemplatePart::Text(text) => Some(text.to_string()),
        TemplatePart::Path(path) => of_path(path),
    };
    template.parts.iter().map(part).collect()
}

/// An argument as a whole; parts of one cannot be said.
fn of_path(path: &ValuePath) -> Option<String> {
    match (&path.root, &path.steps[..]) {
        (Root::Args, [PathStep::Key(name)]) if !path.count => {
            Some(format!("${{arguments.{name}}}"))
        }
        (Root::Args | Root::Result | Root::Details | Root::Step { .. }, _) => None,
    }
}
