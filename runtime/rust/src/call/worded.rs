//! What the prompts of a design say, as static data.

use super::{Role, Template};

/// A message of a prompt.
#[derive(Debug, Clone, Copy)]
pub struct MessageSpec {
    /// Who says it.
    pub role: Role,
    /// What; paths of templates start at `args`.
    pub content: MessageContent,
}

/// What a message of a prompt says.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub enum MessageContent {
    Text(Template),
    /// Base64 data.
    Image {
        data: &'static str,
        mime: &'static str,
    },
    /// Base64 data.
    Audio {
        data: &'static str,
        mime: &'static str,
    },
    /// A resource with a text; without one, what the server reads at this URI.
    Resource {
        uri: Template,
        mime: Option<&'static str>,
        text: Option<Template>,
    },
}
