pub fn codes() -> impl Iterator<Item = &'static crate::diagnostics::Code> { [].into_iter() }
pub fn run(_: &crate::ir::Design, _: &mut crate::diagnostics::Findings) {}
