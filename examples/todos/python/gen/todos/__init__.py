# Made by toolc from todos.tools; do not edit.
"""Keeps the todo list of each run."""
