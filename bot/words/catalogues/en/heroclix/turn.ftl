turn-action-total = A build total of { $points ->
    [one] one point
   *[other] { $points } points
} gives { $total ->
    [one] one action
   *[other] { $total } actions
}.
turn-action-total-leadership = Leadership: { $add } to the action total, once for the force.
turn-action-total-changed = Other effects: { $add }.
turn-action-total-minimum = The action total is never below { $limit }.
turn-action-total-maximum = The action total is never above { $limit }.
turn-tokens-given = { $figure } is given { $count ->
    [one] an action token
   *[other] { $count } action tokens
} and has { $tokens }.
turn-tokens-full = { $count ->
    [one] One more action token
   *[other] { $count } more action tokens
} can’t be given to { $figure }: the limit is { $limit }.
turn-cleared = { $figure } received no action token this turn and clears { $count ->
    [one] its token
   *[other] its { $count } tokens
}.
turn-not-cleared = { $figure } received an action token this turn and clears none: it keeps { $count ->
    [one] its token
   *[other] its { $count } tokens
}.
turn-phase-begins = Now: { $phase }.
