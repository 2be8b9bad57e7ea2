### As palavras no tabuleiro de Cuzco.

web-cuzco-valley = O vale de Cuzco
web-cuzco-keys = As setas andam pelos hexágonos, Enter joga ali, R gira o terreno, L mostra os níveis, mais, menos e 0 aproximam e afastam, Shift com setas desloca.
web-cuzco-levels = Níveis
web-cuzco-triples-left = Triplos restantes
web-cuzco-last-turns = Últimos turnos
web-cuzco-triples-end = O último triplo provoca o fim
web-cuzco-closer = Aproximar
web-cuzco-farther = Afastar
web-cuzco-whole = O vale inteiro
web-cuzco-turn = Girar
web-cuzco-lay = Pôr aqui
web-cuzco-leave = Sair de Cuzco
web-cuzco-no-way = Daqui não há caminho
web-cuzco-price = { $ap } PA
web-cuzco-ap = PA
web-cuzco-ap-left = { $ap } pontos de ação restantes
web-cuzco-action-points = Pontos de ação
web-cuzco-token = +1 ponto de ação, uma vez por turno: { $count } fichas
web-cuzco-end = Terminar
web-cuzco-lay-or-bring = Pôr ou trazer
web-cuzco-tool-triple = triplo
web-cuzco-tool-double = duplo
web-cuzco-tool-single_crop = cultura
web-cuzco-tool-single_village = vila
web-cuzco-tool-pond = lagoa
web-cuzco-tool-enter = Inca
web-cuzco-tool-temple = templo
web-cuzco-floors = Andares
web-cuzco-cards = Cartas de festival
web-cuzco-face-up = visível
web-cuzco-draw = pilha { $count }
web-cuzco-pile = Pilha
web-cuzco-not-here = Aqui não
web-cuzco-on-water = Nada pode cobrir água
web-cuzco-off-board = Parte do terreno ficaria fora do tabuleiro
web-cuzco-closes = a água fecha
web-cuzco-closes-nobody = a água fecha, para ninguém
web-cuzco-city = Cidade de { $cell }
web-cuzco-village-of = Vila de { $cell }
web-cuzco-size = Tamanho
web-cuzco-temple = Templo
web-cuzco-limit = até
web-cuzco-heights = alturas
web-cuzco-final = no fim
web-cuzco-leads = lidera
web-cuzco-nobody-leads = Empate: ninguém lidera.
web-cuzco-nobody = Ninguém está aqui.
web-cuzco-open-shore = Margem livre
web-cuzco-worth = vale
web-cuzco-closed = Fechada: não rende mais nada.
web-cuzco-crop = cultura
web-cuzco-village = vila
web-cuzco-land = terra nua
web-cuzco-pond = lagoa
web-cuzco-mountain = montanha
web-cuzco-forest = floresta
web-cuzco-level = nível { $level }
web-cuzco-temple-of = templo de { $value }
web-cuzco-value-of = Valor do templo em { $cell }
web-cuzco-inca-of = Inca de { $name }
web-cuzco-here = possível aqui: { $ap } PA
web-cuzco-has-inca = Incas na reserva
web-cuzco-has-token = Fichas de ação adicional
web-cuzco-has-card = Cartas na mão
web-cuzco-has-double = Duplos
web-cuzco-has-crop = Culturas simples
web-cuzco-has-village = Vilas simples
web-cuzco-festival = Festival em { $cell }
web-cuzco-festival-ask = Fazer um festival?
web-cuzco-festival-line = Templo de { $value }. O maior total de relíquias iguais organiza.
web-cuzco-festival-none = Nenhuma de suas cartas mostra uma relíquia da carta visível.
web-cuzco-alone = +{ $points } sozinho
web-cuzco-shared = +{ $points } cada no empate
web-cuzco-matches = Combina com
web-cuzco-which-city = Qual cidade
web-cuzco-proposed = propôs
web-cuzco-dropped = Fora
web-cuzco-highest = O maior
web-cuzco-level-passed = Empatado, passou
web-cuzco-hand = Sua mão
web-cuzco-empty-hand = Nenhuma carta
web-cuzco-no-match = não combina
web-cuzco-total = Total { $total }, precisa { $need }
web-cuzco-lay-card = Jogar { $card }
web-cuzco-choose-card = Escolha uma carta
web-cuzco-fold = Ver o tabuleiro
web-cuzco-unfold = Voltar ao festival
web-cuzco-kind-triple = Triplo
web-cuzco-kind-double = Duplo
web-cuzco-kind-single_crop = Cultura
web-cuzco-kind-single_village = Vila
web-cuzco-kind-pond = Lagoa
web-cuzco-kind-enter = Inca entra
web-cuzco-kind-leave = Inca sai
web-cuzco-kind-move = Inca anda
web-cuzco-kind-build = Construir
web-cuzco-kind-expand = Ampliar
web-cuzco-kind-propose = Propor um festival
web-cuzco-kind-lay_card = Jogar uma carta
web-cuzco-kind-no_festival = Nenhum festival
web-cuzco-kind-pass_bid = Passar
web-cuzco-kind-end_bid = O lance está completo
web-cuzco-water =
    { $count ->
        [one] Água de { $count } lagoa
       *[other] Água de { $count } lagoas
    }
web-cuzco-short =
    { $count ->
        [one] falta { $count }
       *[other] faltam { $count }
    }
web-cuzco-left =
    { $count ->
        [one] resta { $count } carta
       *[other] restam { $count } cartas
    }
web-cuzco-worth-fp =
    { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }
