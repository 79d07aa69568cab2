// Made by toolc from texts.tools; do not edit.

//! The types of the package `conformance.texts`.

pub type Text = String;

pub type Short = String;

pub type Long = String;

pub type Exact = String;

pub type Little = String;

pub type Both = String;
