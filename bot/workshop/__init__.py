"""Processes beside the house that paint and think for it, so that nobody's answer waits for a picture or a thought."""
