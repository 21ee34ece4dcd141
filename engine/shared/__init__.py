"""What several games have in common and the kernel need not know: standing orders, windows, absence, giving up."""
