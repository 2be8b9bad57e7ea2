toy-title = Lhamas
toy-about = Leve lhamas para casa em filas de três.
toy-option-start_player = Quem começa.
toy-option-goal = Pontos que encerram a partida.
toy-option-raids = Se um 1 saqueia.
toy-option-herd = Quantas lhamas há.
toy-option-goal-name = Meta
toy-option-raids-name = Ataques
toy-option-herd-name = Rebanho
toy-chapter-set-up = Preparação
toy-chapter-turn = A vez
toy-chapter-play = Jogar uma carta
toy-chapter-raid = Saques
toy-chapter-vow = O voto
toy-chapter-chance = Acaso
toy-chapter-end = O fim
rule-TY-S01 = Quem começa é sorteado, a não ser que seja indicado.
rule-TY-S02 = Cada lugar recebe duas cartas, uma a uma.
rule-TY-T01 = Só se responde ao que é perguntado.
rule-TY-T02 = De um baralho vazio nada se pega.
rule-TY-T03 = Com cinco cartas na mão ninguém pega outra.
rule-TY-P01 = Só se joga uma carta da mão.
rule-TY-P02 = Uma fila de três volta para casa e vale a soma e a carta da esquerda.
rule-TY-R01 = Um saque vai a outro lugar.
rule-TY-R02 = Só se dá uma carta da mão.
rule-TY-V01 = Um lugar faz o voto uma só vez.
rule-TY-C01 = Só saem cartas que restam no baralho.
rule-TY-E01 = A partida acaba na meta ou quando todos param em seguida.
toy-not-now = Isto não se pergunta agora.
toy-hand-full = Você já tem { $most } cartas.
toy-do-take = Pegar uma carta
toy-do-play = Jogar um { $card } na ponta { $side ->
    [L] esquerda
   *[R] direita
}
toy-do-vow = Fazer o voto
toy-do-stop = Parar
toy-do-raid = Saquear o lugar { $seat }
toy-do-give = Dar um { $card }
toy-do-refuse = Recusar
toy-chance-start = O lugar { $seat } começa
toy-chance-card = A carta é um { $card }
toy-event-driven = O lugar { $seat } leva uma fila para casa por { $points } pontos.
toy-event-vow = O voto do lugar { $seat } vale { $points }.
toy-event-drew = Você tira um { $card }.
toy-event-given = O lugar { $seat } dá a você um { $card }.
toy-ask-turn = Lugar { $seat }: sua vez.
toy-ask-raid = Lugar { $seat }: quem você saqueia?
toy-ask-answer = Lugar { $seat }: o lugar { $by } saqueia você.
toy-sheet-driven = Levadas para casa
toy-sheet-vow = Voto
toy-end-goal = A meta foi alcançada.
toy-end-stops = Todos pararam.
toy-reason-points = Pontos
toy-did-take = { $who } take
toy-did-vow = { $who } vow
toy-did-stop = { $who } stop
toy-did-refuse = { $who } refuse
toy-did-play = { $who } play { $card } { $side }
toy-did-raid = { $who } raid
toy-did-give = { $who } give { $card }
toy-hidden-card = { $who } card { $count }
toy-hidden-give = { $who } give { $count }
toy-price-turn = { $value ->
    [one] uma vez
   *[other] { $value } vezes
}
