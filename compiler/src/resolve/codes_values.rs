pub static CODES: &[&crate::diagnostics::Code] = &[];
