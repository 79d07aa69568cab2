// Made by toolc from collections.tools and 11 other files; do not edit.

//! Tools, and everything that calls and provides them.

#![allow(
    dead_code,
    unused_imports,
    reason = "a program need not use all of its tools"
)]
#![allow(
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
    rustdoc::bare_urls,
    rustdoc::broken_intra_doc_links,
    rustdoc::invalid_html_tags,
    missing_docs,
    reason = "names, nesting and descriptions are the design's"
)]

toolrt::generated_for!("0.1");

pub mod types;
pub mod vectors_collections;
pub mod vectors_documents;
pub mod vectors_enums;
pub mod vectors_formats;
pub mod vectors_numbers;
pub mod vectors_patterns;
pub mod vectors_records;
pub mod vectors_scalars;
pub mod vectors_secrets;
pub mod vectors_texts;
pub mod vectors_unions;
pub mod vectors_words;

/// Runs a payload through the type at `index` of a file of vectors: as callers do, and on the slow path alone.
#[rustfmt::skip]
pub fn check(file: &str, index: usize, payload: &[u8]) -> (super::Verdict, super::Verdict) {
    match (file, index) {
        ("collections", 0) => super::both(<vectors_collections::tools::collections::provider::CheckCollections0 as toolrt::Tool>::result(), payload),
        ("collections", 1) => super::both(<vectors_collections::tools::collections::provider::CheckCollections1 as toolrt::Tool>::result(), payload),
        ("collections", 2) => super::both(<vectors_collections::tools::collections::provider::CheckCollections2 as toolrt::Tool>::result(), payload),
        ("collections", 3) => super::both(<vectors_collections::tools::collections::provider::CheckCollections3 as toolrt::Tool>::result(), payload),
        ("collections", 4) => super::both(<vectors_collections::tools::collections::provider::CheckCollections4 as toolrt::Tool>::result(), payload),
        ("collections", 5) => super::both(<vectors_collections::tools::collections::provider::CheckCollections5 as toolrt::Tool>::result(), payload),
        ("collections", 6) => super::both(<vectors_collections::tools::collections::provider::CheckCollections6 as toolrt::Tool>::result(), payload),
        ("collections", 7) => super::both(<vectors_collections::tools::collections::provider::CheckCollections7 as toolrt::Tool>::result(), payload),
        ("collections", 8) => super::both(<vectors_collections::tools::collections::provider::CheckCollections8 as toolrt::Tool>::result(), payload),
        ("collections", 9) => super::both(<vectors_collections::tools::collections::provider::CheckCollections9 as toolrt::Tool>::result(), payload),
        ("documents", 0) => super::both(<vectors_documents::tools::documents::provider::CheckDocuments0 as toolrt::Tool>::result(), payload),
        ("documents", 1) => super::both(<vectors_documents::tools::documents::provider::CheckDocuments1 as toolrt::Tool>::result(), payload),
        ("documents", 2) => super::both(<vectors_documents::tools::documents::provider::CheckDocuments2 as toolrt::Tool>::result(), payload),
        ("enums", 0) => super::both(<vectors_enums::tools::enums::provider::CheckEnums0 as toolrt::Tool>::result(), payload),
        ("enums", 1) => super::both(<vectors_enums::tools::enums::provider::CheckEnums1 as toolrt::Tool>::result(), payload),
        ("enums", 2) => super::both(<vectors_enums::tools::enums::provider::CheckEnums2 as toolrt::Tool>::result(), payload),
        ("enums", 3) => super::both(<vectors_enums::tools::enums::provider::CheckEnums3 as toolrt::Tool>::result(), payload),
        ("enums", 4) => super::both(<vectors_enums::tools::enums::provider::CheckEnums4 as toolrt::Tool>::result(), payload),
        ("enums", 5) => super::both(<vectors_enums::tools::enums::provider::CheckEnums5 as toolrt::Tool>::result(), payload),
        ("enums", 6) => super::both(<vectors_enums::tools::enums::provider::CheckEnums6 as toolrt::Tool>::result(), payload),
        ("enums", 7) => super::both(<vectors_enums::tools::enums::provider::CheckEnums7 as toolrt::Tool>::result(), payload),
        ("enums", 8) => super::both(<vectors_enums::tools::enums::provider::CheckEnums8 as toolrt::Tool>::result(), payload),
        ("enums", 9) => super::both(<vectors_enums::tools::enums::provider::CheckEnums9 as toolrt::Tool>::result(), payload),
        ("formats", 0) => super::both(<vectors_formats::tools::formats::provider::CheckFormats0 as toolrt::Tool>::result(), payload),
        ("formats", 1) => super::both(<vectors_formats::tools::formats::provider::CheckFormats1 as toolrt::Tool>::result(), payload),
        ("formats", 2) => super::both(<vectors_formats::tools::formats::provider::CheckFormats2 as toolrt::Tool>::result(), payload),
        ("formats", 3) => super::both(<vectors_formats::tools::formats::provider::CheckFormats3 as toolrt::Tool>::result(), payload),
        ("formats", 4) => super::both(<vectors_formats::tools::formats::provider::CheckFormats4 as toolrt::Tool>::result(), payload),
        ("formats", 5) => super::both(<vectors_formats::tools::formats::provider::CheckFormats5 as toolrt::Tool>::result(), payload),
        ("formats", 6) => super::both(<vectors_formats::tools::formats::provider::CheckFormats6 as toolrt::Tool>::result(), payload),
        ("formats", 7) => super::both(<vectors_formats::tools::formats::provider::CheckFormats7 as toolrt::Tool>::result(), payload),
        ("formats", 8) => super::both(<vectors_formats::tools::formats::provider::CheckFormats8 as toolrt::Tool>::result(), payload),
        ("formats", 9) => super::both(<vectors_formats::tools::formats::provider::CheckFormats9 as toolrt::Tool>::result(), payload),
        ("formats", 10) => super::both(<vectors_formats::tools::formats::provider::CheckFormats10 as toolrt::Tool>::result(), payload),
        ("formats", 11) => super::both(<vectors_formats::tools::formats::provider::CheckFormats11 as toolrt::Tool>::result(), payload),
        ("formats", 12) => super::both(<vectors_formats::tools::formats::provider::CheckFormats12 as toolrt::Tool>::result(), payload),
        ("numbers", 0) => super::both(<vectors_numbers::tools::numbers::provider::CheckNumbers0 as toolrt::Tool>::result(), payload),
        ("numbers", 1) => super::both(<vectors_numbers::tools::numbers::provider::CheckNumbers1 as toolrt::Tool>::result(), payload),
        ("numbers", 2) => super::both(<vectors_numbers::tools::numbers::provider::CheckNumbers2 as toolrt::Tool>::result(), payload),
        ("numbers", 3) => super::both(<vectors_numbers::tools::numbers::provider::CheckNumbers3 as toolrt::Tool>::result(), payload),
        ("numbers", 4) => super::both(<vectors_numbers::tools::numbers::provider::CheckNumbers4 as toolrt::Tool>::result(), payload),
        ("numbers", 5) => super::both(<vectors_numbers::tools::numbers::provider::CheckNumbers5 as toolrt::Tool>::result(), payload),
        ("numbers", 6) => super::both(<vectors_numbers::tools::numbers::provider::CheckNumbers6 as toolrt::Tool>::result(), payload),
        ("numbers", 7) => super::both(<vectors_numbers::tools::numbers::provider::CheckNumbers7 as toolrt::Tool>::result(), payload),
        ("numbers", 8) => super::both(<vectors_numbers::tools::numbers::provider::CheckNumbers8 as toolrt::Tool>::result(), payload),
        ("numbers", 9) => super::both(<vectors_numbers::tools::numbers::provider::CheckNumbers9 as toolrt::Tool>::result(), payload),
        ("patterns", 0) => super::both(<vectors_patterns::tools::patterns::provider::CheckPatterns0 as toolrt::Tool>::result(), payload),
        ("patterns", 1) => super::both(<vectors_patterns::tools::patterns::provider::CheckPatterns1 as toolrt::Tool>::result(), payload),
        ("patterns", 2) => super::both(<vectors_patterns::tools::patterns::provider::CheckPatterns2 as toolrt::Tool>::result(), payload),
        ("patterns", 3) => super::both(<vectors_patterns::tools::patterns::provider::CheckPatterns3 as toolrt::Tool>::result(), payload),
        ("patterns", 4) => super::both(<vectors_patterns::tools::patterns::provider::CheckPatterns4 as toolrt::Tool>::result(), payload),
        ("patterns", 5) => super::both(<vectors_patterns::tools::patterns::provider::CheckPatterns5 as toolrt::Tool>::result(), payload),
        ("patterns", 6) => super::both(<vectors_patterns::tools::patterns::provider::CheckPatterns6 as toolrt::Tool>::result(), payload),
        ("patterns", 7) => super::both(<vectors_patterns::tools::patterns::provider::CheckPatterns7 as toolrt::Tool>::result(), payload),
        ("patterns", 8) => super::both(<vectors_patterns::tools::patterns::provider::CheckPatterns8 as toolrt::Tool>::result(), payload),
        ("patterns", 9) => super::both(<vectors_patterns::tools::patterns::provider::CheckPatterns9 as toolrt::Tool>::result(), payload),
        ("patterns", 10) => super::both(<vectors_patterns::tools::patterns::provider::CheckPatterns10 as toolrt::Tool>::result(), payload),
        ("patterns", 11) => super::both(<vectors_patterns::tools::patterns::provider::CheckPatterns11 as toolrt::Tool>::result(), payload),
        ("patterns", 12) => super::both(<vectors_patterns::tools::patterns::provider::CheckPatterns12 as toolrt::Tool>::result(), payload),
        ("records", 0) => super::both(<vectors_records::tools::records::provider::CheckRecords0 as toolrt::Tool>::result(), payload),
        ("records", 1) => super::both(<vectors_records::tools::records::provider::CheckRecords1 as toolrt::Tool>::result(), payload),
        ("records", 2) => super::both(<vectors_records::tools::records::provider::CheckRecords2 as toolrt::Tool>::result(), payload),
        ("records", 3) => super::both(<vectors_records::tools::records::provider::CheckRecords3 as toolrt::Tool>::result(), payload),
        ("records", 4) => super::both(<vectors_records::tools::records::provider::CheckRecords4 as toolrt::Tool>::result(), payload),
        ("records", 5) => super::both(<vectors_records::tools::records::provider::CheckRecords5 as toolrt::Tool>::result(), payload),
        ("records", 6) => super::both(<vectors_records::tools::records::provider::CheckRecords6 as toolrt::Tool>::result(), payload),
        ("records", 7) => super::both(<vectors_records::tools::records::provider::CheckRecords7 as toolrt::Tool>::result(), payload),
        ("scalars", 0) => super::both(<vectors_scalars::tools::scalars::provider::CheckScalars0 as toolrt::Tool>::result(), payload),
        ("scalars", 1) => super::both(<vectors_scalars::tools::scalars::provider::CheckScalars1 as toolrt::Tool>::result(), payload),
        ("scalars", 2) => super::both(<vectors_scalars::tools::scalars::provider::CheckScalars2 as toolrt::Tool>::result(), payload),
        ("scalars", 3) => super::both(<vectors_scalars::tools::scalars::provider::CheckScalars3 as toolrt::Tool>::result(), payload),
        ("scalars", 4) => super::both(<vectors_scalars::tools::scalars::provider::CheckScalars4 as toolrt::Tool>::result(), payload),
        ("scalars", 5) => super::both(<vectors_scalars::tools::scalars::provider::CheckScalars5 as toolrt::Tool>::result(), payload),
        ("scalars", 6) => super::both(<vectors_scalars::tools::scalars::provider::CheckScalars6 as toolrt::Tool>::result(), payload),
        ("secrets", 0) => super::both(<vectors_secrets::tools::secrets::provider::CheckSecrets0 as toolrt::Tool>::result(), payload),
        ("texts", 0) => super::both(<vectors_texts::tools::texts::provider::CheckTexts0 as toolrt::Tool>::result(), payload),
        ("texts", 1) => super::both(<vectors_texts::tools::texts::provider::CheckTexts1 as toolrt::Tool>::result(), payload),
        ("texts", 2) => super::both(<vectors_texts::tools::texts::provider::CheckTexts2 as toolrt::Tool>::result(), payload),
        ("texts", 3) => super::both(<vectors_texts::tools::texts::provider::CheckTexts3 as toolrt::Tool>::result(), payload),
        ("texts", 4) => super::both(<vectors_texts::tools::texts::provider::CheckTexts4 as toolrt::Tool>::result(), payload),
        ("texts", 5) => super::both(<vectors_texts::tools::texts::provider::CheckTexts5 as toolrt::Tool>::result(), payload),
        ("unions", 0) => super::both(<vectors_unions::tools::unions::provider::CheckUnions0 as toolrt::Tool>::result(), payload),
        ("unions", 1) => super::both(<vectors_unions::tools::unions::provider::CheckUnions1 as toolrt::Tool>::result(), payload),
        ("unions", 2) => super::both(<vectors_unions::tools::unions::provider::CheckUnions2 as toolrt::Tool>::result(), payload),
        ("unions", 3) => super::both(<vectors_unions::tools::unions::provider::CheckUnions3 as toolrt::Tool>::result(), payload),
        ("unions", 4) => super::both(<vectors_unions::tools::unions::provider::CheckUnions4 as toolrt::Tool>::result(), payload),
        ("unions", 5) => super::both(<vectors_unions::tools::unions::provider::CheckUnions5 as toolrt::Tool>::result(), payload),
        ("unions", 6) => super::both(<vectors_unions::tools::unions::provider::CheckUnions6 as toolrt::Tool>::result(), payload),
        ("unions", 7) => super::both(<vectors_unions::tools::unions::provider::CheckUnions7 as toolrt::Tool>::result(), payload),
        ("unions", 8) => super::both(<vectors_unions::tools::unions::provider::CheckUnions8 as toolrt::Tool>::result(), payload),
        ("unions", 9) => super::both(<vectors_unions::tools::unions::provider::CheckUnions9 as toolrt::Tool>::result(), payload),
        ("words", 0) => super::both(<vectors_words::tools::words::provider::CheckWords0 as toolrt::Tool>::result(), payload),
        ("words", 1) => super::both(<vectors_words::tools::words::provider::CheckWords1 as toolrt::Tool>::result(), payload),
        ("words", 2) => super::both(<vectors_words::tools::words::provider::CheckWords2 as toolrt::Tool>::result(), payload),
        ("words", 3) => super::both(<vectors_words::tools::words::provider::CheckWords3 as toolrt::Tool>::result(), payload),
        _ => unreachable!("the table is made with the vectors"),
    }
}
