//! Missing methods of a protocol in a file of Python.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::Path;

use toolc_build::{Named, Problem, Stub, Stubs};

use super::insertions::{Insertions, indented, unread};
use super::python_lines::{Lines, Statement};
use super::python_names::Names;

/// Puts the methods that hosts lack behind those that they have. Where there is no host, a class goes to the end.
pub(super) fn added(
    path: &Path,
    text: &str,
    stubs: &Stubs,
    root: &dyn Fn() -> Result<String, Problem>,
) -> Result<Insertions, Problem> {
    let lines = read(path, text)?;
    let names = Names::of(&lines);
    let hosts = hosts((path, text), &lines, &names, stubs)?;
    let mut insertions = Insertions::default();
    let missing = |host: &Host| -> Vec<&Stub> {
        let stubs = stubs.methods.iter();
        stubs
            .filter(|stub| !host.methods.contains(&stub.name))
            .collect()
    };
    if !hosts.is_empty() && hosts.iter().all(|host| missing(host).is_empty()) {
        return Ok(insertions);
    }
    let toolset = match names.toolset(&stubs.modules) {
        Some(toolset) => toolset,
        None => module(stubs, &root()?),
    };
    // What is not imported yet.
    let new = RefCell::new(BTreeSet::new());
    let spelled = |named: &Named| names.spelled(&toolset, named, &mut new.borrow_mut());
    for host in &hosts {
        let mut written = String::new();
        for stub in missing(host) {
            insertions.name(&stub.name);
            written.push('\n');
            match &host.indent {
                Some(indent) => {
                    written.push_str(&indented(&stubs.method(stub, &spelled), 4, indent))
                }
                None => written.push_str(&format!("\n{}", stubs.function(stub, &spelled))),
            }
        }
        if !written.is_empty() {
            insertions.put(host.at, on_its_own(text, host.at, &written));
        }
    }
    if hosts.is_empty() {
        let mut host = stubs.host.clone();
        while names.has(&host) {
            host.push_str("Host");
        }
        let provider = spelled(&Named::OfToolset(stubs.provider.clone()));
        let docs = indented(&stubs.docs(), 0, "    ");
        let mut class = format!("\n\nclass {host}({provider}):\n{docs}");
        for stub in &stubs.methods {
            insertions.name(&stub.name);
            class.push_str(&format!("\n{}", stubs.method(stub, &spelled)));
        }
        insertions.put(text.len(), on_its_own(text, text.len(), &class));
    }
    let mut imports: String = new.into_inner().into_iter().collect();
    if !imports.is_empty() {
        let at = names.imports_end;
        if !names.has_imports {
            imports = if at > 0 { "\n" } else { "" }.to_owned() + &imports + "\n";
        }
        insertions.put(at, on_its_own(text, at, &imports));
    }
    Ok(insertions)
}

/// The path of a toolset.
fn module(stubs: &Stubs, root: &str) -> String {
    let gap = if root.is_empty() || root.ends_with('.') {
        ""
    } else {
        "."
    };
    format!("{root}{gap}{}", stubs.modules.join("."))
}

/// Lines behind what stands before them, which may lack the end of its line.
fn on_its_own(text: &str, at: usize, lines: &str) -> String {
    match at == 0 || text[..at].ends_with('\n') {
        true => lines.to_owned(),
        false => format!("\n{lines}"),
    }
}

fn read(path: &Path, text: &str) -> Result<Lines, Problem> {
    Lines::of(text).map_err(|found| {
        let length = text[found.at..].chars().next().map_or(0, char::len_utf8);
        unread(path, text, found.at..found.at + length, "Python", found.why)
    })
}

/// What has the methods: a class, or the file itself.
struct Host {
    methods: Vec<String>,
    /// How its methods are indented; nothing for functions of the file.
    indent: Option<String>,
    at: usize,
}

/// A class of the file.
struct Class {
    name: String,
    bases: Vec<String>,
    host: Host,
    /// Whether its body stands in the line of its head.
    is_short: bool,
}

/// The classes that name the protocol, else the one that has one of its methods, else the file that has one.
fn hosts(
    (path, text): (&Path, &str),
    lines: &Lines,
    names: &Names,
    stubs: &Stubs,
) -> Result<Vec<Host>, Problem> {
    let all = classes(text, lines);
    let is_stub = |name: &String| stubs.methods.iter().any(|stub| stub.name == *name);
    let is_provider = |base: &String| {
        let whole = names.whole(base);
        whole.rsplit('.').next() == Some(&stubs.provider)
    };
    let named = |class: &&Class| class.bases.iter().any(is_provider);
    let mut chosen: Vec<usize> = (0..all.len()).filter(|at| named(&&all[*at])).collect();
    if chosen.is_empty() {
        chosen = (0..all.len())
            .filter(|at| all[*at].host.methods.iter().any(is_stub))
            .collect();
        if chosen.len() > 1 {
            let classes = chosen.iter().map(|at| format!("class {}", all[*at].name));
            let message = format!(
                "several classes of `{}` have tools of `{}`",
                path.display(),
                stubs.toolset
            );
            let help = format!(
                "let the one that runs them have the base `{}`",
                stubs.provider
            );
            return Err(Problem::content(message)
                .details(classes.collect())
                .help(help));
        }
    }
    if let Some(class) = chosen
        .iter()
        .map(|at| &all[*at])
        .find(|class| class.is_short)
    {
        let message = format!(
            "the body of the class `{}` stands in the line of its head",
            class.name
        );
        return Err(Problem::content(message).help("put it into lines of its own"));
    }
    if chosen.is_empty() {
        let functions = functions(lines);
        // Scripts have functions that are called like tools; those that run tools take a context.
        let runs = |(name, first): &(String, String)| is_stub(name) && first == "cx";
        return Ok(match functions.iter().any(runs) {
            false => Vec::new(),
            true => vec![Host {
                methods: functions.into_iter().map(|(name, _)| name).collect(),
                indent: None,
                at: lines.all.last().map_or(0, |last| last.end),
            }],
        });
    }
    let with_bases = |at: &usize| {
        let host = &all[*at].host;
        Host {
            methods: inherited(&all, *at),
            indent: host.indent.clone(),
            at: host.at,
        }
    };
    Ok(chosen.iter().map(with_bases).collect())
}

/// The methods of a class and of those of its bases that stand in the file.
fn inherited(all: &[Class], at: usize) -> Vec<String> {
    let mut seen = BTreeSet::from([at]);
    let mut left = vec![at];
    let mut methods = Vec::new();
    while let Some(at) = left.pop() {
        methods.extend(all[at].host.methods.iter().cloned());
        for (other, class) in all.iter().enumerate() {
            if all[at].bases.contains(&class.name) && seen.insert(other) {
                left.push(other);
            }
        }
    }
    methods
}

fn classes(text: &str, lines: &Lines) -> Vec<Class> {
    let mut all = Vec::new();
    for (index, line) in lines.all.iter().enumerate() {
        let Some(head) = behind_word(lines.text(line), "class") else {
            continue;
        };
        let name: String = head.chars().take_while(|c| is_of_name(*c)).collect();
        let (bases, body) = bases(&head[name.len()..]);
        let inside = lines.all[index + 1..].iter();
        let inside: Vec<&Statement> = inside
            .take_while(|other| other.indent > line.indent)
            .collect();
        let last = inside.last().map_or(line, |last| last);
        let indent = inside
            .first()
            .map(|first| text[first.span.start - first.indent..first.span.start].to_owned());
        all.push(Class {
            name,
            bases,
            host: Host {
                methods: members(lines, &inside),
                indent: Some(indent.unwrap_or_default()),
                at: behind_comments(text, last.end, line.indent),
            },
            is_short: !body.trim().is_empty() || inside.is_empty(),
        });
    }
    all
}

/// Behind the comments that still belong to a block, by their indent.
fn behind_comments(text: &str, end: usize, outside: usize) -> usize {
    let (mut at, mut behind) = (end, end);
    for line in text[end..].split_inclusive('\n') {
        at += line.len();
        let bare = line.trim_start_matches([' ', '\t']);
        if bare.starts_with('#') && line.len() - bare.len() > outside {
            behind = at;
        } else if !bare.trim().is_empty() {
            break;
        }
    }
    behind
}

/// The bases of a class, without what stands in brackets behind them, and what stands behind the colon.
fn bases(text: &str) -> (Vec<String>, &str) {
    let (mut all, mut base) = (Vec::new(), String::new());
    let mut depth = 0_usize;
    for (at, c) in text.char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            ',' if depth == 1 => all.push(std::mem::take(&mut base)),
            ':' if depth == 0 => {
                all.push(base);
                all.retain(|base| !base.is_empty());
                return (all, &text[at + 1..]);
            }
            c if depth == 1 && !c.is_whitespace() => base.push(c),
            _ => {}
        }
    }
    (all, "")
}

/// What a class has: functions and names that are bound, but nothing inside of functions.
fn members(lines: &Lines, inside: &[&Statement]) -> Vec<String> {
    let mut all = Vec::new();
    let mut hidden: Option<usize> = None;
    for line in inside {
        if hidden.is_some_and(|indent| line.indent > indent) {
            continue;
        }
        hidden = None;
        let text = lines.text(line);
        if let Some((name, _)) = function(text) {
            all.push(name);
            hidden = Some(line.indent);
        } else if behind_word(text, "class").is_some() {
            hidden = Some(line.indent);
        } else {
            let name: String = text.chars().take_while(|c| is_of_name(*c)).collect();
            let rest = text[name.len()..].trim_start();
            if rest.starts_with([':', '=']) {
                all.push(name);
            }
        }
    }
    all
}

/// The functions of the file, each with its first parameter.
fn functions(lines: &Lines) -> Vec<(String, String)> {
    let outside = lines.all.iter().filter(|line| line.indent == 0);
    outside
        .filter_map(|line| function(lines.text(line)))
        .collect()
}

/// The name of a function, and that of its first parameter.
fn function(text: &str) -> Option<(String, String)> {
    let text = behind_word(text, "async").unwrap_or(text);
    let head = behind_word(text, "def")?;
    let name: String = head.chars().take_while(|c| is_of_name(*c)).collect();
    let (_, parameters) = head.split_once('(')?;
    let first = parameters
        .trim_start()
        .chars()
        .take_while(|c| is_of_name(*c));
    Some((name, first.collect()))
}

fn behind_word<'t>(text: &'t str, word: &str) -> Option<&'t str> {
    let rest = text.strip_prefix(word)?;
    let bare = rest.trim_start_matches(|c: char| c.is_whitespace() || c == '\\');
    (bare.len() < rest.len()).then_some(bare)
}

fn is_of_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}
