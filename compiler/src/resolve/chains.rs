use crate::{diagnostics::Findings, ir::*, syntax::ast};
pub fn resolve(_: &Design, _: &ast::Chain, _: &Tool, _: &dyn Fn(&ast::Name, &mut Findings) -> Option<ToolId>, _: &mut Findings) -> Option<Chain> { None }
