//! What the types of a design can do in a host's code, beside what travels.

#[path = "../gen/mod.rs"]
mod tools;

use std::error::Error;

use tools::todos::tools::todos::types::*;

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
