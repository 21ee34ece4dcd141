"""What lies in the box: tower cards, action cards, layouts."""
