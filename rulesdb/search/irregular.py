"""English verbs whose past has another stem, so that a question told in the past means what one of today does.

Forms that are words of the game or of another meaning besides are left out: left, saw, found, lay, hit, set, bit.
"""

_VERBS = """
begin began begun, blow blew blown, break broke broken, bring brought, buy bought, catch caught, choose chose chosen,
cling clung, come came, creep crept, draw drew drawn, drive drove driven, fall fell fallen, fight fought, flee fled,
fling flung, fly flew flown, freeze froze frozen, give gave given, go went gone, grow grew grown, hide hid hidden,
hold held, keep kept, leap leapt, lose lost, pay paid, ride rode ridden, run ran, shake shook shaken, shoot shot,
shrink shrank shrunk, sling slung, slide slid, spend spent, spin spun, stand stood, steal stole stolen, stick stuck,
strike struck, swim swam swum, swing swung, take took taken, tear tore torn, throw threw thrown, win won
"""
PRESENT = {form: verb.split()[0] for verb in _VERBS.split(",") for form in verb.split()[1:]}
