"""The table online: people, tables, live play and storage."""
