cuzco-title = Cuzco

## Opções

cuzco-option-start_player = O lugar que joga primeiro, ou ao acaso.
cuzco-option-temple_value_rule = Que valor um templo pode ter: qualquer valor par até o tamanho da área, ou somente o maior.
cuzco-option-festival_tied_value_2 = Quanto recebe cada organizador quando um festival num templo de valor 2 é dividido.
cuzco-option-left_pond = O hexágono da lagoa impressa da esquerda.
cuzco-option-pond_on_perimeter = Se também é permitido pôr lagoas nos hexágonos da beira.
cuzco-option-tile_wholly_outside_on_overhang = Se um terreno duplo ou triplo pode ficar inteiro sobre terreno que avança para fora.
cuzco-option-final_second_place = Quem é segundo na grande pontuação final depois de um empate em primeiro: a lista seguinte, ou ninguém.
cuzco-option-card_memory = Se a mesa mostra quais cartas das outras mãos todos viram ser pegas.
cuzco-option-triples_in_play = Quantos terrenos triplos há na reserva; com menos, o jogo é mais curto.
cuzco-option-auto_end_turn = Se as ações terminam sozinhas quando nada mais é possível.
cuzco-start_player-random = ao acaso
cuzco-temple_value_rule-up_to_size = qualquer valor par até o tamanho
cuzco-temple_value_rule-exact_even_size = somente o maior valor par
cuzco-final_second_place-dense = a lista seguinte é a segunda
cuzco-final_second_place-competition = ninguém é segundo depois de um empate

## Ações

cuzco-do-triple = Terreno triplo com a vila em { $village } e culturas em { $crop } e { $crop2 }
cuzco-do-double = Terreno duplo com a vila em { $village } e cultura em { $crop }
cuzco-do-single_crop = Cultura simples em { $cell }
cuzco-do-single_village = Vila simples em { $cell }
cuzco-do-pond = Lagoa em { $cell }
cuzco-do-enter = Fazer um Inca entrar em { $cell }
cuzco-do-leave = Tirar de Cuzco o Inca de { $cell }
cuzco-do-move = Mover o Inca de { $cell } para { $to }
cuzco-do-build = Construir um templo de valor { $value } em { $cell }
cuzco-do-expand = Ampliar o templo de { $cell } para { $value }
cuzco-do-draw_blind = Comprar uma carta da pilha
cuzco-do-draw_face_up = Pegar a carta com a face para cima
cuzco-do-token = Usar uma ficha de ação adicional
cuzco-do-end_actions = Terminar as ações
cuzco-do-propose = Propor um festival na cidade de { $cell } com a carta { $card }
cuzco-do-no_festival = Nenhum festival
cuzco-do-lay_card = Jogar a carta { $card }
cuzco-do-pass_bid = Passar
cuzco-do-end_bid = O lance está completo

## Acaso

cuzco-chance-start_player = { $seat } começa
cuzco-chance-face_up = Carta com a face para cima: { $card }
cuzco-chance-deal = { $seat } recebe uma carta: { $card }
cuzco-chance-draw_blind = Carta comprada: { $card }

## Perguntas

cuzco-ask-mandatory_tile = Sua vez, { $ap } PA: primeiro coloque um terreno.
cuzco-ask-action = Restam { $ap } PA: que ação, ou terminar as ações?
cuzco-ask-proposal = Você propõe um festival? A carta com a face para cima mostra { $card }.
cuzco-ask-bid = Festival na cidade de { $cell }, { $card }: você tem { $total } PF e precisa de { $need }. Você faz um lance?
cuzco-ask-further_card = Festival na cidade de { $cell }, { $card }: você tem { $total } PF e precisa de { $need }. Mais uma carta?

## Acontecimentos

cuzco-event-turn = { $seat } começa um turno.
cuzco-event-no_placement = { $seat } não pode colocar terreno: a obrigação cai neste turno.
cuzco-event-auto_end = { $seat } não pode fazer mais nada: as ações terminam.
cuzco-event-last_triple = { $seat } colocou o último terreno triplo: o fim está próximo.
cuzco-event-standstill = Uma rodada inteira sem terreno: { $seat } provoca o fim.
cuzco-event-reshuffle =
    { $count ->
        [one] O descarte, { $count } carta, torna-se a pilha.
       *[other] O descarte, { $count } cartas, torna-se a pilha.
    }
cuzco-event-empty_hand = { $seat } não tem mais cartas e passa.
cuzco-event-pond_nobody = A água de { $cell } está fechada, mas ninguém lidera a margem.
cuzco-event-temples_built = { $seat } constrói um templo em { $cell }: { $points } PP.
cuzco-event-temples_expanded = { $seat } amplia o templo de { $cell }: { $points } PP.
cuzco-event-ponds = A água de { $cell } está fechada: { $points } PP para { $seat }.
cuzco-event-festivals_alone = { $seat } organiza sem dividir o festival de { $cell }: { $points } PP.
cuzco-event-festivals_shared = { $seat } divide o festival de { $cell }: { $points } PP.
cuzco-event-final = Grande pontuação final de { $seat }.
cuzco-event-final_first = { $seat } fica em primeiro na cidade de { $cell }: { $points } PP.
cuzco-event-final_second = { $seat } fica em segundo na cidade de { $cell }: { $points } PP.

## Folha de pontos e fim

cuzco-sheet-temples_built = Templos construídos
cuzco-sheet-temples_expanded = Templos ampliados
cuzco-sheet-ponds = Lagoas
cuzco-sheet-festivals_alone = Festivais sozinho
cuzco-sheet-festivals_shared = Festivais divididos
cuzco-sheet-final_first = Primeiro em cidades
cuzco-sheet-final_second = Segundo em cidades
cuzco-sheet-total = Total
cuzco-end-last_triple = O último terreno triplo foi colocado e todos fizeram a grande pontuação final.
cuzco-end-standstill = Ninguém mais colocou terreno; todos fizeram a grande pontuação final.

## Palavras para valores

cuzco-card-M = Máscara do Sol
cuzco-card-L = Lhama Dourada
cuzco-card-K = Taça Kero
cuzco-card-ML = Máscara do Sol + Lhama Dourada
cuzco-card-LK = Lhama Dourada + Taça Kero
cuzco-card-MK = Máscara do Sol + Taça Kero

## O que uma ação custa

cuzco-price-ap = { $value } PA
cuzco-price-tokens =
    { $value ->
        [one] { $value } ficha
       *[other] { $value } fichas
    }

## O tabuleiro no terminal

cuzco-board-turn = Turno do lugar { $seat }, restam { $ap } PA
cuzco-board-last = últimos turnos
cuzco-board-over = O jogo acabou
cuzco-board-legend = c cultura · v vila · número = nível · i1 Inca do lugar 1 · ▲4 templo de valor 4 · ☼ disco solar · ≈ lagoa · ^ montanha · ♣ floresta
cuzco-board-supply = Reserva: { $triples } terrenos triplos · { $ponds } lagoas · andares { $floors }
cuzco-board-cards = Cartas: face para cima { $card } · pilha { $draw } · descarte { $discard }
cuzco-board-festival = Festival na cidade de { $cell }: { $totals }
cuzco-board-seat = Lugar
cuzco-board-points = PP
cuzco-board-incas = Incas
cuzco-board-tokens = Fichas
cuzco-board-doubles = Duplos
cuzco-board-crops = Culturas
cuzco-board-villages = Vilas
cuzco-board-hand = Cartas

## Por que uma jogada

cuzco-reason-points = Pontos marcados
cuzco-reason-cities = Lugares em cidades com templo
cuzco-reason-temples = Um templo por construir ou aumentar
cuzco-reason-room = Vilas e cidades com espaço para crescer
cuzco-reason-ponds = Água que se pode cercar
cuzco-reason-people = Incas no tabuleiro
cuzco-reason-heights = Incas em terreno alto
cuzco-reason-tokens = Fichas de ação guardadas
cuzco-reason-tiles = Peças pequenas guardadas
cuzco-reason-cards = Cartas de festival na mão
cuzco-reason-actions = Pontos de ação restantes
cuzco-reason-festival = Um festival que se pode vencer
cuzco-reason-rivals = Menos para os outros
