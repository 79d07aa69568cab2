//! Tools of toolc's Rust runtime for agents of [rig](rig_agent).
//!
//! Generated modules (`sdk = ["rig"]` of `[target.rust]`) call what is here:
//!
//! ```ignore
//! use toolrt_rig::How;
//!
//! let builder = AgentBuilder::new(model).preamble("You keep lists.").default_max_turns(20);
//! let agent = todos::sdk::rig::tools(&app, How::new()).onto(builder).build();
//! let answer = agent.prompt("Add milk.").await?;
//!
//! let clerk = todos::sdk::rig::clerk_agent(AgentBuilder::new(model), &app, How::new()).build();
//! ```
//!
//! **Calls** go through the whole pipeline of the [`Registry`]. Schemas reach the model as they are. What a model can
//! correct, it is told as the result of its call; the envelope of every call is beside it, as [`Answered`].
//!
//! **The hook** that goes with the tools ends a run where a design says so: after a `final` tool, at an error whose
//! recovery is `stop`, at a limit of an agent. rig then gives `PromptError::Cancelled`, which has a text only; a
//! [`Run`] says what it was. It also asks for consent ([`How::approving`]), and tells calls of one run from those of
//! another.
//!
//! **Values of a run**: a [`Run`] brings a live [`Context`](toolrt::Context) with its receiver of events, its token for
//! cancelling and its asker; a [`RunContext`] brings ids and labels as data.

mod answer;
mod approval;
mod context;
mod hook;
mod how;
mod output;
mod run;
mod shared;
mod tickets;
mod tool;

use std::sync::Arc;

use rig_agent::agent::NoToolConfig;
use rig_core::tool::DynamicTool;
use toolrt::told::instructions_by;
use toolrt::{AgentSpec, Registry, Spec};

/// rig's own, which generated functions name.
pub use rig_agent::agent::{AgentBuilder, WithBuilderTools};

pub use answer::{NoAnswer, answer, answering};
pub use approval::Approval;
pub use context::RunContext;
pub use hook::Hook;
pub use how::How;
pub use output::{Answered, CallFailed};
pub use run::{End, Run};
pub use toolrt::told::{OnStop, Said};

use shared::Shared;

/// Who calls, as `meta.caller` says it.
pub const CALLER: &str = "rig";

/// Tools as rig's own, and the hook that goes with them.
///
/// They are those of one rig agent: [`onto`](Self::onto) gives it both.
#[derive(Debug)]
#[must_use = "a rig agent has no tools until it is given them"]
pub struct Tools {
    tools: Vec<DynamicTool>,
    hook: Hook,
}

/// Gives tools as rig's own: those that are registered now and that the registry's policy shows to a model
/// ([`Registry::advertised`]), in this order.
///
/// ```ignore
/// let agent = toolrt_rig::tools(&app, app.specs(), How::new()).onto(builder).build();
/// ```
pub fn tools(
    app: &Arc<Registry>,
    specs: impl IntoIterator<Item = &'static Spec>,
    how: impl Into<How>,
) -> Tools {
    let specs = specs.into_iter();
    let specs = specs.filter(|spec| app.get(spec.name).is_some()).collect();
    Tools::of(Shared::new(app.clone(), None, specs, how.into()))
}

/// Gives exactly the tools that an agent uses, within the limits of its runs.
///
/// A run is one of rig: each prompt begins one, and so does a run that is resumed. Without the hook, all calls are
/// those of one run.
pub fn agent_tools(app: &Arc<Registry>, agent: &'static AgentSpec, how: impl Into<How>) -> Tools {
    let specs = agent.tools.iter().copied();
    let specs = specs.filter(|spec| app.get(spec.name).is_some()).collect();
    Tools::of(Shared::new(app.clone(), Some(agent), specs, how.into()))
}

/// Makes an agent of a builder: its name, its instructions, its tools, where it stops.
///
/// Everything else is the builder's to set, before or after: what is set afterwards counts. The most turns of a run
/// ([`AgentBuilder::default_max_turns`]) are set so that the limits of the design come first. [`answering`] adds the
/// typed answer.
pub fn agent(
    builder: AgentBuilder<NoToolConfig>,
    app: &Arc<Registry>,
    agent: &'static AgentSpec,
    how: impl Into<How>,
) -> AgentBuilder<WithBuilderTools> {
    let mut builder = builder.name(agent.name).default_max_turns(turns(agent));
    if !agent.description.is_empty() {
        builder = builder.description(agent.description);
    }
    let how = how.into();
    let lowering = how.lowering(agent.tools);
    let named = |tool: &str| lowering.sent_name(tool).to_owned();
    if let Some(preamble) = instructions_by(agent, &named) {
        builder = builder.preamble(preamble);
    }
    agent_tools(app, agent, how).onto(builder)
}

/// The turns of a run of an agent without a limit of its own, and those that one with a limit may have beyond it.
const TURNS: usize = 50;

fn turns(agent: &AgentSpec) -> usize {
    let calls = agent.policy.calls.unwrap_or_default();
    usize::try_from(calls)
        .unwrap_or(usize::MAX)
        .saturating_add(TURNS)
}

impl Tools {
    fn of(shared: Arc<Shared>) -> Self {
        Self {
            tools: tool::all(&shared),
            hook: Hook::of(shared),
        }
    }

    /// Gives the tools and their hook to an agent.
    pub fn onto<S: TakesTools>(self, builder: AgentBuilder<S>) -> AgentBuilder<WithBuilderTools> {
        S::take(builder, self.tools).add_hook(self.hook)
    }

    /// The hook, for [`Hook::agree`].
    pub fn hook(&self) -> &Hook {
        &self.hook
    }

    /// The tools and the hook, for one agent. Tools without their hook end no run, and nobody's approval is asked.
    pub fn into_parts(self) -> (Vec<DynamicTool>, Hook) {
        (self.tools, self.hook)
    }
}

/// A state of a builder that tools can be added in.
pub trait TakesTools: sealed::Sealed + Sized {
    #[doc(hidden)]
    fn take(builder: AgentBuilder<Self>, tools: Vec<DynamicTool>)
    -> AgentBuilder<WithBuilderTools>;
}

macro_rules! takes_tools {
    ($($state:ty)*) => {$(
        impl sealed::Sealed for $state {}

        impl TakesTools for $state {
            fn take(
                builder: AgentBuilder<Self>,
                tools: Vec<DynamicTool>,
            ) -> AgentBuilder<WithBuilderTools> {
                builder.dynamic_tools(tools)
            }
        }
    )*};
}

takes_tools! { NoToolConfig WithBuilderTools }

mod sealed {
    pub trait Sealed {}
}
