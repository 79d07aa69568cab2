use crate::{diagnostics::Findings, ir::*, syntax::ast, source::Span};
pub fn resolve(_: &Design, _: MethodId, _: Option<&ast::Value>, _: Option<&ast::Value>, _: &Tool, _: Span, _: &mut Findings) -> Option<Binding> { None }
