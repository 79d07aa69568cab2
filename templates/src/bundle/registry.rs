//! `server.json`, as the MCP registry reads it: schema of 2025-12-11.

use std::collections::BTreeMap;

use serde::Serialize;
use toolc_compiler::ir::{Icon, McpServer};

use super::described::Described;
use super::filled::{Filled, Input, filled, variables};
use super::forms::is_size;
use super::listing::Listing;
use super::packages::{Package, Registry};
use super::publisher::Repository;
use super::remotes::Remote;
use super::server::Server;
use super::words::Words;
use crate::Fault;
use crate::read::listed;

const SCHEMA: &str = "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json";

/// The most characters of a title and a description.
const MOST: usize = 100;

/// The most characters of an icon's address.
const MOST_OF_ADDRESS: usize = 255;

const PICTURES: [&str; 5] = [
    "image/png",
    "image/jpeg",
    "image/jpg",
    "image/svg+xml",
    "image/webp",
];

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Entry<'s> {
    #[serde(rename = "$schema")]
    schema: &'static str,
    name: &'s str,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<&'s str>,
    description: &'s str,
    #[serde(skip_serializing_if = "Option::is_none")]
    repository: Option<Source<'s>>,
    version: &'s str,
    #[serde(skip_serializing_if = "Option::is_none")]
    website_url: Option<&'s str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    icons: Vec<Picture<'s>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    packages: Vec<Pack<'s>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    remotes: Vec<Address<'s>>,
}

#[derive(Serialize)]
struct Source<'s> {
    url: &'s str,
    source: &'s str,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'s str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    subfolder: Option<&'s str>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Picture<'s> {
    src: &'s str,
    #[serde(skip_serializing_if = "Option::is_none")]
    mime_type: Option<&'s str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sizes: Vec<&'s str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    theme: Option<&'static str>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Pack<'s> {
    registry_type: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    registry_base_url: Option<&'s str>,
    identifier: &'s str,
    #[serde(skip_serializing_if = "Option::is_none")]
    version: Option<&'s str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    file_sha256: Option<&'s str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    runtime_hint: Option<&'s str>,
    transport: Transport,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    package_arguments: Vec<Argument<'s>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    environment_variables: Vec<Named<'s>>,
}

#[derive(Serialize)]
struct Transport {
    #[serde(rename = "type")]
    kind: &'static str,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Argument<'s> {
    #[serde(rename = "type")]
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    value_hint: Option<&'s str>,
    #[serde(flatten)]
    filled: Filled<'s>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    is_repeated: bool,
}

#[derive(Serialize)]
struct Named<'s> {
    name: &'s str,
    #[serde(flatten)]
    filled: Filled<'s>,
}

#[derive(Serialize)]
struct Address<'s> {
    #[serde(rename = "type")]
    kind: &'static str,
    url: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    headers: Vec<Named<'s>>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    variables: BTreeMap<&'s str, Input<'s>>,
}

/// The text of the file; faults are limits of the format that the design exceeds.
pub(super) fn text(
    server: &McpServer,
    settings: &Server,
    listing: &Listing,
    described: &Described,
    faults: &mut Vec<Fault>,
) -> String {
    let title = described.title.as_deref();
    for (key, text) in [
        ("title", title),
        ("description", Some(&*described.description)),
    ] {
        let length = text.map_or(0, |text| text.chars().count());
        if length > MOST {
            let message = format!(
                "the {key} of `{}` has {length} characters, and server.json takes {MOST}",
                server.name
            );
            let fault = settings.fault(message, "too long");
            faults.push(fault.help(format!("write a shorter `{key} = \"…\"` here")));
        }
    }
    let packages = listing.packages.iter();
    let remotes = listing.remotes.iter();
    let entry = Entry {
        schema: SCHEMA,
        name: &listing.name,
        title,
        description: &described.description,
        repository: repository(settings, faults),
        version: &described.version,
        website_url: settings.publisher.homepage.as_deref(),
        icons: icons(server, settings, faults),
        packages: packages
            .map(|one| pack(settings, one, &described.version))
            .collect(),
        remotes: remotes.map(|one| address(settings, one)).collect(),
    };
    let text = serde_json::to_string_pretty(&entry);
    text.expect("texts and truths are JSON") + "\n"
}

fn repository<'s>(settings: &'s Server, faults: &mut Vec<Fault>) -> Option<Source<'s>> {
    let Repository {
        url,
        source,
        subfolder,
        id,
    } = settings.publisher.repository.as_ref()?;
    let Some(source) = source else {
        let message = format!("server.json needs to know who hosts `{url}`");
        let fault = settings.fault(message, "of another host than GitHub and GitLab");
        faults.push(fault.help(format!(
            "write `repository = {{ url = \"{url}\", source = \"…\" }}`"
        )));
        return None;
    };
    Some(Source {
        url,
        source,
        id: id.as_deref(),
        subfolder: subfolder.as_deref(),
    })
}

/// Those that the registry can load: it takes no data in addresses.
fn icons<'s>(
    server: &'s McpServer,
    settings: &Server,
    faults: &mut Vec<Fault>,
) -> Vec<Picture<'s>> {
    let icons = server.icons.iter();
    let icons: Vec<&Icon> = icons
        .filter(|icon| icon.src.starts_with("https:"))
        .collect();
    for icon in &icons {
        let length = icon.src.chars().count();
        if length > MOST_OF_ADDRESS {
            let message = format!(
                "the address of an icon of `{}` has {length} characters, and server.json takes {MOST_OF_ADDRESS}",
                server.name
            );
            faults.push(settings.fault(message, "too long").help("move the picture"));
        }
        if let Some(mime) = icon.mime.as_deref().filter(|mime| !PICTURES.contains(mime)) {
            let message = format!("server.json takes no icon of the type `{mime}`");
            let fault = settings.fault(message, "not a picture for it");
            faults.push(fault.help(format!("it takes {}", listed(&PICTURES))));
        }
    }
    let picture = |icon: &'s Icon| Picture {
        src: &icon.src,
        mime_type: icon.mime.as_deref(),
        sizes: icon
            .sizes
            .iter()
            .map(|size| &**size)
            .filter(|size| is_size(size) || *size == "any")
            .collect(),
        theme: icon.theme.map(|theme| theme.name()),
    };
    icons.into_iter().map(picture).collect()
}

fn pack<'s>(settings: &'s Server, package: &'s Package, version: &'s str) -> Pack<'s> {
    let own = package.version.as_deref();
    let of_server = package.registry.has_versions().then_some(version);
    let args = settings.start.args.iter();
    let env = settings.start.env.iter();
    let mut pack = Pack {
        registry_type: package.registry.name(),
        registry_base_url: package.base_url.as_deref(),
        identifier: &package.identifier,
        version: own.or(of_server),
        file_sha256: package.sha256.as_deref(),
        runtime_hint: package.runtime_hint.as_deref(),
        transport: Transport { kind: "stdio" },
        package_arguments: args.map(|words| argument(settings, words)).collect(),
        environment_variables: env
            .map(|(name, words)| named(settings, name, words))
            .collect(),
    };
    // A bundle says itself how it is started.
    if package.registry == Registry::Mcpb {
        pack.package_arguments.clear();
        pack.environment_variables.clear();
    }
    pack
}

fn argument<'s>(settings: &'s Server, words: &'s Words) -> Argument<'s> {
    let asked = words.only_asked();
    let question = asked.and_then(|name| settings.question(name));
    Argument {
        kind: "positional",
        value_hint: asked,
        filled: filled(settings, words),
        is_repeated: question.is_some_and(|question| question.multiple),
    }
}

fn named<'s>(settings: &'s Server, name: &'s str, words: &'s Words) -> Named<'s> {
    Named {
        name,
        filled: filled(settings, words),
    }
}

fn address<'s>(settings: &'s Server, remote: &'s Remote) -> Address<'s> {
    let headers = remote.headers.iter();
    Address {
        kind: remote.transport.name(),
        url: remote.url.in_braces(),
        headers: headers
            .map(|(name, words)| named(settings, name, words))
            .collect(),
        variables: variables(settings, &remote.url),
    }
}
