//! Look-up of names and fixed words in the whole project.

use foldhash::{HashMap, HashSet};

use super::codes::{UNKNOWN_NAME, UNKNOWN_WORD};
use super::state::Resolver;
use super::wording::{list, suggest};
use crate::diagnostics::{Finding, Findings, Suggestions, nearest};
use crate::ir::{Design, McpServerId, MethodId, ServiceId, ToolId, ToolsetId};
use crate::source::Text;
use crate::syntax::ast;

impl Resolver<'_> {
    pub(super) fn service_named(&mut self, name: &ast::Name) -> Option<ServiceId> {
        let id = look_up(
            "service",
            name,
            &self.names.services,
            &self.junk,
            &self.design.suggestions,
            self.findings,
        )?;
        self.leads_to(name, self.design[id].place);
        Some(id)
    }

    pub(super) fn toolset_named(&mut self, name: &ast::Name) -> Option<ToolsetId> {
        let id = look_up(
            "toolset",
            name,
            &self.names.toolsets,
            &self.junk,
            &self.design.suggestions,
            self.findings,
        )?;
        self.leads_to(name, self.design[id].place);
        Some(id)
    }

    pub(super) fn mcp_server_named(&mut self, name: &ast::Name) -> Option<McpServerId> {
        let id = look_up(
            "MCP server",
            name,
            &self.names.mcp_servers,
            &self.junk,
            &self.design.suggestions,
            self.findings,
        )?;
        self.leads_to(name, self.design[id].place);
        Some(id)
    }

    pub(super) fn tool_named(&mut self, name: &ast::Name) -> Option<ToolId> {
        let id = look_up(
            "tool",
            name,
            &self.names.tools,
            &self.junk,
            &self.design.suggestions,
            self.findings,
        )?;
        self.leads_to(name, self.design[id].place);
        Some(id)
    }

    /// The method that a path `service.method` names.
    pub(super) fn method_named(&mut self, path: &ast::Path) -> Option<MethodId> {
        let [service, method] = &path.parts[..] else {
            let finding = Finding::new(
                &UNKNOWN_NAME,
                path.span,
                "a method is named by its service and its name",
            )
            .here("not of this form");
            let name = path.parts.last().map(|name| &*name.text);
            let mut owners = self.design.methods.iter().filter(|method| {
                path.parts.len() == 1 && name.is_some_and(|name| *method.name == *name)
            });
            let finding = match (owners.next(), owners.next()) {
                (Some(only), None) => {
                    let service = &self.design[only.service].name;
                    let full = format!("{service}.{}", only.name);
                    finding
                        .help(format!("write `bind {full}`"))
                        .edit(path.span, full)
                }
                (_, _) => finding.help("write `bind service.method`"),
            };
            self.add(finding);
            return None;
        };
        let service = self.service_named(service)?;
        if let Some(id) = self.names.methods.get(&(service, method.text.clone())) {
            return Some(*id);
        }
        let methods = &self.design[service].methods;
        if !self.junk.contains(&method.text) {
            let known = || methods.iter().map(|id| &*self.design[*id].name);
            let suggestions = &self.design.suggestions;
            let close = suggestions.nearest(&method.text, methods.len(), known);
            let message = format!(
                "service `{}` has no method `{}`",
                self.design[service].name, method.text
            );
            let finding = Finding::new(&UNKNOWN_NAME, method.span, message)
                .here("not declared")
                .related(self.design[service].place.span, "the service");
            let finding = suggest(finding, method.span, &method.text, &close);
            self.add(finding);
        }
        None
    }

    /// The meaning of one of a few fixed words.
    pub(super) fn word<T: Copy>(
        &mut self,
        what: &str,
        word: &ast::Name,
        known: &[(&'static str, T)],
    ) -> Option<T> {
        if let Some((_, meaning)) = known.iter().find(|(name, _)| *name == &*word.text) {
            return Some(*meaning);
        }
        let close = nearest(&word.text, known.iter().map(|(name, _)| *name));
        let finding = Finding::new(
            &UNKNOWN_WORD,
            word.span,
            format!("there is no {what} `{}`", word.text),
        )
        .here("not known");
        let finding = if close.is_empty() {
            let words: Vec<String> = known.iter().map(|(name, _)| format!("`{name}`")).collect();
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            finding.help(format!("write {}", list(&words, "or")))
        } else {
            suggest(finding, word.span, &word.text, &close)
        };
        self.add(finding);
        None
    }
}

/// The names of a table that are similar to `name`.
pub(super) fn known<'t, Id>(
    design: &Design,
    name: &str,
    table: Option<&'t HashMap<Text, Id>>,
) -> Vec<&'t str> {
    let names = || {
        let tables = table.into_iter();
        tables.flat_map(|table| table.keys()).map(|name| &**name)
    };
    let count = table.map_or(0, HashMap::len);
    design.suggestions.nearest_of(name, count, names, [])
}

/// The id of a name; an unknown name is reported, unless its declaration could not be parsed.
pub(super) fn look_up<Id: Copy>(
    kind: &str,
    name: &ast::Name,
    table: &HashMap<Text, Id>,
    junk: &HashSet<Text>,
    suggestions: &Suggestions,
    findings: &mut Findings,
) -> Option<Id> {
    if let Some(id) = table.get(&name.text) {
        return Some(*id);
    }
    if !junk.contains(&name.text) {
        let known = || table.keys().map(|name| &**name);
        let close = suggestions.nearest_of(&name.text, table.len(), known, []);
        let finding = Finding::new(
            &UNKNOWN_NAME,
            name.span,
            format!("there is no {kind} `{}`", name.text),
        );
        findings.add(suggest(
            finding.here("not declared"),
            name.span,
            &name.text,
            &close,
        ));
    }
    None
}
