//! T0417: examples that pass injected arguments.

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::{Design, Rest, Value};

code!(Error "T0417" "an example passes what the runtime fills in" "example_injects.md");

fn check(design: &Design, findings: &mut Findings) {
    for tool in design
        .tools
        .iter()
        .filter(|tool| !tool.payload.injected.is_empty())
    {
        // A closed record has refused the key already.
        if matches!(tool.payload.record.rest, Rest::Closed) {
            continue;
        }
        for example in &tool.examples {
            let Value::Object(args) = &example.args else {
                continue;
            };
            let injected = tool
                .payload
                .injected
                .iter()
                .find(|field| args.iter().any(|(name, _)| *name == field.name));
            if let Some(field) = injected {
                findings.add(
                    Finding::new(
                        &CODE,
                        example.place.span,
                        format!("an example of `{}` passes `{}`", tool.name, field.name),
                    )
                    .here("callers never send it")
                    .related(field.place.span, "comes from the context")
                    .help(format!("remove `{}` from the example", field.name)),
                );
            }
        }
    }
}
