//! Clients and servers of several versions, as one program.

mod support;

mod answers;
mod attacks;
mod clients;
mod conformance;
mod inspector;
mod pairs;
