//! The estimate of tokens against the JSON that is really sent.

use std::fs;
use std::path::Path;

use toolc_compiler::{Input, compile, tokens};
use toolc_templates::schema;

/// The compiler estimates without writing the schema; what it says must be near what the same rule makes of the text.
#[test]
fn the_estimate_is_near_the_text() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut looked_at = 0;
    for case in [
        "bindings",
        "records",
        "recursion",
        "tools",
        "unions",
        "schema",
    ] {
        let path = format!("{case}.tools");
        let text = fs::read_to_string(folder.join(&path)).expect("the case is there");
        let checked = compile(vec![Input { path, text }]);
        let design = &checked.design;
        for tool in &design.tools {
            let arguments = schema::of_record(design, &tool.payload.record, tool.payload.declared);
            let docs = tool.docs.as_deref().unwrap_or_default();
            let sent = format!(
                "{{\"name\":\"{}\",\"description\":\"{docs}\",\"input_schema\":{arguments}}},",
                tool.name
            );
            let (exact, estimate) = (tokens::of_text(&sent), tokens::of_tool(design, tool));
            let off = exact.abs_diff(estimate);
            assert!(
                off <= 8 || off * 5 <= exact,
                "{}: {estimate} estimated, {exact} in\n{sent}",
                tool.name
            );
            looked_at += 1;
        }
    }
    assert!(looked_at > 20, "{looked_at}");
}
