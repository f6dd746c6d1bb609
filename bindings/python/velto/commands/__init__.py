"""The commands of `velto`, a file each."""
