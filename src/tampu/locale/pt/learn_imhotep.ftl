learn-imhotep-welcome =
    Boas-vindas ao Egito! Em volta do rio há cinco locais: pirâmides, templo, mercado, câmara mortuária e obeliscos. Pedras que chegam lá rendem pontos.
    As pedras laranja são suas. Vamos jogar juntos a primeira rodada.
learn-imhotep-ships =
    Estes quatro navios são de todos. Cada um precisa de um mínimo de pedras para navegar, escrito na bandeira, e então qualquer um pode mandá-lo a um porto livre: com todas as pedras a bordo.
learn-imhotep-load =
    Um turno é uma ação. Coloque uma pedra do seu trenó no primeiro espaço do navio 1: o que está na frente é descarregado primeiro.
learn-imhotep-answered =
    O seu rival pôs uma pedra atrás da sua. Agora o navio 1 leva duas pedras, o bastante para navegar. Se você esperar, outro pode decidir para onde ele vai.
learn-imhotep-sail =
    Navegue com o navio 1 para as pirâmides. O próximo espaço livre ali vale 2, o seguinte 1, e a sua pedra desce primeiro.
learn-imhotep-scored =
    2 pontos para você, 1 para o rival. Não importa quem navega: cada pedra pontua para o dono. O porto das pirâmides fica fechado até a próxima rodada.
learn-imhotep-get =
    O seu trenó está quase vazio. Receba pedras: três da sua pedreira. Cabem no máximo cinco no trenó, então não espere demais nem se apresse demais.
learn-imhotep-share =
    O rival começou a carregar o navio 2. Vá junto: ponha uma pedra no segundo espaço. Dividir um navio torna provável que ele vá para onde os dois ganham.
learn-imhotep-temple =
    O navio foi ao templo. Visto de cima, cada pedra visível paga 1 ponto ao dono no fim de cada rodada, até que outra pedra a cubra.
learn-imhotep-small =
    O menor navio só tem lugar para uma pedra. Carregue-o, e ele é só seu.
learn-imhotep-market =
    Ninguém navegou com ele ainda. Mande-o ao mercado: ali uma pedra busca uma carta e depois volta à sua pedreira.
learn-imhotep-card =
    Pegue a Estátua. Estátuas contam no fim: uma vale 1 ponto, mas cinco valem 15. Já as cartas azuis lhe dão uma ação forte num turno posterior.
learn-imhotep-round =
    O quarto navio navegou, então a rodada acabou, e o templo pagou: 1 ponto por pedra visível. Há quatro navios novos. Uma partida tem seis rodadas.
learn-imhotep-later =
    Dois locais só contam no fim da partida: na câmara mortuária as grandes áreas da sua cor, nos obeliscos a altura. Fique de olho neles desde cedo.
learn-imhotep-go =
    Agora a partida é sua. O que você pode fazer está aqui, com o que rende na hora; a lâmpada dá uma dica, e o livro de regras explica cada ação. Boas construções!
