//! Large catalogues: the two tools of a [`Catalogue`] in place of all.

use std::collections::HashSet;

use rmcp::model::{CallToolResult, Tool};
use toolrt::call::Meta;
use toolrt::host::Catalogue;
use toolrt::mcp::{Era, Server, definition};
use toolrt::{Envelope, Json, Spec};

use super::context::Incoming;
use super::results;
use super::seen::seen;
use super::shared::Shared;

/// The catalogue of the tools that a server shows.
pub(super) fn catalogue(server: &Server) -> Catalogue {
    let shown = server.clone();
    let catalogue = Catalogue::new(server.registry().clone());
    catalogue.only(move |spec| shown.shows(spec.name).is_some())
}

/// The two tools that stand for all.
pub(super) fn definitions(shared: &Shared) -> Vec<Tool> {
    let known = shared.tools.search.get_or_init(|| {
        // Their results are objects, or what the tool gives: the eras do not differ.
        let add = |spec| shared.definitions.add(definition(spec, Era::Modern));
        Catalogue::served().map(add)
    });
    known.to_vec()
}

/// What a call of one of the two comes to.
pub(super) enum Wanted {
    /// Its arguments call a tool.
    Tool(&'static Spec, Json),
    /// It is answered.
    Answered(Box<CallToolResult>),
}

/// What a call of a name wants; `None` if that is none of the two, or they stand for nothing.
pub(super) fn wanted(
    shared: &Shared,
    incoming: &Incoming<'_>,
    name: &str,
    payload: &[u8],
) -> Option<Wanted> {
    let spec = own(shared, name)?;
    let catalogue = &shared.catalogue;
    let answered = match spec.name == run_tool() {
        true => match catalogue.meant(payload) {
            Ok((spec, arguments)) => return Some(Wanted::Tool(spec, arguments)),
            Err(fault) => Err(fault),
        },
        false => {
            let permitted = shared.server.spec().discovery.permitted;
            let seen = seen(shared, incoming);
            let seen: HashSet<&str> = seen.iter().map(|spec| spec.name).collect();
            let may = |spec: &'static Spec| {
                seen.contains(spec.name) && (!permitted || incoming.lacks(spec).is_empty())
            };
            catalogue.found(payload, may)
        }
    };
    let result = match answered {
        Ok(found) => {
            let meta = Meta {
                tool: spec.name.into(),
                toolset: spec.toolset.into(),
                ..Meta::default()
            };
            let envelope = Envelope::success(found, meta);
            results::done(shared, spec, incoming.era(), envelope)
        }
        Err(fault) => results::failed(Some(spec), *fault),
    };
    Some(Wanted::Answered(Box::new(result)))
}

/// Whether the arguments of a tool of this name are read here.
pub(super) fn reads_arguments(shared: &Shared, name: &str) -> bool {
    own(shared, name).is_some()
}

/// Whether a call of this name runs the tool that its arguments name.
pub(super) fn runs(shared: &Shared, name: &str) -> bool {
    name == run_tool() && own(shared, name).is_some()
}

fn run_tool() -> &'static str {
    Catalogue::served()[1].name
}

fn own(shared: &Shared, name: &str) -> Option<&'static Spec> {
    let searches = shared.server.spec().discovery.search;
    let mut served = Catalogue::served().into_iter();
    served.find(|spec| searches && spec.name == name)
}
