# Why a file cannot be read. JSON and YAML are names; what stands in quotes is written so in the file.
file-too-large = The file has { $size } bytes; at most { $most } are read.
file-empty = The file is empty; expected JSON or YAML.
file-with-nul = Line { $line } of the file holds a NUL byte: it is no text, or text in another encoding such as UTF-16; expected JSON or YAML in UTF-8.
file-not-text = Line { $line } of the file is not UTF-8 text; expected JSON or YAML, saved as UTF-8.
file-other-encoding = The file is text saved as { $encoding }; save it as UTF-8.
file-other-kind = The file looks like { $kind }; expected text: JSON or YAML, saved as UTF-8.
file-without-keys = The file holds no keys with values but "{ $given }"; expected JSON or YAML that begins with a key.
file-begins-with = Line { $line }: "{ $sign }" stands before the document; expected JSON or YAML alone, with no comment or fence around it.
file-too-heavy = The file takes too long to read; nothing was changed. Hand in a smaller or simpler one.
file-too-deep = Line { $line }, column { $column }: the file is nested too deeply from here; expected at most { $most } levels.
file-key-twice = Line { $line }, column { $column }: the key "{ $key }" stands twice, first on line { $first }; expected each key once.
file-number = Line { $line }, column { $column }: a number or date { $under ->
        [key] under the key "{ $key }"
       *[none] at the top
    } does not exist or is too long; expected numbers of at most 16 digits.
file-value-number = { $path }: the number is too large or no number; expected at most 16 digits.
file-value-character = { $path }: the text holds a character that no text has; expected letters, digits and signs.
file-value-kind = { $path }: expected a text, a number, true, false, null, a list or keys with values; a date goes in quotes.
file-value-character-at-the-top = At the top of the file a key holds a character that no text has; expected letters, digits and signs.
file-value-number-at-the-top = At the top of the file stands a number that is too large to be one of ours; expected keys with values.
file-value-kind-at-the-top = At the top of the file stands a value of a kind that no document of ours has; expected keys with values.
file-value-key-at-the-top = At the top of the file a key is no text; expected a word before the colon, in quotes where it has signs.
file-value-key = { $path }: a key here is no text; expected a word before the colon, in quotes where it has signs.
file-json-value = Line { $line }, column { $column }: a value is missing here; expected a text in "…", a number, true, false, null, […] or {"{…}"}.
file-json-key = Line { $line }, column { $column }: expected a key in "…" here.
file-json-colon = Line { $line }, column { $column }: expected ":" between the key and its value.
file-json-comma = Line { $line }, column { $column }: expected "," before the next entry, or the bracket that closes.
file-json-extra = Line { $line }, column { $column }: the document has ended already; expected nothing after it.
file-json-quote = Line { $line }, column { $column }: a text begins here and does not end; expected a closing quote.
file-json-control = Line { $line }, column { $column }: a line break or control character stands inside a text; expected a backslash and an n instead.
file-json-escape = Line { $line }, column { $column }: a backslash is followed by what means nothing; expected two of them where a backslash is meant.
file-json-wrong = Line { $line }, column { $column }: this is not JSON; expected keys and texts in "…", numbers, true, false, null, […] or {"{…}"}.
file-yaml-tab = Line { $line }, column { $column }: a tab stands at the beginning of the line; expected spaces.
file-yaml-colon = Line { $line }, column { $column }: a second ":" on one line; expected quotes around a text that holds one.
file-yaml-colon-missing = Line { $line }, column { $column }: expected ":" after the key.
file-yaml-list = Line { $line }, column { $column }: a list is not closed; expected "," or "]".
file-yaml-mapping = Line { $line }, column { $column }: a bracket is not closed; expected "," or "{"}"}".
file-yaml-indent = Line { $line }, column { $column }: the line is indented in another way than those it belongs to; expected the same column.
file-yaml-quote = Line { $line }, column { $column }: a text in quotes does not end; expected a closing quote.
file-yaml-character = Line { $line }, column { $column }: nothing in YAML begins with this character; expected quotes around it.
file-yaml-control = Line { $line }, column { $column }: a control character stands here; expected text alone.
file-yaml-escape = Line { $line }, column { $column }: a backslash is followed by what means nothing; expected two of them where a backslash is meant.
file-yaml-tag = Line { $line }, column { $column }: a tag with "!" stands here; expected plain texts, numbers and lists.
file-yaml-documents = Line { $line }, column { $column }: a second document begins here; expected one.
file-yaml-key = Line { $line }, column { $column }: a key here is a list or has keys itself; expected a text.
file-yaml-alias = Line { $line }, column { $column }: "{ $sign }" { $under ->
        [key] under or after the key "{ $key }"
       *[none] at the top
    } stands for what is written elsewhere; YAML anchors and aliases ("&", "*", "<<") are not read, write the values out.
file-yaml-wrong = Line { $line }, column { $column }: this is not YAML; expected one key with its value on each line, such as name: Wolf.
import-version = version: "{ $given }" is not a version of this file that the bot reads; expected { $expected }
import-no-opening = events[0]: the log has lost its beginning: expected the opening of the game, found "{ $given }"; upload the file as `/game export` wrote it
import-ruleset = ruleset: the file says "{ $given }" and its first event { $expected }; expected the same twice
# the command line
comparison-differ = The rulesets answer differently; ≠ marks the steps that another does not take.
comparison-refused = Each ruleset refuses the document:
comparison-alike = The rulesets answer alike; ≠ marks the steps that another does not take.
cli-no-document = no document: expected a file, or - for standard input
cli-standard-input = standard input
cli-directory = this is a folder; expected a file
cli-batch-question = --batch reads its questions from standard input; expected none beside it
cli-no-question = no question: expected, for example, judge ask "does stealth work at close range?"
cli-not-permitted = this file may not be read by whoever runs judge; expected a file that may
cli-name-too-long = the name is too long for any file; expected a file, or - for standard input
cli-unreadable = this cannot be read like a file; expected a file, or - for standard input
cli-no-such-file = no such file; expected a position document, or - for standard input
cli-no-such-game = no such file; expected a game that `/game export` made
cli-no-such-card = no such file; expected a unit file, a card or plain text, or - for standard input
cli-file-too-large = more than { $most } bytes; a position document is smaller
batch-line-too-long = line { $number }: { $count } bytes; at most { $most } are read
batch-line-not-text = line { $number }: not UTF-8 text; expected a JSON object, saved as UTF-8
batch-line-no-object = line { $number }: expected a JSON object, found { $given }
batch-unforeseen = line { $number }: something went wrong while answering; the log has what it was

cli-card-no-text = The file holds no text of a card: a unit has its texts under special, each with its text.
cli-no-card = expected a file with a card, or - for standard input
cli-no-folder = is no folder
cards-files = { $files } files read, { $unreadable } not
cards-texts = { $texts } texts: { $judged } judged in every sentence, { $read } judged or reminded in every sentence
cards-sentences = { $count } sentences: { $shares }
cards-family = family { $family }: { $shares }
cards-unknown = Words not known, the most frequent: { $words }
