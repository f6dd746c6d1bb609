"""`velto`: wearables on the command line, by `veltokit.studio`.

Importing this package loads neither the library nor `veltokit`: the help is as fast as that of Typer.
"""
