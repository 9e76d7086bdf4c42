# Masters of the Universe: Battleground at the table: what is waited for, and how it is answered by buttons.
motu-interrupting = { $figure } interrupts { $of }.
motu-awaits-preparation = draw destiny cards up to five.
motu-awaits-maintenance = take objectives, then say that you are done.
motu-awaits-cards = choose a card and lay it face down.
motu-awaits-activation = activate a character with { $card }: { $points ->
    [one] one action point
   *[other] { $points } action points
}, { $mana } mana.
motu-awaits-bonus = take the bonus of { $card }.
motu-awaits-throw = { $test } of { $figure }: { $dice ->
    [one] one die
   *[other] { $dice } dice
} at { $threshold } or more, to be thrown.
motu-awaits-against = { " " }Against it { $figure }: { $dice ->
    [one] one die
   *[other] { $dice } dice
} at { $threshold } or more.
motu-awaits-dice = { $test } of { $figure } at { $threshold } or more: **{ $dice }**, { $successes ->
    [0] no success
    [one] one success
   *[other] { $successes } successes
}. Throw failures again{ $mana ->
    [0] { "" }
   *[other] { " " }({ $mana } mana)
}, or keep the dice.
motu-awaits-explosions = { $dice ->
    [one] One six explodes.
   *[other] { $dice } sixes explode.
}
motu-awaits-guard = { $figures } on guard: interrupt { $of } now.
motu-awaits-opportunity = { $figures }: opportunity attack on { $of }, who leaves.
motu-awaits-area = the area attack goes on; still to be struck: { $targets }.
motu-awaits-push = { $by } pushes { $figure } off its hex: choose where it goes.
motu-awaits-movement = the movement of { $figure } waits with { $points ->
    [one] one point
   *[other] { $points } points
} left: go on by another way, or end it.
motu-button-throw = 🎲 The bot throws
motu-button-throw-typed = My dice …
motu-button-keep = Keep the dice
motu-button-keep-typed = My explosions …
motu-button-keep-bot = The bot explodes them
motu-button-stopmoving = End the movement here
motu-button-endinterruption = End the interruption
motu-button-hand = Hand · { $side }
motu-menu-interrupt = Who interrupts?
motu-menu-choosepush = Where is it pushed?
motu-menu-reroll = Throw again, all at once
motu-menu-area = Strike next
motu-menu-play = Play another card for a bonus
motu-again-mana = { $count ->
    [one] Throw the { $dice } again · one mana
   *[other] Throw { $dice } again · { $count } mana
}
motu-again-free = { $count ->
    [one] Throw the { $dice } again · free, by a card
   *[other] Throw { $dice } again · free, by a card
}
motu-move-points = { $points ->
    [one] one movement point
   *[other] { $points } movement points
}
motu-menu-go = Move to … ({ $most ->
    [one] one point
   *[other] { $spread ->
        [0] { $most } points
       *[other] { $least ->
            [one] { $most } points to one
           *[other] { $most } to { $least } points
        }
    }
})
motu-menu-go-concentrated = Spend concentration and move to …
motu-a-card = card
motu-not-your-hand = That hand is not yours: it is of the { $side }.
motu-swaps-not-read = "{ $given }" are no dice to throw again: name their positions, such as `2 5`, and with your own dice what they show now, `2=4 5=6`.
motu-test-against = A defense needs both: the target, and the attribute it defends with.
motu-reroll-which = Which dice are thrown again? Name their positions: `/test reroll mana: 2 5`.
motu-one-place = "{ $given }" is not one place: write one such as `C5` or `C5@p1`.
form-motu-throw-typed = Your dice
    .label = As they fell, one after the other
    .hint = 6 4 2 1; mana 3=5; new 4
form-motu-keep-typed = Your explosions
    .label = The new dice of sixes, in order, or “none”
    .hint = 5 3
