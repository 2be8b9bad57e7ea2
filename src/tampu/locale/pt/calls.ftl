# Ser avisado: notificações, e-mail, horas de silêncio

error-push = Este aparelho não pode receber notificações daqui.
error-time-zone = Este fuso horário não é conhecido aqui.
error-no-mail = Este site não envia e-mails.
error-needs-account = Para isso você precisa de uma conta.
error-mail-address = Isto não é um endereço de e-mail.
error-mail-link = Este link é antigo demais, ou o endereço foi mudado.
error-mail-failed = O e-mail não pôde ser enviado. Tente mais tarde.
error-smtp = A opção smtp deve ter a forma smtp://user:password@host:587.
error-smtp-settings = O e-mail precisa das opções smtp, mail_from e public_url.
call-turn = É a sua vez em { $game }
call-invited = { $name } convida você para { $game }
call-rematch = { $name } propõe uma revanche em { $game }
call-over = A sua partida de { $game } terminou
call-waiting =
    { $tables ->
        [0] Nenhuma partida espera por você.
        [one] Uma partida espera por você.
       *[other] { $tables } partidas esperam por você.
    }
mail-confirm-title = Confirme o seu endereço
mail-confirm-text =
    Alguém, provavelmente você, quer ser avisado por e-mail em { $site }.
    Abra este link para confirmar que o endereço é seu:

    { $link }

    Se não foi você, não faça nada: nenhum outro e-mail virá.
mail-title = { $calls } mesas chamam você
mail-change = Escolha o que avisa você: { $link }
mail-stop = Não receber mais e-mails: { $link }
calls-title = Avisos
calls-line = Como o Tampu encontra você quando a página está fechada.
calls-event = Acontecimento
calls-event-turn = A sua vez
calls-event-turn-line = Nas partidas por turnos; nas partidas ao vivo, se você está longe.
calls-event-invited = Um convite
calls-event-invited-line = Um amigo guarda um lugar para você.
calls-event-rematch = Uma revanche
calls-event-rematch-line = Alguém quer jogar a mesma partida de novo com você.
calls-event-over = O fim de uma partida
calls-event-over-line = Outra pessoa fez a última jogada.
calls-channel-push = Aparelho
calls-channel-mail = E-mail
calls-push = Notificações nos seus aparelhos
calls-push-line = Chegam mesmo com o Tampu fechado, e não mostram nada que só o seu lugar pode saber.
calls-push-on = Avisar este aparelho
calls-push-off = Parar neste aparelho
calls-push-here = este aparelho
calls-push-denied = O seu navegador bloqueia as notificações deste site. Permita-as primeiro nas configurações dele.
calls-push-unsupported = Este navegador não oferece notificações aqui. Num telefone, adicione primeiro o Tampu à tela inicial.
calls-push-none = Nenhum aparelho ainda.
calls-push-remove = Parar de avisar { $device }
calls-device = { $browser } em { $system }
calls-quiet = Horas de silêncio
calls-quiet-line = Nestas horas nada avisa você. O que ainda importa vem depois.
calls-quiet-on = Manter horas de silêncio
calls-quiet-from = Das
calls-quiet-to = Às
calls-zone = Fuso horário
calls-mail = E-mail
calls-mail-line = Um só e-mail para tudo o que espera, nunca com mais frequência do que você escolhe.
calls-mail-address = Endereço de e-mail
calls-mail-account = Para o e-mail você precisa de uma conta.
calls-mail-unconfirmed = Abra o link no e-mail que enviamos para { $address }.
calls-mail-confirmed = Os e-mails vão para { $address }.
calls-mail-forget = Esquecer este endereço
calls-mail-interval = No máximo um e-mail
calls-interval-15 = a cada 15 minutos
calls-interval-60 = por hora
calls-interval-360 = a cada 6 horas
calls-interval-1440 = por dia
calls-link-confirm = Confirme o seu endereço
calls-link-confirm-line = Você quer ser avisado por e-mail neste endereço?
calls-link-confirmed = O seu endereço está confirmado.
calls-link-stop = Parar os e-mails
calls-link-stop-line = Vamos esquecer o seu endereço e não enviar mais e-mails para ele.
calls-link-stopped = Nenhum outro e-mail virá.
calls-link-none = Este link está incompleto.
calls-next = Próxima partida
calls-next-line =
    { $tables ->
        [one] Outra partida espera por você
       *[other] Outras { $tables } partidas esperam por você
    }
