//! Typed calls of tools, over any executor: those of a toolset, and those that an agent uses.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Design, ErrorId, Tool, Toolset};

use crate::code::Code;
use crate::page::Page;
use crate::plan::parameters::sentence;
use crate::rust::docs::inner;
use crate::rust::models::ToolModel;
use crate::rust::{docs, rustdoc, symbols, variants};
use crate::slot::Slot;

/// What `client.rs.j2` prints.
#[derive(JsonSchema, Serialize)]
struct File {
    header: Slot,
    docs: Slot,
    client: Client,
    calls: Vec<Call>,
}

/// The client itself.
#[derive(JsonSchema, Serialize)]
struct Client {
    name: Slot,
    docs: Slot,
}

/// A typed call of a tool.
#[derive(JsonSchema, Serialize)]
struct Call {
    name: Slot,
    docs: Slot,
    args: Slot,
    result: Slot,
    error: Slot,
    /// The function of the runtime that makes it.
    function: Slot,
    /// The type that stands for the tool.
    tool: Slot,
    /// The function that makes the call and does not send it.
    build: Slot,
    stream: Option<Stream>,
    pages: Option<Pages>,
}

/// The method that sees items.
#[derive(JsonSchema, Serialize)]
struct Stream {
    name: Slot,
    docs: Slot,
    item: Slot,
    codec: Slot,
}

/// The method that goes through all pages.
#[derive(JsonSchema, Serialize)]
struct Pages {
    name: Slot,
    docs: Slot,
}

/// A typed call, with the names that everything has where it stands.
pub(crate) struct TypedCall<'a> {
    pub tool: &'a Tool,
    pub method: &'a str,
    /// The method that sees items.
    pub stream: &'a str,
    /// The method that goes through all pages, where the design says how.
    pub pages: Option<&'a str>,
    /// The function that makes the call and does not send it.
    pub build: &'a str,
    /// The type that stands for the tool.
    pub marker: Code,
    pub args: Code,
    pub result: Code,
    pub error: Code,
    /// The type of a streamed item, and its codec.
    pub item: Option<(Code, Code)>,
}

/// `client.rs` of a toolset.
pub(crate) fn page(
    design: &Design,
    toolset: &Toolset,
    models: &[ToolModel<'_>],
    folder: &str,
    header: &str,
) -> Page {
    let name = docs::code(&toolset.name);
    let about = format!("Calls the tools of {name}.");
    let calls = models.iter().map(TypedCall::of).collect();
    let about = [
        &*format!("Typed calls of the toolset {name}, over any executor."),
        docs::or(toolset.docs.as_deref(), &about),
    ];
    file(design, "client", folder, header, about, "Client", calls)
}

/// A file of typed calls; `about` are the docs of the file and of the client.
pub(crate) fn file(
    design: &Design,
    file: &'static str,
    folder: &str,
    header: &str,
    about: [&str; 2],
    name: &'static str,
    calls: Vec<TypedCall<'_>>,
) -> Page {
    let model = File {
        header: Slot::lines(header),
        docs: Slot::lines(inner(about[0])),
        client: Client {
            name: Slot::word(name),
            docs: Slot::docs(about[1]),
        },
        calls: calls.into_iter().map(|call| call.call(design)).collect(),
    };
    Page::of(folder, file, "rust/client", model).exporting([name])
}

impl<'a> TypedCall<'a> {
    /// The call as the client of the tool's toolset makes it.
    fn of(model: &'a ToolModel<'_>) -> Self {
        Self {
            tool: model.tool,
            method: &model.method,
            stream: &model.stream,
            pages: model.tool.paging.is_some().then_some(&*model.pages),
            build: &model.build,
            marker: symbols::beside("provider", &model.name),
            args: model.args.clone(),
            result: model.result.clone(),
            error: model.error.clone(),
            item: model.item.clone(),
        }
    }

    fn call(self, design: &Design) -> Call {
        let name = docs::code(&self.tool.name);
        let own = format!("Calls {name}.");
        let (function, result) = if self.tool.partial {
            let items = vec![self.result, self.error.clone()];
            ("call_partial", Code::generic("toolrt::Outcome", items))
        } else {
            ("call", self.result)
        };
        let stream = self.item.map(|(item, codec)| Stream {
            name: Slot::name(self.stream),
            docs: Slot::docs(format!(
                "Calls {name}; `on_item` sees every item before the result is there."
            )),
            item: Slot::code(item),
            codec: Slot::code(codec),
        });
        let pages = self.pages.map(|pages| Pages {
            name: Slot::name(pages),
            docs: Slot::docs(format!(
                "All pages of {name}, from the one that `args` asks for."
            )),
        });
        Call {
            name: Slot::name(self.method),
            docs: Slot::docs(described(design, self.tool, &own)),
            args: Slot::code(self.args),
            result: Slot::code(result),
            error: Slot::code(self.error),
            function: Slot::word(function),
            tool: Slot::code(self.marker),
            build: Slot::name(self.build),
            stream,
            pages,
        }
    }
}

/// What the author says of a tool, and the errors that it declares.
fn described(design: &Design, tool: &Tool, own: &str) -> String {
    let mut text = rustdoc::contained(docs::or(tool.docs.as_deref(), own)).into_owned();
    let ids: Vec<ErrorId> = tool.errors.iter().map(|thrown| thrown.error).collect();
    if !ids.is_empty() {
        text.truncate(text.trim_end().len());
        text.push_str("\n\n# Errors");
    }
    for (id, variant) in ids.iter().zip(variants::of_errors(design, &ids)) {
        let error = &design[*id];
        let own = format!("The error {}.", docs::code(&error.name));
        let said = sentence(docs::or(error.docs.as_deref(), &own));
        let said = rustdoc::contained(&docs::one_line(&said)).into_owned();
        text.push_str(&format!("\n- {}: {said}", docs::code(&variant)));
    }
    text
}
