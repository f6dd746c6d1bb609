"""Writes everything that follows from the description of the C API."""
