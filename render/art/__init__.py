"""The drawings, as data: README.md beside this file says how they are made."""
