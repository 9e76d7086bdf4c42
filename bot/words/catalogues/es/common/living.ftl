# El mensaje vivo de una partida: uno por partida, que se actualiza en su sitio.
living-told = Lo último, completo
living-nothing = Aún no ha pasado nada en esta mesa.
living-more = … y { $count ->
    [one] una más
   *[other] { $count } más
}: `/figura lista`
living-opened = La partida está abierta: todo lo que pase se ve aquí.
