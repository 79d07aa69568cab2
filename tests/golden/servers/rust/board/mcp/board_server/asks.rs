// Made by toolc from servers.tools; do not edit.

//! What the tools of `board_server` may ask while they run, for [`Context::ask`](toolrt::Context::ask).

use super::codecs;

/// What `board_server/a file` may ask: `Which one?`
#[rustfmt::skip]
pub const A_FILE_WHICH: toolrt::Ask<i64> = toolrt::Ask::new("which", toolrt::Codec::of);

/// What `board_server/important` may ask: `How many cards?`
#[rustfmt::skip]
pub const IMPORTANT_DEPTH: toolrt::Ask<i64> = toolrt::Ask::new("depth", codecs::important_depth_answer);
