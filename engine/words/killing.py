"""Words for taking somebody out of the game, in every form: what is asked are the chances of it."""

from __future__ import annotations

__all__ = ["ENGLISH_KILLING", "SPANISH_KILLING"]

ENGLISH_KILLING = {
    "kill:base": "kill|ko|k o|knock out|finish off|take out|take down|one shot|oneshot|eliminate|put down|wipe out|"
    "get the ko on|score a ko on|get a ko on|outright kill|kill outright|kill off|ko in one hit|defeat",
    "kill:third": "kills|kos|knocks out|finishes off|takes out|takes down|one shots|oneshots|eliminates|puts down|"
    "wipes out|defeats",
    "kill": "killing|killed|koing|koed|ko'd|kod|knocking out|knocked out|finishing off|finished off|taking out|"
    "taken out|taking down|taken down|one shotting|eliminating|eliminated|wiping out|to kill|to ko|defeating|defeated",
    "dies": "die|dies|dead|be dead|ko'd|get ko'd|gets ko'd|get koed|go down|goes down|be ko'd|get killed|gets killed|"
    "be killed|end up dead|ends up dead|be out|get knocked out|gets knocked out|be knocked out",
}
SPANISH_KILLING = {
    "kill:base": "mata|tumba|remata|noquea|elimina|liquida|derrota",
    "kill:third": "mata|matan|mataria|tumba|tumban|tumbaria|remata|remataria|noquea|noquearia|elimina|eliminaria|"
    "liquida|derrota|acaba con|acabaria con|da ko|le da ko|deja ko|lo deja ko|hace ko|le hace ko|saca del juego|"
    "logra matar|llega a matar|alcanza a matar|revienta|reventaria",
    "kill:first": "mato|tumbo|remato|noqueo|elimino|liquido",
    "kill": "matar|tumbar|rematar|noquear|eliminar|liquidar|derrotar|acabar con|matando|tumbando|rematando|noqueando|"
    "mate|tumbe|remate|noquee|elimine|liquide|matado|muerto por|dar ko|hacer ko|dejar ko|dejar fuera|sacar del juego|"
    "matara|tumbara|rematara|reventar",
    "dies": "muere|moriria|muerto|muerta|se muere|morir|morirse|queda ko|cae ko|queda muerto|queda muerta|"
    "queda noqueado|queda noqueada|queda fuera|se queda ko|muera",
}
