//! Where a call stands in a distributed trace.

/// Where the span of a call stands in its trace, in the texts of W3C.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Place {
    pub traceparent: String,
    pub tracestate: Option<String>,
}
