# Estudos
error-no-study = Esse estudo não existe, ou a pessoa não o compartilha.
error-study-full = Este capítulo já tem todos os comentários ou jogadas que cabem. Comece outro capítulo.
error-most-studies = Você tem { $most } estudos. Apague um antes de começar outro.
error-study-chapters = Um estudo tem entre um e { $most } capítulos.
error-study-last-chapter = Um estudo tem pelo menos um capítulo. Você pode apagar o estudo inteiro.
error-study-first-line = Isto não é um estudo: o arquivo não começa com “study 1” e um título.
study-title = Estudos
study-line = Comente as jogadas de uma partida terminada e jogue variantes a partir de qualquer jogada. Um estudo tem uma ou mais partidas como capítulos, e você o compartilha pelo link.
study-mine = Meus estudos
study-public = Estudos públicos
study-none = Ainda não há estudos.
study-none-mine = Você ainda não tem estudos. Abra uma partida terminada e escolha “Estudar”.
study-begin = Estudar
study-begin-line = Comece um estudo desta partida ou junte-a a um dos seus.
study-new = Novo estudo
study-add = Juntar a “{ $title }”
study-name = Título
study-default = { $game }: { $names }
study-chapter = Capítulo
study-by = por { $name }
study-import = Importar um estudo
study-export = Baixar
study-delete = Apagar o estudo
study-delete-sure = Apagar este estudo com todos os capítulos?
study-remove-chapter = Remover este capítulo
study-rename = Renomear
study-save = Salvar
study-saved = Salvo
study-comment = Comentar esta jogada
study-comment-start = Comentar antes da primeira jogada
study-moves = Jogadas
study-variation = Variante
study-variation-here = Jogar uma variante daqui
study-variation-line = Escolha uma jogada no tabuleiro ou na lista. O acaso é sorteado.
study-remove = Remover esta variante daqui em diante
study-only-me = Só você
study-chapters =
    { $chapters ->
        [one] { $chapters } partida
       *[other] { $chapters } partidas
    }
study-share-private-line = Só você pode abrir o estudo.
study-share-link-line = Copie o link e envie aos amigos.
study-share-public-line = O estudo aparece entre os estudos públicos.
study-share-others = Uma partida deste estudo não é tão compartilhada por quem jogou.
study-embed = Incorporar
study-embed-line = Copie este código para uma página da web e mostre o tabuleiro nela.
study-open = Abrir no Tampu
study-copied = Copiado
study-older = Mostrar estudos mais antigos
