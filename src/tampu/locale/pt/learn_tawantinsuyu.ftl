learn-tawantinsuyu-welcome =
    Boas-vindas à colina do sol! Você vai mandar trabalhadores aos terraços. Cada um faz as tarefas em volta do seu espaço, e mais delas ao lado de trabalhadores do mesmo tipo.
    Primeiro, algumas escolhas iniciais.
learn-tawantinsuyu-weaving =
    Escolha um tecido inicial: a primeira peça da sua primeira tapeçaria. Onde as bordas de dois tecidos combinam, elas pagam em cada Festival.
learn-tawantinsuyu-gods =
    De oito cartas de deus você guarda três, em segredo. Com uma carta você pode depois colocar um trabalhador num espaço do deus dela. Guarde as três oferecidas; as outras cinco são jogadas por seus efeitos.
learn-tawantinsuyu-effects =
    Os ganhos simples já foram pagos. Agora jogue as outras: uma delas traz um tecido grátis. Junte-o à ponta esquerda da sua tapeçaria.
learn-tawantinsuyu-priest =
    Ponha seu Sumo Sacerdote num lado do Coricancha, no meio. Nessa seção da colina seus trabalhadores andam de graça; mais longe o caminho custa comida.
learn-tawantinsuyu-worker =
    O seu primeiro turno. Você coloca um trabalhador, ou faz duas ações secundárias. Coloque o seu guerreiro.
learn-tawantinsuyu-space =
    Escolha o espaço no terraço superior, na seção do seu sacerdote: nenhuma comida para perambular nem para descer. Mais para baixo o caminho custa mais.
learn-tawantinsuyu-price =
    Pague com a carta do mesmo deus. No lugar de uma carta, 1 ouro serve para qualquer espaço.
learn-tawantinsuyu-ability =
    Cada tipo de trabalhador tem uma habilidade. Um guerreiro compra uma carta de Exército e pode tomar um vizinho da colina: leve o trabalhador ao lado para a sua reserva.
learn-tawantinsuyu-tasks =
    Agora as tarefas: uma, e mais uma por vizinho do mesmo tipo. Você tem duas. Primeiro colete 2 pedras, depois construa degraus.
learn-tawantinsuyu-steps =
    Degraus custam 3 pedras e dão 4 pontos, 1 milho e 2 batatas. Ponha o marcador nesta seção: ele barateia a descida, e os rivais que o usam lhe dão pontos.
learn-tawantinsuyu-recruit =
    No fim de um turno você pode comprar um trabalhador da Vila. Você fica com no máximo dois, e já tem dois: recuse desta vez.
learn-tawantinsuyu-rival =
    O rival moveu o Sumo Sacerdote, tomou ouro e orou por cartas de deus. Quando um lado do Coricancha é ativado, os outros podem seguir a ação por um preço maior.
learn-tawantinsuyu-aims =
    Quando a Vila fica vazia, vem um Festival; depois do terceiro a partida acaba. Os pontos vêm do templo, de conquistas, estátuas, degraus, edifícios e tapeçarias longas. Guarde uma batata por carta de deus para o Festival.
learn-tawantinsuyu-go =
    Daqui em diante a partida é sua: coloque outro trabalhador, ou faça duas ações secundárias. A lâmpada dá dicas, e o livro de regras explica cada tarefa. Que o sol esteja com você!
