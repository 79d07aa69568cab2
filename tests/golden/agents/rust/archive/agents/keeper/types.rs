// Made by toolc from shared.tools; do not edit.

//! The types of what the model of `keeper` answers.
