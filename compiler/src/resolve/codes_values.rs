//! The kinds of findings about values, bindings, chains, templates and paths; each has its page in `pages/`.

use crate::diagnostics::{Code, Severity};

macro_rules! codes {
    ($($id:literal $name:ident $title:literal;)*) => {
        $(
            pub(super) static $name: Code = Code {
                id: $id,
                title: $title,
                severity: Severity::Error,
                page: include_str!(concat!("pages/", $id, ".md")),
            };
        )*

        /// All of them.
        pub(super) static CODES: &[&Code] = &[$(&$name),*];
    };
}

codes! {
    "T0301" WRONG_KIND "a value of another type";
    "T0302" NOT_ONE_OF "a value that is none of those allowed";
    "T0303" BARE_WORD "a word without quotes";
    "T0304" OUT_OF_LIMITS "a value that breaks a limit";
    "T0305" WRONG_FORMAT "a text that does not have its format";
    "T0306" MISSING_KEY "a value without a field that must be there";
    "T0307" UNKNOWN_KEY "a value with a field that does not exist";
    "T0308" REPEATED_KEY "a key that is written twice";
    "T0501" ARGUMENTS_DO_NOT_FIT "a tool's arguments do not fit its method";
    "T0502" RESULT_DOES_NOT_FIT "a method's result does not fit its tool";
    "T0503" PATH_DOES_NOT_FIT "a path leads to a value of another type";
    "T0601" UNKNOWN_STEP "a step that is not there, or not yet";
    "T0602" STEP_NAME_TAKEN "two steps with one name";
    "T0603" NO_RETURN "a chain that does not return its result";
    "T0604" AFTER_RETURN "steps that are never reached";
    "T0605" RETURN_DOES_NOT_FIT "a chain returns a value of another type";
    "T0606" INJECTED_ARGUMENT "a chain passes what the runtime fills in";
    "T0607" BAD_TEST "a test that makes no sense";
    "T0901" BAD_TEMPLATE "braces in a text that are no path";
    "T0902" UNKNOWN_ROOT "a path that starts nowhere";
    "T0903" UNKNOWN_STEP_KEY "a path to a field that does not exist";
    "T0904" WRONG_STEP "a path through a value that has no such parts";
    "T0905" NOT_PRINTABLE "a text prints a list or an object";
    "T0906" SECRET_PRINTED "a text prints a secret";
}
