# Jogar junto: amigos, convites, partidas rápidas, bloqueios e denúncias

error-own-friend = Esta pessoa é você.
error-blocked = Você não pode encontrar esta pessoa aqui.
error-most-friends = Mais de { $most } amigos e pedidos são demais.
error-not-a-friend = Você só pode guardar lugares para amigos.
error-registration-closed = Este site não aceita contas novas.
error-registration = A opção registration deve ser uma destas: { $known }.
error-invitation = Este site precisa de um convite, e este é desconhecido, usado ou antigo demais.
error-may-not-invite = Só quem mantém este site convida pessoas.
error-most-invites = Você já tem { $most } convites sem uso.
error-no-report = Não há denúncia { $number }.
invite-made = { $link }
report-line = { $number }  { $when }  { $reporter } sobre { $reported }: { $reason }, mesa { $table }: { $text }
report-summary =
    { $reports ->
        [0] Nenhuma denúncia aberta.
        [one] Uma denúncia.
       *[other] { $reports } denúncias.
    }
friends-title = Amigos
friends-line = Convide amigos para uma mesa e veja quem está aqui.
friends-account = Com uma conta você pode ter amigos.
friends-none = Nenhum amigo ainda. Peça a alguém pelo nome da conta.
friends-add = Nome de uma conta
friends-ask = Pedir
friends-asks = pede a sua amizade
friends-asked = ainda não respondeu
friends-accept = Aceitar
friends-decline = Recusar
friends-withdraw = Retirar
friends-remove = Remover
friends-remove-name = Remover { $name }
friends-online = está aqui
friends-offline = ausente
friends-invite = Convidar
friends-invite-name = Convidar { $name } para uma mesa
friends-recent = Adversários recentes
friends-recent-none = Ninguém ainda. Jogue uma partida com outras pessoas.
friends-befriend = Pedir amizade
friends-befriend-name = Pedir a amizade de { $name }
friends-blocked = Pessoas bloqueadas
friends-block = Bloquear
friends-block-name = Bloquear { $name }
friends-block-line = { $name } não pode mais convidar você, sentar-se às suas mesas nem escrever para você, e vocês não se encontram em partidas rápidas.
friends-unblock = Permitir de novo
friends-unblock-name = Permitir { $name } de novo
friends-invitations = Convites
friends-invitation = { $name } guarda um lugar para você
friends-rematch = { $name } propõe uma revanche
friends-join = Sentar-se
people-show_online = Mostrar quando você está aqui
people-show_online-line = Os seus amigos veem se você está aqui agora.
friends-report = Denunciar
friends-report-name = Denunciar { $name }
friends-report-line = Quem mantém este site vai ler.
friends-reason = Motivo
friends-reason-abuse = Insultos ou assédio
friends-reason-cheating = Jogo desleal
friends-reason-name = O nome
friends-reason-other = Outra coisa
friends-report-text = O que aconteceu?
friends-report-sent = A sua denúncia será lida.
friends-kept = Guardado para { $name }
friends-seat = Amigo
friends-seat-line = O lugar fica guardado, e o seu amigo é avisado.
friends-called-invited = { $name } convida você para { $game }
friends-called-rematch = { $name } propõe uma revanche em { $game }
friends-observers = Conversa de quem assiste. Os jogadores não a leem.
friends-answers = Responder por mim onde só uma resposta é possível
friends-answers-line = No seu próprio ritmo, e só enquanto você assiste, para que ninguém perceba.
match-line = Encontre quem quer o mesmo jogo. A classificação conta se todos têm conta.
match-seats = Jogadores
match-waiting =
    { $waiting ->
        [one] Você espera por outros: { $game }, { $seats } jogadores.
       *[other] { $waiting } pessoas esperam: { $game }, { $seats } jogadores.
    }
match-now = Quem espera agora
match-waits =
    { $waiting ->
        [one] uma pessoa espera
       *[other] { $waiting } pessoas esperam
    }
match-stay = Fique nesta página: uma partida ao vivo começa assim que houver gente suficiente.
match-go = Você pode sair: será avisado quando a partida começar.
match-begun = Uma partida começou: { $game }
match-stop = Parar de esperar
match-bots = Jogar contra robôs enquanto isso
site-invite = Convidar alguém para este site
site-invite-line = Com o link uma pessoa pode criar uma conta, dentro de duas semanas.
site-invite-link = Um link para criar uma conta
site-invite-make = Criar um link
site-invite-code = Código do convite
site-closed = Este site não aceita contas novas. Você pode jogar como visitante.
site-invited = Este site só aceita contas novas por convite.
