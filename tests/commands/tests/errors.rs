//! Errors of typed clients whose calls run a program: what the design declares comes back as variants with their details,
//! everything else as what the program said.

// A module by its path in a file that is included.
include!(concat!(env!("OUT_DIR"), "/programs.rs"));

use code::programs::tools::borrowed::types::{BadPattern, LookForArgs};
use code::programs::tools::borrowed::{self, LookForError};
use code::programs::tools::programs::types::LeaveArgs;
use code::programs::tools::programs::{self, LeaveError};
use tokio::runtime::Builder;
use toolrt::host::CallError;
use toolrt::program::Program;
use toolrt::{Context, Kind, Registry};

fn wait<T>(call: impl Future<Output = T>) -> T {
    let runtime = Builder::new_current_thread().enable_all().build();
    runtime.expect("it starts").block_on(call)
}

/// A registry with the tools of programs, and those of a command that toolc has made.
fn registry() -> Registry {
    let registry = Registry::new();
    let toolset = programs::toolset_from_command(Program::by_path());
    registry
        .register(toolset.expect("tools with an `argv` need nothing"))
        .expect("the names are free");
    let toolset = borrowed::toolset_from_command(Program::new([env!("CARGO_BIN_EXE_file-tools")]));
    registry
        .register(toolset.expect("the command has the tools"))
        .expect("the names are free");
    registry
}

#[test]
fn an_error_that_a_command_declares_is_its_variant() {
    let registry = registry();
    let client = borrowed::Client::new(&registry);
    let cx = Context::new();
    let error =
        wait(client.look_for(&LookForArgs::new("["), &cx)).expect_err("the pattern is wrong");
    let CallError::Declared(LookForError::BadPattern(details), fault) = error else {
        panic!("{error:?}");
    };
    assert_eq!(details, BadPattern { position: 1 });
    assert_eq!((&*fault.code, fault.kind), ("bad_pattern", Kind::Input));
}

#[test]
fn any_other_error_of_a_command_keeps_its_code_and_kind() {
    let registry = registry();
    let client = borrowed::Client::new(&registry);
    let cx = Context::new();
    let error = wait(client.look_for(&LookForArgs::new("boom"), &cx)).expect_err("the tool fails");
    let CallError::Other(fault) = error else {
        panic!("{error:?}");
    };
    assert_eq!((&*fault.code, fault.kind), ("internal", Kind::Internal));
}

#[test]
fn an_exit_code_that_the_design_names_is_the_variant_of_its_error() {
    let registry = registry();
    let client = programs::Client::new(&registry);
    let cx = Context::new();
    let error = wait(client.leave(&LeaveArgs::new(3), &cx)).expect_err("3 is an error");
    assert!(
        matches!(&error, CallError::Declared(LeaveError::NotThere(_), fault) if fault.code == "not_there"),
        "{error:?}"
    );
    let error = wait(client.leave(&LeaveArgs::new(4), &cx)).expect_err("4 is an error");
    let CallError::Declared(LeaveError::AlreadyThere(details), fault) = error else {
        panic!("{error:?}");
    };
    assert_eq!((details.since, fault.kind), (None, Kind::Conflict));
    // 5 is a success, and no other code says what went wrong.
    assert_eq!(
        wait(client.leave(&LeaveArgs::new(5), &cx)).ok().as_deref(),
        Some("left")
    );
    let error = wait(client.leave(&LeaveArgs::new(9), &cx));
    assert!(matches!(error, Err(CallError::Other(_))), "{error:?}");
}
