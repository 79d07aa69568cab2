//! Real files parse without a finding, and everything in them arrives in the tree.

use std::path::Path;

use toolc_compiler::diagnostics::Findings;
use toolc_compiler::source::FileId;
use toolc_compiler::syntax::{self, ast};

#[test]
fn the_example_files_have_no_findings() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/syntax/examples");
    let mut count = 0;
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be listed").path();
        let text = std::fs::read_to_string(&path).expect("it can be read");
        let tree = fine(&text);
        assert!(
            tree.package.is_some() && !tree.items.is_empty(),
            "{}",
            path.display()
        );
        count += 1;
    }
    assert_eq!(count, 6);
}

/// The tree of a text without findings.
fn fine(text: &str) -> ast::File {
    let mut findings = Findings::default();
    let tree = syntax::parse(FileId(0), text, &mut findings);
    let messages: Vec<_> = findings.iter().map(|finding| &finding.message).collect();
    assert!(messages.is_empty(), "{messages:?} in:\n{text}");
    tree
}
