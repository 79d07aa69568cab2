//! The parser that pest makes of `tools.pest`.

use pest::iterators::{Pair, Pairs};
use pest_derive::Parser;

/// See `tools.pest`.
#[derive(Parser)]
#[grammar = "syntax/tools.pest"]
pub(super) struct Grammar;

/// The match of a rule.
pub(super) type Node<'t> = Pair<'t, Rule>;

/// The matches of the rules inside a rule, in order.
pub(super) type Nodes<'t> = Pairs<'t, Rule>;

/// The next node, if it is one of `rule`.
pub(super) fn take<'t>(nodes: &mut Nodes<'t>, rule: Rule) -> Option<Node<'t>> {
    if nodes.peek()?.as_rule() == rule {
        nodes.next()
    } else {
        None
    }
}

/// The next node, which the grammar promises.
pub(super) fn expect<'t>(nodes: &mut Nodes<'t>) -> Node<'t> {
    nodes.next().expect("the grammar has one more node here")
}

/// The node after the keyword.
pub(super) fn expect_after_keyword(node: Node<'_>) -> Node<'_> {
    let mut parts = node.into_inner();
    parts.next();
    expect(&mut parts)
}

/// The results for all nodes, in a list without spare capacity: trees have many lists, and most are short.
pub(super) fn each<'t, T>(nodes: Nodes<'t>, one: impl FnMut(Node<'t>) -> T) -> Vec<T> {
    let mut all = Vec::with_capacity(nodes.len());
    all.extend(nodes.map(one));
    all
}
