//! The answer of a command: an envelope, in the form that was asked for.

use std::path::Path;

use super::failed::{self, Called};
use super::form::Form;
use super::lines::one_line;
use super::rows::{Wanted, row_field};
use super::saved::with_files;
use super::screen::Screen;
use super::shape::Shape;
use super::shown;
use super::spec::CommandSpec;
use super::terminal;
use crate::call::{Envelope, Json, Status};
use crate::json::Value;
use crate::spec::Spec;

/// How the envelope of a call becomes what a command writes.
pub struct Answer<'a> {
    pub spec: &'a CommandSpec,
    /// The tool, if there is one.
    pub tool: Option<&'static Spec>,
    pub form: Form,
    /// What is kept of the result.
    pub kept: &'a Wanted,
    /// The arguments.
    pub payload: &'a [u8],
    /// The words that ask for a resource or a prompt.
    pub served: Option<(&'static str, &'a str)>,
    /// Where parts of a result are saved that no terminal can show.
    pub folder: &'a Path,
}

impl Answer<'_> {
    /// What stands on stdout, and what stands on stderr.
    pub fn written(&self, mut envelope: Envelope, screen: &Screen) -> (Vec<u8>, String) {
        told(&mut envelope);
        match self.form {
            Form::Stream => return (Vec::new(), String::new()),
            Form::Envelope => {
                if !self.kept.is_all() {
                    self.keep(&mut envelope);
                }
                return (line(envelope.to_bytes()), String::new());
            }
            Form::People => return self.for_people(&envelope, screen),
            Form::JsonLines | Form::Plain | Form::Print0 => {}
        }
        let failure = match envelope.is_ok() {
            true => String::new(),
            false => format!("{}\n", envelope.to_json()),
        };
        let field = self.field();
        let Some((result, _)) = self.wanted(&envelope, field.as_deref()) else {
            return (Vec::new(), failure);
        };
        let field = field.as_deref();
        let text = if self.form == Form::JsonLines {
            shown::json_lines(&result, field)
        } else if self.form == Form::Plain {
            shown::plain(&result, field)
        } else {
            shown::print0(&result, field)
        };
        (text.into_bytes(), failure)
    }

    /// The field of the result that has its rows, by the schema of the result.
    fn field(&self) -> Option<String> {
        let schema = Value::parse(self.tool?.output_schema?.as_bytes())?;
        row_field(&Shape::new(&schema)).map(str::to_owned)
    }

    /// What is kept of the result, if there is one, and whether `--limit` has cut it.
    fn wanted(&self, envelope: &Envelope, field: Option<&str>) -> Option<(Value, bool)> {
        let result = envelope.result.as_ref()?.value();
        Some(self.kept.of(&result, field))
    }

    /// Leaves in the envelope what is kept of its result.
    fn keep(&self, envelope: &mut Envelope) {
        if let Some((result, is_cut)) = self.wanted(envelope, self.field().as_deref()) {
            envelope.result = Some(Json::from(&result));
            envelope.meta.truncated |= is_cut;
        }
    }

    /// Tables and texts, and what has failed.
    fn for_people(&self, envelope: &Envelope, screen: &Screen) -> (Vec<u8>, String) {
        let field = self.field();
        let (mut text, mut is_cut) = (String::new(), false);
        if let Some((mut result, cut)) = self.wanted(envelope, field.as_deref()) {
            is_cut = cut;
            if envelope.meta.dry_run
                && let Some(actions) = result.get("actions")
            {
                // A plan, as every dry run gives it.
                result = actions.clone();
            } else if let Some(tool) = self.tool.filter(|tool| tool.output_schema.is_none()) {
                result = with_files(&result, tool.name, self.folder);
            }
            text = shown::for_people(&result, field.as_deref(), screen);
        }
        let has_failed = envelope.error.is_some() || envelope.status == Status::Partial;
        let beside = match has_failed {
            true => self.failed(envelope) + &warned(envelope),
            false if envelope.result.is_some() => beside(envelope, is_cut),
            false => String::new(),
        };
        (text.into_bytes(), beside)
    }

    fn failed(&self, envelope: &Envelope) -> String {
        let schema = self.tool.map(|tool| tool.input_schema.as_bytes());
        let schema = schema.and_then(Value::parse);
        let root = schema.as_ref().zip(self.tool);
        let root = root.map(|(schema, tool)| Shape::of_tool(schema, tool));
        let args = Value::parse(self.payload);
        let call = Called {
            name: self.spec.name,
            tool: self.tool.map(|tool| tool.name),
            root: root.as_ref(),
            args: args.as_ref(),
            table: self.tool.map(|tool| tool.args),
            served: self.served,
        };
        failed::for_people(&call, envelope, &terminal::stderr())
    }
}

/// Says what to type, where only the command knows.
pub fn told(envelope: &mut Envelope) {
    if let Some(fault) = &mut envelope.error
        && fault.code == "confirmation_required"
    {
        let hint = "Ask the user; where they agree, call again with --yes.";
        fault.recovery.hint = Some(hint.to_owned());
    }
}

fn warned(envelope: &Envelope) -> String {
    let warnings = envelope.meta.warnings.iter();
    let lines = warnings.map(|text| format!("warning: {}\n", one_line(text)));
    lines.collect()
}

/// What people should know beside the result.
fn beside(envelope: &Envelope, is_cut: bool) -> String {
    let meta = &envelope.meta;
    let mut lines: Vec<String> = Vec::new();
    let mut say = |is_so: bool, text: &str| {
        if is_so {
            lines.push(text.to_owned());
        }
    };
    say(meta.dry_run, "Nothing was done: this is what would be.");
    say(meta.denied, "You have refused; nothing was done.");
    let is_cut = is_cut || meta.truncated;
    say(is_cut, "There is more that is not shown.");
    if let Some(cursor) = &meta.next_cursor {
        let cursor = one_line(cursor);
        let text = format!("The next page: --cursor {cursor}; all pages: --all");
        say(true, &text);
    }
    let lines: String = lines.iter().map(|line| format!("{line}\n")).collect();
    warned(envelope) + &lines
}

fn line(mut text: Vec<u8>) -> Vec<u8> {
    text.push(b'\n');
    text
}
