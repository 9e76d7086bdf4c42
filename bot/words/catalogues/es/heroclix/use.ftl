# Lo que hacen los poderes fuera de los ataques.
use-other-turn = No es el turno del bando de { $figure }, y esto se tira al principio del turno propio.
use-not-beginning = Esto se tira al empezar el principio del turno; ahora es: { $phase }.
use-needs-target = { $action } necesita que se elija a alguien.
use-leadership-target = { $target } no es un personaje amigo adyacente que valga menos puntos o comparta una palabra clave.
use-succeeds-on = { $power } tiene éxito con estos resultados: { $results }.
use-roll-succeeds = { $figure } saca un { $roll }: éxito.
use-roll-fails = { $figure } saca un { $roll }: fallo.
use-roll-pending = { $figure } todavía tiene que tirar un d6.
use-token-removed = Se retira una ficha de acción de { $target }: { $tokens ->
    [0] no queda ninguna
    [one] queda una
   *[other] quedan { $tokens }
}.
use-no-token = { $target } no tiene ninguna ficha de acción que retirar.
use-heals-half = { $power } cura la mitad de lo que muestra un d6.
use-heals-critically = Impacto crítico: { $target } se cura { $clicks ->
    [one] un clic
   *[other] { $clicks } clics
} más.
use-half-rolled = La mitad del { $roll } que sale, redondeada hacia arriba: { $clicks ->
    [one] un clic
   *[other] { $clicks } clics
}.
use-heals-roll = { $power } cura { $halved ->
    [true] la mitad de lo que muestra un d6, redondeada hacia arriba
   *[other] lo que muestra un d6
}, { $add }, y al menos { $least }.
use-roll-heals = El { $roll } que sale cura { $clicks ->
    [one] un clic
   *[other] { $clicks } clics
}.
use-stop-heals-less = STOP: { $target } se cura { $clicks ->
    [one] 1 clic
   *[other] { $clicks } clics
} menos.
use-healed = { $target } se cura { $clicks ->
    [one] un clic
   *[other] { $clicks } clics
}.
use-not-healed = El dial de { $target } no gira: no se puede curar más.
use-bystander-not-healed = { $target } es un secundario (bystander): no se le puede curar.
use-countdown-not-healed = { $target } está en un clic de cuenta atrás: no se le puede curar.
use-poison = Veneno (Poison) de { $figure }: { $damage } de daño a cada personaje adversario adyacente: { $targets }.
effect-regardless-of-adjacency = { $power } de { $figure } no tiene en cuenta la adyacencia: alcanza también a { $target }.
use-perplex = Alterar (Perplex): hasta el próximo turno de quien lo usa, { $target } modifica { $value } en { $add }.
use-perplex-damage = Alterar (Perplex) modifica cualquier valor de combate menos el daño.
use-perplex-by-one = Alterar (Perplex) modifica en +1 o −1, salvo que una carta diga otra cosa.
use-outwit = Anular (Outwit): hasta el próximo turno de quien lo usa, { $target } no puede usar { $power }.
use-outwit-not-a-power = { $power } no es un poder estándar ni un poder especial de { $target }: no se puede elegir con Anular (Outwit).
use-outwit-protected = { $power } de { $target } está Protegido: Anular (Protected: Outwit).
use-illegal = { $figure } no puede usar esto ahora: { $action }.
use-resolves = Se resuelve { $action } de { $figure }.
use-outwit-restricted = { $card } no permite elegir { $power }.
use-perplex-restricted = { $card } no permite este cambio.
use-healed-up-to = { $card }: { $target } se cura como mucho hasta el clic { $click }: { $clicks ->
    [one] 1 clic.
   *[other] { $clicks } clics.
}
use-not-healed-by-card = A { $target } no se le puede curar: { $card }.
