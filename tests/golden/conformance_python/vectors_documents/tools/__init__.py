# Made by toolc from documents.tools; do not edit.
"""The toolsets of the service `vectors_documents`."""
