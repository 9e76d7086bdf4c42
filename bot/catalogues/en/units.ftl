# Figures from files.
figure-which = Which figure? Choose a sample, type a line such as Iron Wolf 75 8/10/17/3 r6 t1 at C5, or attach a file.
unit-file-value = { $path }: "{ $given }" is not what a unit file has there; expected { $expected }
unit-file-too-long = { $path } has { $count } entries; at most { $most } are read.
unit-special = Special powers and traits are kept as text and not judged; read the card: { $names }.
unit-special-missing = The dial shows special powers ({ $values }) whose text the file lacks: they are not judged; read the card.
unit-powers-left = Powers that are not known, left out: { $names }.
unit-abilities-left = Symbols and abilities that are not known, left out: { $names }.
unit-points = Taken at { $points } points; the file also has { $others }. `/figure edit` changes the card.
figure-special = { $name } ({ $kind })
figure-special-title = Special powers and traits
figure-special-note = Kept from the file to be read; what they do is not judged.
