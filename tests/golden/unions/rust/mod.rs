// Made by toolc from unions.tools; do not edit.

//! Tools, and everything that calls and provides them.

#![allow(dead_code, reason = "a program need not use all of its tools")]
#![allow(
    bindings_with_variant_name,
    clippy::approx_constant,
    clippy::doc_lazy_continuation,
    clippy::doc_overindented_list_items,
    clippy::enum_variant_names,
    clippy::large_enum_variant,
    clippy::let_unit_value,
    clippy::module_inception,
    clippy::ptr_arg,
    clippy::too_many_arguments,
    clippy::type_complexity,
    clippy::upper_case_acronyms,
    clippy::wrong_self_convention,
    rustdoc::bare_urls,
    rustdoc::broken_intra_doc_links,
    rustdoc::invalid_html_tags,
    missing_docs,
    reason = "names, numbers, nesting and descriptions are the design's"
)]

toolrt::generated_for!("0.1");

pub mod types;
pub mod unions;
