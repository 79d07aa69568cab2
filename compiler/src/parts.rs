//! What a run about some packages of a project needs to know, so that it says of them what a run about all of them says.
//!
//! Packages that name something of each other are a group. What is found in a group and what is made of it depends on
//! its own files, and beyond them on nothing but this: which packages and services there are, that their names are
//! unique in the project ([`outlines`]), and which tools have the same description ([`alike`]).
//!
//! Packages that only declare types and errors, and name only such packages, are [`shared`]: many name something of
//! them, and that joins no groups. What is made of them depends on nobody; what is found in them, on what is used of
//! them ([`uses`]).

use std::fmt::Write;
use std::hash::Hash;

use crate::diagnostics::Findings;
use crate::ir::{Design, Place};
use crate::levels::{Allows, Levels};
pub use crate::rules::same_description::{Described, described};
use crate::rules::{same_description, unused};

/// The code of the one kind of findings that is about tools of several groups.
pub const ACROSS: &str = "T0421";

/// The codes of the findings in a shared package that are there because no package at all uses something of it.
pub const UNUSED: [&str; 2] = ["T1001", "T1002"];

/// The codes of the findings that depend on all packages of a project.
pub const ABOUT_ALL: [&str; 3] = [ACROSS, UNUSED[0], UNUSED[1]];

/// Whether each package only declares types and errors, and names only such packages.
pub fn shared(design: &Design) -> Vec<bool> {
    let mut is_shared = vec![true; design.packages.len()];
    let mut exclude = |place: Place| {
        let package = design.files[place.file().0 as usize].package;
        is_shared[package.0 as usize] = false;
    };
    design.services.iter().for_each(|one| exclude(one.place));
    design.methods.iter().for_each(|one| exclude(one.place));
    design.toolsets.iter().for_each(|one| exclude(one.place));
    design.tools.iter().for_each(|one| exclude(one.place));
    design.agents.iter().for_each(|one| exclude(one.place));
    design.mcp_servers.iter().for_each(|one| exclude(one.place));
    design.clis.iter().for_each(|one| exclude(one.place));
    let mut users: Vec<Vec<usize>> = vec![Vec::new(); is_shared.len()];
    for (user, used) in &design.links {
        users[used.0 as usize].push(user.0 as usize);
    }
    let mut others: Vec<usize> = (0..is_shared.len()).filter(|at| !is_shared[*at]).collect();
    while let Some(other) = others.pop() {
        for user in &users[other] {
            if std::mem::replace(&mut is_shared[*user], false) {
                others.push(*user);
            }
        }
    }
    is_shared
}

/// The shared packages that each package names something of.
pub fn used(design: &Design, is_shared: &[bool]) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new(); design.packages.len()];
    for (user, used) in &design.links {
        if is_shared[used.0 as usize] {
            all[user.0 as usize].push(used.0 as usize);
        }
    }
    all
}

/// What each package uses of shared ones, as a text.
pub fn uses(design: &Design, is_shared: &[bool]) -> Vec<String> {
    let all = unused::of_packages(design, &|package| is_shared[package.0 as usize]);
    let texts = all.iter().map(|lines| {
        let mut text = String::new();
        for line in lines {
            text.push_str(line);
            text.push('\n');
        }
        text
    });
    texts.collect()
}

/// Whether nothing in the project could use a type.
pub fn is_library(design: &Design) -> bool {
    unused::is_library(design)
}

/// The first package of the group of each package; a shared one is a group of its own.
pub fn groups(design: &Design, is_shared: &[bool]) -> Vec<usize> {
    let mut above: Vec<usize> = (0..design.packages.len()).collect();
    for (one, other) in &design.links {
        if is_shared[other.0 as usize] {
            continue;
        }
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
        let file = place.file().0 as usize;
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
    levels.apply(Allows::default(), &[], &mut findings);
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

/// Whether something inside names something outside, or the other way round. What is `beside` it may be named: it is
/// there as it is.
pub fn leads_out(
    design: &Design,
    is_inside: &dyn Fn(usize) -> bool,
    is_beside: &dyn Fn(usize) -> bool,
) -> bool {
    let mut links = design.links.iter();
    links.any(|(one, other)| {
        let (one, other) = (one.0 as usize, other.0 as usize);
        is_inside(one) != is_inside(other) && !is_beside(other)
    })
}
