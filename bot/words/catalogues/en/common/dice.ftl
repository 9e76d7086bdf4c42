# The bot's dice, and how anybody redoes them.
cmd-verify = verify
    .description = The bot’s dice: put something into them, ask for their seed, redo a game’s rolls
    .contribute = contribute
    .contribute-description = Any text of yours: from the next roll on the dice depend on it, too
    .reveal = reveal
    .reveal-description = Show the secret seed now and begin with another, once every seat asks
    .file = file
    .file-description = A game that /game export made: its rolls are redone
    .confirm = confirm
    .confirm-description = Typed rolls of this game wait until the other side confirms them, or no longer
dice-title = The bot’s dice
dice-commitment = SHA-256 of the secret seed: `{ $commitment }`
dice-of-game = Game { $game } · { $rolls ->
    [0] nothing rolled yet
    [one] one roll so far
   *[other] { $rolls } rolls so far
}
dice-all-revealed = Every seed is revealed: the game is over, or has rolled nothing.
dice-contributions = Put in by the players
dice-no-contributions = Nothing yet: `/verify contribute:` and any text of yours.
dice-revealed = Seeds revealed
dice-rolls = Rolls { $first } to { $last }
dice-unused = No roll
dice-more = … and { $count } more
dice-asked-title = Asked for the seed
dice-asked = { $players }: it is shown once every seat asks.
dice-footer = Each roll follows from the seed, the game, its number and what the players put in; README tells how to redo it by hand.
dice-contributed = Put in: it counts from the next roll on.
dice-taken-out = Taken out: it counts no more from the next roll on.
dice-asked-for = Noted. The seed is shown, and another begun, once every seat asks: `/verify reveal:`
dice-renewed = The seed is shown below, and a new one begun.
dice-contribution = What is put into the dice is one line of at most { $most } characters.
dice-not-seated = Only who has a seat in this channel’s game puts something into its dice, or asks for their seed: `/game join`
dice-ended = The seed of the dice is revealed: `/verify` shows it, and `/game export` has every roll.
verify-one-at-a-time = One at a time: `contribute`, `reveal`, `file` or `confirm`.
verify-title = Rolls redone
verify-counted = { $redone ->
    [one] One roll was redone from its seed
   *[other] { $redone } rolls were redone from their seeds
}; { $secret ->
    [0] none is still secret.
    [one] one is still secret.
   *[other] { $secret } are still secret.
} Hashes of the seeds, to be held against those that the bot published in the channel:
verify-agrees = Everything agrees: each roll is what its seed gives, and the log shows these dice.
verify-nothing-yet = The log shows the dice of its rolls. What they follow from is told when the seed is revealed.
verify-differs = { $count ->
    [one] One thing does not agree:
   *[other] { $count } things do not agree:
}
verify-number = Roll { $number } stands where roll { $expected } should.
verify-commitment = Roll { $number }: the seed’s SHA-256 is not the hash published.
verify-dice = Roll { $number }: the file says { $dice }, the seed gives { $redone }.
verify-proof = Roll { $number }: its proof is not what the seed gives for this number and these contributions.
verify-event = Event { $event }: the log tells dice here that no roll gives.
verify-unseen = Event { $event }: the bot rolled dice here that the log does not show.
verify-not-revealed = Roll { $number }: the game is over, and its seed is missing.
verify-commitment-of-the-end = The game is over, and a hash is given for further rolls.
verify-commitment-known = The hash for the next roll is that of a seed already shown.
verify-commitment-missing = The game goes on, and no hash is given for its next roll.
verify-decks = { $decks ->
    [one] One deck was dealt anew from its seed.
   *[other] { $decks } decks were dealt anew from their seeds.
}
verify-deck-seed = Deck { $deck }: the seed’s SHA-256 is not the one that was told when it was shuffled.
verify-deck-card = Event { $event }: a card of deck { $deck } was shown that its shuffle had not dealt yet.
verify-unreadable = The dice of this file are not written as the bot writes them: { $path }.
verify-log = Event { $event } does not follow from those before it: this is not a game that was played.
verify-no-record = The file has no record of the bot’s rolls: nothing vouches for them.
error-import-dice = these dice do not agree with the log or with their seeds; expected them as the bot rolled them; `/verify` tells more
error-import-rolled = "{ $said }": these dice do not agree with their seed; expected { $redone }
error-import-deck = no deck of this log was shuffled by this seed; expected the one that `/game export` wrote, or none
error-not-a-hash = "{ $given }" is no SHA-256; expected 64 digits of 0–9 and a–f
error-not-digits = "{ $given }" is no number of a game; expected digits alone
error-not-a-line = "{ $given }" holds a line break; expected one line
import-dice-missing = { $path }: the bot rolled these dice, and the file holds no record of its rolls under dice; take the file whole, as `/game export` wrote it
