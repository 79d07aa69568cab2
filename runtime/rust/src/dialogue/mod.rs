//! Loops around a model without a framework: tool calls read, made and answered.
//!
//! ```ignore
//! let chat = Dialogue::agent(&app, &clerk::AGENT, Provider::Anthropic).with_context(cx);
//! let mut messages = vec![json!({"role": "user", "content": "Add milk."})];
//! let outcome = chat
//!     .run(&mut messages, |request| async {
//!         let body = request.with("model", "…").with("max_tokens", 4096);
//!         let response = client.post(url).json(&body).send().await?;
//!         Ok::<_, anyhow::Error>(chat.turn(&response.json::<Value>().await?)?)
//!     })
//!     .await?;
//! ```
//!
//! No client of a provider is needed: messages, responses and events are JSON, or whatever serde writes as such. Numbers
//! are as `serde_json` has read them; its feature `float_roundtrip` makes that exact.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "JSON of others: what is none of the wanted is nothing"
)]

mod anthropic;
mod at_once;
mod bedrock;
mod blocks;
mod bounds;
mod chat;
mod chunks;
mod content;
#[expect(clippy::module_inception, reason = "it is the dialogue of dialogues")]
mod dialogue;
mod failed;
mod form;
mod gemini;
mod mistral;
mod openai;
mod outcome;
mod plain;
mod provider;
mod request;
mod responses;
mod shared;
mod stream;
mod strict;
mod turn;
mod wire;

pub use bounds::Bounds;
pub use dialogue::{Dialogue, DialogueFor};
pub use failed::{CallFailed, RunFailed, TurnFailed};
pub use outcome::{Outcome, Unfinished};
pub use provider::Provider;
pub use request::Request;
pub use stream::Stream;
pub use turn::Turn;
pub use wire::{Call, Finish};
