# Made by toolc from servers.tools; do not edit.
"""The MCP servers of the service `board`."""
