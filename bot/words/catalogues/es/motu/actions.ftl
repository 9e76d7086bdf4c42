# Masters of the Universe: Battleground. Acciones: quién puede realizarlas y qué cuestan (4b, 6, 7c, 7d).
motu-action-legal = { $figure } puede hacerlo ahora.
motu-actions-told = { $figure } { $count ->
    [0] no puede hacer nada ahora
    [one] puede hacer ahora una cosa
   *[other] puede hacer ahora { $count } cosas
}.
motu-not-active = El personaje activo es { $active }, no { $figure }.
motu-not-innermost = Ahora interrumpe y actúa { $by }, no { $figure }.
motu-activation-ended = { $figure } se puso en guardia: su activación ha terminado.
motu-too-few-points = Cuesta { $cost } PA; quedan { $points }.
motu-too-little-mana = Cuesta { $cost } de maná; hay { $mana }.
motu-cost = { $action }: { $cost } PA, tras { $earlier } de su clase.
motu-cost-attack = Un ataque con arma de { $weapon }: { $cost } PA, tras { $earlier } de su clase.
motu-cost-free = Una acción gratuita no cuesta PA.
motu-cost-mana = El hechizo cuesta { $mana } de maná.
motu-ability-cost = { $ability } cuesta { $ap } PA y { $mana } de maná.
motu-ability-used = { $ability } ya se ha usado en esta activación o interrupción.
motu-ability-sight = { $figure } no ve a { $target }.
motu-ability-not-interrupted = En una interrupción, una habilidad dirigida a un enemigo se dirige a { $of }, no a { $target }.
motu-no-ability = { $figure } no tiene la habilidad activa { $ability }.
motu-action-no-weapon = { $figure } no ataca con { $weapon }: no tiene esa arma, o son los puños teniendo un arma cuerpo a cuerpo.
motu-concentrated-already = { $figure } ya está concentrado: no recibe otra ficha.
motu-consumable-free = { $item } es un consumible: acción gratuita, antes o después de cualquier otra.
motu-consumable-used = { $item } ya se ha utilizado.
motu-opportunity-melee-only = Una interrupción de oportunidad solo permite ataques cuerpo a cuerpo.
motu-interruption-no-such-action = Una interrupción permite un movimiento, un ataque o una habilidad, no concentración ni guardia.
motu-action-entry = { $action } { $name }: { $cost } PA{ $mana ->
    [0] {""}
   *[other] , { $mana } de maná
}.
motu-action-plain = { $action }: { $cost } PA{ $mana ->
    [0] {""}
   *[other] , { $mana } de maná
}.
motu-action-plain-not = { $action }: ahora no.
motu-action-entry-not = { $action } { $name }: ahora no.
motu-waits = Ahora no actúa nadie: { $waits }.
motu-ability-words = Lo que hace { $ability } lo dice su carta y se resuelve en la mesa.
motu-consumable-words = Lo que hace { $item } lo dice su carta y se resuelve en la mesa.
motu-actions-consumables = Los consumibles de { $figure } son gratis, antes o después de cualquiera de estas.
