"""The studio: a local web page over `veltokit.studio.Studio`, served by NiceGUI. `velto studio` opens it.

`guard` stands in front of everything, `server` runs it, `workspace` is what all windows share, `feed` sends samples, `frame` is
around each page, and `pages` has a file for each. `files/look.css` is the visual language, the other files are the browser's part.
"""
