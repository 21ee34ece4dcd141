"""The table in a browser: an adapter like the others."""
