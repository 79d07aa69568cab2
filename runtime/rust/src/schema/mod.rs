//! Values by any JSON Schema of draft 4 to 2020-12: all issues, in the words of `spec/schemas.md`.
//!
//! ```
//! use toolrt::schema::Validator;
//! use toolrt::Value;
//!
//! let schema = Value::parse(br#"{"type":"object","properties":{"limit":{"type":"integer","maximum":10}}}"#).unwrap();
//! let validator = Validator::new(&schema).unwrap();
//! let issues = validator.validate(&Value::parse(br#"{"limit":11}"#).unwrap());
//! assert_eq!(issues[0].message, "/limit must be at most 10; got 11.");
//! ```

mod categories;
mod choices;
mod compile;
mod decimal;
mod documents;
mod drafts;
mod ecma;
mod item;
mod keys;
mod keywords;
mod lists;
mod meta;
mod nodes;
mod objects;
mod phrases;
mod problem;
mod seen;
mod uri;
mod validator;
mod walk;
mod words;

pub use drafts::Draft;
pub use validator::{InvalidSchema, Options, Validator, validate};

pub(crate) use keywords::{ENFORCED, Keywords};
