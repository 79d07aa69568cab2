// Made by toolc from desk.tools; do not edit.

//! The types of what the model of `../mod` answers.
