"""What Spanish players say of moving and handling, and of what somebody may do, as `spanish` has the rest."""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["SPANISH_MOVES"]

SPANISH_MOVES: Mapping[str, str] = {
    "move:base": "mueve|move|mover|muevan|corre|camina|mueva|mueveme|moveme|mueves|desplaza|pon|pone|coloca|"
    "avanza|muevelo|movelo|muevela",
    "move:third": "mueve|se mueve|mueven|se desplaza|camina|corre|avanza|se mueva|moveria|se moveria|anda|"
    "vuela|mueve por turno|va|mueva|avanzaria|iria",
    "move-shoot": "moverse y disparar|mover se y disparar|mover y disparar|moverse y tirar|mover se y tirar|"
    "correr y disparar|moverse y luego disparar|mover se y luego disparar|moverse y despues disparar|"
    "mover se y despues disparar|caminar y disparar|volar y disparar|se mueve y dispara|moverse y pegar un tiro|"
    "mover se y dispararle|mover se y tirarle|mueve y dispara",
    "move-hit": "moverse y pegar|mover se y pegar|moverse y golpear|mover se y golpear|correr y pegar|correr y golpear|"
    "moverse y atacar|mover se y atacar|correr y atacar|moverse y luego pegar|mover se y luego pegar|se mueve y pega|"
    "mover y pegar|mover y atacar",
    "move": "mover|moverse|mover se|correr|caminar|avanzar|desplazarse|desplazar se|ir|movimiento|moviendose|"
    "volar|moverlo|moviendo|terminar|terminar su movimiento|acabar|acabar su movimiento|desplazar|andar|"
    "moverse hasta|de movimiento|acabar el movimiento|terminar el movimiento|en un movimiento|"
    "con un movimiento|en un turno|en una accion|con una accion|de un movimiento|con su movimiento|"
    "en una accion de movimiento|movida|una accion de mover|hacer un move|un move|accion de movimiento|"
    "con su move|hacer move|de un solo movimiento|con un move|en un move|caminando|volando|corriendo|"
    "marcharse|trasladarse|en una sola accion",
    "move:first": "muevo|me muevo|camino|corro",
    "reach:third": "llega|llegan|alcanza|alcanzan|llegaria|alcanzaria|le llega|le alcanza|llega hasta|"
    "alcanza hasta|llega a llegar|alcanza a llegar|le alcanza el movimiento|le da el movimiento|"
    "llega en un turno|logra llegar|alcanza a moverse|alcanza a ir|le da para llegar|le alcanza para llegar|"
    "le alcanza la velocidad|le da la velocidad|le da el movimiento para llegar|"
    "le alcanza el movimiento para llegar|se acerca|cae|entra|sube|termina|acaba|llega caminando|"
    "llega corriendo|llega moviendose|llega volando|le llegara|llegara|le da para llegar hasta|"
    "le alcanza para moverse|le alcanza el move|le da el move",
    "reach": "alcanzando|acercandose|subiendo|entrando|llegar|alcanzar|llegar hasta|alcanzable|alcanzables|"
    "llegue|alcance|alcanzado|acercar|acercarse|"
    "acercar se|acercarse hasta|llegando|entrar|subir|subirse|caer|ocupar|ponerse|poner se|pararse|parar se|"
    "terminar|colocarse|meterse|plantarse|situarse|arribar|llegara|quedar|quedarse|cubrir la distancia|"
    "a su alcance de movimiento|al alcance de movimiento|al alcance del movimiento|lanzarse",
    "reach:first": "llego|alcanzo|llego hasta",
    "beside": "al lado de|junto a|adyacente a|en base con|en contacto con|a contacto con|a base con|al lado|"
    "junto|adyacente|pegado a|en contacto base con|a melee con|en melee con|en base a|en base|a la par de|"
    "al ladito de|en contacto|pegado|pegada a|a basear|basear|hacer base con|hacer base a|hacerle base|"
    "hacer base|baseando|trabar|engancharse con|a base|trabarse con|trabar a|cerca de|cuerpo a cuerpo con|"
    "a golpear a|pegada|pegarse a|pegar se a|pegarse con|pegar se con|pegar se|pegarse",
    "path": "camino|ruta|camino mas corto|ruta mas corta|el camino mas corto|mejor camino",
    "far": "que tanto|hasta donde|que tan lejos|cuantas casillas|cuantos cuadros|cuanto|cuantos espacios|"
    "a que distancia|cuantos cuadritos|hasta que casilla|hasta cuantas casillas|hasta cuanto|lo mas lejos|"
    "maximo|como maximo|que distancia|cuantos casilleros|hasta q casilla|cuantos pasos|a lo mas|hasta dnde|"
    "asta donde|casillas",
    "where": "donde|adonde|a donde|a que casillas|que casillas|a cuales casillas|a que casilla|por donde|"
    "cuales casillas|en que casillas|en donde|en que casilla|que casilla|hacia donde|para donde|"
    "a que cuadros|que cuadros|a que lugares|a que lugar|dnde|que posiciones|a que posiciones|que espacios",
    "adjacent": "adyacente|adyacentes|adyacente a|junto a|al lado de|al lado|juntos|pegado a|pegada a|"
    "pegados|pegadas|en base con|en base|en contacto|en contacto con|tocando|tocandose|baseado|baseada|"
    "baseados|base con|base|base a base|hace base|hacen base|en contacto base con|en contacto de base|"
    "contiguo a|contiguos|toca|tocan|se tocan|en base a|haciendo base|basea|baseando|pegadito a|pegaditos|"
    "adjacente|adjacentes|adyasente|vecinos|vecino de|vecina de|al ladito de|a la par de|lado a lado|"
    "codo a codo|trabado con|trabada con|trabados|adyacencia|adiacente|adiacentes|en base contacto|pegado|"
    "pegada|junto|enganchado con|adyasentes|tocandose las bases|contiguas|lado|bases pegadas|adyacent",
    "distance": "que rango hay|rango entre|distancia|a cuanto|a cuantas casillas|cuantas casillas|a que distancia|"
    "cuantos cuadros|"
    "separados|lejos|a cuantos cuadros|que tan lejos|cuantas casillas hay|separa|separan|a cuantos espacios|"
    "a cuantos casilleros|cuantos casilleros|cuantos espacios|a cuantos cuadritos|cuantos cuadritos|"
    "de distancia|que distancia|cuanta distancia|cuanto hay|separacion|alejado|alejada|distancia entre|"
    "a que tan lejos|que tan cerca|que tan lejos esta|cuantos pasos|cuanto espacio",
    "within": "a menos de|dentro de|a mas de|mas de|menos de|como mucho",
    "squares": "casilla|casillas|cuadros|cuadro|cuadritos|espacios|casilleros|casillero|espacio|cuadrito|"
    "lugares|lugar|pasos|cuadrados|cuadrado|puntos|puntos de movimiento",
    "carry:base": "lleva|llevate|llevale|transporta|cargale|llevalo",
    "carry:third": "lleva|transporta|carga|se lleva|taxea|acarrea|llevaria|puede llevarse|se lo lleva|transportaria",
    "carry:first": "llevo|transporto",
    "carry": "cargando consigo|transportando|acarreando|llevar|llevarse|llevar se|transportar|cargar con|"
    "acarrear|taxear|taxiar|hacer taxi|"
    "hacer de taxi|hacer carry|carry|carrear|carriar|levantar|arrastrar|traer|lleve|ser llevado|ser llevada|"
    "llevado|llevada|ser transportado|transportado|hacer taxi a|hacerle taxi|hacer de taxi a|taxi|trasladar|"
    "llevando|mover consigo|hacer de taxi para|hacer de taxi con|llevar consigo|llevar en brazos|de pasajero|"
    "dar aventon|dar un aventon|darle aventon|dar aventon a|dar un viaje|hacer carry con|hacer carry a|"
    "ser cargado|ser cargada|llevar cargado|ser taxeado|traerse|llevar de pasajero|servir de taxi|"
    "servir de taxi a|trasporte|trasportar|pasajero|ser acarreado|remolcar|jalar|jalarse|dar un raite|"
    "dar ride|hacer un carry|taxearse|carrearse|de taxi",
    "cargar": "cargando|cargando a|cargar|cargar a|cargarse|cargar se|carga|carga a|cargaria|cargue",
    "cargar-with": "cargando con|cargar con|carga con",
    "cargar-at": "cargando contra|cargando hacia|cargando sobre|embistiendo|embistiendo a|embistiendo contra|"
    "cargar contra|cargar hacia|cargar sobre|carga contra|cargarle|cargar le|"
    "hacer una carga contra|hacer una carga a|hacerle una carga|cargarle a|carga sobre|embestir|embestir a|"
    "embestir contra",
    "pick-up:base": "recoge|agarra|toma|coge|levanta|alza|recogelo",
    "pick-up:third": "recoge|agarra|toma|coge|levanta|alza|lleva",
    "pick-up": "recogiendo|agarrando|levantando|tomando|recoger|agarrar|tomar|coger|levantar|alzar|cargar|"
    "recoja|agarre|levante|llevar|llevarse|"
    "llevar se|pillar|tome|coja|sostener|levantarse|sujetar|pick up|juntar|pickear|hacer pick up",
    "pick-up:first": "agarro|recojo|levanto|tomo",
    "object": "objeto|un objeto|objetos|el objeto|algun objeto|objeto pesado|objeto ligero|objeto liviano|"
    "obj|cosa|item|objeto estandar|un objeto ligero|un objeto pesado|objeto del suelo",
    "break": "se quiera ir|se quiere ir|se quisiera ir|se quiera ir de ahi|se quiere ir de ahi|se vaya|se vaya de ahi|"
    "se va de ahi|quiere irse de ahi|se sale de ahi|se salga|se salga de ahi|se escape|se escape de ahi|"
    "se suelte|se zafe|"
    "se puede soltar|se podria soltar|logra soltarse|consigue soltarse|safarse|safar|safa|se safa|"
    "zafandose|separandose|escapando|saliendo|soltandose|destrabandose|se puede ir|se podria ir|"
    "puede ir se|destrabar|destrabarse|destrabar se|destraba|se destraba|"
    "zafar|zafarse|zafar se|zafa|se zafa|separarse|separar se|separar|se separa|escapar|escaparse|escapar se|"
    "escapa|se escapa|break away|breakaway|huir|soltarse|soltar se|se suelta|suelta|desengancharse|"
    "desenganchar se|se desengancha|salir|irse|ir se|liberarse|liberar se|se libera|libera|despegarse|"
    "despegar se|despega|se despega|romper contacto|romper el contacto|alejarse|alejar se|se aleja|salirse|"
    "salir se|desprenderse|desprender se|hacer break away|break|tirar breakaway|tirar break away|separarce|"
    "desbasear|desbasearse|desbasear se|se desbasea|desconectar|desconectarse|desconectar se|apartarse|"
    "apartar se|sale|se va|se sale|desenganche|desenganchar|romper base|libere|se libere|separe|se separe|"
    "zafe|destrabe|salir de base|salir de la base|salir del contacto|destrabarse de|romper adyacencia|despegue|huye|"
    "fugarse|zafar de|hacer breakaway|tirada de break away|tirada de breakaway|tirada de separacion|"
    "separacion|tirar para separarse|desenredarse|librarse|librar se|se libra|"
    "se libraria|se libre|deszafar|salga|tirar para zafar|"
    "tirar para destrabar|escape|quitarse|quitar se|de encima|desprende|se desprende|salir de ahi|"
    "irse de ahi|moverse libre|tirar por separarse",
    "before": "primero|antes|antes de moverse|antes de mover",
    "or-rolls": "o tira|o tiene que tirar|o hay que tirar|o tengo que tirar|o debe tirar|o necesita tirar|o tiro",
    "stuck": "libre de irse|libre para irse|trabado|trabada|atrapado|atrapada|pegado en base|enganchado|"
    "enganchada|bloqueado|bloqueada|"
    "baseado|baseada|encerrado|encerrada|atorado|atorada|inmovilizado|inmovilizada|amarrado|amarrada|"
    "atascado|atascada|trancado|trancada|retenido|retenida|atado|atada|anclado|anclada|clavado|clavada|"
    "trabadisimo|en combate|enganchados|enredado|enredada|pillado|pillada|en base con alguien|sujeto",
    "gun": "disparo|tiro|pistola|pistolas|rifle|balas|ataque a distancia",
    "arm": "golpe|golpes|puñetazo|ataque cuerpo a cuerpo",
    "held": "agarrado|agarrada|agarrados|agarradas|cogido|cogida|agarradito|agarradita|aferrado|aferrada",
    "use:base": "usa|usar|activa|usen|aplica",
    "use:third": "usa|activa|utiliza|aplica|usaria|hace|tira|mete|usara",
    "use:first": "uso|activo|utilizo|tiro|hago",
    "use": "activando|aplicando|usar|utilizar|activar|hacer|tirar|aplicar|usando|use|haga|poder|hacerle|tirarle|"
    "usarle|meter|"
    "meterle|el poder|aplicarle|lanzar|jugar|su poder|poner|ponerle|echar|echarle|dar|darle|emplear|usar su|"
    "utilizando|mediante|con su|un|una|hacer un|hacer uso de|el poder de|la habilidad|la habilidad de|gratis|"
    "como accion|accionar|activarle|usarlo|uso|disponer de|recurrir a|ejecutar|usara|activarse|castear|popear",
    "act": "actuar|hacer algo|hacer una accion|recibir una accion|recibir acciones|activarse|activar se|"
    "hacer nada|recibir alguna accion|hacer alguna accion|tomar una accion|usarse|jugar|realizar una accion|"
    "ser activado|ser activada|hacer acciones|realizar acciones|realizar alguna accion|actuar otra vez|"
    "hacer otra accion|usarlo|tener una accion|hacer cosas|accionar|recibir otra accion|actue|jugarse|"
    "tomar acciones|ejecutar acciones",
    "options": "opciones|acciones|que acciones|cuales acciones|jugadas|que poderes|acciones legales|"
    "disponibles|que opciones|opciones legales|posibles|acciones posibles|que habilidades|"
    "acciones disponibles|todo lo que|lo que|jugadas posibles|legales|cosas|que cosas|"
    "cuales son las opciones|posibilidades|movidas|que jugadas|que movidas|cuales poderes|alternativas|"
    "lista de acciones|todas las acciones",
    "act-do": "restantes|que le quedan|le queda|hacer|hace|haria|usar|tomar|recibir|realizar|haga|tiene|"
    "le quedan|quedan|tiene disponibles|jugar|ejecutar|hay|permitidas|permitido|con",
}
