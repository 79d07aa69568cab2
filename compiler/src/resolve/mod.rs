//! From trees to a design: the only look-ups by name.

mod codes;
mod codes_values;

// What the passes share, and how they ask it for names.
mod builtins;
mod lookup;
mod names;
mod scope;
mod spell;
mod state;
mod statements;
mod wording;

// Types, values, texts and paths against a design: these know no state.
mod bindings;
mod chains;
mod exprs;
mod fit;
mod paths;
mod templates;
mod values;

// The passes.
mod agents;
mod bodies;
mod declare;
mod effects;
mod errors;
mod fill;
mod owners;
mod services;
mod signatures;
mod surfaces;
mod tools;
mod toolsets;
mod types;
mod unused_imports;
mod uses;

use crate::diagnostics::{Code, Findings};
use crate::ir::Design;
use crate::source::Sources;
use crate::syntax::ast;
use state::Resolver;

/// All kinds of findings of this room.
pub fn codes() -> impl Iterator<Item = &'static Code> {
    codes::CODES
        .iter()
        .chain(codes_values::CODES)
        .chain(unused_imports::CODES)
        .copied()
}

/// What the trees mean together. Whatever could not be resolved has a finding and is [`crate::ir::TypeKind::Unknown`]
/// or left out.
pub fn resolve(sources: &Sources, files: &[ast::File], findings: &mut Findings) -> Design {
    let mut resolver = Resolver::new(sources, files, findings);
    // Everything gets an id and its name.
    resolver.declare();
    // The `use` lines say what else names mean in their files.
    resolver.import();
    // Declared types are filled, each after those whose fields it copies.
    resolver.types();
    // All other places where types stand: errors, methods and tools, completions, resources and prompts.
    resolver.error_details();
    resolver.signatures();
    resolver.completion_types();
    resolver.surface_types();
    // Constraints on types behind aliases are checked, now that all types are known.
    resolver.aliased_attributes();
    // Defaults and examples that waited for types are read and put into their declarations.
    resolver.fill_values();
    // Records that are finished now are shared with the payloads that are them.
    resolver.share_payloads();
    // What is said in the blocks of errors, services and toolsets.
    resolver.error_statements();
    resolver.service_members();
    resolver.toolset_members();
    // Agents and services export toolsets; with bindings that says who owns which.
    resolver.agent_exports();
    resolver.owners();
    resolver.exports_of_others();
    // What tools and their toolsets say, but for what refers to values.
    resolver.tool_statements();
    // Bindings, chains, texts, pages and examples: paths and values against the types of tools.
    resolver.tool_bodies();
    // The effects of chains follow from their steps, and errors from what a tool runs.
    resolver.computed_effects();
    // What agents use and may do, then what servers and commands show.
    resolver.agents();
    resolver.surfaces();
    // Imports that nothing needed are told.
    resolver.unused_imports();
    resolver.design
}
