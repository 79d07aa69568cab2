//! The code blocks of `spec/language.md` compile: the reference is true.

use toolc_compiler::{Input, compile};

#[test]
fn every_block_compiles() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../spec/language.md");
    let text = std::fs::read_to_string(path).expect("the reference is there");
    let projects = projects(&text);
    assert!(projects.len() > 8, "the reference has blocks");
    for inputs in projects {
        let first = inputs[0].text.clone();
        let checked = compile(inputs);
        let errors: Vec<&str> = checked
            .findings
            .iter()
            .filter(|finding| finding.is_error())
            .map(|finding| &*finding.message)
            .collect();
        assert!(errors.is_empty(), "{errors:#?} in\n{first}");
    }
}

/// Each block marked `tools` with the blocks marked `tools with` behind it.
fn projects(text: &str) -> Vec<Vec<Input>> {
    let mut projects: Vec<Vec<Input>> = Vec::new();
    for block in text.split("```tools").skip(1) {
        let body = block.split("```").next().expect("a block ends");
        let (mark, body) = body.split_once('\n').expect("a block has lines");
        let input = Input {
            path: format!("block{}.tools", projects.len()),
            text: body.to_owned(),
        };
        match mark {
            " with" => {
                let number = projects.len();
                let project = projects.last_mut().expect("it goes with a block");
                project.push(Input {
                    path: format!("block{number}_{}.tools", project.len()),
                    ..input
                });
            }
            _ => projects.push(vec![input]),
        }
    }
    projects
}
