//! What a Rust file is made of, without its literals' texts and its docs.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// The parts of a file, one after the other; commas and the braces of arms are a matter of layout. `text` is what a literal's
/// text is compared by.
pub fn parts(source: &str, text: &dyn Fn(&str) -> String) -> Result<Vec<String>, String> {
    syn::parse_file(source).map_err(|error| {
        let at = error.span().start();
        let line = source
            .lines()
            .nth(at.line.saturating_sub(1))
            .unwrap_or_default();
        format!(
            "{error} at `{}`",
            line.chars().take(200).collect::<String>()
        )
    })?;
    let tokens: TokenStream = source.parse().map_err(|error| format!("{error}"))?;
    let mut all = Vec::new();
    push(tokens, text, &mut all);
    Ok(all)
}

/// The parts of a `Cargo.toml`.
pub fn manifest(source: &str, text: &dyn Fn(&str) -> String) -> Result<Vec<String>, String> {
    let table: toml::Table = source
        .parse()
        .map_err(|error: toml::de::Error| error.to_string())?;
    let mut all = Vec::new();
    push_value(&toml::Value::Table(table), text, &mut all);
    Ok(all)
}

fn push_value(value: &toml::Value, text: &dyn Fn(&str) -> String, all: &mut Vec<String>) {
    match value {
        toml::Value::String(found) => all.push(format!("\"{}", text(found))),
        toml::Value::Array(items) => items.iter().for_each(|item| push_value(item, text, all)),
        toml::Value::Table(entries) => {
            for (key, value) in entries {
                all.push(format!("{key} ="));
                push_value(value, text, all);
            }
        }
        toml::Value::Integer(_)
        | toml::Value::Float(_)
        | toml::Value::Boolean(_)
        | toml::Value::Datetime(_) => all.push(value.to_string()),
    }
}

fn push(tokens: TokenStream, text: &dyn Fn(&str) -> String, all: &mut Vec<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut at = 0;
    while at < tokens.len() {
        if let Some(length) = docs(&tokens[at..]) {
            at += length;
            continue;
        }
        match &tokens[at] {
            TokenTree::Ident(ident) => all.push(ident.to_string()),
            TokenTree::Punct(sign) if sign.as_char() == ',' => {}
            TokenTree::Punct(sign) => all.push(sign.to_string()),
            TokenTree::Literal(literal) => all.push(shown(&literal.to_string(), text)),
            TokenTree::Group(group) => {
                let is_arm = all.ends_with(&["=".to_owned(), ">".to_owned()]);
                let signs = match group.delimiter() {
                    Delimiter::Brace if is_arm => None,
                    Delimiter::Brace => Some(("{", "}")),
                    Delimiter::Parenthesis => Some(("(", ")")),
                    Delimiter::Bracket => Some(("[", "]")),
                    Delimiter::None => None,
                };
                all.extend(signs.map(|(open, _)| open.to_owned()));
                push(group.stream(), text, all);
                all.extend(signs.map(|(_, close)| close.to_owned()));
            }
        }
        at += 1;
    }
}

/// How many tokens a doc comment has that stands first.
fn docs(tokens: &[TokenTree]) -> Option<usize> {
    let is = |token: Option<&TokenTree>, sign: char| matches!(token, Some(TokenTree::Punct(found)) if found.as_char() == sign);
    if !is(tokens.first(), '#') {
        return None;
    }
    let length = if is(tokens.get(1), '!') { 3 } else { 2 };
    let Some(TokenTree::Group(group)) = tokens.get(length - 1) else {
        return None;
    };
    is_docs(group).then_some(length)
}

/// Whether an attribute is `doc = "…"` and nothing else.
fn is_docs(group: &Group) -> bool {
    let inside: Vec<TokenTree> = group.stream().into_iter().collect();
    matches!(
        &inside[..],
        [TokenTree::Ident(name), TokenTree::Punct(sign), TokenTree::Literal(_)] if name == "doc" && sign.as_char() == '='
    )
}

fn shown(literal: &str, text: &dyn Fn(&str) -> String) -> String {
    match syn::parse_str::<syn::LitStr>(literal) {
        Ok(found) => format!("\"{}", text(&found.value())),
        Err(_) => literal.to_owned(),
    }
}
