use crate::{diagnostics::Findings, ir::*, syntax::ast};
pub fn resolve(_: &Design, _: &ast::Str, _: &str, _: &super::paths::Roots, _: &mut Findings) -> Template { Template { parts: vec![] } }
