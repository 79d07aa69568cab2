//! The program prints what its README says.

use std::process::Command;

#[test]
fn the_readme_shows_what_the_program_prints() {
    let output = Command::new(env!("CARGO_BIN_EXE_orders-example"))
        .output()
        .expect("the program runs");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let readme = include_str!("../README.md");
    let shown = readme
        .split("```text\n")
        .nth(1)
        .and_then(|rest| rest.split("```").next());
    assert_eq!(
        String::from_utf8_lossy(&output.stdout),
        shown.expect("the README has a block of output")
    );
}
