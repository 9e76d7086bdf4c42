turn-action-total = A build total of { $points } points gives { $total } { $total ->
    [one] action
   *[other] actions
}.
turn-action-total-leadership = Leadership: { $add } to the action total, once for the force.
turn-action-total-minimum = The action total is never below { $limit }.
turn-action-total-maximum = The action total is never above { $limit }.
turn-tokens-given = { $figure } is given { $count ->
    [one] an action token
   *[other] { $count } action tokens
} and has { $tokens }.
turn-tokens-full = { $count ->
    [one] One action token
   *[other] { $count } action tokens
} more can’t be given to { $figure }: { $limit } are the limit.
turn-cleared = { $figure } received no action token this turn and clears { $count ->
    [one] its one
   *[other] all { $count }
}.
turn-not-cleared = { $figure } received an action token this turn and clears none of its { $count }.
turn-phase-begins = Now: { $phase }.
