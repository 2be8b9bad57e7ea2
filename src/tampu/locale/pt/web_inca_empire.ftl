## Colours as the board draws them

web-inca_empire-drawn-color-N = magenta

## Names of kinds in the prompt

web-inca_empire-kind-road = Construir uma estrada
web-inca_empire-kind-additional_road = Estrada adicional por trabalho
web-inca_empire-kind-city = Fundar uma cidade
web-inca_empire-kind-garrison = Construir uma guarnição
web-inca_empire-kind-temple = Construir um templo
web-inca_empire-kind-key_outpost = Posto Avançado
web-inca_empire-kind-terrace = Construir um terraço
web-inca_empire-kind-conquest = Conquistar uma região
web-inca_empire-kind-extra_conquest = Conquista extra
web-inca_empire-kind-place_card = Colocar uma carta do Sol
web-inca_empire-kind-pilgrimage = Fazer uma peregrinação
web-inca_empire-kind-choose_color = Escolher o seu suyu

## The map

web-inca_empire-map = Mapa do reino; as setas movem, mais e menos aproximam
web-inca_empire-overview = Visão geral do mapa inteiro
web-inca_empire-north = Norte
web-inca_empire-views = Vistas do mapa
web-inca_empire-closer = Aproximar
web-inca_empire-farther = Afastar
web-inca_empire-my-network = Minha rede
web-inca_empire-whole = Mapa inteiro
web-inca_empire-show-network = Rede de { $name } e o que a próxima pontuação dá
web-inca_empire-part-map = Mapa
web-inca_empire-part-list = Lista
web-inca_empire-part-sun = Tabuleiro do Sol
web-inca_empire-build-road = Construir a estrada { $road }
web-inca_empire-build-here = Construir em { $site }
web-inca_empire-build-terrace = Construir um terraço em { $region }
web-inca_empire-conquer = Conquistar { $region }

## What a place is

web-inca_empire-is-connection = conexão livre
web-inca_empire-is-road = estrada
web-inca_empire-is-wild = estrada selvagem
web-inca_empire-is-parallel = estrada paralela
web-inca_empire-is-conquered = conquistada
web-inca_empire-is-open = a conquistar
web-inca_empire-is-hidden = marcador virado para baixo
web-inca_empire-is-start = região inicial
web-inca_empire-is-city = cidade
web-inca_empire-is-city-temple = cidade com templo
web-inca_empire-is-garrison = guarnição
web-inca_empire-is-garrison-temple = guarnição com templo
web-inca_empire-is-site-capital = capital do reino
web-inca_empire-is-site-city = local de cidade
web-inca_empire-is-site-garrison = local de guarnição
web-inca_empire-is-site-huaca = huaca, só estradas

## The tag beside the pointer

web-inca_empire-free = grátis
web-inca_empire-tag-road = Estrada grátis { $now } de { $of }
web-inca_empire-tag-free-road = Estrada grátis
web-inca_empire-tag-additional_road = Estrada adicional
web-inca_empire-tag-city = Cidade
web-inca_empire-tag-garrison = Guarnição
web-inca_empire-tag-temple = Templo
web-inca_empire-tag-key_outpost = Posto Avançado
web-inca_empire-tag-terrace = Terraço
web-inca_empire-tag-conquest = Conquista
web-inca_empire-tag-extra_conquest = Conquista extra
web-inca_empire-tag-plain = { $what }: { $price }
web-inca_empire-tag-gain = { $what }: { $price }, +{ $gain } pontos
web-inca_empire-tag-marker = Resistência { $resistance }, trabalho { $labor }, pontos { $vp }
web-inca_empire-tag-income = { $labor } de trabalho em cada fase Inca
web-inca_empire-tag-bonus = Bônus de templo +{ $bonus }
web-inca_empire-tag-joined = Na rede de
web-inca_empire-tag-joins = Liga { $sites }
web-inca_empire-tag-next = +{ $points } na próxima pontuação
web-inca_empire-tag-turns = Revela { $regions }
web-inca_empire-tag-reaches = Abre a conquista: { $regions }

## The era track

web-inca_empire-setup = Preparação
web-inca_empire-track = Trilha das eras
web-inca_empire-scorings =
    { $count ->
        [one] resta { $count } pontuação
       *[other] restam { $count } pontuações
    }

## The Sun board

web-inca_empire-sun-board = Tabuleiro do Sol
web-inca_empire-more = Textos
web-inca_empire-less = Só nomes
web-inca_empire-fold = Esconder o tabuleiro do Sol
web-inca_empire-unfold = Mostrar o tabuleiro do Sol
web-inca_empire-face-down = virada para baixo
web-inca_empire-no-card = sem carta
web-inca_empire-lay = colocar aqui
web-inca_empire-lay-on = Colocar a carta onde ela toca { $names }
web-inca_empire-hand = Sua mão
web-inca_empire-hand-choose = escolha uma carta, depois um campo
web-inca_empire-hand-field = escolha o campo entre dois jogadores
web-inca_empire-hand-later = uma é colocada na próxima fase do Sol
web-inca_empire-effect-RU = No fim de cada fase do Sol saem as estradas em regiões não conquistadas.
web-inca_empire-effect-ES = Mais um terraço na mesma Obra.
web-inca_empire-effect-WP = Depois de uma estrada adicional paga, mais uma é grátis.
web-inca_empire-effect-WR = Uma estrada pode ser nova ou paralela à de outro jogador.
web-inca_empire-effect-XC = Mais uma estrada na Construção de Estradas.
web-inca_empire-effect-EN = Uma estrada a menos, mas ao menos uma.
web-inca_empire-effect-EP = Cidades custam 2 de trabalho a mais.
web-inca_empire-effect-KO = Uma guarnição pode virar cidade por 4 de trabalho.
web-inca_empire-effect-UR = Cidades dão 2 pontos a mais ao serem fundadas.
web-inca_empire-effect-BP = Mais uma guarnição na mesma Obra.
web-inca_empire-effect-HW = Guarnições custam 1 de trabalho a mais.
web-inca_empire-effect-SF = Guarnições dão 1 ponto a mais ao serem construídas.
web-inca_empire-effect-MS = Conquistas custam 1 de trabalho a menos.
web-inca_empire-effect-PS = 1 de trabalho por marcador próprio de resistência 1, em cada fase do Sol.
web-inca_empire-effect-RX = Uma conquista extra por 2 de trabalho a mais.
web-inca_empire-effect-RS = Conquistas custam 1 de trabalho a mais.
web-inca_empire-effect-RF = Um templo pode ficar em uma guarnição.
web-inca_empire-effect-SE = Templo só sem estradas neste turno.
web-inca_empire-effect-PG = 7 pontos em vez de uma ação, com templo em Pucara de Andagala ou Ranchillo.
web-inca_empire-effect-PA = 5 pontos em vez de uma ação, com templo em Chiquitoy Viejo ou Pachacamac.
web-inca_empire-effect-PL = 4 pontos em vez de uma ação, com templo em Machu Picchu ou Huanuco Pampa.

## The list view

web-inca_empire-seek = Procurar um lugar
web-inca_empire-now = O que você pode fazer
web-inca_empire-regions = Regiões e locais

## Player panels

web-inca_empire-labor = Trabalho
web-inca_empire-has-labor = Trabalho; mais { $income } na próxima fase Inca
web-inca_empire-has-regions = Regiões conquistadas
web-inca_empire-has-next = Pontos na próxima pontuação
web-inca_empire-has-order = Ordem de jogo
web-inca_empire-order = { $place }.º
web-inca_empire-has-terraces = Terraços
web-inca_empire-has-roads = Estradas
