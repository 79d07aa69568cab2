//! Checks of a resolved design: one rule per file, its page beside it.

mod agent_without_work;
mod alias_cycle;
mod argument_name;
mod arguments;
mod ask_name;
mod ask_not_flat;
mod bad_pattern;
mod called;
mod chain_runs_excluded;
mod command_word;
mod correct_without_field;
mod decimal_limit;
mod deep_type;
mod delete_not_destructive;
mod demands;
mod destructive_unasked;
mod echoing_docs;
mod empty_range;
mod endless_default;
mod endless_list;
mod endless_record;
mod error_field;
mod error_name;
mod example_injects;
mod exposure_tokens;
mod header_name;
mod header_place;
mod injected_type;
mod long_description;
mod many_parameters;
mod mark_type;
mod mark_undeclared;
mod missing_description;
mod negative_bool;
mod none_with_others;
mod not_exported;
mod paging_types;
mod provider_limit;
mod provider_name;
mod provider_type;
mod readonly_writes;
mod refusals;
mod request_size;
mod reserved_code;
mod reserved_service;
mod retries_unsafe;
mod retry_after;
mod runs;
pub(crate) mod same_description;
mod schema_as_type;
mod schema_keyword;
mod schema_size;
mod scope_form;
mod sizes;
mod slow_pattern;
mod step_not_positive;
mod tag_taken;
mod too_many_tools;
mod tool_tokens;
mod type_name;
mod unbound_variable;
mod undocumented_error;
mod unfilled_message;
mod unreachable_alternative;
pub(crate) mod unused;
mod unused_error;
mod unused_type;
mod vague_name;
mod variant_not_record;
mod walk;
mod wider_use;
mod words;

use foldhash::{HashSet, HashSetExt};
use rayon::prelude::*;

use crate::diagnostics::{Code, Findings};
use crate::ir::Design;
pub use demands::Demands;
pub(crate) use schema_keyword::is_faulty;

/// One check; it adds findings of its own code only.
pub(crate) struct Rule {
    /// The code of its findings.
    pub code: &'static Code,
    /// Checks the whole design once.
    pub check: Check,
}

/// The input of a rule.
#[derive(Clone, Copy)]
pub(crate) enum Check {
    /// The design alone.
    Design(fn(&Design, &mut Findings)),
    /// Also the demands of the project.
    Demands(fn(&Design, &Demands, &mut Findings)),
}

impl Check {
    fn run(self, design: &Design, demands: &Demands, findings: &mut Findings) {
        match self {
            Self::Design(check) => check(design, findings),
            Self::Demands(check) => check(design, demands, findings),
        }
    }
}

/// All rules, by code.
pub(crate) const RULES: &[Rule] = &[
    alias_cycle::RULE,
    endless_record::RULE,
    empty_range::RULE,
    bad_pattern::RULE,
    slow_pattern::RULE,
    unreachable_alternative::RULE,
    tag_taken::RULE,
    variant_not_record::RULE,
    step_not_positive::RULE,
    decimal_limit::RULE,
    wider_use::RULE,
    type_name::RULE,
    header_place::RULE,
    header_name::RULE,
    injected_type::RULE,
    schema_as_type::RULE,
    endless_default::RULE,
    deep_type::RULE,
    mark_type::RULE,
    schema_keyword::RULE,
    readonly_writes::RULE,
    delete_not_destructive::RULE,
    long_description::RULE,
    none_with_others::RULE,
    retries_unsafe::RULE,
    scope_form::RULE,
    paging_types::RULE,
    example_injects::RULE,
    missing_description::RULE,
    provider_name::RULE,
    reserved_service::RULE,
    same_description::RULE,
    vague_name::RULE,
    negative_bool::RULE,
    many_parameters::RULE,
    echoing_docs::RULE,
    destructive_unasked::RULE,
    endless_list::RULE,
    ask_not_flat::RULE,
    ask_name::RULE,
    mark_undeclared::RULE,
    command_word::RULE,
    unbound_variable::RULE,
    not_exported::RULE,
    chain_runs_excluded::RULE,
    agent_without_work::RULE,
    too_many_tools::RULE,
    error_field::RULE,
    correct_without_field::RULE,
    reserved_code::RULE,
    error_name::RULE,
    retry_after::RULE,
    undocumented_error::RULE,
    unfilled_message::RULE,
    unused_type::RULE,
    unused_error::RULE,
    provider_type::RULE,
    provider_limit::RULE,
    schema_size::RULE,
    request_size::RULE,
    argument_name::RULE,
    tool_tokens::RULE,
    exposure_tokens::RULE,
];

/// All kinds of findings of this module.
pub(crate) fn codes() -> impl Iterator<Item = &'static Code> {
    RULES.iter().map(|rule| rule.code)
}

/// Checks a design. Rules about unused declarations are skipped if there are errors: the code with an error may be the
/// use.
pub(crate) fn run(design: &Design, demands: &Demands, findings: &mut Findings) {
    let about_use = |rule: &&Rule| unused::CODES.contains(&rule.code.id);
    // Each looks at the whole design, so that they can run side by side; what they find is in their order.
    let found_by = |rules: &dyn Fn(&&Rule) -> bool| -> Vec<Findings> {
        let rules: Vec<&Rule> = RULES.iter().filter(rules).collect();
        let found_by = |rule: &Rule| {
            let mut found = Findings::default();
            rule.check.run(design, demands, &mut found);
            found
        };
        rules.into_par_iter().map(found_by).collect()
    };
    let mut found = Findings::default();
    for some in found_by(&|rule| !about_use(rule)) {
        found.append(some);
    }
    if !findings.has_errors() && !found.has_errors() {
        for some in found_by(&about_use) {
            found.append(some);
        }
    }
    // Copied fields stand in several records, but were written once.
    let mut seen = HashSet::new();
    for finding in found.iter() {
        if seen.insert((finding.span(), finding.code.id, finding.message.as_str())) {
            findings.add(finding.clone());
        }
    }
}

/// Whether the rule of a code runs only if a project names providers.
pub(crate) fn is_about_providers(id: &str) -> bool {
    id.starts_with("T12")
}

/// Declares the code of a rule with the page beside it.
macro_rules! code {
    ($severity:ident $id:literal $title:literal $page:literal) => {
        $crate::rules::code!($severity $id $title $page, Design);
    };
    ($severity:ident $id:literal $title:literal $page:literal, $looks_at:ident) => {
        static CODE: $crate::diagnostics::Code = $crate::diagnostics::Code {
            id: $id,
            title: $title,
            severity: $crate::diagnostics::Severity::$severity,
            page: include_str!($page),
        };

        pub(super) const RULE: super::Rule = super::Rule {
            code: &CODE,
            check: super::Check::$looks_at(check),
        };
    };
}

/// The same for a rule about the demands of a project.
macro_rules! demand {
    ($severity:ident $id:literal $title:literal $page:literal) => {
        $crate::rules::code!($severity $id $title $page, Demands);
    };
}

use {code, demand};
