"""The types of everything that clients and server send each other."""
