// Made by toolc from suite_patterns.tools; do not edit.

//! How the types of `conformance.suite_patterns` are read, written and checked.
