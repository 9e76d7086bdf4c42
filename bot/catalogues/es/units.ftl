# Figuras desde archivos.
figure-which = ¿Qué figura? Elige una de muestra, escribe una línea como Lobo de Hierro 75 8/10/17/3 r6 t1 en C5, o adjunta un archivo.
unit-file-value = { $path }: «{ $given }» no es lo que un archivo de figura lleva ahí; se esperaba { $expected }
unit-file-too-long = { $path } tiene { $count } entradas; se leen como mucho { $most }.
unit-special = Los poderes especiales y rasgos se guardan como texto y no se arbitran; lee la carta: { $names }.
unit-special-missing = El dial muestra poderes especiales ({ $values }) cuyo texto no está en el archivo: no se arbitran; lee la carta.
unit-powers-left = Poderes desconocidos que se omiten: { $names }.
unit-abilities-left = Símbolos y habilidades desconocidos que se omiten: { $names }.
unit-points = Se toma con { $points } puntos; el archivo tiene además { $others }. `/figura editar` cambia la carta.
figure-special = { $name } ({ $kind })
figure-special-title = Poderes especiales y rasgos
figure-special-note = Se guardan del archivo para leerlos; lo que hacen no se arbitra.
