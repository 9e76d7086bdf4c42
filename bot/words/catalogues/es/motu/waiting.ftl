# Masters of the Universe: Battleground en la mesa: qué se espera y cómo se contesta con botones.
motu-interrupting = { $figure } interrumpe a { $of }.
motu-awaits-preparation = roba cartas de destino hasta tener cinco.
motu-awaits-maintenance = consigue fichas de objetivo y di cuándo has terminado.
motu-awaits-cards = elige una carta y ponla boca abajo.
motu-awaits-activation = activa a un personaje con { $card }: { $points ->
    [one] un punto de acción
   *[other] { $points } puntos de acción
} y { $mana } de maná.
motu-awaits-bonus = toma la bonificación de { $card }.
motu-awaits-throw = { $test } de { $figure }: falta tirar { $dice ->
    [one] un dado
   *[other] { $dice } dados
}, a { $threshold } o más.
motu-awaits-against = { " " }En contra, { $figure }: { $dice ->
    [one] un dado
   *[other] { $dice } dados
} a { $threshold } o más.
motu-awaits-dice = { $test } de { $figure } a { $threshold } o más: **{ $dice }**, { $successes ->
    [0] ningún éxito
    [one] un éxito
   *[other] { $successes } éxitos
}. Repite fallos{ $mana ->
    [0] { "" }
   *[other] { " " }(maná: { $mana })
} o quédate con los dados.
motu-awaits-explosions = { $dice ->
    [one] Un seis explota.
   *[other] { $dice } seises explotan.
}
motu-awaits-guard = { $figures }, en guardia: interrumpe ahora a { $of }.
motu-awaits-opportunity = { $figures }: ataque de oportunidad contra { $of }, que se va.
motu-awaits-area = sigue el ataque de área; faltan por atacar: { $targets }.
motu-awaits-push = { $by } empuja a { $figure } de su casilla: elige adónde va.
motu-awaits-movement = el movimiento de { $figure } espera y { $points ->
    [one] le queda un punto
   *[other] le quedan { $points } puntos
}: sigue por otro camino o termínalo.
motu-button-throw = 🎲 Tira el bot
motu-button-throw-typed = Mis dados…
motu-button-keep = Quedarse con los dados
motu-button-keep-typed = Mis explosiones…
motu-button-keep-bot = Que exploten con el bot
motu-button-stopmoving = Terminar aquí el movimiento
motu-button-endinterruption = Terminar la interrupción
motu-button-hand = Mano · { $side }
motu-menu-interrupt = ¿Quién interrumpe?
motu-menu-choosepush = ¿Adónde se lo empuja?
motu-menu-reroll = Repetir dados, todos a la vez
motu-menu-area = Siguiente objetivo del área
motu-menu-play = Jugar otra carta por una bonificación
motu-again-mana = { $count ->
    [one] Repetir el { $dice } · un maná
   *[other] Repetir { $dice } · { $count } de maná
}
motu-again-free = { $count ->
    [one] Repetir el { $dice } · gratis, por una carta
   *[other] Repetir { $dice } · gratis, por una carta
}
motu-move-points = { $points ->
    [one] un punto de movimiento
   *[other] { $points } puntos de movimiento
}
motu-menu-go = Mover a… ({ $most ->
    [one] un punto
   *[other] { $spread ->
        [0] { $most } puntos
       *[other] { $least ->
            [one] de { $most } puntos a uno
           *[other] de { $most } a { $least } puntos
        }
    }
})
motu-menu-go-concentrated = Gastar la concentración y mover a…
motu-a-card = carta
motu-not-your-hand = Esa mano no es tuya: es de { $side }.
motu-swaps-not-read = «{ $given }» no son dados que repetir: di sus posiciones, como `2 5`, y con dados propios lo que muestran ahora, `2=4 5=6`.
motu-test-against = Una defensa necesita las dos cosas: el objetivo y el atributo con que se defiende.
motu-reroll-which = ¿Qué dados se repiten? Di sus posiciones: `/test reroll mana: 2 5`.
motu-one-place = «{ $given }» no es una casilla: escribe una, como `C5` o `C5@p1`.
form-motu-throw-typed = Tus dados
    .label = Como cayeron, uno tras otro
    .hint = 6 4 2 1; maná 3=5; nuevos 4
form-motu-keep-typed = Tus explosiones
    .label = Los dados nuevos de los seises, o «ninguno»
    .hint = 5 3
