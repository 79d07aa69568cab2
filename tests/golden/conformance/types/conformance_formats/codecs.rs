// Made by toolc from formats.tools; do not edit.

//! How the types of `conformance.formats` are read, written and checked.
