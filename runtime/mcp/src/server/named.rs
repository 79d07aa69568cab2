//! What a request names: the one place that knows which tools are behind a message, so that one step decides on all.

use std::ptr;

#[cfg(feature = "http")]
use rmcp::model::ClientRequest;
use rmcp::model::{ErrorData, Reference, SubscriptionFilter};
use toolrt::call::Meta;
use toolrt::{Context, Envelope, Spec};

use super::handler::WATCHED;
use super::resources;
use super::shared::Shared;

/// The tools that a request names, of those that exist: the pipeline runs them, or the request refers to them.
#[derive(Debug, Default)]
pub(super) struct Named(Vec<&'static Spec>);

impl Named {
    /// What any request names: looked at before `rmcp` answers it, and by each function that answers one.
    #[cfg(feature = "http")]
    pub(super) fn of(shared: &Shared, request: &ClientRequest, owner: Option<&str>) -> Self {
        match request {
            ClientRequest::CallToolRequest(call) => {
                let (name, arguments) = (&call.params.name, &call.params.arguments);
                Self::one(match super::discovery::runs(shared, name) {
                    false => shared.server.shows(name),
                    true => arguments.as_ref().and_then(|arguments| {
                        let arguments = super::payload::of(arguments.clone());
                        let arguments = toolrt::Value::parse(&arguments)?;
                        shared.server.shows(arguments.get("name")?.as_str()?)
                    }),
                })
            }
            ClientRequest::ReadResourceRequest(read) => Self::resource(shared, &read.params.uri),
            ClientRequest::GetPromptRequest(get) => Self::prompt(shared, &get.params.name),
            ClientRequest::CompleteRequest(complete) => {
                Self::completed(shared, &complete.params.r#ref)
            }
            ClientRequest::SubscribeRequest(watch) => Self::resource(shared, &watch.params.uri),
            ClientRequest::UnsubscribeRequest(watch) => Self::resource(shared, &watch.params.uri),
            ClientRequest::SubscriptionsListenRequest(listen) => {
                Self::listened(shared, &listen.params.notifications)
            }
            ClientRequest::GetTaskRequest(get) => Self::task(shared, &get.params.task_id, owner),
            ClientRequest::UpdateTaskRequest(update) => {
                Self::task(shared, &update.params.task_id, owner)
            }
            ClientRequest::CancelTaskRequest(cancel) => {
                Self::task(shared, &cancel.params.task_id, owner)
            }
            ClientRequest::PingRequest(_)
            | ClientRequest::InitializeRequest(_)
            | ClientRequest::DiscoverRequest(_)
            | ClientRequest::SetLevelRequest(_)
            | ClientRequest::ListPromptsRequest(_)
            | ClientRequest::ListResourcesRequest(_)
            | ClientRequest::ListResourceTemplatesRequest(_)
            | ClientRequest::ListToolsRequest(_) => Self::default(),
            // The server has none of these.
            ClientRequest::ListSkillsRequest(_)
            | ClientRequest::GetSkillRequest(_)
            | ClientRequest::ReadResourceDirectoryRequest(_)
            | ClientRequest::CustomRequest(_) => Self::default(),
            // Nor any that a later `rmcp` knows: what answers one is added here with it.
            _ => Self::default(),
        }
    }

    /// The tool that reads the resource of a URI.
    pub(super) fn resource(shared: &Shared, uri: &str) -> Self {
        Self::one(shared.read_by(uri))
    }

    /// The tool that gives the messages of a prompt.
    pub(super) fn prompt(shared: &Shared, name: &str) -> Self {
        let mut prompts = shared.server.spec().prompts.iter();
        let prompt = prompts.find(|prompt| prompt.name == name);
        Self::one(prompt.and_then(|prompt| shared.registered(prompt.tool)))
    }

    /// The tool whose arguments are completed.
    pub(super) fn completed(shared: &Shared, reference: &Reference) -> Self {
        match reference {
            Reference::Prompt(prompt) => Self::prompt(shared, &prompt.name),
            Reference::Resource(resource) => {
                let mut all = shared.server.spec().resources.iter();
                let found = all.find(|it| !it.variables.is_empty() && it.uri == resource.uri);
                Self::one(found.and_then(|resource| shared.registered(resource.tool)))
            }
            _ => Self::default(),
        }
    }

    /// The tools that read the resources whose changes a client wants to hear of.
    pub(super) fn listened(shared: &Shared, filter: &SubscriptionFilter) -> Self {
        // Further ones are not listened to.
        let uris = filter.resource_subscriptions.iter().flatten().take(WATCHED);
        let mut specs: Vec<&'static Spec> = Vec::new();
        for spec in uris.filter_map(|uri| shared.read_by(uri)) {
            if !specs.iter().any(|known| ptr::eq(*known, spec)) {
                specs.push(spec);
            }
        }
        Self(specs)
    }

    /// The tool that a task runs; a task of another owner is as one that does not exist.
    pub(super) fn task(shared: &Shared, id: &str, owner: Option<&str>) -> Self {
        Self::one(shared.tasks.tool(id, owner))
    }

    fn one(spec: Option<&'static Spec>) -> Self {
        Self(spec.into_iter().collect())
    }

    /// The scopes that a caller needs for it and does not have all of; nothing if it has them.
    #[cfg(feature = "http")]
    pub(super) fn scopes(&self, cx: &Context) -> Vec<&'static str> {
        let lacks = |spec: &&&'static Spec| !cx.lacking(spec.scopes).is_empty();
        let mut scopes = Vec::new();
        for scope in self.0.iter().filter(lacks).flat_map(|spec| spec.scopes) {
            if !scopes.contains(scope) {
                scopes.push(*scope);
            }
        }
        scopes
    }

    /// Whether the caller of a context may name all of it; for requests that run nothing, since the pipeline decides on
    /// those that do.
    pub(super) fn authorize(&self, shared: &Shared, cx: &Context) -> Result<(), ErrorData> {
        let registry = shared.server.registry();
        self.0.iter().try_for_each(|spec| {
            registry.authorize(spec.name, cx).map_err(|fault| {
                let envelope = Envelope::failure(*fault, Meta::default());
                resources::failed(&envelope, spec.name)
            })
        })
    }
}

impl Shared {
    /// Whether a caller may read the resource of a URI, and so hear that it has changed.
    pub(super) fn may_read(&self, uri: &str, cx: &Context) -> bool {
        let named = Named::resource(self, uri);
        !named.0.is_empty() && named.authorize(self, cx).is_ok()
    }

    /// The tool that reads the resource of a URI.
    fn read_by(&self, uri: &str) -> Option<&'static Spec> {
        let meant = self.templates.meant(uri)?;
        self.registered(meant.resource.tool)
    }

    fn registered(&self, tool: &Spec) -> Option<&'static Spec> {
        self.server.registry().get(tool.name)
    }
}
