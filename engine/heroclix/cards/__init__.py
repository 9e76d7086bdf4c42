"""The text on cards, read (18.2, 19.2, 20, 21).

A text is put apart first: into what `//` separates, into sentences, and into what hangs on an action or a trigger
(`parts`). Only then does a sentence get a meaning, from the grammar: rules that say both how a sentence is understood
and how that meaning is worded, one file for each family of sentences. A meaning is the list of effects that a document
would write by hand (`engine.heroclix.written`), and a sentence is judged only if these effects, worded by the same
rules, are the sentence again, and if the rules apply every one of them. Reading looks at nothing but the text, the
name of its character and the powers of the edition.
"""
