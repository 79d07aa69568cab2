//! Servers: a registry and the data of a design, served by `rmcp`.
