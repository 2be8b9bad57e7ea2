"""Benchmarks of the engines, the search and the environments, beside other libraries."""
