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

pub type Between = i64;

pub type Below = i64;

pub type Inside = f64;

pub type Tight = f64;

pub type Huge = f64;

pub type AtMost = i64;

pub type Wide = i64;

pub type Third = f64;

pub type Halves = f64;

pub type Millis = f64;

pub type Unit = i64;

pub type Narrow = Percentage;

pub type Percentage = i64;
