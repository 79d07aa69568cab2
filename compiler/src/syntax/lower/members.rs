//! The members of blocks: of services, toolsets, agents and the rest.

use super::Lower;
use crate::syntax::ast::{
    Block, Completion, Container, Docs, From, Member, Method, MethodTool, Prompt, Resource, Tool,
};
use crate::syntax::grammar::{Node, Rule, expect, take};

impl Lower<'_> {
    /// The members between two braces.
    pub(super) fn block(&mut self, node: Node<'_>) -> Block {
        let span = self.span(&node);
        let parts = node.into_inner();
        let mut members = Vec::with_capacity(parts.len());
        let mut docs = None;
        self.previous = None;
        for part in parts {
            let start = part.as_span().start();
            match part.as_rule() {
                Rule::docs => docs = Some(part),
                Rule::statement => {
                    self.no_docs(docs.take());
                    members.push(Member::Statement(self.statement(part)));
                    self.previous = Some(start);
                }
                Rule::junk_member => {
                    members.push(Member::Junk(self.junk(&part, Rule::member_probe)));
                }
                _ => {
                    let docs = docs.take().and_then(|docs| self.docs(&docs));
                    members.push(self.member(docs, part));
                    self.previous = Some(start);
                }
            }
        }
        // Doc comments are parts, and no members.
        members.shrink_to_fit();
        Block { members, span }
    }

    fn member(&mut self, docs: Option<Docs>, node: Node<'_>) -> Member {
        match node.as_rule() {
            Rule::tool => self.tool(docs, node),
            Rule::method => Member::Method(Box::new(self.method(docs, node))),
            Rule::chain => Member::Chain(Box::new(self.chain(docs, node))),
            Rule::toolset => Member::Toolset(Box::new(self.container(docs, node))),
            Rule::agent => Member::Agent(Box::new(self.container(docs, node))),
            Rule::mcp => Member::Mcp(Box::new(self.container(docs, node))),
            Rule::cli => Member::Cli(Box::new(self.container(docs, node))),
            Rule::completion => Member::Completion(Box::new(self.completion(docs, node))),
            Rule::resource => Member::Resource(Box::new(self.resource(docs, node))),
            Rule::prompt => Member::Prompt(Box::new(self.prompt(docs, node))),
            other => unreachable!("{other:?} is no member"),
        }
    }

    /// A service, toolset, agent, MCP server or CLI.
    pub(super) fn container(&mut self, docs: Option<Docs>, node: Node<'_>) -> Container {
        let span = self.span(&node);
        let (name, mut parts) = self.head(node);
        let from = take(&mut parts, Rule::from).map(|from| {
            let mut parts = from.into_inner();
            parts.next();
            let kind = self.name(&expect(&mut parts));
            From {
                kind,
                label: self.text(&expect(&mut parts)),
            }
        });
        Container {
            docs,
            name,
            from,
            block: self.block(expect(&mut parts)),
            span,
        }
    }

    /// Only a signature distinguishes a tool from the `tool` of a method.
    fn tool(&mut self, docs: Option<Docs>, node: Node<'_>) -> Member {
        let span = self.span(&node);
        let mut parts = node.into_inner();
        parts.next();
        let name = take(&mut parts, Rule::name).map(|name| self.name(&name));
        match (name, parts.peek().map(|part| part.as_rule())) {
            (Some(name), Some(Rule::params)) => {
                let signature = self.signature(&mut parts);
                let block = parts.next().map(|block| self.block(block));
                Member::Tool(Box::new(Tool {
                    docs,
                    name,
                    signature,
                    block,
                    span,
                }))
            }
            (name, _) => {
                let block = parts.next().map(|block| self.block(block));
                Member::MethodTool(Box::new(MethodTool {
                    docs,
                    name,
                    block,
                    span,
                }))
            }
        }
    }

    fn method(&mut self, docs: Option<Docs>, node: Node<'_>) -> Method {
        let span = self.span(&node);
        let (name, mut parts) = self.head(node);
        let signature = self.signature(&mut parts);
        let block = parts.next().map(|block| self.block(block));
        Method {
            docs,
            name,
            signature,
            block,
            span,
        }
    }

    fn completion(&mut self, docs: Option<Docs>, node: Node<'_>) -> Completion {
        let span = self.span(&node);
        let (name, mut parts) = self.head(node);
        Completion {
            docs,
            name,
            ty: self.documented_type(&mut parts),
            span,
        }
    }

    fn resource(&mut self, docs: Option<Docs>, node: Node<'_>) -> Resource {
        let span = self.span(&node);
        let (name, mut parts) = self.head(node);
        let params = take(&mut parts, Rule::params).map(|params| self.params(params));
        let uri = self.text(&expect(&mut parts));
        let result = take(&mut parts, Rule::result);
        let ty = result.map(|result| self.documented_type(&mut result.into_inner()));
        let throws = self.throws(&mut parts);
        let block = parts.next().map(|block| self.block(block));
        Resource {
            docs,
            name,
            params,
            uri,
            ty,
            throws,
            block,
            span,
        }
    }

    fn prompt(&mut self, docs: Option<Docs>, node: Node<'_>) -> Prompt {
        let span = self.span(&node);
        let (name, mut parts) = self.head(node);
        let params = take(&mut parts, Rule::params).map(|params| self.params(params));
        Prompt {
            docs,
            name,
            params,
            throws: self.throws(&mut parts),
            block: self.block(expect(&mut parts)),
            span,
        }
    }
}
