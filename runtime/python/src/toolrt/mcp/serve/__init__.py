"""Servers: what clients of MCP see of a registry, over stdio and HTTP."""
