# Plazas cedidas, pausas y jueces llamados: lo que cuenta el registro y lo que se rechaza.
motu-game-seat-offered = 🪑 { $player } ({ $side }) ofrece la plaza a { $to }.
motu-game-seat-withdrawn = 🪑 La plaza de { $side } ya no se ofrece: { $player } dijo que no.
motu-game-seat-handed = 🪑 { $player } ocupa la plaza de { $side } en lugar de { $earlier }.
motu-game-paused = ⏸ { $player } pone la partida en pausa.
motu-game-continued = ▶ { $player } reanuda la partida.
motu-game-judge-called = ⚖ { $player } llama a un juez por un fallo.
motu-game-rests = La partida está en pausa: la puso { $player }. Reanúdala primero, con el botón o con `/partida reanudar`.
motu-game-rests-not = La partida no está en pausa: no hay nada que reanudar.
motu-game-no-seat-to-offer = No tienes plaza que ofrecer: solo quien juega puede cederla.
motu-game-offered-to-self = La plaza ya es tuya: ofrécesela a otra persona.
motu-game-seat-not-offered = La plaza de { $side } no se te ofrece; solo su jugador puede ofrecerla (`/partida ceder`).
motu-game-judge-called-already = Ya se llamó a un juez por este fallo.
