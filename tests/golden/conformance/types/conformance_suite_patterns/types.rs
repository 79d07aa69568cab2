// Made by toolc from suite_patterns.tools; do not edit.

//! The types of the package `conformance.suite_patterns`.

pub type P1 = String;

pub type P2 = String;

pub type P3 = String;

pub type P4 = String;

pub type P5 = String;

pub type P6 = String;

pub type P7 = String;

pub type P8 = String;

pub type P9 = String;

pub type P10 = String;

pub type P11 = String;

pub type P12 = String;

pub type P13 = String;

pub type P14 = String;

pub type P15 = String;
