# Words of Masters of the Universe: Battleground that sentences are made of.
term-yes = yes
term-no = no
term-arc-front = front arc
term-arc-rear = rear arc
term-arc-between = hexes between front and rear arc
term-corner-n = top corner
term-corner-ne = upper right corner
term-corner-se = lower right corner
term-corner-s = bottom corner
term-corner-sw = lower left corner
term-corner-nw = upper left corner
