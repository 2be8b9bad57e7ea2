# Perfis, estatísticas e partidas terminadas

error-no-person = Essa pessoa não está aqui.
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
people-favourite = Mais forte em relação à média: { $category }
people-average = média { $points }
people-pace = Ritmo
people-pace-live = Ao vivo
people-pace-by_turns = Por turnos
people-seats-filter = Jogadores
people-opponent = Nome do adversário
people-older = Mostrar partidas mais antigas
people-privacy = O que os outros veem
people-privacy-guest = Convidados não têm perfil público. Estas opções valem quando você tiver uma conta.
people-show_statistics = Estatísticas
people-show_statistics-line = Os outros veem suas estatísticas no seu perfil.
people-show_games = Partidas terminadas
people-show_games-line = Os outros veem suas partidas públicas no seu perfil. As demais nunca são listadas.
people-data = Seus dados
people-export = Baixar tudo
people-export-line = Um arquivo com seu perfil, resultados, notas e mensagens, e os registros das suas partidas.
