//! What a run about some packages of a project needs to know, so that it says of them what a run about all of them says.
//!
//! Packages that name something of each other are a group. What is found in a group and what is made of it depends on
//! its own files, and beyond them on nothing but this: which packages and services there are, that their names are
//! unique in the project ([`outlines`]), and which tools have the same description ([`alike`]).

use std::fmt::Write;
use std::hash::Hash;

use crate::diagnostics::Findings;
use crate::ir::{Design, Place};
use crate::levels::{Allows, Levels};
use crate::rules::same_description;
pub use crate::rules::same_description::{Described, described};

/// The code of the one kind of findings that is about tools of several groups.
pub const ACROSS: &str = "T0421";

/// The first package of the group of each package.
pub fn groups(design: &Design) -> Vec<usize> {
    let mut above: Vec<usize> = (0..design.packages.len()).collect();
    for (one, other) in &design.links {
        let one = top(&mut above, one.0 as usize);
        let other = top(&mut above, other.0 as usize);
        above[one.max(other)] = one.min(other);
    }
    (0..above.len()).map(|at| top(&mut above, at)).collect()
}

/// The first of a group; the way there is shorter the next time.
fn top(above: &mut [usize], mut at: usize) -> usize {
    while above[at] != at {
        above[at] = above[above[at]];
        at = above[at];
    }
    at
}

/// What is seen of each package from outside of its group: what it declares with a name that is unique in the project,
/// in which file and order, whether it has types, and which services have anything in them.
pub fn outlines(design: &Design) -> Vec<String> {
    let mut all = vec![String::new(); design.packages.len()];
    let package_of = |file: usize| design.files[file].package.0 as usize;
    for decl in &design.types {
        let of = &mut all[decl.package.0 as usize];
        if of.is_empty() {
            of.push_str("types\n");
        }
    }
    let mut add = |kind: &str, name: &str, place: Place| {
        let file = place.file.0 as usize;
        let _ = writeln!(all[package_of(file)], "{kind} {name} {file}");
    };
    for error in &design.errors {
        add("error", &error.name, error.place);
    }
    for service in &design.services {
        let kind = match service.is_empty() {
            true => "empty",
            false => "service",
        };
        add(kind, &service.name, service.place);
    }
    let toolsets = design.toolsets.iter();
    for toolset in toolsets.filter(|toolset| toolset.server.is_none()) {
        add("toolset", &toolset.name, toolset.place);
    }
    for tool in design.declared_tools() {
        add("tool", &tool.name, tool.place);
    }
    for agent in &design.agents {
        add("agent", &agent.name, agent.place);
    }
    for server in &design.mcp_servers {
        add("server", &server.name, server.place);
    }
    for command in &design.clis {
        add("command", &command.name, command.place);
    }
    all
}

/// The findings about tools that have the same description, where no comment allows any; `tools` are all of the
/// project, in the order of files and places.
pub fn alike<D: Eq + Hash + Copy>(
    tools: impl Iterator<Item = Described<D>>,
    levels: &Levels,
) -> Findings {
    let mut findings = Findings::default();
    same_description::alike(tools, &mut findings);
    levels.apply(Allows::default(), &mut findings);
    findings
}

/// A text in the place of a file of another group: its package and its services.
pub fn standing_for<'n>(package: &str, services: impl Iterator<Item = &'n str>) -> String {
    let mut text = format!("package {package}\n");
    for service in services {
        let _ = write!(text, "\nservice {service} {{\n}}\n");
    }
    text
}

/// Whether something inside names something outside, or the other way round.
pub fn leads_out(design: &Design, is_inside: &dyn Fn(usize) -> bool) -> bool {
    let mut links = design.links.iter();
    links.any(|(one, other)| is_inside(one.0 as usize) != is_inside(other.0 as usize))
}
