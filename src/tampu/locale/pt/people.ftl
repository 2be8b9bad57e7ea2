# Perfis, estatísticas e partidas terminadas

error-no-person = Essa pessoa não está aqui.
error-rated-undo = Uma partida que vale classificação é jogada sem desfazer além do seu turno.
error-rated-table = Uma mesa que vale classificação é entre pessoas e para o jogo inteiro, sem dicas, sem tela compartilhada e sem escolher as cartas.
people-profile = Perfil
people-profile-mine = Meu perfil
people-since = aqui desde { $when }
people-statistics = Estatísticas
people-statistics-hidden = Esta pessoa não mostra estatísticas.
people-no-games = Nenhuma partida terminada ainda.
people-no-games-mine = Suas estatísticas começam com sua primeira partida terminada.
people-history = Partidas terminadas
people-games = Partidas
people-won = Vitórias
people-mean = Pontos por partida
people-best = Melhor partida
people-streak = Vitórias seguidas
people-streak-longest = Maior sequência
people-by-opponent = Por adversário
people-by-seats = Por número de jogadores
people-by-place = Por lugar
people-seats =
    { $seats ->
        [1] Sozinho
       *[other] { $seats } jogadores
    }
people-against-people = Pessoas
people-against-level = { $level }
people-against-bots = Outros robôs
people-against-solo = Adversária do jogo solo
people-categories = De onde vêm os pontos
people-categories-line = Pontos por partida nas últimas 200 partidas, ao lado da média de todos aqui.
people-favourite = Estratégias favoritas, pelos pontos acima da média:
people-average = média { $points }
people-pace = Ritmo
people-pace-live = Ao vivo
people-pace-by_turns = Por turnos
people-seats-filter = Jogadores
people-opponent = Nome do adversário
people-older = Mostrar partidas mais antigas
people-privacy = O que os outros veem
people-privacy-guest = Visitantes não têm perfil público. Estas opções valem quando você tiver uma conta.
people-show_statistics = Estatísticas
people-show_statistics-line = Os outros veem suas estatísticas no seu perfil.
people-show_games = Partidas terminadas
people-show_games-line = Os outros veem suas partidas públicas no seu perfil e as encontram pelo seu nome. As demais nunca são listadas.
people-data = Seus dados
people-export = Baixar tudo
people-export-line = Um arquivo com seu perfil, resultados, notas e mensagens, e as gravações das suas partidas.

# Classificação, tabelas e a escada dos robôs
people-pages = Pessoas
people-ladder = Escada
people-ladder-line = Suba do Visitante até o topo, sozinho contra os robôs. O site escolhe seu lugar, seu adversário e as cartas, e uma partida começada precisa ser terminada. Toda partida contra um robô com classificação conta para a sua.
people-ladder-now = Vença o nível { $level }: ganhe { $needed } das últimas { $of } partidas.
people-ladder-top = Você chegou ao topo. As próximas partidas contam para sua classificação.
people-ladder-play = Jogar a próxima partida
people-ladder-return = Voltar à sua partida
people-step-done = vencido
people-leaderboard = Tabela
people-leaderboard-empty = Ninguém jogou ainda cinco partidas que valem classificação.
people-place = Posição
people-name = Nome
people-rating = Classificação
people-ratings = Classificações
people-mine = Sua classificação:
people-unrated = Você ainda não tem classificação aqui. Jogue uma partida que valha classificação ou suba a escada.
people-deviation = A classificação real está nesta faixa em 19 de 20 casos.
people-rated-games =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
people-bots = Os robôs
people-certain = Certa
people-leaderboard-order = A lista segue o que é certo: a classificação menos o número depois de ±. Quem joga mais tem um ± menor.
people-bots-line = As classificações deles são medidas e fixas.
people-rated = Vale classificação
people-rated-line = O resultado conta para a classificação. Ninguém recebe dicas, e todos precisam de uma conta.
people-change = Classificação { $points }
people-show_rating = Classificações
people-show_rating-line = Os outros veem suas classificações no seu perfil, e as tabelas listam você depois de cinco partidas que valem classificação.

# Compartilhar
people-preview = Uma partida terminada de { $names }. Veja cada jogada, sem conta.
people-public = Partidas públicas
people-public-line = Partidas terminadas que os jogadores mostram a todos. Reveja-as sem conta.
people-player = Nome completo de um jogador
people-rated-only = Só as que valem classificação
people-share = Quem pode ver
people-share-public = Todos
people-share-public-line = A partida aparece entre as partidas públicas.
people-share-link = Quem tiver o link
people-share-link-line = Copie o link e envie aos amigos.
people-share-private = Só os jogadores
people-share-private-line = Ninguém mais pode rever a partida.
people-share-others = Sua escolha foi salva. Ela vale quando os outros jogadores concordarem.
people-bot = Robô

# Desafios
error-no-challenge = Esse desafio não existe.
error-challenge-first = Termine sua própria tentativa neste desafio. Depois você pode ver as dos outros.
error-challenge-secret = Outros ainda jogam esta distribuição. Isto será possível quando o desafio terminar.
error-challenge-undo = Uma tentativa num desafio é jogada até o fim sem desfazer além do seu turno.
error-challenge-rules = As regras deste jogo foram atualizadas depois do começo do desafio. O próximo desafio terá as regras novas.
people-challenges = Desafios
people-challenges-line = Todos jogam a mesma distribuição uma vez: todo dia e toda semana, sozinhos ou contra robôs. Ninguém pode conhecê-la antes. Seu resultado aparece com seu nome, e quem terminou uma tentativa pode ver a sua.
people-challenge-day = Desafio do dia
people-challenge-week = Desafio da semana
people-challenge-form-solo = Sozinho
people-challenge-form-bots = Contra robôs
people-challenge-against = Contra { $names }
people-challenge-alone = Sozinho contra o adversário solo
people-challenge-begin = Jogar sua tentativa
people-challenge-return = Voltar à sua tentativa
people-challenge-again = Jogar esta distribuição
people-challenge-again-line = O desafio terminou e a distribuição é conhecida, então outras partidas não contam.
people-challenge-results = Resultados
people-challenge-ends = Termina { $when }
people-challenge-ended = terminou { $when }
people-challenge-tries =
    { $tries ->
        [0] Ninguém o terminou ainda.
        [one] { $tries } resultado
       *[other] { $tries } resultados
    }
people-challenge-once = Você tem uma tentativa. Não há dicas, e só dá para desfazer dentro do seu turno.
people-challenge-guest = Visitantes podem recomeçar com outro nome. Por isso aparecem sem posição.
people-challenge-guests = Visitantes
people-challenge-place = Posição { $place }
people-challenge-points = { $points } pontos
people-challenge-won = Vitória
people-challenge-rank = { $rank }º na mesa
people-challenge-outcome = Desfecho
people-challenge-time = Tempo
people-challenge-score = Pontos
people-challenge-uncounted = Sua tentativa terminou sem resultado.
people-challenge-replays = As partidas dos outros se abrem quando você termina sua própria tentativa.
people-challenge-past = Desafios anteriores
people-challenge-past-none = Nenhum desafio terminou ainda.
people-challenge-older = Mostrar desafios mais antigos
people-challenge-period = Período
people-challenge-form = Tipo
people-challenge-deal = A distribuição
people-challenge-seed = Semente { $seed }
people-challenge-hidden = A semente é revelada quando o desafio termina. O resumo dela foi fixado no começo, então ninguém pode mudar a distribuição:
people-challenge-all = Todos os desafios
