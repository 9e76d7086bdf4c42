# Palabras de Masters of the Universe: Battleground con las que se forman las frases.
term-yes = sí
term-no = no
term-arc-front = el arco frontal
term-arc-rear = el arco trasero
term-arc-between = las casillas entre el arco frontal y el trasero
term-corner-n = esquina de arriba
term-corner-ne = esquina superior derecha
term-corner-se = esquina inferior derecha
term-corner-s = esquina de abajo
term-corner-sw = esquina inferior izquierda
term-corner-nw = esquina superior izquierda
