//! The tokens of tools, as a table.

use std::fmt::Write;

use toolc_compiler::ir::Design;
use toolc_compiler::tokens::{of_exposure, of_tool};

/// The estimate for every tool, and for every agent, server and command, a line each, the most expensive first.
pub fn tokens(design: &Design) -> String {
    let tools = design
        .tools
        .iter()
        .map(|tool| (of_tool(design, tool), format!("tool {}", tool.name)));
    let exposures = design.exposures().into_iter().map(|exposure| {
        let count = exposure.tools().count();
        let tools = if count == 1 { "tool" } else { "tools" };
        let what = format!(
            "{} {} ({count} {tools})",
            exposure.kind.name(),
            exposure.name
        );
        (of_exposure(design, &exposure), what)
    });
    let mut text = String::new();
    for mut lines in [tools.collect::<Vec<_>>(), exposures.collect()] {
        // Equal ones stay in the order of the design.
        lines.sort_by_key(|(tokens, _)| std::cmp::Reverse(*tokens));
        for (tokens, what) in lines {
            let _ = writeln!(text, "{tokens:>7} tokens  {what}");
        }
    }
    text
}
