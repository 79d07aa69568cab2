//! Prompts whose messages the design has: rendered for the arguments.

use std::marker::PhantomData;

use super::tool::{Produced, produced, result_of};
use super::{Executor, Runs, Tool};
use crate::call::{
    BoxFuture, Context, Fault, Inject, Inputs, Internal, MessageContent, MessageSpec, Messages,
    Reply, render,
};
use crate::json::{Value, Writer};

/// A prompt whose messages the design has.
pub trait Prompted: Tool<Result = Messages, Side = ()> {
    /// The messages.
    const MESSAGES: &'static [MessageSpec];

    /// The injected arguments; `()` if there are none.
    type Injected: Inject;

    /// The values that the templates may use.
    fn inputs(args: &Self::Args, injected: &Self::Injected) -> Result<Inputs, Internal>;
}

/// Renders the messages of a prompt.
pub(crate) struct Rendered<P>(PhantomData<fn() -> P>);

impl<P: Prompted> Rendered<P> {
    pub(crate) fn new() -> Self {
        Self(PhantomData)
    }
}

impl<P: Prompted> Runs for Rendered<P> {
    type Tool = P;
    type Injected = P::Injected;

    fn run<'a>(
        &'a self,
        _executor: &'a dyn Executor,
        cx: &'a Context,
        args: &P::Args,
        injected: &P::Injected,
    ) -> BoxFuture<'a, Result<Produced, Fault>> {
        let inputs = P::inputs(args, injected).map_err(Fault::Internal);
        Box::pin(async move {
            let messages = rendered(P::MESSAGES, &inputs?.into_roots());
            let messages = result_of::<P>(messages.into_bytes(), cx).await?;
            produced::<P>(Reply::complete(messages), cx).await
        })
    }
}

/// The messages as JSON: a URI that the arguments make may be none, so they are read like those of a handler.
fn rendered(messages: &[MessageSpec], roots: &[(&str, Value)]) -> String {
    let roots: Vec<(&str, &Value)> = roots.iter().map(|(name, value)| (*name, value)).collect();
    let mut w = Writer::new();
    w.begin_list();
    for message in messages {
        w.begin_object();
        w.key("role").str(message.role.as_str());
        w.key("content").begin_object();
        match message.content {
            MessageContent::Text(text) => {
                w.key("type").str("text");
                w.key("text").str(&render(text, &roots));
            }
            MessageContent::Image { data, mime } => media(&mut w, "image", data, mime),
            MessageContent::Audio { data, mime } => media(&mut w, "audio", data, mime),
            MessageContent::Resource { uri, mime, text } => {
                w.key("type").str("resource");
                w.key("resource").begin_object();
                w.key("uri").str(&render(uri, &roots));
                if let Some(mime) = mime {
                    w.key("mimeType").str(mime);
                }
                if let Some(text) = text {
                    w.key("text").str(&render(text, &roots));
                }
                w.end_object();
            }
        }
        w.end_object();
        w.end_object();
    }
    w.end_list();
    w.into_text()
}

fn media(w: &mut Writer, kind: &str, data: &str, mime: &str) {
    w.key("type").str(kind);
    w.key("data").str(data);
    w.key("mimeType").str(mime);
}
