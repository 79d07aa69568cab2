//! URIs of resources, with their variables.

use foldhash::{HashMap, HashSet, HashSetExt};

use super::codes::{BAD_URI, DUPLICATE};
use super::state::Resolver;
use crate::diagnostics::Finding;
use crate::source::{Span, Text};
use crate::syntax::ast;

impl Resolver<'_> {
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
