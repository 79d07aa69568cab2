// Made by toolc from texts.tools; do not edit.

//! The types of the package `conformance.texts`.

pub type Text = String;

pub type Short = String;

pub type Long = String;

pub type Exact = String;

pub type Little = String;

pub type Both = String;

pub type One = String;

pub type AtMostTwo = String;

pub type Three = String;

pub type Slug = Name;

pub type Name = String;

pub type Keyed = std::collections::BTreeMap<String, String>;
