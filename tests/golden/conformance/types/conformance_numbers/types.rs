// Made by toolc from numbers.tools; do not edit.

//! The types of the package `conformance.numbers`.

pub type Whole = i64;

pub type Real = f64;

pub type Percent = i64;

pub type Positive = i64;

pub type Odds = f64;

pub type AtLeast = f64;

pub type Five = i64;

pub type Tenth = f64;

pub type Cents = f64;

pub type Some_ = i64;
