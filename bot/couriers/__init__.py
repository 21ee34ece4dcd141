"""What carries messages out and rings alarms: workers without a memory of their own."""
