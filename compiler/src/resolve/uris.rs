//! URIs of resources, with their variables.

use foldhash::{HashMap, HashSet, HashSetExt};

use super::codes::{BAD_URI, DUPLICATE};
use super::state::Resolver;
use crate::diagnostics::Finding;
use crate::ir::{Annotations, Field, Presence, Record, Rest, Type, TypeKind};
use crate::source::{FileId, Span, Text};
use crate::syntax::ast;

impl<'a> Resolver<'a> {
    /// Reports the second of two resources with one URI: the first one is read. How variables are called makes no
    /// difference.
    pub(super) fn unique_uri(&mut self, known: &mut HashMap<String, Span>, uri: &ast::Str) {
        let Some(first) = known.get(&shape(&uri.text)).copied() else {
            known.insert(shape(&uri.text), uri.span);
            return;
        };
        let message = format!("two resources have the URI `{}`", uri.text);
        let finding = Finding::new(&DUPLICATE, uri.span, message)
            .here("never read")
            .related(first, "the first one is")
            .help("give each a URI of its own");
        self.add(finding);
    }

    /// The variables of a URI template.
    pub(super) fn variables(&mut self, uri: &ast::Str) -> Vec<Text> {
        let mut variables: Vec<Text> = Vec::new();
        let mut known: HashSet<&str> = HashSet::new();
        let mut rest = &*uri.text;
        let mut mistake = None;
        while let Some(open) = rest.find(['{', '}']) {
            let name = rest[open..]
                .strip_prefix('{')
                .and_then(|after| after.split_once('}'));
            let Some((name, after)) = name else {
                mistake = Some("a brace has no partner".to_owned());
                break;
            };
            // RFC 6570: `{+path}` may have slashes.
            let name = name.strip_prefix('+').unwrap_or(name);
            let good =
                !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
            if !good {
                mistake = Some(format!("`{{{name}}}` is not a variable"));
            } else if known.insert(name) {
                variables.push(name.into());
            } else {
                mistake = Some(format!("variable `{name}` occurs twice"));
            }
            rest = after;
        }
        if mistake.is_none() && !uri.text.contains(':') {
            mistake = Some("the URI of a resource has a scheme".to_owned());
        }
        if let Some(mistake) = mistake {
            let finding = Finding::new(&BAD_URI, uri.span, mistake)
                .here("not a URI or a URI template")
                .help("write it like `\"file:///{path}\"`, with names in braces");
            self.add(finding);
        }
        variables
    }

    /// The types of the variables of a resource: those that are declared, else strings.
    pub(super) fn variable_types(
        &mut self,
        file: FileId,
        tree: &'a ast::Resource,
        variables: &[Text],
    ) -> Record {
        let place = self.place(tree.name.span);
        let declared = match &tree.params {
            Some(params) => {
                let record = self.plain_params(file, params, "a resource");
                let is_written = matches!(params.kind, ast::ParamsKind::Fields(_));
                // A declared record that nobody knows is open, and reported.
                if is_written && !matches!(record.rest, Rest::Closed) {
                    let message = "a URI has no other variables than those in braces";
                    let finding = Finding::new(&BAD_URI, params.span, message);
                    self.add(finding.help("remove the `...`"));
                }
                record.fields
            }
            None => Vec::new(),
        };
        for field in &declared {
            let (mistake, help) = if !variables.contains(&field.name) {
                let help = format!("write `{{{}}}` into the URI, or remove it", field.name);
                ("is not a variable of the URI", help)
            } else if !matches!(field.presence, Presence::Required { default: None }) {
                let help = "remove the `?` or the default".to_owned();
                ("is always there, as a part of the URI", help)
            } else {
                continue;
            };
            let message = format!("`{}` {mistake}", field.name);
            let finding = Finding::new(&BAD_URI, field.place.span, message);
            self.add(finding.related(tree.uri.span, "the URI").help(help));
        }
        let field = |name: &Text| {
            let known = declared.iter().find(|field| field.name == *name).cloned();
            known.unwrap_or_else(|| Field {
                name: name.clone(),
                docs: None,
                ty: Type {
                    kind: TypeKind::String,
                    constraints: None,
                    docs: None,
                    place,
                },
                presence: Presence::Required { default: None },
                annotations: Annotations::default(),
                place,
            })
        };
        Record {
            fields: variables.iter().map(field).collect(),
            rest: Rest::Closed,
        }
    }
}

/// A URI template without the names of its variables.
pub(super) fn shape(uri: &str) -> String {
    let mut shape = String::with_capacity(uri.len());
    let mut is_name = false;
    for sign in uri.chars() {
        is_name &= sign != '}';
        if !is_name || sign == '+' && shape.ends_with('{') {
            shape.push(sign);
        }
        is_name |= sign == '{';
    }
    shape
}
