// Made by toolc from desk.tools; do not edit.

//! The agents of the service `desk`.

pub mod idle;
pub mod mod_;
pub mod researcher;
pub mod reviewer;
pub mod reviewer_2;
