estates-title = Estates
estates-about = Dê lances por casas e depois venda-as em segredo.
estates-preset-plain = O jogo simples
estates-preset-plain-line = Leilões, depois vendas.
estates-preset-insider = Com o informante
estates-preset-insider-line = Quem vence um leilão pode olhar uma casa posta de lado.

## Options

estates-option-refund = Para que lado se arredonda a metade do lance de quem passa: o que volta é arredondado para baixo ou para cima.
estates-option-refund-name = Devolução
estates-option-insider = Quem vence um leilão pode pagar uma moeda para olhar uma casa posta de lado, e trocar.
estates-option-insider-name = O informante
estates-option-start_player = O lugar que começa, ou ao acaso.
estates-refund-down = para baixo
estates-refund-up = para cima
estates-start_player-random = ao acaso

## Rules

estates-chapter-setup = Preparação
estates-chapter-auction = O leilão
estates-chapter-insider = O informante
estates-chapter-sale = A venda
estates-chapter-end = O fim
estates-chapter-asking = Decisões e acaso
rule-ES-S01 = O primeiro jogador é sorteado, se nenhum for escolhido.
rule-ES-S02 = Cada um tem 18 moedas com três ou quatro jogadores, e 14 com mais.
rule-ES-S03 = Seis casas são postas de lado, sem serem vistas, com três jogadores, e duas com quatro.
rule-ES-A01 = Em cada leilão abrem-se tantas casas quantos são os jogadores.
rule-ES-A02 = Um lance é mais alto que todos os anteriores.
rule-ES-A03 = Ninguém dá um lance com mais moedas do que tem.
rule-ES-A04 = Quem passa fica com a casa mais baixa e paga metade do seu lance.
rule-ES-A05 = Quem resta paga o lance inteiro, fica com a última casa e começa a próxima rodada.
rule-ES-I01 = O informante: quem vence um leilão pode pagar uma moeda para olhar uma casa posta de lado.
rule-ES-I02 = O informante pode trocar a casa recém-comprada pela que olhou, sem que os outros a vejam.
rule-ES-C01 = Em cada venda abrem-se tantos cheques quantos são os jogadores.
rule-ES-C02 = Cada um escolhe em segredo uma das suas casas.
rule-ES-C03 = As casas escolhidas são mostradas juntas; a mais alta recebe o cheque mais alto, e assim por diante.
rule-ES-E01 = O jogo acaba quando todas as casas estão vendidas.
rule-ES-E02 = Cheques e moedas são pontos; as moedas desempatam.
rule-ES-N01 = Só se responde à pergunta que é feita.
rule-ES-N02 = Só saem cartas que restam.

## The position

estates-view-auctions = Leilões que faltam
estates-view-sales = Vendas que faltam
estates-view-offer = Casas em leilão
estates-view-reward = Cheques desta venda
estates-view-coins = Moedas
estates-view-bids = Lance
estates-view-hands = Casas
estates-view-secret = Trocadas em segredo
estates-view-sealed = Escolhida
estates-view-gains = Cheques

## Decisions

estates-ask-bid = Você dá um lance maior que { $coins }, ou passa?
estates-ask-look = Você paga uma moeda para olhar uma casa posta de lado?
estates-ask-swap = Você troca a casa que comprou pela que olhou?
estates-ask-seal = Que casa você vende?
estates-do-bid = Dar um lance de { $coins }
estates-do-pass = Passar
estates-do-look = { $accept ->
    [true] Olhar uma casa posta de lado
   *[false] Não olhar
}
estates-do-swap = { $accept ->
    [true] Trocar as casas
   *[false] Ficar com a casa comprada
}
estates-do-seal = Vender a casa { $house }
estates-did-bid = { $who } deu um lance de { $coins }
estates-did-pass = { $who } passou
estates-did-look = { $accept ->
    [true] { $who } olhou uma casa posta de lado
   *[false] { $who } não olhou
}
estates-did-swap = { $accept ->
    [true] { $who } trocou de casa
   *[false] { $who } não trocou
}
estates-did-seal = { $who } escolheu a casa { $house }
estates-hidden-seal = { $who } escolheu { $count ->
    [one] uma casa
   *[other] { $count } casas
}
estates-hidden-aside = { $who } viu { $count ->
    [one] uma casa
   *[other] { $count } casas
}
estates-price-coins = { $value ->
    [one] 1 moeda
   *[other] { $value } moedas
}

## What happens

estates-chance-start = { $seat } começa
estates-chance-house = Abre-se a casa { $house }
estates-chance-aside = A casa { $house } estava posta de lado
estates-chance-cheque = Abre-se um cheque de { $cheque }
estates-event-took = { $who } ficou com a casa { $house } por { $coins ->
    [one] 1 moeda
   *[other] { $coins } moedas
}
estates-event-paid = { $who } pagou { $coins ->
    [one] 1 moeda
   *[other] { $coins } moedas
} para olhar
estates-event-looked = Você vê a casa { $house }
estates-event-sold = { $who } vendeu a casa { $house } por { $cheque }
estates-sheet-cheques = Cheques
estates-sheet-coins = Moedas
estates-end-sold = Todas as casas estão vendidas.
estates-reason-points = pontos
estates-reason-houses = casas por vender
estates-reason-auction = o leilão ou a venda

## O primeiro jogo guiado

learn-estates-welcome = Há casas em oferta, cada uma com o seu valor. Em cada leilão todos recebem exatamente uma delas.
learn-estates-bid = Ofereça 2 moedas pela casa 30. Quem dá um lance tem de superar todos os outros.
learn-estates-raise = Uma pessoa ofereceu 3, a outra passou e levou a casa mais baixa. Ofereça 4 para continuar.
learn-estates-bought = Todos os outros passaram, e a casa 30 é sua por 4 moedas. Quem passou depois de um lance pagou metade dele.
learn-estates-sale = Depois de oito leilões as casas são vendidas: cada pessoa escolhe uma em segredo, e a casa mais alta recebe o cheque mais alto.
learn-estates-go = Você começa o próximo leilão. Passar agora não custa nada, mas então fica com a casa mais baixa. Boa sorte!
