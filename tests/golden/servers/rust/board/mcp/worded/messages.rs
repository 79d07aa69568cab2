// Made by toolc from servers.tools; do not edit.

//! What the prompts of the server `worded` say.

use toolrt::call::{Role, TextPart};
use toolrt::mcp::{MessageContent, MessageSpec};

/// What the prompt `hello` says.
#[rustfmt::skip]
pub static HELLO: &[MessageSpec] = &[
    MessageSpec { role: Role::User, content: MessageContent::Text(&[TextPart::Text("Hello.")]) },
];
