// Made by toolc from patterns.tools; do not edit.

//! How the types of `conformance.patterns` are read, written and checked.
