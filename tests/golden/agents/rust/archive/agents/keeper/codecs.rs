// Made by toolc from shared.tools; do not edit.

//! How what the model of `keeper` answers is read, written and checked.
