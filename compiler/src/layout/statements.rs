//! Statements.

use super::places::{ExamplePart, Placed};
use super::styles::{BLOCK, BRACES, BRACKETS};
use super::writer::Writer;
use crate::source::Span;
use crate::syntax::ast::{
    Filter, Held, Message, Name, PolicyEntry, PolicyValue, Statement, StatementKind, Str, View,
};
use crate::syntax::begins_member;

impl Writer<'_> {
    /// Any statement.
    pub(super) fn statement(&mut self, statement: &Statement) {
        self.copy(statement.keyword);
        let Some(held) = statement.kind.held() else {
            return self.own(statement);
        };
        match held {
            Held::Flag(_) => {}
            Held::Text(text) => self.said(text),
            Held::Word(name) => {
                self.put(" ");
                self.name(name);
            }
            Held::Lasting(duration) => {
                self.put(" ");
                self.copy(duration.span);
            }
            Held::Counted(count) => {
                self.put(" ");
                self.copy(count.span);
            }
            Held::Names(names) => self.names(names),
            Held::Part(path) => {
                self.put(" ");
                self.reference(path);
            }
            Held::Words(words) => {
                self.put(" ");
                self.filled(words, |_| false, |writer, word| writer.copy(word.span));
            }
            Held::Views(views) => {
                self.put(" ");
                self.filled(views, |_| false, Self::view);
            }
        }
    }

    /// The content after the keyword of a statement with a special form.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "all others have common forms, by the table of statements"
    )]
    fn own(&mut self, statement: &Statement) {
        match &statement.kind {
            StatementKind::Bind {
                method,
                args,
                result,
            } => {
                self.put(" ");
                self.path(method);
                if let Some(args) = args {
                    self.put(" ");
                    self.value(args);
                }
                if let Some(result) = result {
                    self.put(" return ");
                    self.value(result);
                }
            }
            StatementKind::Data { class, pii } => {
                if let Some(class) = class {
                    self.put(" ");
                    self.name(class);
                }
                if let Some(pii) = pii {
                    self.put(" pii ");
                    self.name(pii);
                }
            }
            StatementKind::Confirm { question, denied } => {
                self.said(question);
                if let Some(denied) = denied {
                    self.put(" denied ");
                    self.value(denied);
                }
            }
            StatementKind::Retries { count, backoff } => {
                self.put(" ");
                self.copy(count.span);
                if let Some(backoff) = backoff {
                    self.put(" backoff ");
                    self.copy(backoff.span);
                }
            }
            StatementKind::Pages { cursor, next } => {
                self.put(" ");
                self.reference(cursor);
                self.put(" -> ");
                self.reference(next);
            }
            StatementKind::Side { name, ty, audience } => {
                self.put(" ");
                self.name(name);
                self.put(":");
                self.barred_type(ty);
                if let Some(audience) = audience {
                    self.put(" for ");
                    self.name(audience);
                }
            }
            StatementKind::Asks { name, ty, question } => {
                self.put(" ");
                self.name(name);
                self.put(":");
                self.barred_type(ty);
                self.said(question);
            }
            StatementKind::HintCall(text) => {
                self.put(" call");
                self.said(text);
            }
            StatementKind::HintResult(text) => {
                self.put(" result");
                self.said(text);
            }
            StatementKind::Next { tool, text } => {
                self.put(" ");
                self.name(tool);
                self.said_perhaps(text.as_ref());
            }
            StatementKind::Deprecated(text) => self.said_perhaps(text.as_ref()),
            StatementKind::Exit { code, ends } => {
                self.put(" ");
                self.copy(code.span);
                self.put(" ");
                self.path(ends);
            }
            StatementKind::Meta(value) | StatementKind::Argv(value) | StatementKind::Env(value) => {
                self.put(" ");
                self.value(value);
            }
            StatementKind::Example {
                name,
                args,
                result,
                error,
            } => {
                let error = error.as_deref();
                let mut parts: Vec<ExamplePart<'_>> = args
                    .iter()
                    .map(|args| ExamplePart::Args(args))
                    .chain(result.iter().map(|result| ExamplePart::Result(result)))
                    .chain(error.map(|(path, details)| ExamplePart::Error(path, details.as_ref())))
                    .collect();
                parts.sort_by_key(|part| part.start());
                self.said_perhaps(name.as_ref());
                let head = name.as_ref().map_or(statement.keyword, |name| name.span);
                self.example(head, statement.span.end as usize, &parts);
            }
            StatementKind::Recover {
                action,
                after,
                hint,
            } => {
                self.put(" ");
                self.name(action);
                if let Some(after) = after {
                    self.put(" after ");
                    self.copy(after.span);
                }
                self.said_perhaps(hint.as_deref());
            }
            StatementKind::Policy(entries) => self.policy(statement, entries),
            StatementKind::User(message) | StatementKind::Assistant(message) => {
                self.message(message);
            }
            StatementKind::Icon {
                src,
                mime,
                sizes,
                theme,
            } => {
                self.said(src);
                self.said_behind(" mime", mime.as_deref());
                self.said_behind(" sizes", sizes.as_deref());
                if let Some(theme) = theme {
                    self.put(" for ");
                    self.name(theme);
                }
            }
            StatementKind::Cache { time, scope } => {
                self.put(" ");
                self.copy(time.span);
                if let Some(scope) = scope {
                    self.put(" ");
                    self.name(scope);
                }
            }
            StatementKind::ContextValue { to, origin, key } => {
                self.put(" ");
                self.reference(to);
                self.put(" from ");
                self.name(origin);
                self.said(key);
            }
            other => unreachable!("{other:?} has a common form"),
        }
    }

    fn said(&mut self, text: &Str) {
        self.put(" ");
        self.quoted(text.span);
    }

    fn message(&mut self, message: &Message) {
        match message {
            Message::Text(text) => self.said(text),
            Message::Media { kind, data, mime } => {
                self.put(" ");
                self.name(kind);
                self.said(data);
                self.said_behind(" mime", Some(mime));
            }
            Message::Resource { uri, mime, text } => {
                self.put(" resource");
                self.said(uri);
                self.said_behind(" mime", mime.as_ref());
                self.said_behind(" text", text.as_ref());
            }
        }
    }

    fn said_behind(&mut self, word: &'static str, text: Option<&Str>) {
        if let Some(text) = text {
            self.put(word);
            self.said(text);
        }
    }

    fn said_perhaps(&mut self, text: Option<&Str>) {
        if let Some(text) = text {
            self.said(text);
        }
    }

    /// A name that begins a statement elsewhere may not begin a line here.
    fn names(&mut self, names: &[Name]) {
        self.put(" ");
        self.filled(names, |name| begins_member(&name.text), Self::name);
    }

    fn example(&mut self, head: Span, end: usize, parts: &[ExamplePart<'_>]) {
        let open = self.find(b'{', head.end as usize);
        if !self.holds_all(open + 1, end - 1, parts) {
            // Something is said twice, and the tree has only one of them.
            self.stray_before(head.end as usize);
            self.verbatim(head.end as usize, end);
            return;
        }
        self.put(" ");
        let style = if parts.len() > 1 { &BLOCK } else { &BRACES };
        self.list(style, (open, end - 1), parts, |writer, part| {
            writer.put(part.keyword());
            writer.put(" ");
            match part {
                ExamplePart::Args(value) | ExamplePart::Result(value) => writer.value(value),
                ExamplePart::Error(path, details) => {
                    writer.path(path);
                    if let Some(details) = details {
                        writer.put(" ");
                        writer.value(details);
                    }
                }
            }
        });
    }

    fn view(&mut self, view: &View) {
        self.name(&view.toolset);
        let Some(Filter {
            except,
            tools,
            span,
        }) = &view.filter
        else {
            return;
        };
        self.put(if *except { " except " } else { " only " });
        let open = self.find(b'[', span.start as usize);
        self.list(
            &BRACKETS,
            (open, span.end as usize - 1),
            tools,
            |writer, tool| {
                writer.name(tool);
            },
        );
    }

    fn policy(&mut self, statement: &Statement, entries: &[PolicyEntry]) {
        self.put(" ");
        let open = self.find(b'{', statement.keyword.end as usize);
        self.list(
            &BRACES,
            (open, statement.span.end as usize - 1),
            entries,
            |writer, entry| {
                writer.name(&entry.name);
                writer.put(" ");
                match &entry.value {
                    PolicyValue::Count(count) => writer.copy(count.span),
                    PolicyValue::Duration(duration) => writer.copy(duration.span),
                    PolicyValue::Word(word) => writer.copy(word.span),
                }
            },
        );
    }

    /// Whether the parts of an example, with their keywords, are all that is written between its braces.
    fn holds_all(&self, start: usize, end: usize, parts: &[ExamplePart<'_>]) -> bool {
        let mut at = start;
        for part in parts {
            if self.words(at, part.start()) != part.keyword() {
                return false;
            }
            at = part.end();
        }
        self.words(at, end).is_empty()
    }

    /// The text between two positions, without white space, commas and comments.
    fn words(&self, start: usize, end: usize) -> String {
        self.text[start..end]
            .lines()
            .flat_map(|line| line.split("//").next())
            .flat_map(|line| line.chars())
            .filter(|letter| !letter.is_whitespace() && *letter != ',')
            .collect()
    }
}
