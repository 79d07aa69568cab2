// Made by toolc from collections.tools and 14 other files; do not edit.

//! The types that packages declare.

pub mod conformance_collections;
pub mod conformance_documents;
pub mod conformance_enums;
pub mod conformance_formats;
pub mod conformance_lowered;
pub mod conformance_numbers;
pub mod conformance_patterns;
pub mod conformance_records;
pub mod conformance_scalars;
pub mod conformance_secrets;
pub mod conformance_suite_formats;
pub mod conformance_suite_patterns;
pub mod conformance_texts;
pub mod conformance_unions;
pub mod conformance_words;
