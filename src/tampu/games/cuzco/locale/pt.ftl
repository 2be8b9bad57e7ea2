cuzco-title = Cuzco
cuzco-about = Erga terraços, coroe-os com templos, faça a festa.
older-rules-cuzco-1 = Terreno ao longo da borda só é entrada enquanto um hexágono de borda ao lado está vazio, e só os hexágonos vazios dão o preço.
cuzco-preset-full = Partida completa
cuzco-preset-full-line = Todos os 56 terrenos triplos, cerca de 90 minutos.
cuzco-preset-medium = Mais curta
cuzco-preset-medium-line = 40 terrenos triplos: o mesmo jogo em uma hora.
cuzco-preset-short = Curta
cuzco-preset-short-line = 28 terrenos triplos: meio vale, metade do tempo.

## Opções

cuzco-option-start_player = O lugar que joga primeiro, ou ao acaso.
cuzco-option-temple_value_rule = Que valor um templo pode ter: qualquer valor par até o tamanho da área, ou somente o maior.
cuzco-option-festival_tied_value_2 = Quanto recebe cada organizador quando um festival num templo de valor 2 é dividido.
cuzco-option-left_pond = O hexágono da lagoa impressa da esquerda.
cuzco-option-gates = Se cobrir a borda muda as entradas ao lado: nunca, ou só contam os hexágonos de borda sem terreno.
cuzco-option-pond_on_perimeter = Se também é permitido pôr lagoas nos hexágonos da beira.
cuzco-option-tile_wholly_outside_on_overhang = Se um terreno duplo ou triplo pode ficar inteiro sobre terreno fora da fronteira.
cuzco-option-final_second_place = Quem é segundo na grande pontuação final depois de um empate em primeiro: a lista seguinte, ou ninguém.
cuzco-option-card_memory = Se a mesa mostra quais cartas das outras mãos todos viram ser pegas.
cuzco-option-triples_in_play = Quantos terrenos triplos há na reserva; com menos, o jogo é mais curto.
cuzco-option-auto_end_turn = Se as ações terminam sozinhas quando nada mais é possível.
cuzco-option-mini = A reserva tem apenas 12 terrenos triplos, seja qual for o número escolhido, e as regras são as mesmas; para testes rápidos e pesquisa.
cuzco-start_player-random = ao acaso
cuzco-temple_value_rule-up_to_size = qualquer valor par até o tamanho
cuzco-temple_value_rule-exact_even_size = somente o maior valor par
cuzco-gates-along = todo terreno ao longo da borda
cuzco-gates-bare = só ao lado de borda vazia
cuzco-final_second_place-dense = a lista seguinte é a segunda
cuzco-final_second_place-competition = ninguém é segundo depois de um empate

## Ações

cuzco-do-triple = Colocar um terreno triplo: vila em { $village }, culturas em { $crop } e { $crop2 }
cuzco-do-double = Colocar um terreno duplo: vila em { $village }, cultura em { $crop }
cuzco-do-single_crop = Colocar uma cultura em { $cell }
cuzco-do-single_village = Colocar uma vila em { $cell }
cuzco-do-pond = Colocar uma lagoa em { $cell }
cuzco-do-enter = Fazer um Inca entrar em { $cell }
cuzco-do-leave = Tirar de Cuzco o Inca de { $cell }
cuzco-do-move = Mover o Inca de { $cell } para { $to }
cuzco-do-build = Construir um templo de valor { $value } em { $cell }
cuzco-do-expand = Ampliar o templo de { $cell } para { $value }
cuzco-do-draw_blind = Comprar uma carta da pilha
cuzco-do-draw_face_up = Pegar a carta aberta: { $card }
cuzco-do-token = Usar uma ficha de ação adicional
cuzco-do-end_actions = Terminar as ações
cuzco-do-propose = Propor um festival na cidade de { $cell } com a carta { $card }
cuzco-do-no_festival = Nenhum festival
cuzco-do-lay_card = Jogar a carta { $card }
cuzco-do-pass_bid = Passar
cuzco-do-end_bid = O lance está completo
cuzco-did-triple = { $who } colocou um terreno triplo: vila em { $village }, culturas em { $crop } e { $crop2 }
cuzco-did-double = { $who } colocou um terreno duplo: vila em { $village }, cultura em { $crop }
cuzco-did-single_crop = { $who } colocou uma cultura em { $cell }
cuzco-did-single_village = { $who } colocou uma vila em { $cell }
cuzco-did-pond = { $who } colocou uma lagoa em { $cell }
cuzco-did-enter = { $who } fez um Inca entrar em { $cell }
cuzco-did-leave = { $who } tirou de Cuzco o Inca de { $cell }
cuzco-did-move = { $who } moveu um Inca de { $cell } para { $to }
cuzco-did-build = { $who } construiu um templo de valor { $value } em { $cell }
cuzco-did-expand = { $who } ampliou o templo de { $cell } para { $value }
cuzco-did-draw_blind = { $who } comprou uma carta da pilha
cuzco-did-draw_face_up = { $who } pegou a carta aberta: { $card }
cuzco-did-token = { $who } usou uma ficha de ação adicional
cuzco-did-end_actions = { $who } terminou as ações
cuzco-did-propose = { $who } propôs um festival na cidade de { $cell } com { $card }
cuzco-did-no_festival = { $who } não propôs festival
cuzco-did-lay_card = { $who } jogou { $card }
cuzco-did-pass_bid = { $who } passou
cuzco-did-end_bid = { $who } completou o lance

## Acaso

cuzco-chance-start_player = { $who } ficou com o primeiro turno
cuzco-chance-face_up = A carta aberta agora é { $card }
cuzco-chance-deal = { $who } recebeu { $card }
cuzco-chance-draw_blind = { $who } comprou { $card }
cuzco-hidden-deal = { $count ->
        [one] { $who } recebeu uma carta
       *[other] { $who } recebeu { $count } cartas
    }
cuzco-hidden-draw_blind = { $count ->
        [one] { $who } comprou uma carta da pilha
       *[other] { $who } comprou { $count } cartas da pilha
    }

## Perguntas

cuzco-ask-mandatory_tile = Sua vez, { $ap } PA: primeiro coloque um terreno.
cuzco-ask-action = Restam { $ap } PA: que ação, ou terminar as ações?
cuzco-ask-proposal = Você propõe um festival? A carta aberta mostra { $card }.
cuzco-ask-bid = Festival na cidade de { $cell }, { $card }: você tem { $total } PF e precisa de { $need }. Você faz um lance?
cuzco-ask-further_card = Festival na cidade de { $cell }, { $card }: você tem { $total } PF e precisa de { $need }. Mais uma carta?

## Acontecimentos

cuzco-event-turn = { $who } começou um turno.
cuzco-event-no_placement = { $who } não tinha onde colocar terreno: a obrigação caiu neste turno.
cuzco-event-auto_end = { $who } não tinha mais nada a fazer: as ações terminaram.
cuzco-event-last_triple = { $who } colocou o último terreno triplo: o fim está próximo.
cuzco-event-standstill = Uma rodada inteira sem terreno: { $who } provocou o fim.
cuzco-event-reshuffle = { $count ->
        [one] O descarte, { $count } carta, tornou-se a pilha.
       *[other] O descarte, { $count } cartas, tornou-se a pilha.
    }
cuzco-event-empty_hand = { $who } não tinha mais cartas e passou.
cuzco-event-pond_nobody = A água de { $cell } foi fechada, mas ninguém liderava a margem.
cuzco-event-temples_built = { $who } marcou { $points } PP pelo templo de { $cell }.
cuzco-event-temples_expanded = { $who } marcou { $points } PP pelo templo ampliado de { $cell }.
cuzco-event-ponds = A água de { $cell } foi fechada: { $who } marcou { $points } PP.
cuzco-event-festivals_alone = { $who } organizou sem dividir o festival de { $cell }: { $points } PP.
cuzco-event-festivals_shared = { $who } dividiu o festival de { $cell }: { $points } PP.
cuzco-event-final = Grande pontuação final de { $whom }.
cuzco-event-final_first = { $who } ficou em primeiro na cidade de { $cell }: { $points } PP.
cuzco-event-final_second = { $who } ficou em segundo na cidade de { $cell }: { $points } PP.

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
cuzco-board-supply = Reserva: { $triples ->
        [one] { $triples } terreno triplo
       *[other] { $triples } terrenos triplos
    } · { $ponds ->
        [one] { $ponds } lagoa
       *[other] { $ponds } lagoas
    } · andares { $floors }
cuzco-board-cards = Cartas: aberta { $card } · pilha { $draw } · descarte { $discard }
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
cuzco-reason-temples = Um templo por construir ou ampliar
cuzco-reason-room = Vilas e cidades com espaço para crescer
cuzco-reason-ponds = Água que se pode fechar
cuzco-reason-people = Incas no tabuleiro
cuzco-reason-heights = Incas em terreno alto
cuzco-reason-tokens = Fichas de ação guardadas
cuzco-reason-tiles = Peças pequenas guardadas
cuzco-reason-cards = Cartas de festival na mão
cuzco-reason-actions = Pontos de ação restantes
cuzco-reason-festival = Um festival que se pode vencer
cuzco-reason-rivals = { $change ->
        [loses] Mais para os outros
       *[other] Menos para os outros
    }
cuzco-reason-cities-at = { $change ->
        [takes] { $standing ->
            [3] Assume a liderança na cidade de { $cell }
            [2] Empata com o líder na cidade de { $cell }
           *[other] Chega ao segundo lugar na cidade de { $cell }
        }
        [keeps] { $standing ->
            [3] Mantém a liderança na cidade de { $cell }
            [2] Continua empatado com o líder na cidade de { $cell }
           *[other] Mantém o segundo lugar na cidade de { $cell }
        }
        [loses] { $standing ->
            [3] Perde a liderança na cidade de { $cell }
            [2] Fica atrás do líder na cidade de { $cell }
           *[other] Perde o segundo lugar na cidade de { $cell }
        }
       *[misses] Não melhora nada na cidade de { $cell }
    }
cuzco-reason-temples-at = { $change ->
        [takes] O templo em { $cell } poderá ser ampliado para { $standing }
        [keeps] O templo em { $cell } ainda pode ser ampliado para { $standing }
        [loses] O templo em { $cell } já não pode ser ampliado para { $standing }
       *[misses] Não abre espaço em volta do templo em { $cell }
    }
cuzco-reason-ponds-at = { $change ->
        [takes] Lidera em volta da água de { $cell }
        [keeps] Mantém a liderança em volta da água de { $cell }
        [loses] Perde a liderança em volta da água de { $cell }
       *[misses] Deixa a água de { $cell } para os outros
    }

learn-cuzco-welcome =
    Boas-vindas a Cuzco! Neste chão vazio vai crescer uma cidade de terraços. Você quer ter seus Incas bem no alto, construir templos e pontuar com lagoas fechadas.
    Você joga com o laranja.
learn-cuzco-points =
    A cada turno você tem 6 pontos de ação. Quase tudo custa 1: um terreno, um Inca que entra pela floresta, um templo, uma lagoa, uma carta. O turno tem de começar com um terreno.
learn-cuzco-tile =
    Coloque um terreno triplo com a vila em I3, no oeste, ao lado da floresta. Um terreno pode ficar em qualquer lugar; perto da borda os seus Incas podem subir nele.
learn-cuzco-enter =
    Agora faça um Inca entrar em I3. O hexágono fica ao longo da floresta: é uma entrada, e custa 1 ponto de ação.
learn-cuzco-village =
    Coloque um segundo triplo de modo que a vila em J3 toque I3. Hexágonos de vila que se tocam formam uma área, agora de dois hexágonos.
learn-cuzco-temple =
    Só você está ali, então você lidera esta área. Construa um templo de valor 2 em J3: metade do valor, 1 de prestígio, é sua na hora, e a vila vira cidade.
learn-cuzco-card =
    Compre uma carta de festival da pilha. As cartas são para festivais: têm de mostrar uma relíquia da carta aberta.
learn-cuzco-second =
    Resta um ponto de ação. Faça um segundo Inca entrar em K3, uma cultura: ele pode ajudar depois, onde for preciso.
learn-cuzco-end =
    Todos os pontos foram usados. Diga que as suas ações terminaram.
learn-cuzco-festival =
    Agora você pode propor um festival numa cidade em que tem um Inca. Proponha um em J3 com a Taça Kero, que também está na carta aberta.
learn-cuzco-bid =
    Ninguém mais está nessa cidade, então uma carta basta. Feche o lance: num templo de valor 2 o festival dá 1 de prestígio. O templo recebe um disco solar e não tem festival até crescer.
learn-cuzco-rival =
    O rival construiu uma cidade no sudeste. Incas dos outros na sua cidade disputariam a liderança: compare primeiro o Inca mais alto, depois o segundo.
learn-cuzco-higher =
    Suba: coloque um dos seus duplos com a vila em I4, sobre o seu primeiro triplo. Todos os hexágonos sob um terreno têm de estar no mesmo nível, e nunca exatamente sobre um só terreno do mesmo tamanho.
learn-cuzco-climb =
    A sua cidade tem agora três hexágonos, um deles no nível 2. Leve o Inca de I3 a I4: dentro de uma vila mover e subir é grátis.
learn-cuzco-go =
    Restam cinco pontos de ação neste turno, e a partida é sua. Com um quarto hexágono o templo pode crescer para 4. No fim cada cidade paga o valor do templo a quem está mais alto e a metade ao segundo. Divirta-se!

### As palavras no tabuleiro de Cuzco.

cuzco-option-gates-name = Entradas
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
web-cuzco-ap-left =
    { $ap ->
        [one] { $ap } ponto de ação restante
       *[other] { $ap } pontos de ação restantes
    }
web-cuzco-action-points = Pontos de ação
web-cuzco-token =
    { $count ->
        [one] +1 ponto de ação, uma vez por turno: { $count } ficha
       *[other] +1 ponto de ação, uma vez por turno: { $count } fichas
    }
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
web-cuzco-face-up = aberta
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
web-cuzco-festival-none = Nenhuma de suas cartas mostra uma relíquia da carta aberta.
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
web-cuzco-asks-triple = Onde você coloca o terreno triplo?
web-cuzco-asks-double = Onde você coloca o terreno duplo?
web-cuzco-asks-single_crop = Onde você coloca a cultura?
web-cuzco-asks-single_village = Onde você coloca a vila?
web-cuzco-asks-pond = Onde você coloca a lagoa?
web-cuzco-asks-enter = Onde você faz um Inca entrar?
web-cuzco-asks-leave = Que Inca sai de Cuzco?
web-cuzco-asks-move = Que Inca anda, e para onde?
web-cuzco-asks-move-cell = Para onde vai o Inca de { $cell }?
web-cuzco-asks-build = Onde você constrói um templo?
web-cuzco-asks-build-cell = Que valor tem o novo templo em { $cell }?
web-cuzco-asks-expand = Que templo você amplia?
web-cuzco-asks-expand-cell = Até quanto você amplia o templo de { $cell }?
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

# As regras de Cuzco, uma mensagem para cada número do livro de regras do projeto.

cuzco-chapter-components = Componentes e tabuleiro
cuzco-chapter-setup = Preparação
cuzco-chapter-turn = O turno
cuzco-chapter-terrain = Terrenos
cuzco-chapter-overhang = Além da fronteira
cuzco-chapter-areas = Áreas e posição
cuzco-chapter-incas = Incas
cuzco-chapter-temples = Templos
cuzco-chapter-ponds = Lagoas de irrigação
cuzco-chapter-cards = Cartas de festival
cuzco-chapter-festival = Festival
cuzco-chapter-end = Fim do jogo
cuzco-chapter-edge = Casos especiais
cuzco-chapter-invariants = O que vale sempre
cuzco-chapter-engine = Notas sobre o programa

rule-CZ-G01 = Cuzco tem 153 hexágonos internos, 150 de terra e 3 lagoas, cercados por 63 hexágonos de borda.
rule-CZ-G02 = Cada hexágono tem o nome de sua linha, de A a O, e de sua coluna nessa linha.
rule-CZ-G03 = A borda é montanha ao lado das linhas A a H e floresta ao lado das linhas I a O.
rule-CZ-G04 = Três lagoas estão impressas no tabuleiro: F4, F13 e I9.
rule-CZ-G05 = Só os hexágonos de borda que tocam Cuzco podem ser cobertos.
rule-CZ-G06 = Há 56 terrenos triplos em comum; cada um é um triângulo com uma vila e duas culturas.
rule-CZ-G07 = Cada jogador tem 5 terrenos duplos, com uma vila e uma cultura.
rule-CZ-G08 = Cada jogador tem 3 culturas simples e 2 vilas simples.
rule-CZ-G09 = Um triplo tem 2 orientações e 3 lugares para a vila; um duplo tem 3 direções e 2 lugares.
rule-CZ-G10 = Há 19 lagoas e 15 discos solares em comum; cada jogador tem 12 Incas e 3 fichas de ação adicional.
rule-CZ-G11 = Há 47 andares de templo: doze de 2, onze de 4, dez de 6, oito de 8 e seis de 10.
rule-CZ-G12 = Há 30 cartas de festival: cinco de cada uma das três relíquias e de cada um dos três pares.
rule-CZ-G13 = O prestígio começa em 0 e não tem limite.
rule-CZ-G14 = As cartas de referência repetem os preços e a tabela do festival e não têm efeito.

rule-CZ-S01 = O que não é de ninguém fica em reservas comuns, com os andares separados por valor.
rule-CZ-S02 = Cada lagoa impressa recebe uma peça de lagoa e vale como qualquer outra.
rule-CZ-S03 = Cada jogador recebe 12 Incas, 3 fichas de ação adicional, 5 duplos, 3 culturas simples e 2 vilas simples.
rule-CZ-S04 = Vira-se uma carta de festival; depois cada jogador, a partir do inicial, recebe 3 cartas secretas.
rule-CZ-S05 = O acaso ou a opção define o jogador inicial; joga-se em sentido horário.
rule-CZ-S06 = Com 2 ou 3 jogadores, as peças pessoais dos ausentes ficam fora; todas as peças comuns são usadas.
rule-CZ-S07 = O tabuleiro começa sem terrenos, Incas e templos.
rule-CZ-S08 = Os lugares são fixos e contados em sentido horário; depois do último vem o primeiro.

rule-CZ-R01 = Um turno é: o terreno obrigatório, ações à vontade, o fim das ações, talvez um festival e, no último turno, a própria pontuação final.
rule-CZ-R02 = O turno começa com 6 pontos de ação; os que sobram se perdem.
rule-CZ-R03 = O turno tem de começar com um terreno; antes dele só se pode usar a ficha de ação adicional.
rule-CZ-R04 = Depois do terreno obrigatório, as ações podem ser repetidas e misturadas enquanto puderem ser pagas.
rule-CZ-R05 = Uma ação exige todo o seu preço em pontos de ação.
rule-CZ-R06 = Em cada turno pode-se usar uma ficha de ação adicional, antes do fim das ações; ela dá 1 ponto de ação e sai do jogo.
rule-CZ-R07 = O jogador declara o fim das ações, mesmo sem pontos de ação.
rule-CZ-R08 = Depois do fim das ações nenhuma ação é possível nesse turno.
rule-CZ-R09 = Os turnos seguem em sentido horário até todos fazerem a grande pontuação final.
rule-CZ-R10 = Cartas compradas, ficha usada e templos mudados são contados de novo a cada turno.
rule-CZ-R11 = Quem é perguntado sobre um festival depende só do que todos veem, nunca das cartas na mão.
rule-CZ-R12 = Um último turno, ou um turno em que nenhum terreno cabe, começa com ações livres e pode terminar logo.
rule-CZ-R13 = Com a opção própria, a fase de ações termina sozinha quando só resta terminá-la.
rule-CZ-R14 = As cartas seguem uma ordem fixa: preço, carta para a mão, pilha vazia refeita, carta nova; depois de um festival, pontos, disco, descarte e carta nova vêm antes da pontuação final.
rule-CZ-R15 = Cada ação diferente conta uma vez: terrenos por hexágonos e vila, movimentos por origem e destino, construções por hexágono e valor, lances por tipo de carta.

rule-CZ-T01 = Os triplos vêm da reserva comum; os duplos e simples, da própria.
rule-CZ-T02 = A colocação indica o terreno, seus hexágonos e o hexágono da vila.
rule-CZ-T03 = Um terreno pode ficar em qualquer lugar; não precisa tocar em nada.
rule-CZ-T04 = Um terreno não pode cobrir lagoa, Inca ou templo.
rule-CZ-T05 = Todos os hexágonos sob um terreno devem ter o mesmo nível.
rule-CZ-T06 = Um terreno não pode ficar inteiro sobre um único terreno do mesmo tamanho.
rule-CZ-T07 = Para a proibição de terrenos iguais só conta o terreno mais alto de cada hexágono.
rule-CZ-T08 = Um terreno menor pode ficar sobre um maior, e qualquer terreno sobre vários.
rule-CZ-T09 = Um terreno do mesmo tamanho é recusado nos mesmos hexágonos, qualquer que seja o giro ou a imagem.
rule-CZ-T10 = Nenhum terreno pode unir dois templos em uma área.
rule-CZ-T11 = A união de templos é julgada na posição pronta: as culturas do mesmo terreno podem mantê-los separados.
rule-CZ-T12 = Uma cidade pode ser unida a qualquer número de vilas.
rule-CZ-T13 = Vilas e cidades podem ser cortadas ou diminuídas; os templos mantêm o valor.
rule-CZ-T14 = Um terreno pode passar um hexágono ocupado de uma cidade para outra.
rule-CZ-T15 = Cada hexágono coberto sobe um nível e mostra a nova imagem.
rule-CZ-T16 = Os terraços podem ter qualquer altura, e os terrenos não saem mais do lugar.
rule-CZ-T17 = Colocar um terreno não dá prestígio por si; as lagoas que ele fecha pontuam na hora.
rule-CZ-T18 = O último triplo da reserva provoca o fim do jogo.

rule-CZ-O01 = Duplos e triplos podem passar da fronteira, mas ao menos um hexágono deve ficar dentro.
rule-CZ-O02 = Os simples devem ficar dentro.
rule-CZ-O03 = Um terreno não pode ficar inteiro sobre terreno fora da fronteira, em nenhum nível.
rule-CZ-O04 = Cada hexágono de borda vazio coberto custa mais 1 ponto de ação; sobre terreno já fora da fronteira não se paga mais.
rule-CZ-O05 = Por isso um terreno no chão custa 1, 2 ou 3 pontos de ação.
rule-CZ-O06 = A fronteira é a dos hexágonos internos de Cuzco, não a do papelão.
rule-CZ-O07 = Um hexágono fora da fronteira é terreno completo para níveis, movimentos, áreas, posições e templos.
rule-CZ-O08 = O terreno obrigatório pode passar da fronteira.
rule-CZ-O09 = Na borda só ficam terrenos e o que está sobre eles; nunca uma lagoa.

rule-CZ-V01 = Uma área são todos os hexágonos ligados que mostram vila, em quaisquer níveis.
rule-CZ-V02 = O hexágono do templo pertence à sua área, conta no tamanho e liga suas partes.
rule-CZ-V03 = Uma área sem templo é uma vila; com templo, uma cidade.
rule-CZ-V04 = Um Inca está no nível de seu hexágono.
rule-CZ-V05 = A posição compara os níveis dos Incas de cada jogador do mais alto para baixo; o primeiro nível maior vence.
rule-CZ-V06 = Se os níveis são iguais até onde vão, vence quem tem mais Incas.
rule-CZ-V07 = Níveis iguais são empate; sem Inca não há posição.
rule-CZ-V08 = O líder é o único jogador na posição mais alta; com empate no topo não há líder.
rule-CZ-V09 = Só contam os Incas que estão na área, não os que estão ao lado.

rule-CZ-M01 = Cada um usa só os próprios Incas, em seu turno e depois do terreno obrigatório.
rule-CZ-M02 = Cabe um Inca por hexágono; Incas ficam sobre terreno sem templo.
rule-CZ-M03 = Uma entrada é um hexágono de terreno ao longo da borda, coberta ou não, ou qualquer terreno fora da fronteira; com entradas só na borda vazia, o terreno ao longo da borda precisa de um hexágono de borda vazio ao lado.
rule-CZ-M04 = Uma entrada custa 1 ponto de ação pela floresta e 2 pela montanha, como impresso ao lado; vale o lado mais barato e, com entradas só na borda vazia, só os lados vazios. Fora da fronteira vale o que está embaixo.
rule-CZ-M05 = Um Inca da própria reserva entra em uma entrada livre pagando o preço dela.
rule-CZ-M06 = Ninguém entra por uma entrada ocupada, nem pelo próprio Inca.
rule-CZ-M07 = Um Inca próprio em uma entrada pode sair pelo preço dela; ele volta à reserva.
rule-CZ-M08 = Um Inca próprio vai a qualquer hexágono de terreno livre que alcance por terrenos vizinhos.
rule-CZ-M09 = Um movimento custa 1 ponto de ação por troca entre cultura e vila no caminho mais barato.
rule-CZ-M10 = Subir e descer é grátis.
rule-CZ-M11 = O caminho pode passar por Incas próprios, mas não por outros Incas, templos, lagoas ou hexágonos vazios.
rule-CZ-M12 = O caminho pode usar terreno fora da fronteira, nunca a borda vazia.
rule-CZ-M13 = Incas podem mover-se quantas vezes se quiser, mas nunca para onde já estão.
rule-CZ-M14 = Ninguém move ou retira o Inca de outro jogador.

rule-CZ-B01 = Só o líder único de uma área pode construir ou ampliar um templo nela, em seu turno.
rule-CZ-B02 = Quem lidera uma cidade pode ampliar o templo, seja quem for que o construiu.
rule-CZ-B03 = Constrói-se em uma vila de ao menos 2 hexágonos, em um hexágono sem Inca.
rule-CZ-B04 = Uma cidade tem só um templo.
rule-CZ-B05 = O valor de um templo é par, de 2 a 10, e no máximo o tamanho da área.
rule-CZ-B06 = Um templo pode nascer com qualquer valor permitido, por 1 ponto de ação.
rule-CZ-B07 = Um templo é ampliado para qualquer valor maior permitido, por 1 ponto de ação.
rule-CZ-B08 = Todos os andares necessários devem estar na reserva.
rule-CZ-B09 = Construir e ampliar dão metade do novo valor em prestígio.
rule-CZ-B10 = Um templo só pode ser construído ou ampliado uma vez por turno.
rule-CZ-B11 = Andares nunca são retirados; um templo pode ficar maior que sua cidade.
rule-CZ-B12 = O hexágono do templo não pode ser ocupado, atravessado nem coberto.
rule-CZ-B13 = Ampliar um templo retira seu disco solar.
rule-CZ-B14 = A parte separada do templo é uma vila e pode receber um templo, até no mesmo turno.
rule-CZ-B15 = Qualquer hexágono da vila sem Inca serve de local, por mais longe que esteja do Inca do líder.

rule-CZ-P01 = Uma lagoa custa 1 ponto de ação e fica em um hexágono interno vazio.
rule-CZ-P02 = Uma lagoa não pode ficar sobre terreno, sobre outra lagoa ou na borda.
rule-CZ-P03 = Uma lagoa não pode ficar em um hexágono da beira.
rule-CZ-P04 = Lagoas vizinhas formam um só corpo de água.
rule-CZ-P05 = Um corpo de água está fechado quando há terreno em todos os hexágonos ao lado.
rule-CZ-P06 = Cada corpo de água que um terreno ou uma lagoa fecha pontua na hora.
rule-CZ-P07 = O líder entre os Incas ao lado da água fechada ganha 3 de prestígio por lagoa.
rule-CZ-P08 = Os pontos da lagoa são do líder de sua margem, seja quem for que a fechou.
rule-CZ-P09 = Sem Inca na margem, ou com empate no topo, ninguém pontua essa água, nem depois.
rule-CZ-P10 = Vários corpos de água fechados de uma vez pontuam um por um.
rule-CZ-P11 = Um corpo de água fechado não muda mais e pontua uma só vez.
rule-CZ-P12 = Um vão de hexágonos vazios longe da beira pode ser enchido com lagoas; pontua quando o corpo inteiro está fechado.
rule-CZ-P13 = Uma lagoa nunca é coberta nem retirada.
rule-CZ-P14 = Um hexágono da margem conta uma vez para cada corpo de água que toca.
rule-CZ-P15 = Com lagoas na beira, a água fica aberta para sempre quando uma borda vazia ao lado não pode mais ser coberta.

rule-CZ-C01 = Compram-se no máximo 2 cartas por turno, a 1 ponto de ação cada, a aberta ou da pilha.
rule-CZ-C02 = A carta aberta que é levada é logo reposta da pilha.
rule-CZ-C03 = Vê-se a primeira carta antes de escolher a segunda.
rule-CZ-C04 = As mãos são secretas e sem limite.
rule-CZ-C05 = Há uma pilha, um descarte e uma carta aberta.
rule-CZ-C06 = Se falta uma carta e a pilha está vazia, o descarte vira a nova pilha.
rule-CZ-C07 = Sem cartas na pilha e no descarte nada se compra, nem a carta aberta.
rule-CZ-C08 = Comprar exige 1 ponto de ação, menos de 2 compras no turno e uma carta na pilha ou no descarte.

rule-CZ-F01 = Só o jogador da vez propõe um festival, uma vez, depois do fim das ações, sem pontos de ação.
rule-CZ-F02 = A cidade do festival precisa de um templo sem disco solar.
rule-CZ-F03 = Quem propõe precisa de um Inca na cidade.
rule-CZ-F04 = A proposta indica a cidade e já traz a primeira carta que combina.
rule-CZ-F05 = Uma carta combina por relíquia em comum com a carta aberta e vale 1 ponto de festival por relíquia.
rule-CZ-F06 = Uma carta sem relíquia da carta aberta não pode ser jogada.
rule-CZ-F07 = Participam quem propôs e, em sentido horário, todos os outros com um Inca na cidade.
rule-CZ-F08 = Os lances seguem em sentido horário entre os que continuam; um lance põe uma ou mais cartas, uma de cada vez.
rule-CZ-F09 = Quem está abaixo do total mais alto deve alcançá-lo neste lance, ou sai.
rule-CZ-F10 = Quem está igual ao mais alto pode subir, ou passar de vez e ainda dividir se ninguém o superar.
rule-CZ-F11 = Os pontos de todos os lances de um festival se somam.
rule-CZ-F12 = Mão vazia passa sozinha; quem tem cartas mas não pode dar lance é perguntado e só pode passar.
rule-CZ-F13 = Os lances acabam quando ninguém continua, ou quando o único que continua tem sozinho o total mais alto.
rule-CZ-F14 = Todos os que têm o total mais alto realizam o festival, sozinhos ou juntos.
rule-CZ-F15 = Por valor do templo 2, 4, 6, 8, 10, o festival dá 1, 2, 3, 4, 5 de prestígio a um só, ou 0, 1, 2, 2, 3 a cada um quando dividido.
rule-CZ-F16 = Todas as cartas jogadas e a antiga carta aberta vão para o descarte; depois vira-se uma nova.
rule-CZ-F17 = O templo recebe um disco solar, qualquer que seja o ganho.
rule-CZ-F18 = Só uma ampliação retira o disco solar.
rule-CZ-F19 = Quem já fez a pontuação final ainda pode participar e pontuar.
rule-CZ-F20 = Um lance pode ter mais cartas que o necessário, até ser declarado completo.
rule-CZ-F21 = Valor, cidade e participantes ficam fixados na proposta.
rule-CZ-F22 = Quem tem de decidir está abaixo do total mais alto ou igual a outro jogador.
rule-CZ-F23 = Descarta-se e vira-se uma carta depois de todo festival, também do último.
rule-CZ-F24 = Depois da primeira carta de um lance não há volta; recuse ou passe antes.

rule-CZ-E01 = O último triplo provoca o fim; quem o colocou termina o turno normalmente.
rule-CZ-E02 = No fim desse turno esse jogador faz a grande pontuação final e não joga mais turnos.
rule-CZ-E03 = Cada um dos outros tem então um último turno sem terreno obrigatório, com a pontuação final no fim.
rule-CZ-E04 = Uma pontuação final vale só para quem a faz, com o tabuleiro como está.
rule-CZ-E05 = A posição mais alta em uma cidade, só ou empatada, dá o valor do templo.
rule-CZ-E06 = A segunda posição em uma cidade, só ou empatada, dá metade do valor do templo.
rule-CZ-E07 = Quem está sozinho em uma cidade é primeiro; terceiro e seguintes não ganham nada.
rule-CZ-E08 = A posição logo abaixo de um primeiro lugar dividido é a segunda.
rule-CZ-E09 = Incas já pontuados ficam, bloqueiam e contam para os outros.
rule-CZ-E10 = Mudanças posteriores não alteram uma pontuação final já feita.
rule-CZ-E11 = Depois da própria pontuação final, lagoas e festivais ainda dão prestígio.
rule-CZ-E12 = O jogo acaba depois da última pontuação final; vence quem tem mais prestígio.
rule-CZ-E13 = Jogadores com o mesmo prestígio dividem o lugar.
rule-CZ-E14 = Um último turno é um turno inteiro; só falta o terreno obrigatório.
rule-CZ-E15 = O fim é provocado uma só vez.

rule-CZ-Z01 = Se nenhum terreno cabe no começo do turno, não há terreno obrigatório nele.
rule-CZ-Z02 = Se passam tantos turnos seguidos sem terreno quantos são os jogadores, quem termina o último deles provoca o fim.
rule-CZ-Z03 = Acabados os triplos, ainda se colocam simples e duplos.
rule-CZ-Z04 = Um terreno que não está mais na própria reserva não pode ser colocado.
rule-CZ-Z05 = Com os 12 Incas no tabuleiro, nenhum entra até que um saia.
rule-CZ-Z06 = Sem lagoas na reserva não se coloca nenhuma.
rule-CZ-Z07 = Sem andares de valor 2 não se constrói templo; as ampliações continuam.
rule-CZ-Z08 = Os discos solares nunca acabam.
rule-CZ-Z09 = Em uma vila cheia de Incas não se constrói até que um hexágono fique livre.
rule-CZ-Z10 = Uma cidade menor que seu templo só o amplia quando seu tamanho chega de novo a um valor maior.
rule-CZ-Z11 = Uma cidade só com o hexágono do templo não tem posição e não pontua para ninguém.
rule-CZ-Z12 = Um vão único na beira não recebe lagoa; cabe um simples, ou um terreno que passe sobre borda vazia.
rule-CZ-Z13 = Paga-se e coloca-se o terreno, pontua-se a água fechada e depois, se foi o último triplo, o fim é provocado.
rule-CZ-Z14 = Prestígio nunca se perde.
rule-CZ-Z15 = Levada a carta aberta com a pilha vazia, o descarte vira a pilha e vira-se uma carta.
rule-CZ-Z16 = Depois de um festival com a pilha vazia, as cartas jogadas vão ao descarte antes que ele vire a pilha.
rule-CZ-Z17 = Sem cidade possível ou sem cartas não há pergunta sobre festival; com cartas que não combinam, a única resposta é não.
rule-CZ-Z18 = Movimentos grátis podem ser repetidos sem fim; as regras não põem limite.
rule-CZ-Z19 = A ficha também pode ser usada no turno que provoca o fim e no último turno.
rule-CZ-Z20 = Uma entrada continua entrada pelo mesmo preço; só com entradas na borda vazia ela se perde, ou fica mais cara, quando a borda ao lado é coberta.
rule-CZ-Z21 = Depois de recusar ou perder um festival não se propõe outro no mesmo turno.
rule-CZ-Z22 = Se um terreno cabe é julgado uma vez, no começo do turno; o que couber depois é permitido, não obrigatório.
rule-CZ-Z23 = Os turnos sem terreno são contados no fim das ações; qualquer terreno zera a conta.
rule-CZ-Z24 = Um só terreno pode causar muitas coisas, com entradas só na borda vazia também fechar uma entrada; só a água fechada pontua.
rule-CZ-Z25 = Um templo de 10 com disco solar não tem mais festivais.
rule-CZ-Z26 = Uma lagoa ao lado de um corpo de água se une a ele; um corpo fechado nunca se une.

rule-CZ-I01 = A soma dos níveis é o número de hexágonos de todos os terrenos no tabuleiro.
rule-CZ-I02 = Reserva e tabuleiro têm sempre juntos todos os terrenos, lagoas e Incas da caixa.
rule-CZ-I03 = Lagoas ficam em hexágonos internos vazios longe da beira, sem nada em cima.
rule-CZ-I04 = Cada Inca está sozinho sobre terreno sem templo.
rule-CZ-I05 = Nenhuma área tem dois templos, e todo templo está em um hexágono de vila.
rule-CZ-I06 = Andares na reserva e nos templos somam os da caixa.
rule-CZ-I07 = Pilha, descarte, carta aberta, mãos e cartas jogadas somam 30 cartas.
rule-CZ-I08 = Há de 0 a 7 pontos de ação e, por turno, no máximo 2 compras, 1 ficha e 1 mudança de cada templo.
rule-CZ-I09 = Todo corpo de água fechado já foi pontuado.
rule-CZ-I10 = Hexágonos de borda cobertos tocam o interior, e nenhum simples fica na borda.
rule-CZ-I11 = Os pontos nunca diminuem e são a soma da folha de pontos.
rule-CZ-I12 = O que está sob um Inca, um templo ou uma lagoa não muda.
rule-CZ-I13 = A posição espelhada tem as ações espelhadas e os mesmos pontos.

rule-EN01 = Os robôs deixam de lado um segundo movimento do mesmo Inca entre duas outras ações; nada se perde com isso.
rule-EN02 = Uma só numeração de ações serve a todas as opções.
rule-EN03 = Uma escolha grande pode ser feita em passos; a ação é o todo.
rule-EN04 = Cartas do mesmo tipo são iguais e oferecidas uma vez.
rule-EN05 = As duas culturas de um triplo são iguais.
rule-EN06 = De cada hexágono só importam o nível, a imagem de cima e o terreno de cima.
rule-EN07 = Ordem de pontuação, caminho, lado da entrada e escolha entre peças iguais nunca são perguntados.
rule-EN08 = O preço de cada entrada é fixo no tabuleiro, e só com entradas na borda vazia muda com a borda em volta; áreas e líderes só mudam em torno dos hexágonos mudados.
rule-EN09 = As próprias ações podem ser desfeitas até a última carta revelada, nunca além do fim das ações nem em um festival.
rule-EN10 = Uma resposta forçada em um festival é dada como uma livre, depois da mesma espera.
rule-EN11 = A ficha só dá mais 1 ponto de ação e pode ser oferecida a qualquer momento.
rule-EN12 = Todo jogo acaba: cada turno coloca um terreno ou conta para a paralisação.
rule-EN13 = O que está na mão nunca aparece no número, na ordem ou no tempo das perguntas.

## Names of the options

cuzco-option-temple_value_rule-name = Valor de um templo
cuzco-option-festival_tied_value_2-name = Festival dividido num templo de 2
cuzco-option-left_pond-name = Lugar da lagoa da esquerda
cuzco-option-pond_on_perimeter-name = Lagoas na beira
cuzco-option-tile_wholly_outside_on_overhang-name = Terrenos inteiros fora da fronteira
cuzco-option-final_second_place-name = Segundo lugar após um empate
cuzco-option-card_memory-name = Lembrar as cartas que todos viram
cuzco-option-triples_in_play-name = Número de terrenos triplos
cuzco-option-auto_end_turn-name = Encerrar as ações sozinhas
cuzco-option-mini-name = Jogo mini: doze terrenos triplos

web-cuzco-keyboard = Cuzco, no vale
web-cuzco-key-cursor = mover o cursor de hexágono em hexágono
web-cuzco-key-play = jogar no hexágono do cursor
web-cuzco-key-rotate = girar o terreno
web-cuzco-key-rotate-back = girar para o outro lado
web-cuzco-key-levels = mostrar os níveis do terreno
