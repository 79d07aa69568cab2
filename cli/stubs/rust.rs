//! Missing methods of a trait in a file of Rust.

use std::borrow::Cow;
use std::path::Path;
use std::thread;

use proc_macro2::{Ident, TokenStream, TokenTree};
use syn::{Attribute, Expr, ImplItem, Item, ItemImpl, Lit, Meta};
use toolc_build::{Named, Problem, Stub, Stubs};

use super::insertions::{Insertions, indent_at, indented, line_start, unread};
use super::rust_uses::{Uses, path_of};

/// More than anybody writes by hand, and little enough for the stack below, whatever they say.
const MOST_TOKENS: usize = 50_000;
const STACK: usize = 1 << 30;

/// Puts the methods that implementations of the trait lack behind those that they have, or an implementation at the end.
pub(super) fn added(
    path: &Path,
    text: &str,
    stubs: &Stubs,
    root: &dyn Fn() -> Result<String, Problem>,
) -> Result<Insertions, Problem> {
    let found = in_a_thread(|| parsed(path, text).map(|file| found(text, &file, &stubs.provider)))?;
    let mut insertions = Insertions::default();
    let Found { all, taken } = found;
    for place in &all {
        let missing = (stubs.methods.iter()).filter(|stub| !place.methods.contains(&stub.name));
        let missing: Vec<&Stub> = missing.collect();
        if missing.is_empty() {
            continue;
        }
        let toolset = match &place.toolset {
            Some(toolset) => toolset.clone(),
            None => module(stubs, &root()?),
        };
        let spelled = |named: &Named| place.uses.spelled(&toolset, named);
        let mut lines = String::new();
        for (index, stub) in missing.iter().enumerate() {
            insertions.name(&stub.name);
            if index > 0 || place.has_items {
                lines.push('\n');
            }
            let method = stubs.method(stub, &spelled);
            lines.push_str(&indented(&method, 0, &place.indent));
        }
        if !place.is_alone {
            lines.insert(0, '\n');
            lines.push_str(&place.indent);
        }
        insertions.put(place.at, lines);
    }
    if all.is_empty() {
        let block = implementation(stubs, &module(stubs, &root()?), &taken);
        let gap = if text.ends_with('\n') { "\n" } else { "\n\n" };
        insertions.put(text.len(), format!("{gap}{block}"));
        stubs
            .methods
            .iter()
            .for_each(|stub| insertions.name(&stub.name));
    }
    Ok(insertions)
}

/// The path of a toolset.
fn module(stubs: &Stubs, root: &str) -> String {
    let below = stubs.modules.join("::");
    match root {
        "" => below,
        root => format!("{root}::{below}"),
    }
}

/// A type of its own that has all of them.
fn implementation(stubs: &Stubs, toolset: &str, taken: &[String]) -> String {
    let mut host = stubs.host.clone();
    while taken.contains(&host) {
        host.push_str("Host");
    }
    let uses = Uses::default();
    let spelled = |named: &Named| uses.spelled(toolset, named);
    let methods: Vec<String> = (stubs.methods.iter())
        .map(|stub| stubs.method(stub, &spelled))
        .collect();
    format!(
        "{docs}#[derive(Debug, Default)]\npub struct {host};\n\nimpl {toolset}::{provider} for {host} {{\n{methods}}}\n",
        docs = stubs.docs(),
        provider = stubs.provider,
        methods = methods.join("\n"),
    )
}

/// What a file has.
struct Found {
    all: Vec<Implementation>,
    /// The names of its own items and of what it imports.
    taken: Vec<String>,
}

/// An implementation of the trait.
struct Implementation {
    methods: Vec<String>,
    /// The module of the toolset, where the file names it.
    toolset: Option<String>,
    uses: Uses,
    /// Where methods go: at the line of the brace that ends it, or in front of the brace.
    at: usize,
    is_alone: bool,
    has_items: bool,
    indent: String,
}

/// Runs what may recurse deeply.
fn in_a_thread<T: Send>(run: impl FnOnce() -> T + Send) -> T {
    thread::scope(|scope| {
        let thread = thread::Builder::new().stack_size(STACK);
        let thread = thread.spawn_scoped(scope, run).expect("a thread can start");
        match thread.join() {
            Ok(value) => value,
            Err(panic) => std::panic::resume_unwind(panic),
        }
    })
}

fn parsed(path: &Path, text: &str) -> Result<syn::File, Problem> {
    let refused = |at, why: &str| unread(path, text, at, "Rust", why);
    let tokens: TokenStream =
        (without_program(text).parse()).map_err(|error: proc_macro2::LexError| {
            refused(
                error.span().byte_range(),
                "this is no token, or a bracket is not closed",
            )
        })?;
    if counted(tokens.clone()) > MOST_TOKENS {
        let message = format!(
            "`{}` is too large: it has more than {MOST_TOKENS} words and signs",
            path.display()
        );
        return Err(Problem::content(message).help("put the handlers into a file of their own"));
    }
    syn::parse2(tokens).map_err(|error| refused(error.span().byte_range(), &error.to_string()))
}

/// The text, with spaces for a first line that names a program.
fn without_program(text: &str) -> Cow<'_, str> {
    let first = text.split_inclusive('\n').next().unwrap_or_default();
    let is_attribute = first
        .strip_prefix("#!")
        .is_none_or(|rest| rest.trim_start().starts_with('['));
    match is_attribute {
        true => Cow::Borrowed(text),
        false => Cow::Owned(" ".repeat(first.len()) + &text[first.len()..]),
    }
}

/// How many tokens there are; those in brackets count, too.
fn counted(tokens: TokenStream) -> usize {
    let mut count = 0;
    let mut left = vec![tokens.into_iter()];
    while let Some(tokens) = left.last_mut() {
        match tokens.next() {
            None => {
                left.pop();
            }
            Some(token) => {
                count += 1;
                if count > MOST_TOKENS {
                    return count;
                }
                if let TokenTree::Group(group) = token {
                    left.push(group.stream().into_iter());
                }
            }
        }
    }
    count
}

fn found(text: &str, file: &syn::File, provider: &str) -> Found {
    let mut all = Vec::new();
    each_module(&file.items, &mut |items| {
        let uses = Uses::of(items);
        for item in items {
            let Item::Impl(item) = item else { continue };
            let Some((r#trait, _)) = &item.trait_ else {
                continue;
            };
            let path = uses.whole(&path_of(r#trait));
            if path.last().is_some_and(|last| last == provider) {
                all.push(Implementation::of(text, item, &path, uses.clone()));
            }
        }
    });
    Found {
        all,
        taken: Uses::of(&file.items).names(),
    }
}

/// The items of a file and of each module in it.
fn each_module<'i>(items: &'i [Item], take: &mut impl FnMut(&'i [Item])) {
    let mut left = vec![items];
    while let Some(items) = left.pop() {
        take(items);
        for item in items {
            if let Item::Mod(module) = item
                && let Some((_, items)) = &module.content
            {
                left.push(items);
            }
        }
    }
}

impl Implementation {
    /// `path` is that of the trait, as far as the file says it.
    fn of(text: &str, item: &ItemImpl, path: &[String], uses: Uses) -> Self {
        let close = item.brace_token.span.close().byte_range().start;
        let open = item.brace_token.span.open().byte_range().end;
        let start = line_start(text, close);
        let is_alone = start >= open && text[start..close].trim().is_empty();
        let mut toolset = &path[..path.len() - 1];
        if let [above @ .., last] = toolset
            && last == "provider"
        {
            toolset = above;
        }
        let names = item.items.iter().filter_map(|item| {
            let ImplItem::Fn(function) = item else {
                return None;
            };
            Some(name(&function.sig.ident))
        });
        Self {
            methods: names.collect(),
            toolset: (!toolset.is_empty()).then(|| toolset.join("::")),
            uses,
            at: if is_alone { start } else { close },
            is_alone,
            has_items: !text[open..close].trim().is_empty(),
            indent: indent_at(text, item.impl_token.span.byte_range().start).to_owned(),
        }
    }
}

fn name(ident: &Ident) -> String {
    ident.to_string()
}

/// The modules that a file declares and that have files of their own, each with its `#[path]`.
pub(super) fn modules(path: &Path, text: &str) -> Result<Vec<(Option<String>, String)>, Problem> {
    in_a_thread(|| {
        let file = parsed(path, text.strip_prefix('\u{FEFF}').unwrap_or(text))?;
        let modules = file.items.iter().filter_map(|item| {
            let Item::Mod(module) = item else {
                return None;
            };
            module.content.is_none().then_some(module)
        });
        let found = modules.map(|module| {
            let path = module.attrs.iter().find_map(path_in);
            (path, name(&module.ident))
        });
        Ok(found.collect())
    })
}

/// The text of `#[path = "…"]`.
fn path_in(attribute: &Attribute) -> Option<String> {
    let Meta::NameValue(meta) = &attribute.meta else {
        return None;
    };
    let Expr::Lit(literal) = &meta.value else {
        return None;
    };
    let Lit::Str(text) = &literal.lit else {
        return None;
    };
    meta.path.is_ident("path").then(|| text.value())
}
