// Made by toolc from notes.tools; do not edit.

//! What the prompts of the server `notes_server` say.

use toolrt::call::{Role, TextPart};
use toolrt::mcp::{MessageContent, MessageSpec};

/// What the prompt `summarize` says.
#[rustfmt::skip]
pub static SUMMARIZE: &[MessageSpec] = &[
    MessageSpec { role: Role::User, content: MessageContent::Text(&[TextPart::Text("Search my notes for \""), TextPart::Value(&["args", "topic"]), TextPart::Text("\" and write a "), TextPart::Value(&["args", "length"]), TextPart::Text(" summary of what they say. Name the notes you used.")]) },
];

/// What the prompt `tidy` says.
#[rustfmt::skip]
pub static TIDY: &[MessageSpec] = &[
    MessageSpec { role: Role::User, content: MessageContent::Resource { uri: &[TextPart::Text("note:///"), TextPart::Value(&["args", "name"])], mime: None, text: None } },
    MessageSpec { role: Role::User, content: MessageContent::Text(&[TextPart::Text("Correct spelling and order of this note, and write it back under the same name. Keep its meaning.")]) },
];
