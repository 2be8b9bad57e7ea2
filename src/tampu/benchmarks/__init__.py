"""Benchmarks of the engines and the search, beside other libraries."""
