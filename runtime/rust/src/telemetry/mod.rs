//! Telemetry: a span for each call, by the conventions of OpenTelemetry for generative AI (`spec/telemetry.md`).
//!
//! ```
//! # #[cfg(feature = "opentelemetry")] {
//! # let mut registry = toolrt::Registry::new();
//! registry.trace(toolrt::telemetry::OpenTelemetry::global());
//! # }
//! ```
//!
//! Arguments and results are in no span unless a host asks for them ([`OpenTelemetry::with_content`]), and then without
//! what their types declare `@secret`.

mod attributes;
#[cfg(feature = "opentelemetry")]
mod opentelemetry;
mod options;
#[cfg(feature = "opentelemetry")]
mod parent;
#[cfg(feature = "tracing")]
mod tracing;

#[cfg(feature = "opentelemetry")]
pub use self::opentelemetry::OpenTelemetry;
#[cfg(feature = "tracing")]
pub use self::tracing::Tracing;
pub use options::LARGEST_CONTENT;

/// The name of the instrumentation: of tracers, meters and targets.
const SCOPE: &str = "toolrt";
