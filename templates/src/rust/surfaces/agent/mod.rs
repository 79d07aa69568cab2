//! An agent: what it uses and exports, typed calls of that, its limits, its model's typed answers.

mod calls;
mod completions;
mod specs;

pub(crate) use self::calls::page as calls;
pub(crate) use self::completions::{Answer, completions, page as answers};
pub(crate) use self::specs::{page as specs, policy};
