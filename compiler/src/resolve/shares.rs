//! What commands show beside tools, their own and what they share with MCP servers: resources, which are found by their
//! URIs, and prompts, by their names.

use std::collections::hash_map::Entry;

use foldhash::HashMap;

use super::codes::{DUPLICATE, NOT_SHARED, SAID_TWICE};
use super::state::Resolver;
use super::uris::shape;
use crate::diagnostics::Finding;
use crate::ir::{CliId, Design, McpServerId, Server};
use crate::source::{Span, Text};
use crate::syntax::ast;

/// What a command shows: its own, and what the servers have that it shares with, each with its place there.
#[derive(Default)]
pub(super) struct Shared {
    servers: HashMap<McpServerId, Span>,
    known: HashMap<Word, (Server, Span)>,
}

/// What a person types for a resource or a prompt, or sees of it in a list.
#[derive(PartialEq, Eq, Hash)]
enum Word {
    Resource(Text),
    Prompt(Text),
    /// A URI without the names of its variables.
    Uri(String),
}

impl Resolver<'_> {
    /// What a command has itself.
    pub(super) fn own_words(&self, command: CliId) -> Shared {
        let server = Server::Command(command);
        let words = words(&self.design, server);
        let mut shared = Shared::default();
        for (_, word, span) in words {
            // Of two that are alike, the second is reported where it is declared.
            shared.known.entry(word).or_insert((server, span));
        }
        shared
    }

    /// The server that a command shares with, if it can.
    pub(super) fn shared_server(
        &mut self,
        command: CliId,
        name: &ast::Name,
        shared: &mut Shared,
    ) -> Option<McpServerId> {
        let id = self.mcp_server_named(name)?;
        let server = &self.design[id];
        let command = &self.design[command];
        if server.service != command.service {
            let owner = &self.design[server.service].name;
            let message = format!("`{}` belongs to service `{owner}`", name.text);
            let finding = Finding::new(&NOT_SHARED, name.span, message)
                .here(format!("`{}` cannot share it", command.name))
                .related(server.place.span, "declared here");
            self.add(finding);
            return None;
        }
        if let Some(first) = shared.servers.get(&id) {
            let message = format!("server `{}` is shared twice", name.text);
            let finding = Finding::new(&SAID_TWICE, name.span, message)
                .here("the second one")
                .related(*first, "the first one")
                .help("name it once");
            self.add(finding);
            return None;
        }
        shared.servers.insert(id, name.span);
        if server.resources.is_empty() && server.prompts.is_empty() {
            let message = format!("server `{}` has no resources and no prompts", name.text);
            let finding = Finding::new(&NOT_SHARED, name.span, message)
                .here("nothing to share")
                .related(server.place.span, "declared here")
                .help("show its tools by `exposes`");
            self.add(finding);
            return None;
        }
        self.unique_in(shared, id, name.span);
        Some(id)
    }

    /// Reports resources and prompts that the command or another shared server has as well.
    fn unique_in(&mut self, shared: &mut Shared, id: McpServerId, place: Span) {
        let own = Server::Mcp(id);
        for (what, word, span) in words(&self.design, own) {
            let is_uri = matches!(word, Word::Uri(_));
            let (other, first) = match shared.known.entry(word) {
                Entry::Vacant(entry) => {
                    entry.insert((own, span));
                    continue;
                }
                Entry::Occupied(entry) => *entry.get(),
            };
            let names = [other, own].map(|server| self.design.server_name(server));
            let message = match other {
                // In one server, that is reported there.
                Server::Mcp(_) if other == own => continue,
                Server::Mcp(_) => format!("servers `{}` and `{}` have {what}", names[0], names[1]),
                // What a server and a command of one name both have is reported there.
                Server::Command(_) if names[0] == names[1] && !is_uri => continue,
                Server::Command(_) => {
                    format!(
                        "command `{}` and server `{}` have {what}",
                        names[0], names[1]
                    )
                }
            };
            let finding = Finding::new(&DUPLICATE, place, message)
                .here("a command shows one of them")
                .related(first, "the first one")
                .related(span, "the second one");
            self.add(finding);
        }
    }
}

/// The words for what a server or a command declares: what two have, the word, where it is declared.
fn words(design: &Design, server: Server) -> Vec<(String, Word, Span)> {
    let mut words = Vec::new();
    for resource in design.resources_of(server) {
        let span = resource.served.place.span;
        let name = resource.name.clone();
        words.push((
            format!("resources called `{name}`"),
            Word::Resource(name),
            span,
        ));
        let same = format!("resources with the URI `{}`", resource.uri);
        words.push((same, Word::Uri(shape(&resource.uri)), span));
    }
    for prompt in design.prompts_of(server) {
        let name = prompt.name.clone();
        let span = prompt.served.place.span;
        words.push((format!("prompts called `{name}`"), Word::Prompt(name), span));
    }
    words
}
