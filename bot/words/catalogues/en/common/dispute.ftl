# Disputes about rulings
dispute-title = Disputed: { $what }
dispute-title-closed = Dispute closed
dispute-by = { $player } contests this ruling. Which step is wrong, and what was different? The buttons say it.
dispute-footer = Nothing changes before another side or a judge accepts. The log keeps both rulings.
dispute-refused = refused ({ $who })
dispute-asked = asked: { $what }
dispute-menu = Contest another ruling
dispute-step = Which step is wrong?
dispute-read = Read a section, for you alone
dispute-before = As ruled
dispute-after = With what is said
dispute-later = What followed
dispute-said = What was said
dispute-no-before = How this was ruled is not known any more; it stays as it is written.
dispute-no-after = There is no ruling with what is said.
dispute-void = It was not allowed: it is dropped, as if it had not been done.
dispute-no-roll = This would need a roll that nobody made. Say which dice fell.
dispute-unchanged = The same ruling: what is said changes no step of it.
dispute-unchanged-section = The judge rules the same: the section is shown for you to decide. If you read it otherwise, say what follows from it, or accept and keep it as a house rule.
dispute-same-steps = { $count ->
    [one] … and one step that is the same.
   *[other] … and { $count } steps that are the same.
    }
dispute-too-far = Too much has followed to judge it all again in eight seconds: this can’t be corrected here any more. Correct the table by hand.
dispute-nothing-later = Nothing: this was the last.
dispute-later-more = … and { $count ->
    [one] one more comes
   *[other] { $count } more come
    } out differently.
dispute-later-same = { $count ->
    [one] • One later step stays as it was.
   *[other] • { $count } later steps stay as they were.
    }
dispute-later-changed = • { $number } ({ $what }) comes out differently
dispute-later-standing = • { $number } ({ $what }) is against the rules now, and stands
dispute-later-dropped = • { $number } ({ $what }) no longer holds, and is dropped
dispute-later-closing = • Before { $number }: what waits now is closed, damage dealt, nothing optional used
dispute-accept = Accept
dispute-dice = We can’t agree: dice
dispute-drop = Let it stand
dispute-say-roll = The dice were …
dispute-say-terrain = Terrain …
dispute-say-stood = It stood on …
dispute-say-tokens = Tokens …
dispute-say-click = Click …
dispute-say-effect = Modifier, power …
dispute-say-wounds = Wounds …
dispute-say-mana = Mana …
dispute-say-modifier = Modifier …
dispute-say-section = A rule was overlooked …
dispute-say-void = It wasn’t allowed
dispute-say-stands = It is allowed
dispute-steps-before = All steps, as ruled
dispute-steps-after = All steps, as said
dispute-keep = Keep as a house rule
dispute-went-on = The game went on meanwhile: this is judged anew. Look at it before you accept.
dispute-dropped = { $player } lets the ruling stand.
dispute-noted = The table has decided. Nothing in the game changes.
dispute-dice-asked = { $player } wants dice to decide: a die each, the higher one ({ $section }). The other side presses the same button.
dispute-dice-fell = { $one } rolls { $first }, { $other } rolls { $second } ({ $section }).
dispute-dice-lost = The ruling stands.
dispute-none = No ruling of this game can be contested there; leave the entry out for the last one
dispute-not-in-force = that command was taken back, or corrected since: choose it from the menu of /dispute
dispute-closed = this dispute is closed
dispute-of-another = this dispute is another player’s: contest the ruling yourself
dispute-not-yours = only players of this game and judges decide on its rulings
dispute-too-many = a dispute holds { $most } facts at most
dispute-too-far-line = { $count } entries followed: too many to judge again, the judge goes back { $most } at most, and eight seconds; correct the table by hand
dispute-no-roll-line = a roll is missing: say first which dice fell
dispute-refused-line = the game does not take this correction
fact-roll = the dice were { $dice }
fact-terrain = { $place } is { $terrain }
fact-stood = { $figure } stood on { $place }
fact-tokens = { $figure } had { $number ->
    [0] no action token
    [one] one action token
   *[other] { $number } action tokens
    }
fact-click = { $figure } was on click { $number }
fact-effect = { $figure } had: { $effect }
fact-wounds = { $figure } had { $number ->
    [0] no wound
    [one] one wound
   *[other] { $number } wounds
    }
fact-mana = { $figure } had { $number } mana
fact-modifier = { $value } { $change }
fact-section = a rule was overlooked: { $section }, { $title }
fact-void = it was not allowed
fact-stands = it is allowed, whatever the rules say
fact-refused = that can't have been so: { $why }
fact-unread-roll = "{ $given }" are no dice: write what fell, such as 4 3
fact-unread-terrain = "{ $given }" is no terrain: write a place and one of { $kinds }
fact-unread-stood = "{ $given }" is no place: write who it was, then a square such as C5
fact-unread-tokens = "{ $given }" is not understood: write who it was, then how many, such as 1
fact-unread-click = "{ $given }" is not understood: write who it was and which click, such as Iron Wolf 3
fact-unread-effect = "{ $given }" is not understood: write who it was and what it had, such as Iron Wolf attack +1, or Iron Wolf no charge
fact-unread-wounds = "{ $given }" is not understood: write who it was and how many, such as Brak 1
fact-unread-mana = "{ $given }" is not understood: write who it was and how much, such as Brak 2
fact-unread-modifier = "{ $given }" is not understood: write what changed and by how much, such as threshold +1
form-dispute-roll = The dice
    .label = As they fell, one after the other
    .hint = 4 3
form-dispute-terrain = Terrain
    .label = The place, and what is there
    .hint = C5 hindering
form-dispute-stood = It stood elsewhere
    .label = Who, and where
    .hint = Iron Wolf C5
form-dispute-tokens = Tokens
    .label = Who, and how many it had
    .hint = Iron Wolf 1
form-dispute-click = The dial
    .label = Who, and on which click
    .hint = Iron Wolf 3
form-dispute-effect = Modifier or power
    .label = Who, and what it had or could not use
    .hint = Iron Wolf attack +1 · Rook no toughness
form-dispute-wounds = Wounds
    .label = Who, and how many it had
    .hint = Brak 1
form-dispute-mana = Mana
    .label = Who, and how much it had
    .hint = Brak 2
form-dispute-modifier = A change of the test
    .label = Dice or threshold, of the defense too
    .hint = threshold +1 · defense dice -1
form-dispute-section = A rule was overlooked
    .label = Its section, as /rule knows it
    .hint = 11.4b
form-dispute-keep = House rule
    .label = How this table plays it
    .hint = Smoke does not hinder adjacent attacks
house-title = House rules of this channel
house-none = This channel keeps no house rules.
house-footer = The judge shows them beside rulings that they touch, and rules by the book.
house-remove = Remove one
house-kept = Kept as a house rule
house-no-section = this dispute touched no section: name the rule that was overlooked, then keep it
house-block = House rules of this table
house-cited = { $section }: { $text }
roll-waits = a typed roll waits for the other side
roll-waits-title = Is this what fell?
roll-waits-text = { $player } typed { $dice } ({ $who }). Nothing happens before the other side, or a judge, confirms it.
roll-confirm = Confirm the dice
roll-refuse = That is not what fell
roll-confirmed-title = Dice confirmed
roll-refused = { $player }: the roll of { $by } is not taken. Nothing has happened.
roll-own = the other side, or a judge, confirms your dice
rolls-confirmed-on = Typed rolls of this game now wait until the other side, or a judge, confirms them.
rolls-confirmed-off = Typed rolls of this game count at once again.
