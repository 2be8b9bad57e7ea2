learn-title = Aprender
learn-line = Uma primeira partida que se explica, e o livro de regras em nossas palavras.
learn-first-game = Primeira partida
learn-first-line = Jogue a abertura no tabuleiro de verdade, passo a passo. Depois a partida simplesmente continua contra os robôs mais fáceis.
learn-start = Começar a primeira partida
learn-continue = Continuar a primeira partida
learn-again = Começar de novo
learn-all = Todos os jogos
learn-new-here = Este jogo é novo para você? Aprenda numa primeira partida guiada.
learn-book = Livro de regras
learn-numbers = Todas as regras por número
learn-contents = Sumário
learn-index = Índice remissivo
learn-print = Imprimir
learn-rules-here =
    { $count ->
        [one] A regra exata por trás disto
       *[other] As { $count } regras exatas por trás disto
    }
learn-nothing-found = Nada encontrado. Tente outra palavra, ou as regras por número.
learn-explain = Explicar isto no livro de regras
learn-coach = Guia
learn-step = Passo { $step } de { $steps }
learn-next = Avançar
learn-fold = Pôr o guia de lado
learn-leave = Sair do guia
learn-play-on = Seguir jogando
learn-others = Agora jogam os outros. Olhe o tabuleiro, ou acompanhe no registro.
learn-own-way = Você seguiu seu próprio caminho, e tudo bem: daqui em diante os robôs respondem livremente. O guia para aqui; dicas e regras continuam à mão.

## Progress

learn-state-new = Ainda não começou
learn-state-begun = Passo { $step }
learn-state-done = Concluída
