"""What players say for what the books say, in both languages: a line for each thing meant.

English words stand before the bar, Spanish ones after it; an indented line goes on with the one above. A word
may stand on several lines; it then means each of them, a little less surely. Words are listed once for all
their forms (the stems are compared), but irregular forms have to be named. A phrase counts as one word and
hides the words that it is made of.
"""

import re

__all__ = ["LINES"]

_WRITTEN = """
figure, guy, dude, piece, mini, miniature, model, clix, fig, fellow, hero of mine, captain, soldier, girl, lady, man,
    woman, unit, toon, doll, toy, bloke, lad, chap, dood | figura, muñeco, mono, monito, mini, miniatura, pieza, tipo,
    tío, tipa, capitán, soldado, hombre, chica, muñequito, figurita, fulano, pibe, vato, chavo, cuate
character, hero, villain, heroes, char, chars | personaje, héroe, villano, pj, pjs, perso
friend, friendly, buddy, pal, mate, teammate, ally, allied, comrade, helper, host, comrades, bro, bros, homie, ally of
    mine | amigo, amiga, amistoso, compañero, aliado, colega, compinche, socio, compa, compas, pana, parce, cuate mío
enemy, foe, opposing, opponent, rival, bad guy, adversary, goon, baddie, thug, henchman, lackey, hostile, brute,
    bruiser, brawler, opp, opps, oppo, baddies, nemesis | enemigo, rival, adversario, oponente, malo, contrario,
    contrincante, matón, secuaz, esbirro, bicho, bruto, bicharraco, ene, contra mío, enemigote
player, person | jugador, gente
team, force, army, squad, roster, list, build, crew, gang, roster of heroes | equipo, fuerza, ejército, escuadra,
    lista, roster, grupo, pandilla, bando
sideline, bench, reserve, spare, reserves, sidelined, benched | banquillo, banca, reserva, repuesto, suplente,
    sideline, banquear
square, space, spot, box, cell, tile, position, sq, sqs | casilla, cuadro, cuadrito, espacio, lugar, sitio, espacios
map, board, battlefield, mat, table, playmat, field | mapa, tablero, tapete, mesa, campo de batalla, campo
dial, clicks, wheel | dial, disco, rueda
base, stand, foot of the figure | base, peana, pie
ring, rim, collar, base color | anillo, aro, borde de la base
card, sheet | carta, tarjeta, ficha de personaje
token, chip, counter, action token, marked, coin, bead, tap, tok, toks, tkn, tkns, poker chip | ficha, token,
    contador, moneda, marca, fichitas, marquita, tok, toks, tkn, chapita, fichita
marker | marcador
object, crate, dumpster, item, thing, car, lamp post, lamppost, barrel, trash can, junk, container, vending machine,
    stuff, statue, rock, dumpsters, boulder, obj, objs | objeto, cosa, caja, contenedor, tacho, coche, auto, farola,
    barril, basurero, cajón, estatua, roca, contenedores, trozo, obj, objs
equipment, weapon, gear, sword, hammer, armor, gadget, equip, equipped, worn, wear, wearing, equips | equipamiento,
    equipo, arma, espada, martillo, armadura, equipar, equipado, puesto, puesta, ponerme, equipam
wall, fence, pillar, brick wall, brickwork | muro, pared, tapia, valla, cerca, muro de ladrillo, pared de ladrillo
window, glass, pane | ventana, vidrio, cristal
door, gate | puerta, portón
building, house, tower, construction | edificio, casa, torre, construcción
roof, rooftop, on top, up high, ledge, elevated, elevation, high ground, upstairs, higher, height, level, up top,
    ceiling, balcony, cliff, hill, mountain, top floor, elev | tejado, azotea, techo, terraza, elevado, elevada,
    elevación, altura, alto, arriba, nivel, en lo alto, cornisa, barranco, colina, montaña, elev
stairs, ladder, stairway, steps, step, transition, ramp, triangle, diamond, staircase | escalera, escalón, peldaño,
    transición, rampa, triángulo, rombo, peldaños
below, under, beneath, downstairs, lower, ground level, street, ground, grounded | debajo, abajo, bajo, suelo, calle,
    inferior
bush, bushes, hedge, tree, hindering, foliage, forest, cover, woods, shrub, hind, hinder, shrubbery, thicket |
    arbusto, obstaculizado, obstaculizador, estorbo, árbol, mata, bosque, cobertura, hindering, matorral, zarza,
    maleza, hind
blocking, solid, block, blocks, blk | bloqueante, bloqueador, sólido, bloque, bloq
rubble, debris, wreckage, ruins, dust, leftover rubble | escombro, ruina, restos, debris, cascote, cascotes, polvo
water, lake, river, pond, pool, sea, swim, swimming | agua, lago, río, charco, estanque, mar, nadar
smoke, cloud, fog | humo, nube, niebla
terrain, scenery, landscape, terr, turf | terreno, escenografía, terr
indoor, inside, indoors | interior, adentro, techado
outdoor, outside, outdoors, open air | exterior, afuera, al aire libre
edge, border, boundary, off the map, rim of the map | borde, orilla, límite, margen
corner, diagonal, diagonally, at an angle, kitty corner, cornerwise, catty corner | esquina, diagonal, de canto, en
    cruzado, de refilón, en pico, vértice
adjacent, next to, beside, based, basing, side by side, touching, alongside, in contact, neighbour, neighbor,
    neighbouring, right by, toe to toe, touch, near, hugging, up close, breathing down my neck, base to base, in my
    face, in base contact, adjacency, rub, brush, glued, side of, hugged, adj, b2b, shoulder to shoulder, cheek to
    cheek, elbow to elbow | adyacente, pegado, pegada, junto, al lado, lado, vecino, contiguo, tocando, tocar, encima
    mío, basear, baseado, adyacencia, en contacto, pegadito, contacto, quemarropa, rozar, roza, tocarse, junto a mí,
    cerca mío, ady, codo con codo, hombro con hombro, arrimado, arrimada
surrounded, encircled, boxed in, hemmed in | rodeado, rodear, cercado, encerrado
distance, how far, range, reach, away, squares off, far, squares away, rng | distancia, alcance, rango, lejos, hasta
    dónde, cuán lejos, alc
shoot, shot, fire, gun, blast, range attack, ranged, snipe, shooter, zap, bullet, firing, archer, rifle, bow, laser,
    shooting, sniper, blaster, gunman, gunslinger, beam, shots, pistol, from afar, arrows, pew pew, pew | disparar,
    disparo, tiro, tirar, tirarle, dispara, tirador, balazo, rafaguear, distancia, a distancia, arquero,
    francotirador, pistolero, flecha, bala, fusil, pium pium, plomazo, balear
close, melee, punch, hand to hand, fist, stab, slug, fistfight, smack, swing, hit up close, kick, bite, slash, brawl,
    brawler, puncher, whack, clobber, karate, sting, cac, cqc, fisticuffs | cuerpo, puñetazo, puño, golpear, mano a
    mano, cuerpo a cuerpo, trompada, de cerca, piña, patada, acuchillar, pelear, pelea, peleador, estocada, picar,
    muerde, choque, bombazo, cac, melé, tortazo, guantazo, madrazo
attack, strike, assault, go after, fight, target, atk, atks | atacar, ataque, pelear, asalto, agredir, combatir, atq,
    atk
hit, connect, land, lands, impact, struck, bonk, slap | impactar, impacto, acertar, golpe, pegar, pegarle, darle, dar,
    golpear, acierto, le pego, asestar, golpeo
miss, whiff, fail, misses, flub, flubs, botch, whiffed, fumble, fumbled | fallar, fallo, errar, erro, pifiar, marrar,
    fallo yo, marro
critical, crit, boxcars, double six, double sixes, natural 12, snake eyes, double ones, double one, natural 2, two
    ones, two sixes, nat 12, crits, double 6s | crítico, doble seis, doble uno, dos unos, dos seises, pifia, nat 12,
    doce pelado, critazo
damage, hurt, wound, injure, harm, pain, injury, clicks of damage, ouch, suffer, bleed, ache, dmg, boo boo | daño,
    herir, herida, lastimar, dañar, hacer clicks, saqué clicks, lastimado, bajar, duele, perjudica, molestar, dmg,
    pupa
penetrating, pierce, unstoppable damage, pen | penetrante, perforante
reduce, soak, shrug off, lessen, absorb, reducer, shave off | reducir, aguantar, absorber, reductor, amortiguar,
    rebajar, amortigua
destroy, smash, blow up, wreck, demolish, bring down, tear down, knock down, break apart, to pieces, bust, blast
    through, collapse, shatter, broke, broken, break, breaks, crush | destruir, romper, volar, derribar, demoler,
    tumbar, hacer pedazos, pedazos, destrozar, echar abajo, tirar abajo, reventar, rompí, rompo, roto, rota, destrui,
    pedazo
ko, dead, die, dies, kill, killed, kod, knocked out, slain, defeated, lose a figure, gets killed, death, perish,
    dying, defeat, eliminated, revive, revived, koed, bites the dust, toast, goner, finish him off, croak | ko, morir,
    muere, muerto, matar, matan, mata, eliminar, derrotar, derrotado, eliminado, cae, muerte, mato, murió, eliminada,
    revivir, revivido, baja, caí, caído, palmar, palmó, palma, fiambre, liquidar, cargarse, cargármelo, noquear,
    noqueado
heal, cure, recover, patch up, fix up, regain, health, get better, gets better, medic, life back, repair, healer,
    mend, heals | curar, sanar, recuperar, curo, médico, vida, regenerar, mejorarme, curación, doctor, sanadora,
    sanador, curandero, curandera
move, walk, run, go, step, stroll, advance, march, travel, dash, sprint, walking, runner, rush, rushes, rushed, race,
    wander, mv, mov, mvmt, trot, scoot | mover, moverse, caminar, andar, correr, ir, avanzar, corriendo, camino,
    muevo, desplazar, caminando, salir corriendo, corredor, corrí, acercarme, acercar, acercarse, camina, mov, movim,
    trotar, desplazarme
speed, movement, how fast, quick, spd | velocidad, movimiento, rapidez, vel
leave, walk away, get away, escape, break away, slip away, flee, stuck, disengage, run off, step away, run away, move
    off, pinned, get out, breakaway, broke away, broken away | irme, destrabar, destrabarse, escapar, salir, soltarse,
    soltarme, separarse, huir, alejarse, escaparme, romper contacto, trabado, atrapado, zafar, irse, alejarme
stop, halt, brake, freeze, have to stop, sit still, stay put, frozen | parar, frenar, detener, freno, detenerse,
    pararse, frena, quieto, paralizar, congelar
pass through, move through, run past, through, walk past, go past, walk through, squeeze past, across, barge, bulldoze,
    squeeze, squeeze through, slip through, slide through, wriggle | atravesar, cruzar, a través, pasar por, por encima,
    traspasar, cruza, colarme, colar, cuela, colarse, escurrirse, escurro, caber, quepo
jump, leap, hop, vault, bound | saltar, salto, brincar, brinco
climb, scale, go up, clamber, get up, get onto, climber | trepar, escalar, subir, sube, subirme, trepador, subí
fall, drop down, come down, tumble, go down, jump off, get down, fell, plunge, tumble off, slide | caer, bajar, caída,
    bajarse, caerse, tirarme, caigo, caí, caerme, despeñar
fly, flyer, flier, flight, wing, winged, flying, soar, airborne, landing, hover | volar, volador, vuelo, ala, alado,
    volando, sobrevolar, aterrizar, alita, alas
carry, bring along, bring, brings, brought, bringing, drop a friend off, drops a friend off, drop someone off, lift a
    friend, taxi, ferry, haul, transport, passenger, give a lift, ride, drop off, drops off, brings along, pick up a
    friend, bringing along, hitch, taxied, uber, piggyback | transportar, llevar, llevo, lleve, traer, traigo,
    llevarlo, pasajero, cargar, taxi, trasladar, lleva, remolcar, acarrear, uber, aventón, a caballito, a cuestas
pick up, grab, lift, collect, take hold, get hold, scoop | recoger, agarrar, levantar, coger, tomar, alzar
hold, in hand, in my hands, hands, holding, held, carrying | sostener, en la mano, mano, manos, lleva encima, tener en
    la mano, sujetar
drop, let go, put down, release, ditch | soltar, dejar caer, botar, dejar, tirar al suelo
throw, toss, hurl, lob, chuck, fling | lanzar, arrojar, tirar, aventar
place, put, set down, teleport, placed, dropped onto, blink, put down, appear, vanish, disappear, reappear, popped,
    warp | colocar, poner, puesto, colocado, teletransporte, aparecer, desaparecer, aparezco, esfumarse
push, pushing, shove, pushed, tapped, overwork | empujar, pushear, empuje, forzar, esfuerzo, cansancio
knockback, knocked back, thrown back, flung back, send flying, sent flying, knock away, launched, pushed back, flies
    back, kb, slam, slammed, slams, slamming, crash, crashes, blown back, bounced, kback, yeet, yeeted | retroceso,
    retroceder, catapultar, catapulta, sale volando, salir volando, mandar a volar, empujado, empujar, lanzado, volar
    hacia atrás, sale disparado, despedido, despedida, choca, estampo, estampar, empujón, kb, empujazo
die roll, dice, roll, rolled, d6, rolling, rolls, throw the dice, fumble the roll, 2d6 | dado, dados, tirada, tirar,
    tiro, sacar, saco, saqué, lanzar el dado, tiro un dado, tirar un dado, tiro de dado, tirar dados, dadito, daditos,
    cubilete, 2d6
reroll, roll again, throw again, prob, probability, redo the roll, second roll, throw the dice again, roll over again,
    luck, lucky, rerolled, rr, do over, mulligan, redo, make him throw | repetir, probear,
    repetir la tirada, tirar de nuevo, volver a tirar,
    probabilidad, repite, suerte, tiradas, rerolear, rerol, relanzar
see, sight, line of fire, lof, visible, view, look, line of sight, see through, los, seen, plain view, eyes, in sight,
    sightline, notice, peek, line o fire | ver, línea de fuego, línea de visión, vista, visible, mirar, vea, veo, ve,
    visión, ldf, asomarse, visible desde, lof, línea de tiro
hidden, hide, stealth, invisible, sneaky, hiding, cant be seen | esconder, sigilo, escondido, oculto, invisible,
    ocultarse
target, aim, pick on, choose as target, aim at | objetivo, blanco, apuntar, elegir
untouchable, illegal target, immune, cant be targeted, immunity, safe, unaffected | inmune, inmunidad, intocable, a
    salvo, ilegal, no puede ser objetivo
turn, go, this turn, trn | turno, vez
round, phase, stage | ronda, fase, etapa
begin, start, beginning, starts, begins, beginning of turn, at the start, opening, began, kick off, kickoff | empezar,
    inicio, principio, comenzar, arrancar, comienzo, arranco, empieza, al principio, de entrada
end, finish, over, finished, end of turn | fin, final, terminar, acabar, termina, acaba
first, go first, goes first, first turn, who starts, who begins, first player | primero, primer, empieza, primer
    turno, primer jugador, quién empieza, sale primero
win, winner, victory, beat, wins | ganar, ganador, victoria, gana
lose, loser, lost, loses, defeated, beaten | perder, perdí, derrota, perdedor, pierdo, perdió, pierde
draw, tie, tied, tiebreak, even score | empate, empatar, desempate
points, score, vp, victory points, worth, scoring, pts, vps | punto, puntos, puntuar, puntuación, anotar, puntaje,
    vale, pts, ptos, pvs
cost, price, pay, spend, how much is, paying, expensive, priciest, cheapest, cheaper | coste, costo, precio, pagar,
    gastar, cuesta, valer, vale, cuesta más, más caro, barato
action, act, activate, do something, acted, activation | acción, actuar, activar, acciones, actuó
power action | acción de poder
free, no cost, free action, without an action, for nothing, no action, freebie, cheap | gratis, gratuito, gratuita,
    free, libre, sin gastar acción, de regalo, gratarola
costed, action cost | con coste, costed
twice, two times, again, repeat, once more, a second time, over and over, second time, two in a row | dos veces, otra
    vez, de nuevo, repetir, segunda vez, seguidas
once, one time, only once, once per turn, each turn, per turn | una vez, sólo una vez, una sola vez, por turno
how many, number, maximum, limit, max, most, at most, cap, how much | cuánto, cuántos, cuántas, cuánta, máximo,
    límite, tope, como mucho
minimum, at least, least, below zero, under zero, less than one | mínimo, al menos, por lo menos, bajo cero
half, halve, halved, round up, rounding, rounded, fraction, odd number | mitad, redondear, medio, redondeo, impar,
    dividir entre dos
double, twice as much, doubled | doble, duplicar
add, plus, bonus, increase, raise, boost, buff, modifier, modify, improve, better, stronger, extra, additional, mod,
    mods, buffed | sumar, más, bono, bonificación, aumentar, subir, mejorar, modificador, modificar, extra, adicional,
    mod, mods, buffo, buffear
minus, penalty, decrease, lower, debuff, subtract, nerf, nerfed | menos, penalización, restar, bajar, disminuir,
    nerfear, debuff, debufo
replace, swap, exchange, switch, swapped, become, turn into, change into, substitute, transform, swapping |
    reemplazar, sustituir, cambiar, cambio, convertirse, transformar, sustitución, reemplazo, canjear
value, stat, stats, number, combat value, attribute | valor, valores, característica, estadística, número
printed, on the card, as shown | impreso, impresa
defense, defence, tough, armor class, def, dv | defensa, def, dv
same, identical, alike, equal, matching, match, tie the defense | mismo, igual, igualar, idéntico, iguala
copy, borrow, share, mimic, imitate | copiar, prestar, compartir, copia, imitar, pedir prestado
keyword, theme, themed, team theme, theme team, avengers team, fantastic four, kw, kws | palabra clave, palabra,
    keyword, temático, tema, equipo temático, vengadores, kw, kws
team ability, ta | habilidad de equipo, team ability
power, ability, skill, trait, special power, powers, pwr, abil, abils | poder, habilidad, rasgo, capacidad, pod, habs
cancel, shut off, counter, turn off, take away a power, outwit, nullify, shut down, negate, lose a power, switch off,
    outwitter, blank, blanked, useless, disable | anular, contrarrestar, quitar, ingenio, apagar, perder un poder,
    quitarle el poder, anulo, desactivar, desactiva, bloquear un poder
can't use, unable, not allowed, forbidden, disallow, prohibited, prevented | no poder usar, prohibido, impedir,
    prohibir, no puede
ignore, get around, bypass, skip, avoid, disregard | ignorar, evitar, pasar por alto, saltarse, saltear, esquivar
dodge, evade, evades, avoid the hit | esquivar, evadir, evade, eludir
protect, shield, guard, safeguard, defend, protected, bodyguard, armored, armoured | proteger, escudo, defender,
    protegido, resguardar, protección, guardaespaldas, acorazado, blindado
mind control, take over, possess, control, took over, brainwash, controlled, puppet, telepath, hypnotize | control
    mental, controlar, poseer, dominar, manejar, títere, marioneta, telépata
poison, toxic, venom, venomous, intoxicate | veneno, tóxico, envenenar, intoxicar
earthquake, stomp, quake, shockwave, shake, shaking, tremor | terremoto, pisotón, temblor, temblar, sacudir
explode, explosion, splash, bomb, area attack | explosión, explotar, bomba, salpicar, área
medusa, steal life, drain, leech, steal | robar, drenar, chupar, robo
claw, claws, blade, knife, blades | garra, cuchilla, colmillo, navaja
strong, super strength, strength, muscle, bodybuilder | fuerza, superfuerza, fuerte, fortachón
giant, huge, big, large, titanic, colossal, massive, enormous, sentinel | gigante, grande, enorme, colosal,
    gigantesco, grandote
tiny, small, little, ant sized | pequeño, diminuto, chico, chiquito, tiny, enano
size, how big, dimensions, measure | tamaño, medida, dimensión, talla
peanut, double base, multi base, two squares, big base, peanut base | base doble, maní, manís, base maní, multibase,
    cacahuate, dos casillas, base de maní
vehicle, motorcycle, pilot, driver, drive, bike, jet, truck | vehículo, moto, piloto, conducir, conductor, nave,
    camión, manejar
bystander, minion, pog, spawn, summoned, dialless, no dial, sidekick, pogs, byst | bystander, secundario, esbirro,
    pog, invocado, ayudante, sin dial, pogs, byst
generate, create, spawn, summon, bring in, produce | generar, crear, invocar, aparecer, engendrar
leader, boss, leadership, chief, commander | líder, jefe, liderazgo, comandante
unique, only one copy, uniques | único
prime, green ring, green rim | prime, anillo verde, aro verde
purple ring, legacy, promotional | anillo morado, aro morado, legado, promocional, promo
color, colour, which color, coloured, colored | color, colores
symbol, icon, logo, picture, little wing, bolt, lightning | símbolo, icono, dibujito, dibujo, rayo, rayito
tournament, event, legal, organized play, official, competitive, judge, referee, organizer | torneo, evento, legal,
    oficial, competitivo, juez, árbitro, organizador
format, modern age, silver age, golden age, old figure, rotation, older | formato, moderno, rotación, vieja, antiguo,
    viejo
misprint, typo, error, errata, wrong, mistake, correction | error, errata, imprenta, equivocado, fe de erratas,
    corrección, mal impresa
rule, official answer, ruling, clarification | regla, aclaración, reglamento
contradict, conflict, which one wins, takes precedence, beats, versus, clash, override, prevail, which wins |
    contradecir, conflicto, quién gana, manda, prevalece, choca, contra, tiene prioridad, cuál gana
at once, same time, simultaneous, at the same time, whose goes first, both trigger, together, going off at once, order
    | a la vez, al mismo tiempo, simultáneo, juntos, orden, ordenar, se juntan, mismo momento
trigger, set off, go off, goes off, triggered, kick in, activates, kicks in, reaction, reactions, react | disparar,
    activarse, desencadenar, saltar, activa, saltan, reacción, reaccionar
resolve, carry out, process, play out | resolver, ejecutar, resolución
interrupt, in the middle, midway, halfway, mid, half done, under way, still going on, still resolving, in between,
    sneak in, slip in, squeeze in, meanwhile | interrumpir, a la mitad, en medio, a mitad, a medias, en mitad, en plena,
    en pleno, en curso, entretanto, mientras tanto, meter en medio, entre medias
optional, have to, must, forced, mandatory, obliged, may, obligatory, required, compulsory | opcional, obligatorio,
    tener que, debo, obligado, forzado, a la fuerza, forzoso
as much as possible, part of it, partly, only part, do what i can | una parte, lo posible, parcialmente, en parte
change my mind, take back, undo, declare, declared, announce, declares | declarar, arrepentirse, deshacer, anunciar,
    volver atrás, declaré
choose, pick, decide, select, who picks, choice, get to pick | elegir, decidir, escoger, seleccionar, elijo, opción
own, belong, mine, owner, controller | propio, dueño, mío, pertenecer, propietario
count, counted, treated, considered, regarded | contar, considerar, tratar, cuenta, considera
name, called, named, title, namesake | nombre, llamar, llamado, llamada, se llama
setup, set up, prepare, before the game, put out my figures | preparación, preparar, armar, antes de la partida,
    desplegar
starting area, starting zone, start zone, deployment zone | zona inicial, área inicial, zona de inicio, zona de
    despliegue
multiplayer, three players, four players, three way, four of us, three way match, several players, more than two
    players, free for all | multijugador, tres jugadores, cuatro jugadores, somos tres, somos cuatro, varios
    jugadores, todos contra todos
sealed, booster, draft, random packs, open boosters | sellado, booster, sobres, draft
location, map bonus, perks, map perks | localización, locación, bonificación de mapa, ventajas del mapa
out of the game, removed from the game, remove, taken off | fuera del juego, retirado de la partida, retirar,
    eliminar, sacar del juego, sacar del mapa
face down, flipped, one shot, one use, one time use, used up, turn over | boca abajo, volteada, un solo uso, one shot,
    dar vuelta, girar
click, click number, slot, clicks past, clicked | click, clic, posición del dial, clics
starting click, starting line, green line, where i began, start click, began on | click inicial, línea inicial, línea
    verde, clic inicial, donde empecé
stop click, red stop, stop symbol | click de stop, stop, clic de stop
path, route, way, trajectory | trayectoria, ruta, camino, recorrido
straight line, straight | línea recta, recta, derecho
direction, which way, towards | dirección, hacia dónde, hacia
occupied, same square, share a square, occupy, share one space, stand on | ocupado, misma casilla, ocupar, compartir
    casilla, ocupada, encima
free square, no room, room, empty square, no free spot, no space | casilla libre, sin lugar, hueco, casilla
    desocupada, no hay lugar, no cabe
split, divide, spread, several targets, two targets, share out, divided | dividir, repartir, varios objetivos, dos
    objetivos, reparto, separar
charge, charger, run up and hit, charge in | carga, embestida, embestir, cargar y pegar
hit and run, hypersonic, speedster, strike and keep moving, hss | hipersónica, pegar y correr, velocista,
    hipervelocidad, seguir corriendo
running shot, run and gun, move and shoot | disparo a la carrera, correr y disparar, mover y disparar
medic, support, first aid | médico, apoyo, enfermero
barrier, wall off, block off, boxed in with blocks | barrera, bloquear el paso, encerrar
shape change, shapeshifter, disguise, shapeshift | cambio de forma, metamorfo, disfraz, cambiaformas
mastermind, pass the hit, scapegoat, take the hit for | mente maestra, chivo expiatorio, pasar el golpe, comerse el
    golpe
telekinesis, tk, move with the mind, telekinetic, tkd | telequinesis, telequinesia, mover con la mente, telequinético
impervious, invulnerable, invincible, unbreakable, invulnerability, tough skin | imperturbable, invulnerable,
    invencible, irrompible, piel dura
willpower, indomitable, no pushing damage | voluntad, indomable, fuerza de voluntad
super senses, senses, dodge roll | súper sentidos, sentidos
sidestep, two squares for free | paso lateral
plastic, stretchy, rubber, elastic, plasticity, bendy | plasticidad, elástico, goma, estira, estirarse
phasing, ghost, intangible, phase, phaser | fase, fantasma, intangible, desfase, traspasar, desfaso, fantasmal
empower, beef up fists | potenciar, empower
enhancement, helps my shot, improve the shot | mejora, me mejora el tiro
battle fury, berserk, rage, angry | furia, furia de batalla, rabia
plot, protagonist, plot points | trama, protagonista, puntos de trama
mystery, clue, detective | misterio, pista, detective
tarot, tarot card | tarot, carta del tarot
duration, how long, last, lasts, until when, still on, go away, goes away, expire, remain, keep, stay | duración,
    cuánto dura, durar, hasta cuándo, permanecer, queda, quedar, sigue
immediately, right away, at once, straight away, right now, now | inmediatamente, enseguida, al instante, ahora, en el
    acto, al tiro
never, ever, at any time | nunca, jamás, alguna vez
alone, only one, by itself, single, one only | solo, sola, único, uno solo
both, the two of them | ambos, los dos, las dos
all, everyone, everybody, each, every | todos, cada, todas
weapon in hand, bash with, swing a car, hit with an object, hit him with | pegar con un objeto, golpear con un objeto,
    con un auto, con una farola
squishy, weakling, weak, glass cannon, one hit wonder | débil, flojo, cañón de cristal
tank, sturdy, meatbag, wall of meat | tanque, resistente, aguantador, mole, muralla humana
wizard, witch, psychic, mage, magician | brujo, bruja, mago, hechicera, psíquico
spell, magic, cast, sorcery, mana | hechizo, magia, conjuro, maná, lanzar un hechizo
action points, ap | puntos de acción, pa
climb down, get off | descender, bajar
treasure, objective marker, objective token, loot | tesoro, ficha de objetivo, marcador de objetivo, botín
mission, quest, side quest, secondary mission | misión, misión secundaria, objetivo secundario
guard, overwatch, on guard, watch, alert, sentry | guardia, vigilar, alerta, en guardia, vigilancia
opportunity attack, attack of opportunity, free strike, aoo, swipe at | ataque de oportunidad, golpe gratis
stunned, stun, dazed, asleep, sleep | aturdido, aturdir, dormido, atontado
blinded, blind | cegado, ciego, cegar
cursed, curse, hexed | maldito, maldición, maldecir
drag, pull, tow, yank, lug, tug | arrastrar, jalar, halar, tirar de, traer hacia, jalonear
swap places, change places, trade places, switch places | cambiar de lugar, intercambiar posición, cambio de lugar,
    intercambiar
captive, prisoner, capture, captured, hostage, jail, rescue | cautivo, prisionero, capturar, captura, rehén, rescatar,
    preso
feat, feats, feat card | proeza, proezas, feat, hazaña
battlefield condition, bfc, weather | condición de batalla, condiciones
horde, pile, stack, swarm, zombies, heap | horda, montón, pila, apilar, zombi, enjambre
event dial, event | dial de evento, evento
relic, artifact | reliquia, artefacto
duo, pair, partner, two heroes together | dúo, pareja
epic | épica, épico
ultra heavy, really heavy | ultra pesado, muy pesado
heavy, heavies, weight | pesado, pesada, peso
light, lite, small object | ligero, liviano, liviana
lock, locked, fixed, cant be changed | bloqueo, fijo, trabar, bloqueado
modify, changed by, alter | modificar, alterar
threshold, target number, needed number, difficulty, how hard | umbral, número necesario, dificultad, cuánto necesito
exploding, explode dice | explotan, explosivos
wound token, wounds, hit points, life points, hp | heridas, salud, vida, puntos de vida
facing, front arc, rear arc, behind, back | encaramiento, frente, arco, espalda, detrás, atrás
cover, obstacle, behind something | cobertura, cubierto, obstáculo, parapeto
rough, difficult ground, mud | abrupto, difícil, lodo, barro
platform, bridge, balcony | plataforma, puente, balcón
hole, opening, gap, slit | agujero, abertura, hueco, rendija
deck, hand of cards, draw a card, cards in hand, discard | mazo, mano de cartas, robar carta, robar una carta,
    descartar, cartas en la mano
initiative, activate twice, activate | iniciativa, activación, activar
glory, reward, prize | gloria, recompensa, premio
warrior, fighter, champion | guerrero, luchador, campeón
fireball, template, area, blast area, zone | bola de fuego, plantilla, área, zona
beast, monster, creature, big mini | bestia, monstruo, criatura
untargetable, out of sight | fuera de vista, no se ve
between, in the way, blocked by, obstructed | entre, en medio, de por medio, estorbar, estorba, tapar, tapa
line, trace, draw a line, ruler, string | línea, trazar, regla, hilo
center, centre, middle of the square | centro, medio de la casilla
touching a corner, at the corner, corner only | en la esquina, por la esquina
mark, indicate, show | marcar, indicar, señalar, mostrar
secret, show, reveal, hidden card, look at the card | secreto, revelar, mostrar, enseñar, descubrir
concede, give up, surrender, quit | rendirse, abandonar, conceder
time limit, time runs out, clock, minutes, time is up | tiempo, límite de tiempo, se acaba el tiempo, reloj, minutos
agree, dispute, argue, disagree | acuerdo, discutir, desacuerdo, discusión
cheat, illegal, wrong move | trampa, ilegal
forget, forgot, missed it, too late | olvidar, olvidé, se me olvidó, me olvidé, tarde
restriction, drawback, downside | restricción, desventaja
requirement, need, condition, prerequisite | requisito, necesitar, hace falta, condición, condiciones
instead, rather than, in place of | en vez, en lugar de, en vez de
attached, assign, assigned, put on | asignar, asignado, unido, poner a
another edition, previous, older rules, used to | antes, edición, reglas viejas, ya no
whole team, each member, everyone on my side | todo el equipo, todos los míos
skip a turn, pass, do nothing, pass the turn, skip | pasar el turno, no hacer nada, pasar, saltear turno
rest, untapped, ready, clear, take off tokens, come off, remove tokens, comes off, fresh, refresh, reset | descansar,
    limpiar, quitar fichas, sacar fichas, limpieza, me saco, quitarse, refrescar, reiniciar, reinicia
exhausted, tired, marked twice, two tokens | cansado, agotado, dos fichas
stay alive, survive, alive, living, survivor | vivo, sobrevivir, viva, con vida, queda vivo, sobreviviente
negative, go below, under | negativo, bajo cero
exceed, more than, above, over | superar, exceder, más de, sobrepasar
dial runs out, last click | se acaba el dial, último click
repeat a power twice, use it again | usar de nuevo, volver a usar
permission, allowed, legal, is it ok, is it fine, can i | permitido, se vale, vale, puedo
"""

LINES: tuple[str, ...] = tuple(re.sub(r"\n +", " ", _WRITTEN).strip().splitlines())
