//! What other packages cannot show: the texts of what they cannot name.
//!
//! A toolset that its service does not export can be named by no agent, server or command of another service, and these
//! themselves by nobody. Whose toolset it is must be clear from the package alone: it stands in the service, or names it. Their structure stays, since the files around all packages depend on it; what only describes
//! them goes.

use foldhash::HashSet;

use crate::source::Text;
use crate::syntax::ast::{
    Block, Chain, ChainMember, Container, File, Item, Member, Params, ParamsKind, RecordMember,
    Signature, StatementKind, Type, TypeKind,
};

/// What a package says of what others can name.
#[derive(Default)]
pub(super) struct Own {
    /// The toolsets that its services and agents export.
    exported: HashSet<Text>,
    services: HashSet<Text>,
}

impl Own {
    /// Adds what a file of the package says.
    pub(super) fn add(&mut self, tree: &File) {
        for item in &tree.items {
            if let Item::Service(service) = item {
                self.services.insert(service.name.text.clone());
                exports_in(&service.block, &mut self.exported);
            }
        }
    }

    /// Whether the owner of a toolset at the top of a file is surely of this package: only an owner exports.
    fn owns(&self, toolset: &Container) -> bool {
        let mut statements = toolset.block.statements();
        statements.any(|one| {
            matches!(&one.kind, StatementKind::Owner(name) if self.services.contains(&name.text))
        })
    }
}

fn exports_in(block: &Block, all: &mut HashSet<Text>) {
    for member in &block.members {
        match member {
            Member::Agent(agent) => exports_in(&agent.block, all),
            Member::Statement(statement) => {
                if let StatementKind::Exports(names) = &statement.kind {
                    all.extend(names.iter().map(|name| name.text.clone()));
                }
            }
            Member::Method(_)
            | Member::MethodTool(_)
            | Member::Toolset(_)
            | Member::Tool(_)
            | Member::Chain(_)
            | Member::Mcp(_)
            | Member::Cli(_)
            | Member::Completion(_)
            | Member::Resource(_)
            | Member::Prompt(_)
            | Member::Junk(_) => {}
        }
    }
}

/// Takes the texts out of a file that only its own package shows.
pub(super) fn hide(tree: &mut File, own: &Own) {
    if let Some(package) = &mut tree.package {
        package.docs = None;
    }
    for item in &mut tree.items {
        match item {
            Item::Service(service) => {
                service.docs = None;
                inside(&mut service.block, own);
            }
            Item::Toolset(one) if own.owns(one) => toolset(one, own),
            Item::Toolset(_) => {}
            Item::Type(_) | Item::Enum(_) | Item::Union(_) | Item::Error(_) | Item::Junk(_) => {}
        }
    }
}

/// The members of a service or an agent.
fn inside(block: &mut Block, own: &Own) {
    for member in &mut block.members {
        match member {
            Member::Toolset(one) => toolset(one, own),
            Member::Agent(agent) => {
                agent.docs = None;
                inside(&mut agent.block, own);
                agent.block.members.retain(|member| !is_text(member));
            }
            Member::Mcp(server) | Member::Cli(server) => {
                server.docs = None;
                inside(&mut server.block, own);
                server.block.members.retain(|member| !is_text(member));
            }
            Member::Completion(completion) => {
                completion.docs = None;
                quiet(&mut completion.ty);
            }
            Member::Resource(resource) => {
                resource.docs = None;
                resource.params.iter_mut().for_each(params);
                resource.ty.iter_mut().for_each(quiet);
            }
            Member::Prompt(prompt) => {
                prompt.docs = None;
                prompt.params.iter_mut().for_each(params);
            }
            // Tools of other packages may be bound to methods, whose descriptions they then have.
            Member::Method(_)
            | Member::MethodTool(_)
            | Member::Statement(_)
            | Member::Tool(_)
            | Member::Chain(_)
            | Member::Junk(_) => {}
        }
    }
}

fn toolset(toolset: &mut Container, own: &Own) {
    if own.exported.contains(&toolset.name.text) {
        return;
    }
    toolset.docs = None;
    let members = &mut toolset.block.members;
    members.retain(|member| !is_text(member));
    for member in members {
        match member {
            Member::Tool(tool) => {
                tool.docs = None;
                signature(&mut tool.signature);
                if let Some(block) = &mut tool.block {
                    block.members.retain(|member| !is_text(member));
                }
            }
            Member::Chain(one) => chain(one),
            Member::Statement(_)
            | Member::Method(_)
            | Member::MethodTool(_)
            | Member::Toolset(_)
            | Member::Agent(_)
            | Member::Mcp(_)
            | Member::Cli(_)
            | Member::Completion(_)
            | Member::Resource(_)
            | Member::Prompt(_)
            | Member::Junk(_) => {}
        }
    }
}

fn chain(chain: &mut Chain) {
    chain.docs = None;
    signature(&mut chain.signature);
    chain.body.retain(
        |member| !matches!(member, ChainMember::Statement(statement) if describes(&statement.kind)),
    );
}

fn is_text(member: &Member) -> bool {
    let statement = member.statement();
    statement.is_some_and(|statement| describes(&statement.kind))
}

/// Whether a statement says something about a declaration and changes nothing of what it does. A new statement stays in
/// interfaces until somebody thinks of it here.
fn describes(statement: &StatementKind) -> bool {
    matches!(
        statement,
        StatementKind::Example { .. }
            | StatementKind::When(_)
            | StatementKind::Avoid(_)
            | StatementKind::Title(_)
            | StatementKind::Delegate(_)
            | StatementKind::HintCall(_)
            | StatementKind::HintResult(_)
            | StatementKind::Remind(_)
            | StatementKind::Instructions(_)
    )
}

fn signature(signature: &mut Signature) {
    params(&mut signature.params);
    signature.result.iter_mut().for_each(quiet);
    signature.streams.iter_mut().for_each(|ty| quiet(ty));
}

fn params(params: &mut Params) {
    match &mut params.kind {
        ParamsKind::Fields(members) => record(members),
        ParamsKind::Declared(_) => {}
    }
}

fn record(members: &mut [RecordMember]) {
    for member in members {
        match member {
            RecordMember::Field(field) => {
                field.docs = None;
                quiet(&mut field.ty);
            }
            RecordMember::Rest { ty, .. } => ty.iter_mut().for_each(quiet),
            RecordMember::Spread { .. } => {}
        }
    }
}

/// A type without descriptions.
fn quiet(ty: &mut Type) {
    ty.docs = None;
    match &mut ty.kind {
        TypeKind::List(inner) | TypeKind::Group(inner) => quiet(inner),
        TypeKind::Map { key, value } => {
            quiet(key);
            quiet(value);
        }
        TypeKind::Tuple { items, tail } => {
            items.iter_mut().for_each(quiet);
            tail.iter_mut().for_each(|tail| quiet(tail));
        }
        TypeKind::Record(members) => record(members),
        TypeKind::Union(alternatives) => alternatives.iter_mut().for_each(quiet),
        TypeKind::Name(_) | TypeKind::Literal(_) => {}
    }
}
