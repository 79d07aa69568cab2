// Made by toolc from patterns.tools; do not edit.

//! The types of the package `conformance.patterns`.

pub type Slug = String;

pub type Inside = String;

pub type Digits = String;

pub type Word = String;

pub type Space = String;

pub type Dot = String;

pub type Ahead = String;

pub type Behind = String;

pub type Twice = String;

pub type Unset = String;

pub type Letter = String;

pub type Slash = String;

pub type Counted = String;
