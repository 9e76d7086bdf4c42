"""The terms that the books define, as each book names them and as our entries may.

All but the capitals are patterns over folded text (lower case, no accents). An entry may name a term by
any word of its family: "two tokens" is enough for action tokens.
"""

import re
from dataclasses import dataclass

from rulesdb.search.text import fold

__all__ = ["ACTION_TYPES", "TERMS", "Term"]


@dataclass(frozen=True)
class Term:
    """A defined term: in the English book, in the Spanish one, and in our words of both languages."""

    name: str
    english_book: str
    spanish_book: str
    english: str
    spanish: str

    def in_book(self, text: str, lang: str) -> bool:
        """Tell whether a section of a book in that language names the term."""
        return re.search(self.english_book if lang == "en" else self.spanish_book, fold(text)) is not None

    def in_entry(self, text: str, lang: str) -> bool:
        """Tell whether an entry's words name it."""
        return re.search(self.english if lang == "en" else self.spanish, fold(text)) is not None


TERMS = (
    Term("action token", r"action tokens?", r"(?:tokens?|fichas?) de accion", r"tokens?", r"fichas?"),
    Term("action total", r"action totals?", r"total de acciones", r"action total|total", r"total"),
    Term("break away", r"break(?:s|ing)? away", r"destrab", r"br[eo]ak\w* (?:\w+ )?away", r"separ|destrab"),
    Term(
        "knockback",
        r"knock(?:ed|s)?[ -]?back",
        r"knockback|retroceso|catapult",
        r"knock\w*(?: \w+){0,3}[ -]?back",
        r"retroce|knockback|catapult",
    ),
    Term("line of fire", r"lines? of fire", r"lineas? de fuego", r"\blines?\b", r"\blineas?\b"),
    Term("hindering terrain", r"hindering", r"obstaculiz(?:ador|ad[oa])|hinder", r"hinder", r"obstaculiz"),
    Term("blocking terrain", r"blocking terrain", r"bloqueante|terrenos? (?:de )?bloqueo", r"block", r"bloque"),
    Term("elevation", r"elevated|elevation", r"elevad|elevacion", r"elevat|level|higher", r"eleva|nivel|\balt[oa]"),
    Term("wall", r"\bwalls?\b", r"\bparedes\b|\bpared\b|\bmuros?\b", r"\bwalls?\b", r"\bmuros?\b"),
    Term("debris", r"\bdebris", r"escombro", r"debris", r"escombro"),
    Term(
        "adjacency",
        r"\badjacent\b|adjacency",
        r"adyacen",
        r"adjacen|next to|beside|neighbou?r|alongside",
        r"adyacen|contigu|al lado|junto a|vecin",
    ),
    Term("critical hit", r"critical hits?", r"golpe critico|impacto critico", r"critical hit", r"impacto critico"),
    Term("critical miss", r"critical miss", r"fallo critico", r"critical miss", r"fallo critico"),
    Term("penetrating", r"penetrating", r"penetrante", r"penetrat", r"penetrante"),
    Term("unavoidable", r"unavoidable", r"inevitable", r"unavoidabl", r"inevitable"),
    Term(
        "modifier",
        r"\bmodifiers?\b|\bmodif(?:y|ies|ied)\b",
        r"\bmodificador",
        r"modif|bonus|[+-] ?\d",
        r"modific|bono|[+-] ?\d",
    ),
    Term("replacement value", r"replacement values?", r"valor(?:es)? de reemplazo", r"replac", r"sustitu|reemplaz"),
    Term("reroll", r"\breroll", r"\brelanz", r"reroll|roll\w* again|again", r"repet|repit|otra vez|de nuevo|vuelv"),
    Term("costed action", r"\bcosted\b", r"\bcostead", r"costed", r"coste"),
    Term("KO", r"\bko\b", r"\bko\b", r"\bko", r"\bko\b"),
    Term("Sideline", r"sideline", r"sideline|linea lateral", r"sideline", r"banquillo|sideline"),
    Term("starting area", r"starting areas?", r"areas? de inicio", r"area", r"\bzona"),
    Term("starting line", r"starting lines?", r"lineas? de inicio", r"starting|\bline", r"\blinea|inici"),
    Term("themed team", r"themed teams?", r"tematic", r"theme", r"tematic"),
    Term("bystander", r"bystanders?", r"bystander", r"bystander", r"secundario|bystander"),
    Term("combat dial", r"combat dials?", r"dial(?:es)? de combate", r"dial|click", r"dial|clic"),
    Term("click", r"\bclick(?:s|ed|ing)?\b", r"\bclicks?\b", r"click|dial|turn", r"clic|dial|gir"),
    Term("attack roll", r"attack rolls?", r"tiradas? de ataque", r"\brol|dice", r"tirada|dado|tira"),
    Term("attack total", r"attack totals?", r"ataque total", r"total", r"total"),
    Term(
        "friendly",
        r"\bfriendly\b",
        r"amistos",
        r"friend|your own|\byours?\b|\bside\b",
        r"amig|propi|\btuy|\btus?\b|bando",
    ),
    Term(
        "opposing",
        r"\bopposing\b|\bopponents?\b",
        r"\boponentes?\b",
        r"oppos|opponent|enem|other player|other side|others",
        r"adversari|enemig|otro jugador|los demas|rival|contrari|\botros?\b",
    ),
    Term("special power", r"special powers?", r"poder(?:es)? especial", r"special|powers", r"especial|poderes"),
    Term("standard power", r"standard powers?", r"poder(?:es)? estandar", r"\bpower", r"\bpoder"),
    Term("trait", r"\btraits?\b", r"\brasgos?\b(?! del mapa| especial)", r"\btrait", r"\brasgo"),
    Term("team ability", r"team abilit", r"habilidad(?:es)? de equipo", r"\bteam", r"equipo"),
    Term("keyword", r"\bkeywords?\b", r"palabras? clave", r"keyword", r"palabras? clave"),
    Term("point value", r"point values?", r"valor(?:es)? (?:en|de) puntos", r"point|worth|cost", r"punto|coste|vale"),
    Term("build total", r"build totals?", r"total de construccion", r"build total|\btotal", r"total"),
    Term("victory points", r"victory points?", r"puntos? de victoria", r"point|score", r"punto"),
    Term("heal", r"\bheal", r"\bcura(?!tiv)|\bsana", r"\bheal", r"\bcur[aeo]|sana|recuper"),
    Term("equipment", r"\bequip", r"equipment|equipamiento|equipad[oa]|\bequipar", r"equip", r"equip"),
    Term("vehicle", r"\bvehicles?\b", r"\bvehiculos?\b", r"vehicle", r"vehiculo"),
    Term("giant", r"\bgiant\b", r"\bgigante\b", r"giant", r"gigante|giant"),
    Term("colossal", r"\bcolossal\b", r"\bcolos+al\b", r"colossal", r"colos+al"),
)

# The types of action stand in capitals in every book: our Spanish words keep them or translate them.
ACTION_TYPES = {
    "MOVE": Term("MOVE", "", "", r"\bmov", r"\bmov|\bmuev"),
    "CLOSE": Term("CLOSE", "", "", r"\bclose\b", r"\bclose\b|\bcerca\b|cuerpo a cuerpo"),
    "RANGE": Term("RANGE", "", "", r"\brange\b", r"\brange\b|\blejos\b|a distancia"),
    "POWER": Term("POWER", "", "", r"\bpower\b", r"\bpower\b|\bpoder\b"),
    "FREE": Term("FREE", "", "", r"\bfree\b", r"\bfree\b|\bgratis\b"),
}
