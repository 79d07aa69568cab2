//! A whole project: packages, files, and what stands in them.

mod agents;
mod chains;
mod paths;
mod servers;
mod services;
mod signatures;
mod statements;
mod tools;

use std::collections::{HashMap, HashSet};

use toolc_compiler::Input;
use toolc_compiler::ir::{Record, Rest, Type};

use crate::names::{Taste, written};
use crate::print::Printer;
use crate::random::Random;
use crate::texts::{comment, docs};
use crate::types::Types;

/// A random well-formed design: the files of a project, with their names.
pub fn design(seed: u64) -> Vec<Input> {
    let mut random = Random::new(seed);
    let taste = Taste::of(&mut random);
    let packages = packages(&mut random, taste);
    let count = random.between(2, 9);
    let types = Types::new(&mut random, taste, &packages, count);
    let mut files = files(&mut random, &types, packages.len());
    let mut project = Project::new(&types, taste);
    project.declare_errors(&mut random, &mut files);
    project.declare_services(&mut random, &mut files);
    for index in 0..count {
        let home = home(
            &mut random,
            &files,
            types.design.types[index].package.0 as usize,
        );
        let text = files[home].printer.declaration(index);
        files[home].items.push(text);
    }
    files
        .into_iter()
        .enumerate()
        .map(|(index, file)| file.input(index, &mut random))
        .collect()
}

/// What is known of a project while it is made.
struct Project<'t> {
    types: &'t Types,
    taste: Taste,
    errors: Vec<ErrorPlan>,
    services: Vec<ServicePlan>,
    tools: Vec<ToolPlan>,
    /// Names of services, toolsets, …: each kind for itself.
    taken: Taken,
    /// What the toolset at hand says of all its tools.
    defaults: statements::Defaults,
}

#[derive(Default)]
struct Taken {
    services: HashSet<String>,
    toolsets: HashSet<String>,
    tools: HashSet<String>,
    agents: HashSet<String>,
    servers: HashSet<String>,
    clis: HashSet<String>,
    /// Names of resources and prompts, by those of their servers and commands: a registry has both.
    served: HashMap<String, HashSet<String>>,
}

/// An error that tools may throw.
struct ErrorPlan {
    name: String,
    package: usize,
    details: Record,
    /// Whether it blames the argument `subject`.
    blames: bool,
}

/// A service, and what others may see of it.
struct ServicePlan {
    name: String,
    methods: Vec<MethodPlan>,
    toolsets: Vec<ToolsetPlan>,
    /// Its MCP servers that have resources or prompts.
    serving: Vec<String>,
}

struct MethodPlan {
    name: String,
    signature: Signature,
    result: Option<Type>,
    streams: Option<Type>,
}

struct ToolsetPlan {
    name: String,
    exported: bool,
    tools: Vec<usize>,
}

/// What a tool or method takes.
#[derive(Clone)]
struct Signature {
    /// The declared record that is the whole payload.
    declared: Option<usize>,
    record: Record,
    injected: Vec<InjectedPlan>,
}

/// An argument from the context.
#[derive(Clone)]
struct InjectedPlan {
    name: String,
    optional: bool,
    ty: Type,
    source: String,
}

/// A tool, as chains and agents need to know it.
#[derive(Clone)]
struct ToolPlan {
    name: String,
    signature: Signature,
    result: Option<Type>,
    errors: Vec<usize>,
    /// The tools that it runs, where it is a chain.
    runs: Vec<usize>,
    is_chain: bool,
}

/// A file while it is written.
struct File<'t> {
    package: usize,
    printer: Printer<'t>,
    items: Vec<String>,
}

impl<'t> Project<'t> {
    fn new(types: &'t Types, taste: Taste) -> Self {
        Self {
            types,
            taste,
            errors: Vec::new(),
            services: Vec::new(),
            tools: Vec::new(),
            taken: Taken::default(),
            defaults: Default::default(),
        }
    }
}

impl File<'_> {
    fn input(mut self, index: usize, random: &mut Random) -> Input {
        random.shuffle(&mut self.items);
        let mut text = String::new();
        if index == 0 {
            comment(&docs(random), "", &mut text);
        }
        text.push_str(&self.printer.head());
        for item in &self.items {
            text.push('\n');
            text.push_str(item);
        }
        Input {
            path: format!("file{index}.tools"),
            text,
        }
    }
}

fn packages(random: &mut Random, taste: Taste) -> Vec<String> {
    const NAMES: &[&str] = &[
        "acme.todos",
        "type.self",
        "acme.common",
        "shop.common",
        "x",
        "a.b.c.d",
        "fn.async",
        "std",
        "toolrt.types",
        "Upper.Case",
    ];
    let count = *random.pick(&[1, 1, 2, 3]);
    let mut names: Vec<String> = NAMES.iter().map(|name| (*name).to_owned()).collect();
    random.shuffle(&mut names);
    let kin = (0..count).filter_map(|_| taste.kin_name(random));
    for name in kin.collect::<Vec<_>>() {
        if !names.contains(&name) {
            names.insert(0, name);
        }
    }
    names.truncate(count);
    names
}

/// One or two files for each package.
fn files<'t>(random: &mut Random, types: &'t Types, packages: usize) -> Vec<File<'t>> {
    let mut files = Vec::new();
    for package in 0..packages {
        for _ in 0..random.between(1, 2) {
            files.push(File {
                package,
                printer: Printer::new(types, random.fork(), package),
                items: Vec::new(),
            });
        }
    }
    files
}

/// A file of a package.
fn home(random: &mut Random, files: &[File<'_>], package: usize) -> usize {
    let homes: Vec<usize> = (0..files.len())
        .filter(|at| files[*at].package == package)
        .collect();
    *random.pick(&homes)
}

/// Names, each as it is written.
fn list<'a>(names: impl IntoIterator<Item = &'a String>) -> String {
    names
        .into_iter()
        .map(|name| written(name))
        .collect::<Vec<_>>()
        .join(", ")
}

/// A record without fields.
fn nothing() -> Record {
    Record {
        fields: Vec::new(),
        rest: Rest::Closed,
    }
}
