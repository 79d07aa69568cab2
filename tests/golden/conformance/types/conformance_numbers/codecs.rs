// Made by toolc from numbers.tools; do not edit.

//! How the types of `conformance.numbers` are read, written and checked.
