//! From `.tools` text to a checked design. Pure: no files, no environment, no printing.
//!
//! ```
//! use toolc_compiler::{Input, compile};
//!
//! let text = "package demo\n\ntype Item { name: string @length(1..20) }\n".to_owned();
//! let checked = compile(vec![Input { path: "demo.tools".to_owned(), text }]);
//! let ready = checked.ready().expect("the text has no errors");
//! assert_eq!(&*ready.design().types[0].full_name, "demo.Item");
//! ```

#![warn(clippy::wildcard_enum_match_arm)]

mod compile;
pub mod decimal;
pub mod diagnostics;
mod fix;
pub mod import;
pub mod interface;
pub mod ir;
pub mod layout;
mod levels;
mod named;
pub mod parts;
pub mod patterns;
pub mod pointer;
pub mod providers;
mod resolve;
mod rules;
pub mod source;
mod subschemas;
pub mod syntax;
pub mod tokens;

pub use compile::{Checked, Ready, compile, compile_beside, compile_in_passes, compile_with};
pub use fix::{Change, Fix, Fixed, fix};
pub use levels::{Level, Levels, NoLevel, codes};
pub use rules::Demands;
pub use source::Input;
