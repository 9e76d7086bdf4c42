# Plazas cedidas, pausas y jueces llamados: lo que cuenta el registro y lo que se rechaza.
game-seat-offered = 🪑 { $player } (bando { $side }) ofrece la plaza a { $to }.
game-seat-withdrawn = 🪑 La plaza del bando { $side } ya no se ofrece: { $player } dijo que no.
game-seat-handed = 🪑 { $player } ocupa la plaza del bando { $side } en lugar de { $earlier }.
game-paused = ⏸ { $player } pone la partida en pausa.
game-continued = ▶ { $player } reanuda la partida.
game-judge-called = ⚖ { $player } llama a un juez por un fallo.
game-rests = La partida está en pausa: la puso { $player }. Reanúdala primero, con el botón o con `/partida reanudar`.
game-rests-not = La partida no está en pausa: no hay nada que reanudar.
game-no-seat-to-offer = No tienes plaza que ofrecer: solo quien juega puede cederla.
game-offered-to-self = La plaza ya es tuya: ofrécesela a otra persona.
game-seat-not-offered = La plaza del bando { $side } no se te ofrece; solo su jugador puede ofrecerla (`/partida ceder`).
game-judge-called-already = Ya se llamó a un juez por este fallo.
