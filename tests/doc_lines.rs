//! What a design says of its types, fields, members, variants and errors stands with them in the generated code of every
//! case; and what is made for a tool says what it is.

use std::collections::BTreeMap;

use toolc_compiler::compile;
use toolc_compiler::ir::{Design, Payload, Record, Type, TypeBody, TypeKind};
use toolc_generated::{Case, Tree, cases};

#[test]
fn rust_says_what_the_design_says() {
    check("rust", "types.rs", rust);
}

#[test]
fn python_says_what_the_design_says() {
    check("python", "types.py", python);
}

/// How often each line is said.
type Lines = BTreeMap<String, usize>;

fn check(language: &str, file: &str, lines: fn(&str) -> Vec<String>) {
    let mut missing = Vec::new();
    let mut asked = 0;
    for case in cases() {
        let wanted = said(&case);
        let found = count(found(&case.tree(language), file, lines));
        asked += wanted.values().sum::<usize>();
        for (line, times) in wanted {
            let there = found.get(&line).copied().unwrap_or(0);
            if there < times {
                missing.push(format!("{}: {there} of {times} times: {line}", case.name));
            }
        }
    }
    assert!(asked > 800, "only {asked} lines were looked for");
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// All lines of docs in the modules of types.
fn found(tree: &Tree, file: &str, lines: fn(&str) -> Vec<String>) -> Vec<String> {
    let files = tree.files.iter();
    let texts = files.filter(|(path, _)| path.rsplit('/').next() == Some(file));
    texts.flat_map(|(_, text)| lines(text)).collect()
}

fn rust(text: &str) -> Vec<String> {
    let lines = text.lines().map(str::trim_start);
    let docs = lines.filter_map(|line| line.strip_prefix("///"));
    docs.filter_map(plain).collect()
}

/// Docstrings, and no other line that might look like one: these are taken for docs of what stands nowhere.
fn python(text: &str) -> Vec<String> {
    let lines = text.lines().map(|line| {
        let line = line.trim();
        let line = line
            .strip_prefix('r')
            .filter(|rest| rest.starts_with("\"\"\""))
            .unwrap_or(line);
        line.trim_start_matches("\"\"\"").trim_end_matches("\"\"\"")
    });
    lines.filter_map(plain).collect()
}

/// The letters and digits of a line, by which it is known again however a language escapes the rest; none of a line in
/// which more than signs may be escaped.
fn plain(line: &str) -> Option<String> {
    let is_plain = line.chars().all(|c| c == ' ' || c.is_ascii_graphic());
    let letters = line.chars().filter(char::is_ascii_alphanumeric);
    let letters: String = letters.collect();
    (is_plain && !letters.is_empty()).then_some(letters)
}

fn count(lines: Vec<String>) -> Lines {
    let mut out = Lines::new();
    for line in lines {
        *out.entry(line).or_default() += 1;
    }
    out
}

/// The first lines of everything that a design says of what becomes a type, or a part of one.
fn said(case: &Case) -> Lines {
    let checked = compile(case.inputs.clone());
    let ready = checked.ready().expect("a case has no errors");
    let design: &Design = ready.design();
    let mut out = Vec::new();
    let mut say = |docs: Option<&str>| out.push(docs.unwrap_or_default().trim().to_owned());
    for decl in &design.types {
        match &decl.body {
            TypeBody::Record(record) => fields(record, &mut say),
            TypeBody::Enum { members } => {
                members
                    .iter()
                    .for_each(|member| say(member.docs.as_deref()));
            }
            TypeBody::Union(union) => {
                union
                    .variants
                    .iter()
                    .for_each(|variant| say(variant.docs.as_deref()));
            }
            TypeBody::Alias { target } => parts(target, &mut say),
        }
        say(decl.docs.as_deref());
    }
    for error in &design.errors {
        say(error.docs.as_deref());
        fields(&error.details, &mut say);
    }
    let mut payload = |payload: &Payload, about: String, docs: Option<&str>| {
        if payload.declared.is_none() {
            say(Some(&about));
            // The first paragraph stands in one line, which Python breaks where it is long.
            let first = docs.and_then(|docs| docs.trim().lines().next());
            say(first.filter(|line| {
                line.len() < 80 && docs.is_some_and(|docs| docs.trim().len() == line.len())
            }));
            fields(&payload.record, &mut say);
        }
        payload
            .injected
            .iter()
            .for_each(|argument| say(argument.docs.as_deref()));
    };
    for tool in &design.tools {
        let about = format!("The arguments of {}.", tool.name);
        payload(&tool.payload, about, tool.docs.as_deref());
    }
    for method in &design.methods {
        let about = format!("The payload of {}.", method.name);
        payload(&method.payload, about, method.docs.as_deref());
    }
    for tool in &design.tools {
        let Some(result) = &tool.result else { continue };
        if let TypeKind::Record(_) = &result.kind {
            say(Some(&format!("The result of {}.", tool.name)));
        }
        parts(result, &mut say);
    }
    let firsts = out.iter().filter_map(|docs| docs.lines().next());
    count(firsts.filter_map(plain).collect())
}

fn fields(record: &Record, say: &mut dyn FnMut(Option<&str>)) {
    for field in &record.fields {
        say(field.docs.as_deref().or(field.ty.docs.as_deref()));
        // A type that is made for the place says the same once more.
        if let TypeKind::Record(_) = &field.ty.kind {
            say(field.docs.as_deref());
        }
        parts(&field.ty, say);
    }
}

/// What is said inside a type that stands in no declaration of its own.
fn parts(ty: &Type, say: &mut dyn FnMut(Option<&str>)) {
    match &ty.kind {
        TypeKind::Record(record) => fields(record, say),
        TypeKind::Nullable { inner } => parts(inner, say),
        TypeKind::List { items } => parts(items, say),
        TypeKind::Map { values } => parts(values, say),
        TypeKind::Tuple { items, tail } => {
            items
                .iter()
                .chain(tail.as_deref())
                .for_each(|item| parts(item, say));
        }
        TypeKind::Union { alternatives } => {
            alternatives
                .iter()
                .for_each(|alternative| parts(alternative, say));
        }
        TypeKind::Null
        | TypeKind::Bool
        | TypeKind::Int
        | TypeKind::Float
        | TypeKind::String
        | TypeKind::Bytes
        | TypeKind::Format { .. }
        | TypeKind::Path
        | TypeKind::Json
        | TypeKind::Literals { .. }
        | TypeKind::Named { .. }
        | TypeKind::Unknown => {}
    }
}
