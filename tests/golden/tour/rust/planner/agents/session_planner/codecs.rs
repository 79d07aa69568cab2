// Made by toolc from planner.tools; do not edit.

//! How what the model of `session_planner` answers is read, written and checked.
