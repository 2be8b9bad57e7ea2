"""Studies: annotated games with comments and variations."""
