//! The languages whose generated code can be judged.

use super::language::Language;
use super::python::Python;
use super::rust::Rust;

/// All languages that can be judged.
pub const LANGUAGES: &[&dyn Language] = &[&Rust { clippy: true }, &Python { pyright: true }];

/// The same for code that is much: without the second look that costs as much as the first.
pub const LANGUAGES_FOR_MUCH: &[&dyn Language] =
    &[&Rust { clippy: false }, &Python { pyright: false }];
