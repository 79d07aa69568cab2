//! Clients: a connection to a server is an executor.
