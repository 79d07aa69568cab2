//! T0420: services with the names of output folders.

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;

code!(Error "T0420" "a service with a name that is taken" "reserved_service.md");

const FOLDERS: [&str; 4] = ["types", "schemas", "docs", "sdk"];

fn check(design: &Design, findings: &mut Findings) {
    for service in &design.services {
        if FOLDERS.contains(&service.name.to_ascii_lowercase().as_str()) {
            findings.add(
                Finding::new(
                    &CODE,
                    service.place.span,
                    format!("a service cannot be called `{}`", service.name),
                )
                .here("a folder of the generated code has this name")
                .help(format!("call it `{}_service`", service.name)),
            );
        }
    }
}
