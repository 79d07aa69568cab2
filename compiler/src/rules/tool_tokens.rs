//! T1301: tools that use many tokens of a model's context.

use super::{Demands, demand};
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;
use crate::tokens;

demand!(Warning "T1301" "a tool that costs many tokens" "tool_tokens.md");

fn check(design: &Design, demands: &Demands, findings: &mut Findings) {
    for tool in &design.tools {
        let tokens = tokens::of_tool(design, tool);
        if tokens > demands.tool_tokens {
            findings.add(
                Finding::new(
                    &CODE,
                    tool.place.span,
                    format!("`{}` costs about {tokens} tokens", tool.name),
                )
                .here(format!("more than {}, in every request", demands.tool_tokens))
                .help("shorten descriptions, take fewer arguments, or raise `tool_tokens` below `[lints]` in toolc.toml"),
            );
        }
    }
}
