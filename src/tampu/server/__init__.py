"""The site: people, tables, live play and storage."""
