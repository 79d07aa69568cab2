//! Recordings of calls: what of them is looked at, and how it is shown.

mod examples;
mod since;
mod table;

pub use examples::Examples;
pub use since::Since;
pub use table::table;
