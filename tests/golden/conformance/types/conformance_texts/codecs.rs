// Made by toolc from texts.tools; do not edit.

//! How the types of `conformance.texts` are read, written and checked.
