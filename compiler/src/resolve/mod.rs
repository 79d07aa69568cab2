//! From trees to a design: the only look-ups by name.

mod codes;
mod codes_values;

// What the passes share, and how they ask it for names.
mod builtins;
mod capabilities;
mod lookup;
mod names;
mod packed;
mod reader;
mod said;
mod scope;
mod spell;
mod state;
mod statements;
mod wording;

// Checks of types, values, texts and paths against a design, without the state of the passes.
mod bindings;
mod chains;
mod exprs;
mod fit;
mod invocations;
mod paths;
mod templates;
mod values;

// The passes.
mod agents;
mod bodies;
mod commands;
mod declare;
mod effects;
mod errors;
mod fill;
mod mappings;
mod owners;
mod prompts;
mod servers;
mod services;
mod shares;
mod signatures;
mod tools;
mod toolsets;
mod types;
mod unused_imports;
mod uris;
mod uses;

use crate::diagnostics::{Code, Findings};
use crate::ir::Design;
use crate::source::Sources;
pub use state::FileTree;
use state::{Resolver, TypeTrees};

/// All kinds of findings of this module.
pub fn codes() -> impl Iterator<Item = &'static Code> {
    codes::CODES
        .iter()
        .chain(codes_values::CODES)
        .chain(unused_imports::CODES)
        .copied()
}

/// The design that the trees describe together. Anything that could not be resolved has a finding and is
/// [`crate::ir::TypeKind::Unknown`] or left out.
pub fn resolve(sources: &Sources, files: Vec<FileTree>, findings: &mut Findings) -> Design {
    let (files, types) = TypeTrees::apart(files);
    let mut resolver = Resolver::new(sources, &files, types, findings);
    // Gives every declaration an id, and enters its name into the tables of names.
    resolver.declare();
    // Reads the `use` lines: the names that each file imports.
    resolver.import();
    // Resolves the bodies of declared types, and drops their trees; a record comes after those whose fields it copies.
    resolver.types();
    // Resolves the parameters of errors.
    resolver.error_details();
    // Resolves the parameters, results, streams and thrown errors of methods and tools.
    resolver.signatures();
    // Resolves the types of agents' completions.
    resolver.completion_types();
    // Resolves the types of resources and prompts.
    resolver.served_types();
    // Checks the constraints on aliased types, now that all types are known.
    resolver.aliased_attributes();
    // Resolves the defaults and examples that waited for types, and puts them into their declarations.
    resolver.fill_values();
    // Shares finished records with payloads that consist of them; copies the signatures of methods that are tools.
    resolver.share_payloads();
    // Resolves the statements of errors.
    resolver.error_statements();
    // Resolves the statements of services, their exports included.
    resolver.service_members();
    // Resolves the statements that describe toolsets themselves.
    resolver.toolset_members();
    // Finds the toolsets that agents implement: nested ones and exported ones.
    resolver.agent_exports();
    // Finds the one service that owns each toolset: by nesting, `owner`, bindings or exports.
    resolver.owners();
    // Reports services that export toolsets of other services.
    resolver.exports_of_others();
    // Resolves the statements of tools and the defaults of their toolsets, except those that refer to values.
    resolver.tool_statements();
    // Resolves bindings, chains, templates, paging and examples: paths and values against the types of tools.
    resolver.tool_bodies();
    // Computes the effects of chains from their steps, and the errors of tools from what they run.
    resolver.computed_effects();
    // Resolves the tools that agents use, and their policies.
    resolver.agents();
    // Resolves the tools that MCP servers show, and all resources and prompts.
    resolver.servers();
    // Finds the arguments that the errors of resources and prompts blame.
    resolver.served_errors();
    // Resolves the tools that commands show, and what they share.
    resolver.commands();
    // Reports imports that no pass has used.
    resolver.unused_imports();
    resolver.design.links = resolver.read.links;
    resolver.design
}
