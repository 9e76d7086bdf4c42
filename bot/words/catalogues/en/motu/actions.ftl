# Masters of the Universe: Battleground. Actions: who may take them, what they cost (4b, 6, 7c, 7d).
motu-action-legal = { $figure } may do that now.
motu-actions-told = { $figure } may do { $count ->
    [0] nothing
    [one] one thing
   *[other] { $count } things
} now.
motu-not-active = { $active } is active, not { $figure }.
motu-not-innermost = { $by } interrupts and acts now, not { $figure }.
motu-activation-ended = { $figure } went on guard: its activation is over.
motu-too-few-points = It costs { $cost ->
    [one] one action point
   *[other] { $cost } action points
}; { $points } are left.
motu-too-little-mana = It costs { $cost } mana; { $mana } is there.
motu-cost = { $action }: { $cost ->
    [one] one action point
   *[other] { $cost } action points
}, after { $earlier } of the kind before it.
motu-cost-attack = An attack with a { $weapon } weapon: { $cost ->
    [one] one action point
   *[other] { $cost } action points
}, after { $earlier } of the kind before it.
motu-cost-free = A free action costs no action points.
motu-cost-mana = The spell costs { $mana } mana.
motu-ability-cost = { $ability } costs { $ap } action points and { $mana } mana.
motu-ability-used = { $ability } was used already in this activation or interruption.
motu-ability-sight = { $figure } does not see { $target }.
motu-ability-not-interrupted = In an interruption an ability that is used on an enemy is used on { $of }, not on { $target }.
motu-no-ability = { $figure } has no active ability { $ability }.
motu-action-no-weapon = { $figure } does not attack with { $weapon }: it has no such weapon, or fists beside a melee weapon.
motu-concentrated-already = { $figure } is concentrated already: no second token.
motu-consumable-free = { $item } is a consumable: a free action, before or after any other.
motu-consumable-used = { $item } is used up.
motu-opportunity-melee-only = An interruption of opportunity allows melee attacks alone.
motu-interruption-no-such-action = An interruption allows a movement, an attack or an ability, neither concentration nor guard.
motu-action-entry = { $action } { $name }: { $cost ->
    [one] one action point
   *[other] { $cost } action points
}{ $mana ->
    [0] {""}
   *[other] , { $mana } mana
}.
motu-action-plain = { $action }: { $cost ->
    [one] one action point
   *[other] { $cost } action points
}{ $mana ->
    [0] {""}
   *[other] , { $mana } mana
}.
motu-action-plain-not = { $action }: not now.
motu-action-entry-not = { $action } { $name }: not now.
motu-waits = Nobody acts now: { $waits }.
motu-ability-words = What { $ability } does is told by its card and carried out at the table.
motu-consumable-words = What { $item } does is told by its card and carried out at the table.
motu-actions-consumables = Consumables of { $figure } are free, before or after any of these.
