// Made by toolc from calculator.tools; do not edit.

//! How the payloads, results and errors of the toolset `calculator` are read, written and checked.

use super::types::{
    AddArgs, AddError, AddResult, DivideArgs, DivideError, DivideResult, DivisionByZero,
};

toolrt::record! {
    AddArgs: ADD_ARGS, closed;
    "a" a: required, FLOAT;
    "b" b: required, FLOAT;
}

toolrt::record! {
    AddResult: ADD_RESULT, closed;
    "sum" sum: required, FLOAT;
}

toolrt::record! {
    DivideArgs: DIVIDE_ARGS, closed;
    "a" a: required, FLOAT;
    "b" b: required, FLOAT;
}

toolrt::record! {
    DivideResult: DIVIDE_RESULT, closed;
    "quotient" quotient: required, FLOAT;
}

toolrt::tool_errors!(AddError {});

toolrt::tool_errors!(DivideError {
    "division_by_zero" => DivisionByZero(DivisionByZero),
});
