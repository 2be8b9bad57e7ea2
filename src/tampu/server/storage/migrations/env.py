"""Alembic runs the migrations on the connection that `Database` passes to it."""

from alembic import context

from tampu.server.storage import people_models  # noqa: F401 (its tables belong to Base)
from tampu.server.storage.models import Base

connection = context.config.attributes["connection"]
context.configure(
    connection=connection, target_metadata=Base.metadata, render_as_batch=True, compare_type=True
)
with context.begin_transaction():
    context.run_migrations()
