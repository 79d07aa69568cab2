"""The runtime of the Python code that ``toolc`` generates."""

__version__ = "0.1.0"
