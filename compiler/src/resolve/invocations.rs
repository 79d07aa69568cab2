//! The programs that tools run: `argv` and the statements that belong to it.

mod words;

use self::words::{Reader, Secrets};
use super::codes::{BAD_COUNT, BAD_OUTCOME, CONTRADICTION, MISPLACED, SAID_TWICE};
use super::fit::peel;
use super::paths::Roots;
use super::spell::spell;
use super::state::Resolver;
use crate::diagnostics::Finding;
use crate::ir::{
    Design, Exit, Invocation, Output, Presence, Remote, Root, Stdin, Tool, ToolId, Type, TypeBody,
    TypeKind, Value,
};
use crate::source::{FileId, Span};
use crate::syntax::ast::{self, Statement, StatementKind};

impl<'a> Resolver<'a> {
    /// The program of a tool, by its own statements.
    pub(super) fn invocation(&mut self, id: ToolId, file: FileId, own: &[&'a Statement]) {
        let mut said = own.iter().filter(belongs);
        let Some(first) = said.next() else { return };
        let toolset = &self.design[self.design[id].toolset];
        let argv = own.iter().find_map(|statement| {
            if let StatementKind::Argv(words) = &statement.kind {
                Some((statement.keyword, &**words))
            } else {
                None
            }
        });
        let Some((keyword, words)) = argv else {
            let message = format!("`{}` needs `argv`", first.kind.usage().name);
            let finding = Finding::new(&MISPLACED, first.keyword, message)
                .here("says how a program runs, and there is none")
                .help("write `argv [\"program\", …]`, or remove it");
            return self.add(finding);
        };
        if !matches!(toolset.from, Some(Remote::Command(_))) {
            let message = format!("`argv` cannot stand in toolset `{}`", toolset.name);
            let place = toolset.place.span;
            let finding = Finding::new(&MISPLACED, keyword, message)
                .here("runs a program")
                .related(place, "not `from command`")
                .help("write `from command \"label\"` behind the name of the toolset");
            return self.add(finding);
        }
        self.nothing_else(id, keyword);
        let source = self.source(file);
        let tool = &self.design[id];
        let mut roots = Roots::default();
        roots.add_payload("args", Root::Args, &tool.payload);
        let mut reader = Reader {
            design: &self.design,
            source,
            roots: &roots,
            findings: self.findings,
        };
        let mut made = Invocation {
            argv: reader.argv(words),
            stdin: None,
            env: Vec::new(),
            working_dir: None,
            output: output_of(&self.design, tool),
            exits: Vec::new(),
        };
        let mut output = None;
        let mut exits = Vec::new();
        for statement in own {
            #[expect(
                clippy::wildcard_enum_match_arm,
                reason = "few of all statements say how a program runs"
            )]
            match &statement.kind {
                StatementKind::Stdin(path) => {
                    let value = reader.part(path, Secrets::Allowed);
                    made.stdin = value.map(|value| Stdin {
                        form: form_of(&self.design, &value.ty),
                        value,
                    });
                }
                StatementKind::Env(value) => made.env = reader.env(value),
                StatementKind::WorkingDir(path) => made.working_dir = reader.folder(path),
                StatementKind::Output(word) => output = Some(word),
                StatementKind::Exit { code, ends } => exits.push((statement.span, code, ends)),
                _ => {}
            }
        }
        if let Some(word) = output {
            let known = Output::ALL;
            if let Some(output) = self.word("form of output", word, known) {
                self.output(id, word.span, output);
                made.output = output;
            }
        }
        for (span, code, ends) in exits {
            let exit = self.exit(id, file, code, ends);
            let Some(exit) = exit else { continue };
            if made.exits.iter().any(|other| other.code == exit.code) {
                let message = format!("two lines say what exit code {} is", exit.code);
                let finding = Finding::new(&SAID_TWICE, span, message).here("the second one");
                self.add(finding.help("keep one of them"));
                continue;
            }
            made.exits.push(exit);
        }
        self.design[id].invocation = Some(Box::new(made));
    }

    /// Reports what no program that is run by its words can do.
    fn nothing_else(&mut self, id: ToolId, keyword: Span) {
        let tool = &self.design[id];
        let said = [
            (tool.dry_run, "dry_run"),
            (tool.partial, "partial"),
            (tool.streams.is_some(), "streams"),
            (!tool.asks.is_empty(), "asks"),
            (!tool.side.is_empty(), "side"),
        ];
        let said: Vec<&str> = said
            .iter()
            .filter(|said| said.0)
            .map(|said| said.1)
            .collect();
        for word in said {
            let message = format!("`argv` and `{word}` exclude each other");
            let finding = Finding::new(&CONTRADICTION, keyword, message)
                .here("its program gives an output and an exit code, and nothing else")
                .help(format!(
                    "remove `{word}`, or run a command that toolc has made"
                ));
            self.add(finding);
        }
    }

    /// Reports an output that is no result of the tool.
    fn output(&mut self, id: ToolId, span: Span, output: Output) {
        let tool = &self.design[id];
        let fits = match (&tool.result, output) {
            (None, Output::Text) => true,
            (None, Output::Json | Output::Lines | Output::Bytes) => false,
            (Some(_), Output::Json) => true,
            (Some(result), Output::Text) => is_text(&self.design, peel(&self.design, result).0),
            (Some(result), Output::Bytes) => {
                matches!(peel(&self.design, result).0, TypeKind::Bytes)
            }
            (Some(result), Output::Lines) => {
                let kind = peel(&self.design, result).0;
                let items = items_of(kind).map(|items| peel(&self.design, items).0);
                is_unknown(kind) || items.is_some_and(|items| is_text(&self.design, items))
            }
        };
        if fits {
            return;
        }
        let result = tool.result.as_ref();
        let result = result.map_or("untyped content".to_owned(), |ty| {
            format!("`{}`", spell(&self.design, ty))
        });
        let message = format!(
            "`output {}` is not the result of `{}`",
            output.name(),
            tool.name
        );
        let finding = Finding::new(&BAD_OUTCOME, span, message)
            .here(format!("its result is {result}"))
            .help(match output {
                Output::Json => "give the tool a result: `-> T`",
                Output::Text => "a text is a `string`, or untyped content",
                Output::Lines => "lines are a `[string]`",
                Output::Bytes => "bytes are `bytes`",
            });
        self.add(finding);
    }

    fn exit(
        &mut self,
        id: ToolId,
        file: FileId,
        code: &ast::Count,
        ends: &ast::Path,
    ) -> Option<Exit> {
        let Ok(number) = u8::try_from(code.value) else {
            let message = "an exit code is at most 255";
            let finding = Finding::new(&BAD_COUNT, code.span, message).here("too large");
            self.add(finding);
            return None;
        };
        if let [word] = &ends.parts[..]
            && &*word.text == "success"
        {
            let (code, error) = (number, None);
            return Some(Exit { code, error });
        }
        let error = self.reader().error_named(file, ends)?;
        let (tool, declared) = (&self.design[id], &self.design[error]);
        let name = &declared.name;
        let finding = if !tool.errors.iter().any(|thrown| thrown.error == error) {
            let message = format!("`{}` does not throw `{name}`", tool.name);
            Finding::new(&BAD_OUTCOME, ends.span, message)
                .here("not in its signature")
                .help(format!("write `throws {name}` behind its result"))
        } else if let Some(field) = declared
            .details
            .fields
            .iter()
            .find(|field| matches!(field.presence, Presence::Required { .. }))
        {
            let message = format!(
                "an exit code cannot say what `{}` of `{name}` is",
                field.name
            );
            Finding::new(&BAD_OUTCOME, ends.span, message)
                .here("this error has details that must be there")
                .help("take an error without them, or make them optional")
        } else {
            let (code, error) = (number, Some(error));
            return Some(Exit { code, error });
        };
        self.add(finding);
        None
    }
}

/// Whether a statement says how a program runs.
fn belongs(statement: &&&Statement) -> bool {
    matches!(
        statement.kind,
        StatementKind::Argv(_)
            | StatementKind::Stdin(_)
            | StatementKind::Env(_)
            | StatementKind::WorkingDir(_)
            | StatementKind::Output(_)
            | StatementKind::Exit { .. }
    )
}

/// What a program of the tool writes, where the design does not say.
fn output_of(design: &Design, tool: &Tool) -> Output {
    let Some(result) = &tool.result else {
        return Output::Text;
    };
    form_of(design, result)
}

/// How a value stands on stdin or stdout: a text or bytes as they are, or JSON.
fn form_of(design: &Design, ty: &Type) -> Output {
    let kind = peel(design, ty).0;
    if matches!(kind, TypeKind::Bytes) {
        Output::Bytes
    } else if is_text(design, kind) {
        Output::Text
    } else {
        Output::Json
    }
}

/// Whether all values of a type are texts that stand on a line as they are.
fn is_text(design: &Design, kind: &TypeKind) -> bool {
    match kind {
        TypeKind::String | TypeKind::Format { .. } | TypeKind::Path | TypeKind::Unknown => true,
        TypeKind::Literals { values } => values.iter().all(is_string),
        TypeKind::Named { id } => match &design[*id].body {
            TypeBody::Enum { members } => members.iter().all(|member| is_string(&member.value)),
            TypeBody::Record(_) | TypeBody::Union(_) | TypeBody::Alias { .. } => false,
        },
        TypeKind::Int
        | TypeKind::Float
        | TypeKind::Bool
        | TypeKind::Bytes
        | TypeKind::Json
        | TypeKind::Null
        | TypeKind::List { .. }
        | TypeKind::Tuple { .. }
        | TypeKind::Map { .. }
        | TypeKind::Record(_)
        | TypeKind::Union { .. }
        | TypeKind::Nullable { .. } => false,
    }
}

fn is_unknown(kind: &TypeKind) -> bool {
    matches!(kind, TypeKind::Unknown)
}

/// The type of the items of a list.
fn items_of(kind: &TypeKind) -> Option<&Type> {
    if let TypeKind::List { items } = kind {
        Some(items)
    } else {
        None
    }
}

fn is_string(value: &Value) -> bool {
    matches!(value, Value::String(_))
}
