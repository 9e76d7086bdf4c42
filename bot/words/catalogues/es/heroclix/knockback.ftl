# Varias figuras que retroceden a la vez y marcadores elevados que desaparecen bajo las figuras.
knockback-order = { $away_from } hace retroceder a varias: de una en una, primero la más lejana: { $figures }.
knockback-tied = { $figures } están a la misma distancia: puede ir antes cualquiera; aquí va primero la que se nombró antes.
knockback-marker-not-elevated = { $marker } no es un marcador elevado: nadie cae cuando desaparece.
knockback-marker-empty = No hay nadie sobre { $marker }: nadie cae cuando desaparece.
knockback-marker-gone = { $figure } se queda en su casilla cuando desaparece { $marker } bajo sus pies.
knockback-marker-damage = { $figure } recibe { $damage } de daño de retroceso cuando se haya resuelto la acción.
knockback-marker-countdown = { $figure } está en un clic de cuenta atrás y no recibe daño de retroceso.
knockback-marker-result = Al desaparecer { $marker }, { $number ->
    [0] nadie recibe daño de retroceso
    [one] una figura recibe { $damage } de daño de retroceso
   *[other] { $number } figuras reciben { $damage } de daño de retroceso cada una
}.
knockback-terrain-first = A { $figure } lo detiene lo primero que encuentra, la pared o el terreno más elevado delante de { $square }, no el personaje que está detrás.
