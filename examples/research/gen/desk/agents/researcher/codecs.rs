// Made by toolc from research.tools; do not edit.

//! How what the model of `researcher` answers is read, written and checked.
