"""What Spanish players say of Battleground, as `english` has it: without accents, with the book's own words."""

from __future__ import annotations

from collections.abc import Mapping

from engine.words.passing import SPANISH_PAST

__all__ = ["PROTECTED", "SPANISH"]

SPANISH: Mapping[str, str] = {
    "filler": "el|la|los|las|lo|un|una|unos|unas|ahora|ahora mismo|ya|por favor|porfa|oye|hola|juez|arbitro|entonces|"
    "pues|a ver|aqui|ahi|alli|desde aqui|desde ahi|desde donde esta|desde su casilla|su|sus|personaje|miniatura|dime|"
    "con los puntos que le quedan|con los puntos q le quedan|con los puntos que tiene|con los puntos que quedan|"
    "con los puntos restantes|con lo que le queda|"
    "este turno|esta ronda|en este momento|actualmente|todavia|aun|tambien|directamente|en el campo|gracias|"
    "quiero saber si|quisiera saber si|me pregunto si|sabes si|una duda|pregunta|se",
    "may": "le toca|puedes|podes|puedo|se puede|puede|podria|pueden|podrian|es legal que|es posible que|se permite que|"
    "tiene permitido|es capaz de|"
    "le es posible|puede hacer|poder",
    "be": "es|esta|estan|son|queda|quedan|se encuentra|estar|ser",
    "have": "tiene|tienen|tendria|tener|consigue|recibe|obtiene|goza de",
    "isthere": "hay|existe|habria",
    "wh": "que|q|k|a q|con q|cual|cuales|cuanto|cuanta|cuantos|cuantas|cual es|a que|con que|con cuanto|cuanto es|"
    "de cuanto|a cuanto|"
    "de cuantos|con cuantos",
    "how": "como",
    "who": "quien|quienes|a quien|a quienes|con quien|con quienes|que enemigos|a que enemigos|que personajes|"
    "a que personajes|contra quien|contra quienes",
    "not": "no",
    "he": "el|ella|ellos",
    "him": "le|les|lo|la|los|las",
    "me": "yo|me|nos",
    "anybody": "alguien|algun enemigo|alguno",
    "if": "si|y si|que pasa si|que pasaria si|suponiendo que|supongamos que|en caso de que|imagina que|digamos que|"
    "que tal si|y que pasa si|pongamos que",
    "stand": "estuviera|estuviese|esta|estuvieran|se moviera|se mueve|se pusiera|se pone|se parara|se para|fuera|"
    "moviera|llega|estaria|parado|parada|pusiera|muevo|muevo a|movemos|pongo|pongo a|se colocara|se coloca|estaba|"
    "quedara|queda|pasara|pasa|se situa|se situara|estando|coloco|coloco a|se va|va|sube|subiera|se subiera",
    "instead": "en vez|en cambio|primero|entonces|despues|luego",
    "after": "despues de moverse|tras moverse|despues de ir|despues de mover|moviendose",
    "about": "que tal|y que tal|que hay de|en cuanto a",
    "past": f"{SPANISH_PAST}|"
    "por encima del muro|por encima de la pared|a traves del muro|a traves de la pared|sobre el muro|"
    "tras el muro|detras del muro|por encima del terreno|a traves del terreno|por debajo de la plataforma",
    "see:third": "alcanza a ver|logra ver|llega a ver|vera|ve|ven|veria|verian|divisa",
    "see": "ver|viendo|tiene a la vista|ver a|vea",
    "visible": "visible|visibles|visto|vista|a la vista|a la vista de|en linea de vision|se ve|escondido|oculto",
    "line": "linea de vision|ldv|linea|lineas de vision|linea de tiro|vision",
    "draw": "trazar|traza|se traza|bloqueada|libre|despejada|bloquea|clara",
    "cover": "cobertura|a cubierto|cubierto|cubierta|en cobertura|tras cobertura|bonificacion de cobertura",
    "arc": "arco|arcos",
    "front": "arco frontal|frente|delante|arco delantero",
    "rear": "arco trasero|retaguardia|espalda|arco de atras",
    "flank:third": "flanquea|flanquearia",
    "facing": "mirando|mirando hacia|de frente|de cara|encarado|encarada|encarando|orientado|orientada|"
    "de espaldas|dando la espalda|da la espalda|le da la espalda|dandole la espalda|vuelto de espaldas",
    "reacts": "reacciona|reaccionar|reaccionaria|interrumpe|interrumpir|interrumpiria|salta la guardia|"
    "le salta la guardia|saltar la guardia|saltaria la guardia|le salta la guardia a|"
    "activa la guardia|salta alguna guardia|"
    "activa alguna guardia|activaria la guardia|activa|activaria|"
    "usa la guardia|usar la guardia|usa su guardia|usar su guardia|reacciona con guardia|"
    "reacciona con la guardia|reaccionar con la guardia|reaccionar con guardia|responde con guardia",
    "flank": "por atras|desde atras|desde detras|por la retaguardia|a traicion|"
    "flanquear|flanqueando|flanqueado|flanqueada|detras|por detras|de flanco|ataque de flanqueo|"
    "un ataque de flanqueo|un ataque de flanco|por la espalda",
    "engaged": "enganchado|enganchada|baseado|baseada|en base|trabado|trabada|trabados|trabadas|"
    "trabado en combate|trabada en combate|trabados en combate|en combate|"
    "enzarzado|adyacente|adyacentes|al lado",
    "hit:base": "ataca|golpea|atacale|pega",
    "hit:third": "le pega|le da|le da a|le atina|da|ataca|golpea|hiere|pega|acierta|atacaria",
    "hit": "atacar|pegue|le pegue|golpee|dañe|le de|acierte|pegarle|golpear|herir|pegar|hacer un ataque|"
    "hacer un ataque contra|un ataque contra|atacando|"
    "ataque contra|"
    "acertar|dar|impactar|ataque|que ataque|que hiera|hiera|ataque a|atacado",
    "shoot:base": "dispara|disparale",
    "shoot:third": "dispara|dispararia",
    "shoot": "dispare|le dispare|disparando|disparar|disparando|un ataque a distancia|atacar a distancia|"
    "ataque a distancia|disparo|a distancia|"
    "hacer un ataque a distancia",
    "melee": "cuerpo a cuerpo|atacar cuerpo a cuerpo|ataque cuerpo a cuerpo|en cuerpo a cuerpo|"
    "un ataque cuerpo a cuerpo",
    "cast:third": "lanza un hechizo|hechiza|lanza",
    "cast": "lanzar un hechizo|hechizo|un hechizo|lanzarle un hechizo|hechizar|ataque de hechizo|hechizos|"
    "un ataque de hechizo|con magia|atacar con hechizo",
    "fists": "puños|punos|puño|puñetazos|a puñetazos|sin arma",
    "dice": "dados|dado|cuantos dados|numero de dados|tira|lanza|tirar|lanzar|dados de ataque|tirada",
    "defend": "defensa|defiende|se defiende|defenderse|dados de defensa|defender|defendiendose",
    "threshold": "umbral|el umbral|numero objetivo|que numero necesita|q numero necesita|necesita|"
    "que resultado necesita|necesita sacar|"
    "umbral del ataque|umbral de ataque",
    "odds": "chances de que|posibilidades de que|posibilidad de que|probabilidades de que|probabilidad|"
    "probabilidades|posibilidad|posibilidades|porcentaje|chances|que probabilidad|q probabilidad|"
    "que probabilidades|probabilidad de que|probabilidades de|que tan probable|como de probable|probable",
    "far": "distancia|a que distancia|a q distancia|cuantas pulgadas|a cuantas pulgadas|que distancia|a cuanto|"
    "pulgadas|lejos|"
    "como de lejos|cuantas casillas|a cuantas casillas|al alcance|al alcance de|dentro del alcance|alcance|"
    "dentro de alcance|fuera de alcance|distancia entre|separados|separa",
    "move:base": "mueve|muevete|ve",
    "move:third": "mueve|se mueve|anda|corre",
    "move": "se mueve|mueve|mover|moverse|moverse a|movimiento|ir|avanzar|andar|mover a|acabar su movimiento|"
    "acabar|desplazarse|"
    "moviendose",
    "reach:third": "llega|llega a|alcanza|llegaria|alcanzaria",
    "reach": "llegar|llegar a|alcanzar|llegar hasta|subir|subir a|ponerse al lado|llegar junto|subirse|subirse a|"
    "ponerse junto",
    "where": "donde|adonde|a donde|a que casillas|que casillas|hasta donde|por donde|a que lugares|en que casillas",
    "teleport": "teletransportarse|teletransporta|se teletransporta",
    "jump": "saltar|salta",
    "cost:third": "cuesta|costaria|vale|cuestan",
    "spends": "gasta|gastaria|gastar|consume|consumiria",
    "cost": "coste|costo|puntos de accion|pa|cuantos puntos de accion|cuantos pa|puntos|cuantos puntos|"
    "puntos de movimiento|cuantos puntos de movimiento|costar",
    "concentration": "concentrarse|concentracion|la concentracion|gastar la concentracion|gastando la concentracion|"
    "una accion de concentracion|concentrado|con concentracion|gastando su concentracion",
    "charge": "cargar|carga|cargaria|con una carga|con carga|cargando|en carga",
    "mana": "mana|cuanto mana|que mana",
    "guard": "guardia|ponerse en guardia|en guardia|una accion de guardia|accion de guardia",
    "movement": "un movimiento|accion de movimiento|una accion de movimiento|otro movimiento",
    "attacking": "un ataque|accion de ataque|una accion de ataque|otro ataque|un segundo ataque|segundo ataque",
    "options": "que puede|q puede|que mas puede|q mas puede|que acciones puede|opciones|acciones legales|"
    "acciones posibles|acciones|"
    "que acciones|"
    "posibles acciones|que podria",
    "act": "hacer|realizar|llevar a cabo|tiene",
    "activate": "le toca activarse|toca activarse|le toca activarse a|le toca actuar|toca actuar|"
    "actuar|actuar otra vez|volver a actuar|volver a activarse|actuar de nuevo|activarse otra vez|"
    "activar|activarse|ser activado|ser activada|activado|activacion|activa",
    "use": "usar|usa|utilizar|usar la habilidad|usar su habilidad",
    "opportunity": "ataque de oportunidad|ataques de oportunidad|pega gratis|le pega gratis|"
    "pegan gratis|le pegan gratis|atacan gratis|le atacan gratis|pegar gratis|pegarle gratis|"
    "golpe gratis|un golpe gratis|ataca gratis|le ataca gratis|ataque gratis|un ataque gratis",
    "leave": "se va|si se va|se aleja|si se aleja|abandona|si abandona|al irse|si se mueve|se mueve|irse|"
    "se marcha|huye|al|si sale|sale|hace|hacen|tienen|abandonar|alejarse|si|pegan|le pegan|le hacen",
    "provoke": "provoca|provocaria|sufre|sufriria|recibe|recibiria|se lleva|se come",
    "take": "agarrar|agarra|tomar|toma|conseguir|coger|recoger|llevarse|consigue|recoge|coge|conseguir la|reclamar",
    "token": "objetivo|ficha de objetivo|ficha|la ficha",
    "score": "marcador|puntuacion|quien gana|quien va ganando|como va la partida|puntos de victoria|va la partida|"
    "cuantos puntos lleva cada uno",
    "to": "a|al|hasta|hacia|contra|en|sobre|frente a|junto a|con respecto a",
    "from": "desde",
    "with": "con|cn|c|usando|mediante",
    "of": "de|d|del",
    "by": "por",
    "for": "para|pa",
    "between": "entre",
    "and": "y|e",
    "or": "o",
}
PROTECTED = (
    "alto arco arma armas bajo baston campo carta cartas casilla casillas cuerpo dado dados donde entre espada frente "
    "ficha fichas guardia hacha jugador lanza libre mana mano marca marcas mazo mente muro objetivo objeto para pieza "
    "poder por prueba pruebas punto puntos ronda sobre suelo turno zona"
)
