# El mensaje vivo de una partida: uno por partida, que se actualiza en su sitio.
living-told = Lo último, completo
living-nothing = Aún no ha pasado nada en esta mesa.
living-more = … y { $count ->
    [one] una más
   *[other] { $count } más
}: `/figura lista`
living-opened = La partida está abierta: todo lo que pase se ve aquí.
living-areas = ¿Adónde? Primero la zona, después la casilla.
living-back = ‹ Atrás
living-begin = Empezar el primer turno
living-confirm = Hacerlo
living-confirm-end = … y acabar el turno
living-confirm-text = ¿Se hace?
living-end = Acabar el turno
living-figure = La acción de quién…
living-undo = ↩ Deshacer
living-why-not = ¿Por qué no?
living-thread = La partida se juega en su hilo: { $thread }
living-thread-not = Aquí no se puede abrir un hilo: en un canal de texto el bot necesita permiso para crear hilos públicos y enviar mensajes en ellos. Sin `hilo` la partida se juega en este canal.
living-words = El tablero con palabras
living-key = se puede elegir
opening-rules = Reglas: { $now } · otras…
opening-total = Total: { $now } · otro…
opening-map = Poner un mapa…
opening-points = { $points } puntos
opening-unlimited = sin límite
opening-seat = Sentarse: { $side }
opening-late = Las reglas y el total ya no se pueden cambiar: alguien se ha sentado. Deshaz eso (↩ Deshacer, `/game undo`), o termina la partida y abre otra.
