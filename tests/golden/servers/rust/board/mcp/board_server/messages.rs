// Made by toolc from servers.tools; do not edit.

//! What the prompts of the server `board_server` say.

use toolrt::call::{Role, TextPart};
use toolrt::mcp::{MessageContent, MessageSpec};

/// What the prompt `compare` says.
#[rustfmt::skip]
pub static COMPARE: &[MessageSpec] = &[
    MessageSpec { role: Role::User, content: MessageContent::Resource { uri: &[TextPart::Text("board:///columns/"), TextPart::Value(&["args", "card"])], mime: None, text: None } },
    MessageSpec { role: Role::User, content: MessageContent::Resource { uri: &[TextPart::Text("board:///notes")], mime: Some("text/plain"), text: Some(&[TextPart::Text("Look at "), TextPart::Value(&["args", "card"]), TextPart::Text(".")]) } },
    MessageSpec { role: Role::User, content: MessageContent::Image { data: "iVBORw0KGgo=", mime: "image/png" } },
    MessageSpec { role: Role::User, content: MessageContent::Audio { data: "UklGRg==", mime: "audio/wav" } },
    MessageSpec { role: Role::User, content: MessageContent::Text(&[TextPart::Text("Does the sketch show "), TextPart::Value(&["args", "card"]), TextPart::Text("? {really}")]) },
    MessageSpec { role: Role::Assistant, content: MessageContent::Text(&[TextPart::Text("I compare them, "), TextPart::Value(&["args", "how"]), TextPart::Text(".")]) },
];
