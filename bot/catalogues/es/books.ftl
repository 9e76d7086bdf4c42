rule-book = En el libro ({ $source }, línea { $line })
