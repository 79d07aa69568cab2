//! Chains and their steps.

use super::Lower;
use crate::syntax::ast::{Call, Chain, ChainMember, Docs, Return};
use crate::syntax::grammar::{Node, Rule, expect, expect_after_keyword};

impl Lower<'_> {
    /// `chain sweep(…) -> … { … }`
    pub(super) fn chain(&mut self, docs: Option<Docs>, node: Node<'_>) -> Chain {
        let span = self.span(&node);
        let (name, mut parts) = self.head(node);
        let signature = self.signature(&mut parts);
        let mut body = Vec::new();
        self.previous = None;
        for part in expect(&mut parts).into_inner() {
            if part.as_rule() == Rule::docs {
                self.no_docs(Some(part));
            } else {
                let start = (part.as_rule() != Rule::junk_step).then(|| part.as_span().start());
                body.push(self.chain_part(part));
                self.previous = start;
            }
        }
        Chain {
            docs,
            name,
            signature,
            body,
            span,
        }
    }

    fn chain_part(&mut self, node: Node<'_>) -> ChainMember {
        let span = self.span(&node);
        match node.as_rule() {
            Rule::statement => ChainMember::Statement(self.statement(node)),
            Rule::call => ChainMember::Call(self.call(node)),
            Rule::assignment => {
                let mut parts = node.into_inner();
                let name = self.name(&expect(&mut parts));
                ChainMember::Let {
                    name,
                    call: self.call(expect(&mut parts)),
                    span,
                }
            }
            Rule::return_step => {
                let value = self.answer(expect(&mut node.into_inner()));
                ChainMember::Return { value, span }
            }
            Rule::if_step => {
                let mut parts = node.into_inner();
                parts.next();
                let path = self.reference(expect(&mut parts));
                parts.next();
                let test = self.name(&expect(&mut parts));
                ChainMember::If {
                    path,
                    test,
                    value: self.answer(expect(&mut parts)),
                    span,
                }
            }
            _ => ChainMember::Junk(self.junk(&node, Rule::step_probe)),
        }
    }

    fn answer(&mut self, node: Node<'_>) -> Return {
        let value = expect_after_keyword(node);
        if value.as_rule() == Rule::call {
            Return::Call(self.call(value))
        } else {
            Return::Value(self.value(value))
        }
    }

    fn call(&mut self, node: Node<'_>) -> Call {
        let span = self.span(&node);
        let tool = self.name(&expect(&mut node.clone().into_inner()));
        Call {
            tool,
            args: self.entries(node),
            span,
        }
    }
}
