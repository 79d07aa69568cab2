//! A bug ends the process as it is documented, in whichever thread it is.

use std::process::Command;
use std::{env, panic, thread};

use super::end_with_a_bug;

/// Says to this program that it is the one which has a bug, and in which thread.
const WHERE: &str = "TOOLC_TEST_BUG";

#[test]
fn a_bug_is_told_and_ends_with_its_exit_code() {
    let here = match env::var(WHERE) {
        Ok(here) => here,
        Err(_) => return both_are_told(),
    };
    panic::set_hook(Box::new(|info| end_with_a_bug(info)));
    match &*here {
        "main" => panic!("a bug\u{1b}[31m in \u{202e}main"),
        _ => {
            let other = thread::spawn(|| panic!("a bug in {}", "other"));
            let _ = other.join();
        }
    }
    unreachable!("the process has ended");
}

fn both_are_told() {
    let program = env::current_exe().expect("this program has a path");
    for here in ["main", "other"] {
        let mut again = Command::new(&program);
        again.args([
            "--exact",
            "tests::a_bug_is_told_and_ends_with_its_exit_code",
        ]);
        let output = again.args(["--nocapture"]).env(WHERE, here).output();
        let output = output.expect("it runs");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(3), "{said}");
        assert!(said.contains("toolc has a bug: a bug"), "{said}");
        assert!(said.contains("tests.rs:"), "{said}");
        assert!(said.contains("Please report it"), "{said}");
        assert!(
            !said.contains('\u{1b}') && !said.contains('\u{202e}'),
            "{said}"
        );
    }
}
