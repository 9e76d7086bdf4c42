"""What Spanish players say, concept by concept, as `english` has it: without accents, with voseo, tuteo and slang."""

from __future__ import annotations

from collections.abc import Mapping

from engine.heroclix.words.spanish_moves import SPANISH_MOVES
from engine.words.passing import SPANISH_PAST

__all__ = ["PROTECTED", "SPANISH"]

SPANISH: Mapping[str, str] = {
    "filler": "el|la|los|las|"
    "un|una|unos|unas|lo|ahora|ahora mismo|ya|ahorita|"
    "por favor|porfa|porfis|oye|"
    "oigan|che|hola|juez|arbitro|entonces|pues|bueno|a ver|hoy|este turno|en este turno|en este momento|"
    "todavia|aun|aqui|aca|ahi|desde ahi|desde aqui|desde aca|desde donde esta|desde su casilla|"
    "desde su posicion|desde su lugar|en su posicion actual|actual|actualmente|tal como esta|"
    "como esta la cosa|en el tablero|en el mapa|de aqui|legalmente|una duda|duda|pregunta|consulta|"
    "una pregunta|una consulta|en teoria|teoricamente|realmente|de verdad|sabes si|saben si|alguien sabe si|"
    "me dices si|decime si|dime si|dime|decime|directo|directamente|basica|basico|basicas|figura|personaje|"
    "muñeco|muneco|clix|pieza|mini|tambien|o sea|eh|igual|mismo|misma|tb|tmb|tmbn|tbn|tambn|jaja|pls|plis|xfa|"
    "gracias|saludos|en total|total|"
    "exactamente|exacto|es verdad que|es cierto que|quiero saber si|quisiera saber si|"
    "queria saber si|quiero saber|quisiera saber|me pregunto si|por si acaso|wey|guey|pana|bro|tio|amigo|"
    "amigos|gente|porfavor|de nuevo|otra vez|asi como esta|asi como esta la mesa|asi|hermano|loco|boludo|"
    "parce|compa|volando|en vuelo|por el aire|de hecho|al final|en esta situacion|en esta posicion|desde alli|alli",
    "other": "probar|pruebo|prueba",  # no slip of the finger of what is said of Probability Control
    "may": "lo bastante cerca para|lo suficientemente cerca para|suficientemente cerca para|bastante cerca para|"
    "lo bastante cerca como para|lo suficientemente cerca como para|tan cerca como para|en rango para|"
    "puedes|podes|podrias|podeis|puede|podria|pueden|podrian|puedo|podemos|podra|podriamos|se puede|"
    "es legal que|es posible que|"
    "tiene permitido|le dejan|le permiten|esta permitido que|capaz de|es capaz de|tiene permiso para|"
    "tiene permiso de|seria legal que|vale que|se permite que|poder|pudiera|pudiese|le es posible|lograria|"
    "logra|consigue|legal|hay forma de que|hay manera de que|da para que|le da para|le alcanza para|"
    "puede hacer para|se podria|esta en condiciones de|es valido que|podria ser que|es legal|es posible|"
    "posible|se vale que|vale|esta habilitado para|esta en posicion de|seria posible que|hay modo de que|"
    "chance de que pueda",
    "be": "es|esta|estan|son|estaria|seria|sera|queda|quedan|sigue|siguen|ser|estar|encuentra|"
    "se encuentra|siendo|ubicado|ubicada|parado|parada|quedaria|seran",
    "have": "tiene|tienen|tendria|tengo|tener|tendra|posee|tenga|tuviera|hace",
    "there": "hay|habria|existe|existen|habra|haya",
    "wh": "que|q|k|cual|cuales|cuanto|cuanta|cuantos|cuantas|a cuanto|con cuanto|de cuanto|ke|cuanto es|"
    "cual es|que tanto|en cuanto|a que|con que|de que|qué|como|que tan|cual seria|cuanto vale|por cuanto|cto|"
    "cuant|qe",
    "who": "cual enemigo|cual rival|cual figura|cual de los enemigos|cual de los rivales|quien|quienes|"
    "a quien|a quienes|que figuras|que enemigos|que rivales|que oponentes|a que figuras|a que enemigos|"
    "a que rivales|a cuales|cuales enemigos|que personajes|a que personajes|que objetivos|que blancos|"
    "a que objetivos|a cual|contra quien|contra quienes|con quien|con quienes|a que oponentes|"
    "que figuras enemigas|que personajes enemigos|a que figuras enemigas|que piezas|a que piezas|"
    "a que blancos|cuales figuras|cuales rivales|a cuales enemigos|a cuales rivales|que enemigo|"
    "a que enemigo|que figura|a que figura|que rival|a que rival|a quien mas|de los enemigos a quien|"
    "a quien del otro equipo|a quien todo|a quien de los mios|quien de los mios|a cual de los mios|"
    "cual de los mios|a cuales de los mios|cuales de los mios|a quien de mi equipo|quien de mi equipo|"
    "quienes de mi equipo|a quienes de mi equipo|a quien de los suyos|quien de los suyos|a cual de los suyos|"
    "cual de los suyos|quien del otro equipo|a cual de mis figuras|cual de mis figuras|a quien de mis figuras|"
    "a cuales de mis figuras|cuales de mis figuras|a quien de mi lado|quien de mi lado",
    "cover": "cobertura|a cubierto|cubierto|cubierta|en cobertura|tras cobertura|bono de cobertura|parapetado",
    "why": "por que|porque|xq|porq|pq|por q|xque",
    "without": "sin|sin tener que|sin necesidad de",
    "not": "no|tampoco|nunca|ni de chiste|ni de broma|ni en broma|ni loco|ni a palos|ni de cona|ni de coña|ni en pedo|"
    "ni de casualidad|ni por asomo|ni soñando",
    "me": "yo|me|nos|mi",
    "first": "puedes|podes|podrias|podeis|puedo|podria|podemos|tengo que|tengo|necesito|me falta|nos falta|"
    "me hace falta|podriamos|puedo yo|debo|debo sacar|necesitamos|tenemos que|me toca sacar",
    "own": "mi|mis|tu|tus|nuestro|nuestra|vuestro",
    "somebody-on": "alguien en|una figura en|un personaje en|una pieza en|quien este en|alguien parado en",
    "if": "si|y si|que pasa si|que pasaria si|suponiendo que|supongamos que|supon que|digamos que|"
    "imagina que|en caso de que|en el caso de que|pongamos que|imaginemos que|caso que|y que pasa si|"
    "asumiendo que|y que tal si|que tal si|ponele que|imaginate que|suponte que|pon que|si por ejemplo|"
    "en caso que|suponiendo|supone que|imagino que|que sucede si|si acaso|como seria si",
    "so-that": "para que|pa que|para q|pa q",
    "when": "cuando|al|mientras|durante|si",
    "after": "despues de moverse|tras moverse|despues de ir|despues de mover|moviendose",
    "about": "que tal|y que tal|que hay de|que hay con|en cuanto a|sobre|que pasa con|y",
    "any": "alguien|alguno|algun enemigo|algo|nadie|ninguno|algun rival|un enemigo|un rival|a nadie|"
    "a alguien|algun personaje|algun oponente|algun amigo|un amigo|a alguno|enemigo|enemigos|rivales|nada|"
    "un aliado|algun aliado|otro|a otro|otra figura|un companero|algun companero|un amiguito|enemigas|alguna figura",
    "he": "el|ella|ellos|este|ese|esta|esa",
    "him": "lo|la|los|las|le|les|a el|a ella|contra el|contra ella|de el|de ella|se lo|se la|con el|con ella",
    "le": "le|les|se",
    "his": "su|sus",
    "dual": "ambos|los dos|entre si|entre ellos|uno del otro|el uno del otro|uno al otro|mutuamente",
    "see:third": "ve|ven|ve a|mira|divisa|visualiza|ubica|veria|verian|alcanza a ver|alcanza a mirar|vera|"
    "logra ver|llega a ver|consigue ver|detecta|observa|vee|ves",
    "see": "ver|viendo|mirar|divisar|visualizar|tiene vision|tiene vista|tiene vision de|tiene vision a|"
    "tiene vista a|hay vision|vision|visual|tiene visual|vea|viera|alcanzar a ver|visibilidad|"
    "tiene visibilidad|contacto visual|vista|mire|visto por|vista por|avistar|mirando|puesto el ojo|"
    "tiene a la vista|en la mira|tiene en la mira|vision directa|contacto visual con|campo de vision|"
    "a la vista|en vista|verse|visuales",
    "see:first": "veo|vemos",
    "visible": "escondido|escondida|oculto|oculta|visible|visibles|se ve|se ven|a la vista|a la vista de|"
    "visible para|en la linea de vision|en la linea de fuego|en linea de vision|en linea de fuego|en linea|"
    "visto|vista|a tiro visual|en su linea de fuego|en la mira|expuesto|expuesta|dentro de la linea de fuego|"
    "dentro de la linea de vision|en el campo de vision|dentro del campo de vision|en linea de tiro|"
    "en la linea de tiro|descubierto",
    "line": "linea de fuego|linea de vision|linea de tiro|ldf|ldv|lof|los|linea|lineas|linea de visión|ldt|"
    "ldd|linea de mira|linea de disparo|lineas de fuego|linea de ataque|line of fire|linea directa|"
    "tiro limpio|linea limpia|angulo|linea libre|linea clara|tiro libre|tiro claro|linea visual|"
    "disparo limpio|linea de vista|linia|lina de fuego|lof limpia|lof clara|lineas de vision|angulo de tiro|"
    "linea d fuego|linea d vision|l de fuego|camino libre|trayectoria",
    "way": "en medio|estorba|estorbando|por medio|de por medio|se interpone|en el medio|interponiendose|"
    "estorbo|tapa|tapan|tapando|de por el medio|atravesado|tape|tapen|estorbe|estorben|se interponga",
    "past": SPANISH_PAST,
    "unmoved": "sin moverse|sin mover|sin mover se|sin tener que moverse|sin tener que mover se|sin caminar|"
    "quedandose donde esta|quedando se donde esta|parado donde esta|parada donde esta|quieto|quieta|"
    "sin moverse de ahi|sin mover se de ahi|sin necesidad de moverse|sin necesidad de mover se|sin moverse antes",
    "draw": "trazar|traza|sacar|hacer|se traza|trazo|trazarse|pasa|pasar|cruza|dibujar|existe|llega|trazada|"
    "tirar|tira|se puede trazar|hace",
    "blocked": "bloqueada|bloqueado|bloquea|bloquean|tapada|obstruida|obstruye|cortada|corta|bloqueando|"
    "impide|tapado|tapa|interrumpida|bloquear|interrumpe|obstaculo|obstaculos|bloqueo|trancada|la bloquea|"
    "tape|tapen|bloquee|bloqueen|corte|corten|obstruya|obstruyan|impida|impidan|interrumpa|tapara|bloqueara",
    "hindered": "obstaculizada|obstaculizado|obstaculizan|entorpecida|estorbada|hindered|dificultada|"
    "obstaculiza|impedida|libre o bloqueada|bloqueada o libre|libre u obstaculizada|"
    "obstaculizada o bloqueada|entorpecido|limpia o bloqueada|clara o bloqueada|"
    "libre obstaculizada o bloqueada|despejada o bloqueada|hindereada|limpia o hindered|"
    "bloqueada u obstaculizada|limpia u obstaculizada|clara u obstaculizada",
    "clear": "libre|limpia|limpio|despejada|despejado|clara|abierta|claro|perfecta|buena|claridad|sin obstaculos|ok",
    "hit:base": "ataca|golpea|pega|pegale|atacale|golpeale|atacalo|pegar|atacar|ataque|golpear|atacala",
    "hit:third": "pega|pegan|le pega|le da|da|dan|le atina|ataca|golpea|acierta|impacta|le acierta|atina|"
    "le mete|alcanza a pegarle|alcanza a darle|le alcanza a pegar|llega a pegarle|"
    "llega a pegar|llega a atacar|llega a darle|llega a golpear|alcanza a atacar|alcanza a golpear|"
    "alcanza a pegar|alcanza a dar|le llega a pegar|le alcanza a dar|le llega a dar|apunta|logra pegar|"
    "pegaria|atacaria|daria|le pegaria|golpearia|le daria|le entra|conecta|embiste|pegara",
    "hit:first": "pego|le pego|le doy|doy|ataco|golpeo|le atino|acierto|pegarle yo|alcanzo a pegar|"
    "alcanzo a atacar|llego a pegar|llego a atacar|alcanzo a golpear|le meto|impacto",
    "was": "fue",
    "harm:third": "hiere|dana|le hace dano|lastima|le hace algo|hace dano",
    "harm": "herir|danar|hacer dano|hacerle dano|lastimar|hiera|dane|le haga dano",
    "hit": "le de|cascarle|zurrarle|pegar|atacar|golpear|dar|atinar|acertar|impactar|pegando|atacando|"
    "golpeando|atacado|atacada|golpeado|golpeada|apuntar|ser objetivo|objetivo|blanco|fijar como objetivo|"
    "hacer objetivo|seleccionar|un ataque|hacer un ataque|ataque contra|hacerle un ataque|pegue|ataque|"
    "golpee|acierte|impacte|atinarle|meter un golpe|meter|dandole|tomar como objetivo|"
    "elegir como objetivo|ataques|conectar|el ataque|partirle la cara|cascar|zurrar|"
    "caer|caerle|encajar|asestar|pegara|atacara|diera|conectarle|madrear|agredir|targetear|"
    "pueda pegar|ser atacado|ser atacada|hace un ataque|objetivo valido|objetivo legal|blanco legal|"
    "blanco valido|alcanzado por un ataque|hacer blanco|hacer blanco en|tener como objetivo|"
    "poner como objetivo|tener de objetivo|tener de blanco|un ataque normal|ser golpeado",
    "shoot:base": "dispara|tira|disparale|tirale|disparar|disparen|dispare|disparalo|fuego a",
    "shoot:third": "dispara|disparan|le dispara|tira|tiran|le tira|tirotea|dispararia|tiraria|balea",
    "shoot:first": "disparo|tiro|le disparo|le tiro|disparamos",
    "shoot": "disparar|tirar|disparando|tirotear|disparado|un disparo|dispare|tire|ataque a distancia contra|"
    "balear|disparandole|pegar un tiro|meter un tiro|pegar tiros|tiro|tiros|meter plomo|disparos|"
    "hacer un disparo|pegarle un tiro|meterle un tiro|tirarle|dispararse|disparada|tirotee|echarle un tiro|"
    "echar un tiro|hacer fuego|abrir fuego|disparara|plomear|hacer un tiro|hacerle un tiro|ser disparado|"
    "pegar de lejos|pegar desde lejos|pegar de distancia|rafaguear|tirar un tiro|tirarle un tiro|le tire|"
    "atacar de lejos|zumbar",
    "punch:third": "da un punetazo|punetea|pega un punetazo|le da un punetazo|muerde|rasguna|da una pina|"
    "le da una pina",
    "punch": "pegar un punetazo|dar un punetazo|a punetazos|a golpes|punetazo|punetazos|a pinas|a puno|"
    "un punetazo|a pina|pina|patear|una pina|dar una pina|meter una pina|a trompadas|trompada|"
    "golpear de cerca|pegar de cerca|piñas|puñetazo|a puñetazos|dar una trompada|meter un punetazo|a combos|"
    "unos punetazos|pelear|un combo|apunalar|pelear con|boxear|a las pinas|a los golpes|a los punos|"
    "a los puños|de una pina|con los punos|a mano limpia|mano a mano|de punos|de un golpe|a puno limpio|"
    "dar una patada|un piñazo|patada",
    "close": "con alcance gigante|con su alcance gigante|con el alcance gigante|usando alcance gigante|"
    "cuerpo a cuerpo|de cerca|melee|mele|en melee|a melee|cac|cerca|en cuerpo a cuerpo|"
    "combate cercano|en combate cercano|ataque cercano|cercano|cercanos|corta distancia|a corta distancia|"
    "combate cuerpo a cuerpo|close|adyacente|de close|en corto|corto alcance|a quemarropa|cac con|cerrado|"
    "combate cerrado|en combate cerrado|close combat|ataque cerrado|en close|de combate cercano|a golpes|"
    "a puno|a puñetazos|a punetazos|en combate cuerpo a cuerpo|de cuerpo a cuerpo|cercana|ataque de close|"
    "cqc|contacto|de contacto|mano a mano",
    "ranged": "a distancia|de lejos|distancia|a rango|de rango|rango|ranged|desde lejos|range|en rango|"
    "combate a distancia|de distancia|larga distancia|a larga distancia|ataque de rango|de range|"
    "por distancia|por rango|en combate a distancia|en distancia|a range|de proyectil|a tiros|al disparar|"
    "en ranged|de disparo|en range|con disparo|de tiro",
    "noun": "a la vez|al mismo tiempo|a el mismo tiempo|de una vez|simultaneamente|en el mismo ataque|en un ataque|"
    "en un solo ataque|de un solo ataque|de un ataque|de un solo golpe|con un solo ataque|"
    "ataque|ataques|combate|un ataque|golpe|accion|un|acciones|tirada|tirada de ataque|disparo|la accion",
    "inrange": "a tiro|al alcance|en rango|dentro del rango|dentro del alcance|en alcance|a rango|"
    "tiene rango|tiene alcance|dentro de rango|en el rango|le da el rango|le alcanza el rango|llega el rango|"
    "le llega el rango|alcanza el rango|le llega el disparo|llega el disparo|le llega el tiro|llega el tiro|"
    "le llega con el disparo|le llega de lejos|le llega a distancia|llega a distancia|alcanza a distancia|"
    "le da el alcance|al alcance de tiro|al alcance del disparo|dentro de alcance|en rango de tiro|"
    "alcanza el disparo|alcanza a disparar|alcanza a dispararle|llega a disparar|llega a dispararle|"
    "alcanza a tirar|alcanza a tirarle|llega a tirarle|llega a tirar|le llega a tirar|"
    "le alcanza el tiro|alcanza el tiro|"
    "le alcanza el alcance|llega con el rango|le llega con el rango|en el alcance|rango suficiente|"
    "tiene rango suficiente|alcance suficiente|tiene alcance suficiente|a distancia de tiro|"
    "en distancia de tiro|llega con el disparo|alcanza con el disparo|le alcanza de lejos|llega de lejos|"
    "alcanza de lejos|tiene a tiro|tiene tiro|tiene un tiro|lo tiene a tiro|tiene en rango|la tiene a tiro|"
    "tengo rango|tengo alcance|tengo el rango|tengo rango suficiente|tenemos rango|tiene disparo|tiene un disparo|"
    "tiene buen tiro|tiene tiro directo|tendria tiro|tendria disparo|tendria rango|"
    "tiene disparo directo|tiene tiro claro|tiene disparo claro|"
    "tiene al alcance|da el rango|rango de disparo|dentro del rango de disparo|en rango de disparo|da el alcance|"
    "fuera de rango|fuera del alcance|fuera de alcance|a tiro de disparo|alcanza de rango|"
    "alcanza con su rango|llega con su rango|le da la distancia|da la distancia|le da el tiro|"
    "le llega con un disparo|llega con un disparo|alcanza con un disparo|alcanza desde lejos|llega desde lejos",
    "by-range": "la bala|las balas|la pistola|el arma|la flecha|las flechas|el disparo|con el rango|con su rango|"
    "con rango|con el alcance|con su alcance|con un disparo|con el disparo|"
    "con un tiro|con el tiro|con su tiro|con su disparo|de un tiro|de un disparo|a tiros|disparando|tirando",
    "make": "hacer|hace|hacerle|realizar|declarar|lanzar|hago|realiza|haga|intentar|intenta|usar|meter|"
    "quiere|se quiere|quiera|se quiera|quisiera|trata de|trate de|se intenta|"
    "llevar a cabo|efectuar|intente|tirarse|ejecutar|recibir|recibir una|dar|decidir|lograr|elegir|usando|mediante",
    "need": "que saco|q saco|"
    "cuesta|costaria|necesita|necesitaria|necesito|tiene que|tendria que|debe|debera|falta|faltaria|"
    "hace falta|precisa|requiere|ocupa|deberia|haria falta|tengo que|necesitar|ha de|toca|hay que|"
    "se necesita|preciso|necesitan|minimo|como minimo|por lo menos|al menos|se requiere|ocuparia|debo|"
    "le toca|ocupo|le hace falta|se ocupa|le falta|necesitamos|necesarios|necesario|necesaria|tenemos que|"
    "requeriria|nesesita|nececita|requerido|le falta para|a partir de|tiene q|tengo q|hay q|tendra que|"
    "deberia de|debe de|precisaria|tendría que",
    "number": "a cuanto le pega|a cuanto pega|a cuanto le da|a cuanto le doy|a cuanto le pego|a cuanto le tiro|"
    "a cuanto le disparo|a cuanto doy|a cuanto pego|a cuanto|con cuanto|con cuantos|con que|con q|numero|resultado|"
    "tirada|"
    "dado|dados|tiro|numerito|valor|cantidad|los dados|el dado|numeros|puntaje|tirada minima|numero minimo|"
    "minimo|en los dados|en el dado|con los dados|tirada de dados|en 2d6|2d6|roll|la suma",
    "chance": "probabilidad|probabilidades|chance|chances|posibilidad|posibilidades|porcentaje|odds|opciones|"
    "que tan probable|probable|que tan facil|que tan dificil|que tan probable es que|opcion|por ciento|prob|"
    "facil|dificil|probabilidad real|que tan posible|cuan probable|esperado|dano esperado|proba|probas|"
    "posibilidades hay",
    "roll:base": "tira|saca|tirar|sacar",
    "roll:third": "saca|saco|tira|tiro|le sale|sale|salio|le salio|sacara|y saca|y saco|obtiene|obtuvo|"
    "sacado|tirara|y tira|y le sale|y tiro|y le salio|saque|y obtiene|y sale|y salio|saliera|sacase|sacar|"
    "tiro y saco|ha sacado|lanzo|lanza|me salio|me sale|saque yo|hizo|hace|tiró|rolea|roleo|tira y saca",
    "roll": "sacar|tirar|sacando|con una tirada de|con un|con|tirando|lanzar|con tirada de|una tirada de|"
    "obtener|salir|rolear|en la tirada|en el dado|con el dado|en los dados|en la tirada de|con una|tirada de|"
    "sacarse|en dados|de tirada|en el d6|a los dados|de dados|los dados|el dado|un dado",
    "hits": "le pega|pega|impacta|acierta|le da|alcanza|le alcanza|es suficiente|suficiente|basta|le acierta|"
    "le di|di|yerra|le yerra|erra|le erra|le acerte|acerte|le atine|atine|le pegue|"
    "atina|falla|le atina|da|acierto|fallo|impacto|golpea|pego|le pego|le dio|dio|acerto|entra|le entra|"
    "sirve|le sirve|logra|lo logra|conecta|le basta|lo golpea|lo impacta|pega o falla|pega o no|le da o no|"
    "golpe|es acierto|es impacto|es golpe|es un acierto|es un impacto|le pega o no|atino|hit|es hit|"
    "acierta o falla|exito|se libera|se suelta|la golpea|la impacta|ataca|atacando|al atacar|y ataca|"
    "lo consigue|le llega",
    **SPANISH_MOVES,
    "value-of": "valor|valores|stat|numero|puntos|estadistica|total|final|puntaje|real|modificado|modificada|de",
    "deal": "hace|haria|mete|pega|saca|inflige|quita|causa|provoca|daria|meteria|produce|infligiria|haga|"
    "hacer|meter|quitar|inflingir|infligir|causaria|quitaria|hara|mete de|pone|da|reparte|le hace|le mete|"
    "le quita|le saca",
    "clicks": "cuantos clicks|cuantos clics|cuantos clix|cuantos clicks de dano|cuantos clics de dano|clicks|clics",
    "suffer": "pierde|perderia|perdera|le baja|le bajan|baja|recibe|sufre|recibiria|se come|come|sufriria|se traga|"
    "recibir|recibira|le llega|le entra",
    "knock": "retroceso|knockback|knock back|kb|empujon|empuja|empujado|empujada|hace retroceder|retrocede|"
    "retroceder|empujar|tira para atras|manda para atras|echa para atras|manda a volar|hace knockback|lanza|"
    "lanzado|lanzada|lo empuja|la empuja|sale volando|sale despedido|sale despedida|empuje|retrocederia|"
    "recibe knockback|recibe retroceso|avienta|aventado|hace retroceso|le hace knockback|le hace retroceso|"
    "noquea hacia atras|hacer knockback|dar knockback|da knockback|le da knockback|dar retroceso|"
    "sufre knockback|sufre retroceso|hacer retroceder|haga retroceder|knockbackea|tira hacia atras|"
    "manda hacia atras|es empujado|es empujada|es lanzado|es lanzada|hace volar|ser empujado|ser empujada|"
    "lo manda a volar|la manda a volar|hacer volar|le mete knockback|mete knockback|mandar a volar|lo lanza|"
    "la lanza|lo hace retroceder|la hace retroceder|knockea|knockeado|empujara|haga knockback|come knockback|"
    "se come knockback",
    "land": "cae|caeria|termina|terminaria|acaba|acabaria|va a parar|queda|quedaria|llega|aterriza|para|va|"
    "cuanto|hasta donde|vuela|donde|se mueve|se va|va a dar|iria a parar|ira a parar|iria|caera|terminara|"
    "a parar|sale|sale disparado|recorre|se desplaza|dar|parar|hacia donde|llegaria|hacia atras|para atras|atras",
    "away": "desde|lejos de|alejandose de",
    "stand": "me paro|me muevo|me pongo|me coloco|me quedo|me planto|me parara|me moviera|me pusiera|me acerco|"
    "estuviera|estuviese|esta|estuvieran|se moviera|se mueve|se pusiera|se pone|se parara|se para|"
    "va|fuera|fuese|moviera|moviese|llega|estaria|parado|parada|pusiera|movemos|muevo|muevo a|pongo|pongo a|"
    "pusieramos|se moviese|se colocara|se coloca|estaba|estubiera|ubicado|ubicada|quedara|queda|pasara|pasa|"
    "termina|terminara|llegara|se situa|se situara|situado|situada|tuviera|estando|coloco|coloco a|estoy|"
    "lo muevo|parase|se parase|acabara|acaba|lo pongo|lo coloco|movido|colocado|colocada|mueve|se ubica|"
    "se ubicara|moviendose|se va|se fuera|puesto|puesta|estuvira|anduviera|baja|bajara|sube|subiera|corre|"
    "corriera|entra|entrara|avanza|avanzara|se quedara|se queda|moviendo se|moviendolo|poniendose|se planta|"
    "se plantara|pusiese|colocase",
    "instead": "en vez|en cambio|primero|asi|entonces|despues|luego|por ejemplo|desde alla|alla|de ahi|en lugar",
    "to": "a|hacia|hasta|asta|en|sobre|en la casilla|a la casilla|en el cuadro|en casilla|la casilla|casilla|"
    "al cuadro|en el casillero|de la casilla|cuadro|el cuadro|encima de|contra|vs|versus|frente a|ante|cont|v|contr",
    "from": "desde|desde|dsd|dsde|dende|desde la casilla|desde el cuadro|a partir de",
    "with": "con|usando|c|mediante|cn",
    "of": "de|del|d",
    "by": "por|por parte de|por culpa de|x",
    "for": "para|pa|por",
    "between": "entre|entr",
    "and": "y|e|i|con",
    "or": "o|u",
    "double": "doble|dobles|par de|dos",
    "value=attack": "ataque|valor de ataque|atk|va|stat de ataque|atq|el ataque",
    "value=defense": "defensa|valor de defensa|def|vd|defenza|stat de defensa|dfensa|la defensa|defensas",
    "value=damage": "cuanto pega|cuanto quita|cuanto mete|cuanto le pega|cuanto le quita|dano|valor de dano|"
    "dmg|stat de dano|daños|danio|danos|daño|damage|daño total|el dano",
    "value=speed": "velocidad|valor de velocidad|vel|movimiento|valor de movimiento|speed|que tan rapido|"
    "rapido|velosidad",
    "value=range": "alcance|rango|range|valor de alcance|valor de rango|alcanze|alcance de disparo|"
    "rango de disparo|alcance de tiro|distancia de tiro|el rango|distancia de disparo",
}

# words that may be near a name in play and are never taken for one, in one line of blanks
PROTECTED = (
    "accion acciones acero agua algo alguien alma amarillo antes arbol arco auto ayer azul bala balas "
    "bandera bando barrera barril blanco bomba buena bueno cabeza cada caja cajas cana capa cara carro carta "
    "cartas casa caso clic click coche como cosa costo costosa cual cuando cubo dado dados despues dia dial "
    "donde elevado equipo escombros escudo espada espiritu fantasma fase ficha fichas figura figuras fin "
    "final flecha foro fuego fuerza gente golpe gratis herida hielo hierro hombre hoy humo inicio jugador "
    "jugadores lado lados loba lobo loca loco loro luego luna luz mala malo manana mano manos mapa mar "
    "martillo mas mayor mejor menor menos mente mesa misma mismo mucho muerte mujer muneco muro muros nada "
    "nadie negra negro nina ninguno nino nivel niveles noche nunca ojo ojos oro otra otras otro otros pared "
    "paredes peor pie piedra pies plata poco poder poderes puerta puertas punto puntos rasgo rasgos rayo "
    "regla reglas reina rey roca roja rojo siempre sigilo silla sol sola solo sombra tarde terreno tierra "
    "toda todas todo todos tora toro trueno turno turnos ventana ventanas verde vida viento"
)
