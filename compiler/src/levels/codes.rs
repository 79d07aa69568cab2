//! The findings about allows, T1101 to T1103; their pages are in `pages/`.

use crate::diagnostics::{Code, Severity};

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $severity:ident $id:literal $title:literal;)*) => {
        $(
            $(#[$doc])*
            pub(super) static $name: Code = Code {
                id: $id,
                title: $title,
                severity: Severity::$severity,
                page: include_str!(concat!("pages/", $id, ".md")),
            };
        )*

        /// All of them, in order.
        pub(crate) static CODES: &[&Code] = &[$(&$name),*];
    };
}

codes! {
    /// A comment for the compiler that it cannot follow.
    BAD_ALLOW = Error "T1101" "an allow that cannot hold";
    /// An allow without a reason.
    NO_REASON = Error "T1102" "an allow without a reason";
    /// An allow without a finding.
    UNUSED_ALLOW = Warning "T1103" "an allow that allows nothing";
}
