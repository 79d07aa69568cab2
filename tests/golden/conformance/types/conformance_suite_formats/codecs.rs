// Made by toolc from suite_formats.tools; do not edit.

//! How the types of `conformance.suite_formats` are read, written and checked.
