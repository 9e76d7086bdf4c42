# Una fuerza entera entregada de una vez: su formulario, lo leído y lo que no.
form-force = Una fuerza entera
    .lines = Figuras, una en cada línea
    .lines-description = Escritas o pegadas; de las nuestras y del estante basta el nombre; 2x delante si son dos
    .hint = Lobo de Hierro 75 8/10/17/3 r6 t1 en C5 [carga]
    .files = Archivos de figuras
    .files-description = JSON, listas de figuras, textos, o un zip de ellos
force-line = línea { $number }
force-added = { $count ->
    [one] Una figura añadida
   *[other] { $count } figuras añadidas
}: { $points ->
    [one] un punto
   *[other] { $points } puntos
}
force-refused = No se añadió nada: { $count ->
    [one] una figura tiene un error
   *[other] { $count } figuras tienen un error
}{ $read ->
    [0] .
    [one] , una no.
   *[other] , { $read } no.
}
force-more = Y { $count } más.
force-in-file = … y { $count } más en el archivo.
force-nothing = No hay nada que leer: escribe figuras, una en cada línea, o adjunta archivos.
force-too-many = Más de { $most } figuras de una vez; entrégalas por partes.
force-zip-damaged = El zip, o un archivo dentro, está dañado o comprimido de un modo que no se lee; vuelve a comprimirlo.
force-zip-files = El zip tiene { $count } archivos; se leen como mucho { $most }.
force-zip-locked = El archivo del zip tiene contraseña; comprímelo sin ella.
force-zip-too-large = Lo que hay en el zip pasa de { $most } bytes; entrégalo por partes.
force-zip-within = Un zip dentro de otro no se abre; comprime sus archivos directamente.
figure-read-reach = alcance { $range }, { $targets ->
    [one] un objetivo
   *[other] { $targets } objetivos
}
figure-read-texts = { $count ->
    [one] un texto para leer
   *[other] { $count } textos para leer
}
