// Made by toolc from calculator.tools; do not edit.

//! How the payloads and results of the service `calculator` are read, written and checked.

use super::types::{
    AddError, AddPayload, AddResult, DivideError, DividePayload, DivideResult, DivisionByZero,
};

toolrt::record! {
    AddPayload: ADD_PAYLOAD, closed;
    "a" a: required, FLOAT;
    "b" b: required, FLOAT;
}

toolrt::record! {
    AddResult: ADD_RESULT, closed;
    "sum" sum: required, FLOAT;
}

toolrt::record! {
    DividePayload: DIVIDE_PAYLOAD, closed;
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
