//! T0424: more arguments than a model fills in well.

use super::{code, walk};
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;

code!(Warning "T0424" "too many parameters" "many_parameters.md");

/// From this number on models forget some and invent values for others.
const MOST: usize = 16;

fn check(design: &Design, findings: &mut Findings) {
    for tool in &design.tools {
        let count = tool.payload.record.fields.len();
        if count <= MOST || walk::is_method(design, tool) {
            continue;
        }
        findings.add(
            Finding::new(
                &CODE,
                tool.place.span,
                format!("`{}` takes {count} parameters", tool.name),
            )
            .here(format!("models fill in {MOST} well"))
            .help("split the tool, or put what belongs together into a record"),
        );
    }
}
