"""The database: models, migrations, the SQLite writer, the PostgreSQL pool and LISTEN."""
