//! What a server tells of itself: its name, what it can do, how to use it.

use rmcp::model::{
    Icon, IconTheme, Implementation, JsonObject, PromptsCapability, ResourcesCapability,
    ServerCapabilities, ServerConfig, ToolsCapability,
};
use toolrt::mcp::Server;

use super::Options;

/// The version of a server that has none.
const UNVERSIONED: &str = "0.0.0";

pub(super) fn of(server: &Server, options: &Options) -> ServerConfig {
    let spec = server.spec();
    let version = server.version().unwrap_or(UNVERSIONED);
    let mut own = Implementation::new(server.name(), version);
    own.title = spec.title.map(str::to_owned);
    own.description = Some(spec.description.to_owned()).filter(|text| !text.is_empty());
    own.icons = icons(spec.icons);
    let mut info = ServerConfig::new(capabilities(server, options)).with_server_info(own);
    info.instructions = server.instructions();
    info
}

fn capabilities(server: &Server, options: &Options) -> ServerCapabilities {
    let spec = server.spec();
    let mut can = match options.tasks {
        Some(_) => ServerCapabilities::builder().enable_tasks().build(),
        None => ServerCapabilities::default(),
    };
    let mut tools = ToolsCapability::default();
    tools.list_changed = Some(true);
    can.tools = Some(tools);
    can.logging = Some(JsonObject::new());
    if !spec.resources.is_empty() {
        let mut resources = ResourcesCapability::default();
        resources.list_changed = Some(true);
        let is_watched = spec.resources.iter().any(|resource| resource.watched);
        resources.subscribe = is_watched.then_some(true);
        can.resources = Some(resources);
    }
    if !spec.prompts.is_empty() {
        let mut prompts = PromptsCapability::default();
        prompts.list_changed = Some(true);
        can.prompts = Some(prompts);
    }
    if !spec.prompts.is_empty() || spec.resources.iter().any(|it| !it.variables.is_empty()) {
        can.completions = Some(JsonObject::new());
    }
    can
}

/// The icons of something; none without any.
pub(super) fn icons(icons: &[toolrt::mcp::Icon]) -> Option<Vec<Icon>> {
    let icons = icons.iter().map(|icon| {
        let mut own = Icon::new(icon.src);
        own.mime_type = icon.mime.map(str::to_owned);
        let sizes: Vec<String> = icon.sizes.iter().map(|&size| size.to_owned()).collect();
        own.sizes = Some(sizes).filter(|sizes| !sizes.is_empty());
        own.theme = match icon.theme {
            Some("light") => Some(IconTheme::Light),
            Some("dark") => Some(IconTheme::Dark),
            Some(_) | None => None,
        };
        own
    });
    let icons: Vec<Icon> = icons.collect();
    Some(icons).filter(|icons| !icons.is_empty())
}
