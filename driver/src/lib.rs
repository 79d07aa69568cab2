//! Load, compile, write: what the `toolc` command and a `build.rs` share.
//!
//! In a `build.rs`, [`Project`] does everything:
//!
//! ```no_run
//! toolc_build::Project::new("tools").rust().write_to_out_dir();
//! ```
//!
//! The steps of the command, one by one:
//!
//! ```no_run
//! use toolc_build::{LoadedProject, Request, generate, write::Mode};
//!
//! let mut project = LoadedProject::load(&["tools".into()]).expect("the sources can be read");
//! let request = Request {
//!     targets: vec!["rust".into()],
//!     out: Some("gen".into()),
//!     options: Default::default(),
//!     templates: None,
//!     allow_outside: false,
//!     mode: Mode::Write { force: false },
//! };
//! generate(&mut project, &request).expect("the sources have no errors");
//! ```

#![warn(clippy::wildcard_enum_match_arm)]

mod apart;
mod beside;
mod cache;
mod depfile;
mod draft;
mod fix;
mod generate;
mod held;
mod import;
mod init;
mod interface;
mod jobs;
mod layout;
mod memory;
mod model;
mod name;
pub mod problem;
pub mod project;
#[doc(hidden)]
pub mod regular;
mod rendered;
mod renderer;
mod request;
mod reuse;
mod rewrite;
mod script;
mod sealed;
pub mod show;
mod stamp;
mod stubs;
mod timings;
mod watch;
pub mod write;

pub use apart::{Apart, generate_apart};
pub use beside::beside;
pub use depfile::{depfile, rule};
pub use fix::{FixedFile, FixedProject, fixed};
pub use generate::{Generated, faults_of_options, generate, generate_beside, write_one};
pub use import::{
    DefinitionFiles, definition_files, difference_between, known_base, put_base, put_file,
};
pub use init::{Begun, FIRST_TOOLS, FirstProject, HostLanguage, init};
pub use interface::interface;
pub use layout::{LayoutMode, LayoutReport, Reformatted, format_files, format_text};
pub use memory::Memory;
pub use model::{Models, Schemas, models};
pub use problem::{Place, Problem};
pub use project::LoadedProject;
pub use rendered::rendered;
pub use renderer::{RenderLimits, render_templates_apart};
pub use request::{Failure, Request, target_names};
pub use rewrite::rewrite;
pub use script::{Project, Refusal, RustCode, Written};
pub use stubs::{ToolsetStubs, stubs};
pub use timings::{Phase, Timings};
pub use toolc_templates::{Named, Options, Setting, Stub, Stubs};
pub use watch::Watch;
