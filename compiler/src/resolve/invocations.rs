//! The programs that tools run: `argv` and the statements that belong to it.

use super::codes::{BAD_COMMAND_LINE, BAD_COUNT, BAD_OUTCOME, CONTRADICTION, MISPLACED, SAID_TWICE};
use super::codes_values::{NOT_PRINTABLE, SECRET_PRINTED};
use super::fit::peel;
use super::paths::{Roots, is_scalar, walk};
use super::spell::{spell, written};
use super::state::Resolver;
use super::templates;
use crate::diagnostics::{Finding, Findings};
use crate::ir::{
    Design, Exit, Invocation, Output, Presence, Remote, Root, Stdin, TemplatePart, Tool, ToolId, Type,
    TypeBody, TypeKind, Value, ValuePath, Variable, Word,
};
use crate::source::{FileId, Span};
use crate::syntax::ast::{self, Statement, StatementKind, ValueKind};

impl<'a> Resolver<'a> {
    /// The program of a tool, by its own statements.
    pub(super) fn invocation(&mut self, id: ToolId, file: FileId, own: &[&'a Statement]) {
        let mut said = own.iter().filter(|statement| belongs(statement));
        let Some(first) = said.next() else { return };
        let toolset = &self.design[self.design[id].toolset];
        let argv = own.iter().find_map(|statement| match &statement.kind {
            StatementKind::Argv(words) => Some((statement.keyword, &**words)),
            _ => None,
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
        let said: Vec<&str> = said.iter().filter(|said| said.0).map(|said| said.1).collect();
        for word in said {
            let message = format!("`argv` and `{word}` exclude each other");
            let finding = Finding::new(&CONTRADICTION, keyword, message)
                .here("its program gives an output and an exit code, and nothing else")
                .help(format!("remove `{word}`, or run a command that toolc has made"));
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
            (Some(result), Output::Text) => is_text(&self.design, &peel(&self.design, result).0),
            (Some(result), Output::Bytes) => {
                matches!(peel(&self.design, result).0, TypeKind::Bytes)
            }
            (Some(result), Output::Lines) => match peel(&self.design, result).0 {
                TypeKind::List { items } => is_text(&self.design, &peel(&self.design, items).0),
                TypeKind::Unknown => true,
                _ => false,
            },
        };
        if fits {
            return;
        }
        let result = tool.result.as_ref();
        let result = result.map_or("untyped content".to_owned(), |ty| {
            format!("`{}`", spell(&self.design, ty))
        });
        let message = format!("`output {}` is not the result of `{}`", output.name(), tool.name);
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
        let error = self.error_named(file, ends)?;
        let (tool, declared) = (&self.design[id], &self.design[error]);
        let name = &declared.name;
        let finding = if !tool.errors.iter().any(|thrown| thrown.error == error) {
            let message = format!("`{}` does not throw `{name}`", tool.name);
            Finding::new(&BAD_OUTCOME, ends.span, message)
                .here("not in its signature")
                .help(format!("write `throws {name}` behind its result"))
        } else if let Some(field) = declared.details.fields.iter().find(|field| {
            matches!(field.presence, Presence::Required { .. })
        }) {
            let message = format!("an exit code cannot say what `{}` of `{name}` is", field.name);
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
    match peel(design, ty).0 {
        TypeKind::Bytes => Output::Bytes,
        kind if is_text(design, kind) => Output::Text,
        _ => Output::Json,
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

fn is_string(value: &Value) -> bool {
    matches!(value, Value::String(_))
}

/// Whether a value may be secret.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Secrets {
    Allowed,
    Refused,
}

struct Reader<'r> {
    design: &'r Design,
    source: &'r str,
    roots: &'r Roots<'r>,
    findings: &'r mut Findings,
}

impl Reader<'_> {
    fn argv(&mut self, words: &ast::Value) -> Vec<Word> {
        let ValueKind::List(items) = &words.kind else {
            unreachable!("the grammar has a list here");
        };
        match items.first().map(|first| (&first.kind, first.span)) {
            Some((ValueKind::String(text), span)) => {
                if text.is_empty() || text.contains(['{', '}']) {
                    self.wrong(span, "the program must be fixed", "no value may choose it");
                }
            }
            Some((_, span)) => {
                self.wrong(span, "the program must be fixed", "no text");
            }
            None => self.wrong(words.span, "`argv` has no words", "the first one is the program"),
        }
        let mut argv = Vec::new();
        for item in items {
            match &item.kind {
                ValueKind::String(text) => argv.extend(self.text(text, item.span)),
                ValueKind::Number(text) => argv.extend(self.text(text, item.span)),
                ValueKind::Path(path) => {
                    argv.extend(self.values(path, Secrets::Refused).map(Word::Values));
                }
                ValueKind::Object(entries) => {
                    for entry in entries {
                        argv.extend(self.flag(entry));
                    }
                }
                ValueKind::Null | ValueKind::Bool(_) | ValueKind::List(_) => {
                    let help = "a word is a text, a number, a path such as `args.name`, or flags: `{ \"-n\": args.count }`";
                    let finding = Finding::new(&BAD_COMMAND_LINE, item.span, "this is no word");
                    self.findings.add(finding.here("not on a command line").help(help));
                }
            }
        }
        argv
    }

    fn wrong(&mut self, span: Span, message: &str, here: &str) {
        let finding = Finding::new(&BAD_COMMAND_LINE, span, message)
            .here(here)
            .help("begin with the name of the program, as in `argv [\"git\", \"log\"]`");
        self.findings.add(finding);
    }

    fn text(&mut self, text: &crate::source::Text, span: Span) -> Option<Word> {
        if text.contains('\0') {
            let finding = Finding::new(&BAD_COMMAND_LINE, span, "a word has no NUL");
            self.findings.add(finding.here("ends every word"));
            return None;
        }
        let text = ast::Str {
            text: text.clone(),
            span,
        };
        let (design, source) = (self.design, self.source);
        let mut template =
            templates::resolve(design, &text, source, self.roots, self.findings);
        if template.parts.len() > 1 {
            let is_empty = |part: &TemplatePart| matches!(part, TemplatePart::Text(text) if text.is_empty());
            template.parts.retain(|part| !is_empty(part));
        }
        for part in &template.parts {
            if let TemplatePart::Path(path) = part {
                self.no_bytes(path, span);
            }
        }
        Some(Word::Text(template))
    }

    fn flag(&mut self, entry: &ast::Entry) -> Option<Word> {
        if entry.name.text.is_empty() || entry.name.text.contains('\0') {
            let finding = Finding::new(&BAD_COMMAND_LINE, entry.name.span, "a flag has a name");
            self.findings.add(finding.here("no word"));
            return None;
        }
        let ValueKind::Path(path) = &entry.value.kind else {
            let message = "the value of a flag is an argument";
            let finding = Finding::new(&BAD_COMMAND_LINE, entry.value.span, message)
                .here("not a path")
                .help("write a path such as `args.count`; words that are always the same are texts of `argv`");
            self.findings.add(finding);
            return None;
        };
        let name = entry.name.text.clone();
        let value = self.values(path, Secrets::Refused)?;
        Some(Word::Flag { name, value })
    }

    fn env(&mut self, value: &ast::Value) -> Vec<Variable> {
        let ValueKind::Object(entries) = &value.kind else {
            unreachable!("the grammar has an object here");
        };
        let mut env: Vec<Variable> = Vec::new();
        for entry in entries {
            let name = &entry.name;
            if name.text.is_empty() || name.text.contains(['=', '\0']) {
                let finding = Finding::new(&BAD_COMMAND_LINE, name.span, "no variable has this name");
                self.findings.add(finding.here("empty, or with `=` or NUL"));
                continue;
            }
            if env.iter().any(|variable| variable.name == name.text) {
                let message = format!("`{}` is set twice", name.text);
                let finding = Finding::new(&SAID_TWICE, name.span, message).here("the second one");
                self.findings.add(finding.help("keep one of them"));
                continue;
            }
            let word = match &entry.value.kind {
                ValueKind::String(text) | ValueKind::Number(text) => {
                    self.text(text, entry.value.span)
                }
                ValueKind::Path(path) => {
                    let part = self.scalar(path, Secrets::Allowed);
                    part.map(Word::Values)
                }
                _ => {
                    let message = "the value of a variable is a text or an argument";
                    let finding = Finding::new(&BAD_COMMAND_LINE, entry.value.span, message);
                    self.findings.add(finding.here("neither"));
                    None
                }
            };
            env.extend(word.map(|value| Variable {
                name: name.text.clone(),
                value,
            }));
        }
        env
    }

    /// A scalar, or a list of scalars.
    fn values(&mut self, path: &ast::RefPath, secrets: Secrets) -> Option<ValuePath> {
        let found = self.part(path, secrets)?;
        let kind = peel(self.design, &found.ty).0;
        let kind = match kind {
            TypeKind::List { items } if !found.count => peel(self.design, items).0,
            kind => kind,
        };
        self.is_word(path, &found, kind).then_some(found)
    }

    fn scalar(&mut self, path: &ast::RefPath, secrets: Secrets) -> Option<ValuePath> {
        let found = self.part(path, secrets)?;
        let kind = peel(self.design, &found.ty).0;
        self.is_word(path, &found, kind).then_some(found)
    }

    fn folder(&mut self, path: &ast::RefPath) -> Option<ValuePath> {
        let found = self.part(path, Secrets::Refused)?;
        if is_text(self.design, peel(self.design, &found.ty).0) && !found.count {
            return Some(found);
        }
        let message = format!("`{}` is no folder", written(path));
        let finding = Finding::new(&BAD_COMMAND_LINE, path.span, message)
            .here(format!("a `{}`", spell(self.design, &found.ty)))
            .help("name an argument of the type `path`");
        self.findings.add(finding);
        None
    }

    fn is_word(&mut self, path: &ast::RefPath, found: &ValuePath, kind: &TypeKind) -> bool {
        let is_bytes = matches!(kind, TypeKind::Bytes);
        if found.count || is_scalar(self.design, kind) && !is_bytes {
            return true;
        }
        let message = format!("`{}` is no word", written(path));
        let finding = Finding::new(&NOT_PRINTABLE, path.span, message)
            .here(format!("a `{}`", spell(self.design, &found.ty)))
            .help("only texts, numbers, bools and lists of these are words; send it by `stdin`");
        self.findings.add(finding);
        false
    }

    fn no_bytes(&mut self, path: &ValuePath, span: Span) {
        if !path.count && matches!(peel(self.design, &path.ty).0, TypeKind::Bytes) {
            let finding = Finding::new(&NOT_PRINTABLE, span, "bytes are no word")
                .here("they may be anything")
                .help("send them by `stdin`");
            self.findings.add(finding);
        }
    }

    fn part(&mut self, path: &ast::RefPath, secrets: Secrets) -> Option<ValuePath> {
        let walked = walk(self.design, path, self.roots, self.findings)?;
        if let (Some(secret), Secrets::Refused) = (&walked.secret, secrets) {
            let message = format!("`{}` is secret", written(path));
            let finding = Finding::new(&SECRET_PRINTED, path.span, message)
                .here(format!("`{secret}` is `@secret`, and other processes can read command lines"))
                .help("give it to the program by `env` or `stdin`");
            self.findings.add(finding);
            return None;
        }
        Some(walked.path)
    }
}
