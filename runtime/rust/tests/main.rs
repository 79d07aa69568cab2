//! The tests of the runtime as one program, which is built and linked once.

#[path = "support/args.rs"]
mod args;
#[path = "support/catalogue_tools.rs"]
mod catalogue_tools;
#[path = "support/doing.rs"]
#[allow(dead_code, reason = "what needs a feature may be all that needs it")]
mod doing;
#[path = "../../../tests/support/exported.rs"]
#[allow(dead_code, reason = "what needs a feature may be all that needs it")]
mod exported;
#[path = "../../../tests/golden/bindings/rust/mod.rs"]
mod generated;
#[path = "support/kit_types.rs"]
#[allow(dead_code, reason = "what needs a feature may be all that needs it")]
mod kit_types;
mod reference;
mod support;
mod tables;
#[path = "support/tasks.rs"]
#[allow(dead_code, reason = "what needs a feature may be all that needs it")]
mod tasks;

mod agents;
mod around;
mod asks;
mod attempts;
mod authorize;
mod bridge;
mod budget;
mod catalogue;
mod changes;
mod conformance;
mod content;
mod contexts;
mod conversions;
mod definitions;
mod derived;
mod endings;
mod find;
mod generated_bindings;
mod generated_corners;
mod generated_todos;
mod helps;
mod hidden;
mod idempotency;
mod keys;
mod kit;
mod kit_vectors;
mod leases;
mod limits;
mod loaded;
mod lowering;
mod made;
mod models_calls;
mod pipeline;
mod policies;
mod policy_files;
mod properties;
mod quota;
mod recordings;
mod remotes;
mod repair;
mod schema;
mod schemas;
mod secrets;
mod seen;
mod served;
mod sessions;
mod shutdown;
mod specs;
mod streams;
mod suggestions;
mod surfaces;
mod telemetry;
mod texts;
mod tracing_spans;
