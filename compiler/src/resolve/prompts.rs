//! Prompts of MCP servers and commands: their messages, or that the host words them.

use toolrt_format::base64::is_base64;

use super::codes::{BAD_DATA, CONTRADICTION, NO_MESSAGES};
use super::paths::Roots;
use super::state::Resolver;
use super::templates;
use crate::diagnostics::{Finding, Findings};
use crate::ir::*;
use crate::source::FileId;
use crate::syntax::ast::{self, Flag, Home, StatementKind};

impl<'a> Resolver<'a> {
    /// Resolves what a prompt says, and what is said of it.
    pub(super) fn prompt(&mut self, server: Server, file: FileId, tree: &'a ast::Prompt) {
        let statements = self.statements_of(&tree.block, Home::Prompt);
        let prompts = self.design.prompts_of(server);
        // They are in the order of their places.
        let at = |other: &Prompt| other.served.place.span;
        let Ok(index) = prompts.binary_search_by_key(&tree.name.span, at) else {
            return;
        };
        let place = prompts[index].served.place;
        let said = self.served(&statements, place);
        let mut messages = Vec::new();
        let (mut hosted, mut asks) = (None, None);
        let mut roots = Roots::default();
        roots.add_record(
            "args",
            Root::Args,
            &self.design.prompts_of(server)[index].args,
        );
        for statement in statements {
            #[expect(
                clippy::wildcard_enum_match_arm,
                reason = "few of all statements stand in such a block, and `statements.rs` says which"
            )]
            let (role, said) = match &statement.kind {
                StatementKind::User(said) => (Role::User, said),
                StatementKind::Assistant(said) => (Role::Assistant, said),
                StatementKind::Flag(Flag::Hosted) => {
                    hosted = Some(statement.keyword);
                    continue;
                }
                StatementKind::Asks { .. } => {
                    asks = asks.or(Some(statement.keyword));
                    continue;
                }
                _ => continue,
            };
            let source = &self.sources.file(file).text;
            let content = message(&self.design, source, said, &roots, self.findings);
            messages.push(Message { role, content });
        }
        match (hosted, messages.is_empty()) {
            (Some(keyword), false) => {
                let name = &tree.name.text;
                let message = format!("prompt `{name}` has messages, and the host words it");
                let finding = Finding::new(&CONTRADICTION, keyword, message)
                    .here("the host words all of it")
                    .help("keep the messages or `hosted`");
                self.add(finding);
            }
            (None, true) => {
                let message = format!("prompt `{}` says nothing", tree.name.text);
                let finding = Finding::new(&NO_MESSAGES, tree.name.span, message)
                    .here("no message")
                    .help("write a message: `user \"…\"`, or `hosted` if the host words it");
                self.add(finding);
            }
            (Some(_), true) | (None, false) => {}
        }
        if let (Some(keyword), None, false) = (asks, hosted, messages.is_empty()) {
            let name = &tree.name.text;
            let message = format!("prompt `{name}` has messages, and nobody who could ask");
            let finding = Finding::new(&CONTRADICTION, keyword, message)
                .here("only a host asks")
                .help(
                    "write `hosted` in place of the messages: then the host words them, and asks",
                );
            self.add(finding);
        }
        if let (Some(path), None, false) = (tree.throws.first(), hosted, messages.is_empty()) {
            let name = &tree.name.text;
            let message = format!("prompt `{name}` has messages, and nobody who could throw");
            let finding = Finding::new(&CONTRADICTION, path.span, message)
                .here("only a host throws")
                .help("write `hosted` in place of the messages, or remove `throws`");
            self.add(finding);
        }
        let prompt = &mut self.design.prompts_mut(server)[index];
        prompt.served.take(said);
        prompt.messages = messages;
    }
}

/// What a message says.
fn message(
    design: &Design,
    source: &str,
    said: &ast::Message,
    roots: &Roots<'_>,
    findings: &mut Findings,
) -> MessageContent {
    let mut template = |text: &ast::Str| templates::resolve(design, text, source, roots, findings);
    match said {
        ast::Message::Text(text) => MessageContent::Text(template(text)),
        ast::Message::Resource { uri, mime, text } => MessageContent::Resource {
            uri: template(uri),
            mime: mime.as_ref().map(|mime| mime.text.clone()),
            text: text.as_ref().map(template),
        },
        ast::Message::Media { kind, data, mime } => {
            if !is_base64(&data.text) {
                let finding = Finding::new(&BAD_DATA, data.span, "this is not base64")
                    .here("cannot be decoded")
                    .help("write the bytes in base64, with padding: `\"aGk=\"`");
                findings.add(finding);
            }
            let media = Media {
                data: data.text.clone(),
                mime: mime.text.clone(),
            };
            match &*kind.text {
                "image" => MessageContent::Image(media),
                _ => MessageContent::Audio(media),
            }
        }
    }
}
