"""Verbs whose forms have another stem, so that what is told in the past, say, means what the verb does.

Forms that are words of the game or of another meaning besides are left out: left, saw, found, lay, set; para, traje,
cruce, medio. A form stands folded, without accents, as the search sees it: so the Spanish past in -ió is one of them.
"""

__all__ = ["VERB_OF"]

_ENGLISH = """
begin began begun, blow blew blown, break broke broken, bring brought, buy bought, catch caught, choose chose chosen,
cling clung, come came, creep crept, draw drew drawn, drive drove driven, fall fell fallen, fight fought, flee fled,
fling flung, fly flew flown, freeze froze frozen, give gave given, go went gone, grow grew grown, hide hid hidden,
hold held, keep kept, leap leapt, lose lost, pay paid, ride rode ridden, run ran, shake shook shaken, shoot shot,
shrink shrank shrunk, sling slung, slide slid, spend spent, spin spun, stand stood, steal stole stolen, stick stuck,
strike struck, swim swam swum, swing swung, take took taken, tear tore torn, throw threw thrown, win won
"""
_SPANISH = """
mover movio movi, lanzar lance, caer cayo cayendo caido, elegir elige elijo eligio elegi elija, escoger escojo escogio
escogi escoja, coger cojo cogio cogi coja, recoger recojo recogio recogi recoja, empezar empece empiece, comenzar
comence, huir huyo huye hui huido huya, herir hiero hiere hirio heri hiera, repetir repitio repeti, poner pongo puso
puse ponga, colocar coloque, traer trajo, soltar suelto suelta suelte, mostrar muestro muestra, ver vio, separarse
separa, destrabarse destraba, detener detengo detiene detuvo detuve detenga, reducir reduzco redujo reduje reduzca,
evadir evadio evadi, reemplazar reemplace, salir salgo salio sali salga, medir mido mide midio mida, sostener sostengo
sostiene sostuvo sostuve sostenga, atravesar atravieso atraviesa atraviese
"""
VERB_OF = {
    lang: {form: verb.split()[0] for verb in verbs.split(",") for form in verb.split()[1:]}
    for lang, verbs in (("en", _ENGLISH), ("es", _SPANISH))
}
