//! Who gives what a tool does, and what a tool stands for.

use toolc_compiler::ir::{Implementation, Tool};

/// Whether a tool needs nobody to implement it: a chain, or a prompt that the design words.
pub(crate) fn runs_itself(tool: &Tool) -> bool {
    is_chain(tool) || is_worded(tool)
}

/// Whether it runs other tools.
pub(crate) fn is_chain(tool: &Tool) -> bool {
    matches!(tool.implementation, Implementation::Chain)
}

/// Whether it stands for a prompt.
pub(crate) fn is_prompt(tool: &Tool) -> bool {
    matches!(tool.implementation, Implementation::Prompt { .. })
}

/// Whether it stands for a prompt whose messages the design has.
pub(crate) fn is_worded(tool: &Tool) -> bool {
    let Implementation::Prompt { is_hosted, .. } = tool.implementation else {
        return false;
    };
    !is_hosted
}

/// What a tool stands for, in one word.
pub(crate) fn what(tool: &Tool) -> &'static str {
    match &tool.implementation {
        Implementation::Resource { .. } => "resource",
        Implementation::Prompt { .. } => "prompt",
        Implementation::Method { .. }
        | Implementation::Agent { .. }
        | Implementation::Mcp { .. }
        | Implementation::Command { .. }
        | Implementation::Chain
        | Implementation::External => "tool",
    }
}
