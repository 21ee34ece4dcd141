"""Pure rules: no clock, no input or output, no chat, no pictures, no text."""
