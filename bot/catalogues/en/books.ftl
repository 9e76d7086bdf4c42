rule-book = In the book ({ $source }, line { $line })
