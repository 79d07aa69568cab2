//! The tests of the command as one program, which is built and linked once.

#[path = "support/counted.rs"]
mod counted;
#[path = "support/exported.rs"]
mod exported;
#[path = "golden/calls/rust/mod.rs"]
mod golden_calls;
#[path = "support/many_packages.rs"]
mod many_packages;
mod modules;
#[path = "projects/support.rs"]
mod support;

mod agents_code;
mod apart;
mod architecture;
mod build_script;
mod bundle;
mod calls;
mod calls_command;
mod cli;
mod compat;
mod definitions;
mod doc_lines;
mod documents;
mod emit;
mod exports;
mod fix;
mod fmt_command;
mod formats;
mod golden;
mod import;
mod import_command;
mod import_limits;
mod keys;
mod layout;
mod memory;
mod mistakes;
mod modes;
mod ninja;
mod openapi;
mod options;
mod output;
mod packages;
mod places;
mod plans;
mod programs;
mod projects;
mod records;
mod remotes;
mod reuse;
mod root_agents;
mod schemas;
mod sections;
mod serve;
mod shared_types;
mod site;
mod skill;
mod specs;
mod stamps;
mod stubs;
mod targets;
mod templates;
mod tokens;
mod watch;
mod widths;
mod write;
