# Made by toolc from documents.tools; do not edit.
"""The service `vectors_documents`."""
