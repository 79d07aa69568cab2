//! What the types of a design can do in a host's code, beside what travels.

#[path = "../gen/mod.rs"]
mod tools;

use std::error::Error;

use toolrt::Issue;
use toolrt::plan::Plan;
use tools::todos::tools::todos::{self, types::*};

const RUN: &str = "6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10";

#[test]
fn members_of_enums_are_texts() {
    assert_eq!(Status::InProgress.to_string(), "in_progress");
    for status in Status::ALL {
        assert_eq!(status.to_string().parse(), Ok(status));
    }
    let error = "InProgress".parse::<Status>().unwrap_err();
    let message = r#"the text is none of "pending", "in_progress", "done""#;
    assert_eq!(error.to_string(), message);
}

#[test]
fn errors_are_errors_with_their_messages() -> Result<(), Box<dyn Error>> {
    let details = RunNotFound::new(RUN.parse()?);
    let failed: Box<dyn Error> = details.clone().into();
    assert_eq!(failed.to_string(), "No run has this id.");
    assert_eq!(failed.downcast_ref(), Some(&details));

    let error = UpdateTodosError::from(details.clone());
    let UpdateTodosError::RunNotFound(same) = error.clone() else {
        panic!("{error:?}")
    };
    assert_eq!(same, details);
    let internal = GetTodosError::internal("the disk is full");
    assert_eq!(internal.clone().to_string(), "the disk is full");
    Ok(())
}

#[test]
fn a_client_builds_calls_that_others_send() -> Result<(), Vec<Issue>> {
    let call = todos::Client::build_get_todos(&GetTodosArgs {})?;
    assert_eq!((&*call.tool, &*call.payload), ("get_todos", &b"{}"[..]));
    let issues = todos::Client::build_update_todos(&UpdateTodosArgs::new(Vec::new()));
    assert_eq!(issues.unwrap_err()[0].path, "/items");

    let mut plan = Plan::new();
    plan.push(call);
    let text =
        r#"{"on_failure":"stop","steps":[{"id":"get_todos","tool":"get_todos","arguments":{}}]}"#;
    assert_eq!(plan.to_json(), text);
    Ok(())
}
