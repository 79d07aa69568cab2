// Made by toolc from files.tools; do not edit.

//! What the prompts of the server `files_server` say.

use toolrt::call::{Role, TextPart};
use toolrt::mcp::{MessageContent, MessageSpec};

/// What the prompt `suggest_names` says.
#[rustfmt::skip]
pub static SUGGEST_NAMES: &[MessageSpec] = &[
    MessageSpec { role: Role::User, content: MessageContent::Text(&[TextPart::Text("Suggest clearer names for the files that match "), TextPart::Value(&["args", "pattern"]), TextPart::Text(".")]) },
];
