// Made by toolc from scalars.tools; do not edit.

//! The types of the package `conformance.scalars`.

pub type Text = String;

pub type Whole = i64;

pub type Real = f64;

pub type Flag = bool;

pub type Nothing = ();

pub type Any = toolrt::Value;

pub type MaybeText = Option<String>;
