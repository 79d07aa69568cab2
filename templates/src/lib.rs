//! From a checked design to files. Pure.
