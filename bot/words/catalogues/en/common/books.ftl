rule-book = In the book ({ $source }, line { $line })
# a host's own copy of a rulebook
book-no-such-file = no such file; expected a rulebook as plain text, Markdown or PDF
book-other-kind = the file looks like { $kind }; expected a rulebook as plain text, Markdown or PDF
book-empty = the file is empty; expected a rulebook's text
book-binary = the file is binary; expected a rulebook as plain text, Markdown or PDF
book-not-utf8 = the file is not UTF-8 text (line { $line }); save it as UTF-8
book-text-too-large = the file is { $size } MB; a rulebook's text has at most { $most } MB
book-too-many-lines = the file has { $count } lines; a rulebook's text has at most { $most }
book-too-many-headings = { $count } numbered headings found; the book has { $most }
book-no-sections = no section of { $ruleset } found; expected headings such as: { $expected }
book-of-another-game = this looks like another book: only { $count } of { $most } headings are those of { $ruleset }
book-pdf-empty = the PDF holds no text; expected a rulebook, not pictures of its pages
book-pdf-too-large = the file is { $size } MB; a rulebook has at most { $most } MB
book-pdf-encrypted = the PDF is encrypted; save a copy that needs no password
book-pdf-broken = the PDF can't be read; save it anew or as text
book-pdf-too-heavy = the PDF unpacks to more than this machine can hold; save it anew or as text
book-pdf-too-many-pages = the PDF has { $count } pages; a rulebook has at most { $most }
book-pdf-too-long = the PDF holds more than { $most } MB of text, far more than a rulebook
book-pdf-too-many-things = the PDF draws more than { $most } things, far more than a rulebook
book-stored = { $count ->
    [one] One section of { $ruleset } ({ $lang }) is stored.
   *[other] { $count } sections of { $ruleset } ({ $lang }) are stored.
}
book-missing = not in the file
book-unplaced = line { $line }: not placed: { $reason }
# why a line of the file belongs to no section
book-line-header = page header or number
book-line-contents = table of contents
book-line-before = before the first section
book-line-stray = no section of the library
book-line-stray-named = { $section } is no section of { $ruleset }
book-line-repeated = repeats { $section } after the last section
