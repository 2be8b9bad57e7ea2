learn-cuzco-welcome =
    Boas-vindas a Cuzco! Neste chão vazio vai crescer uma cidade de terraços. Você quer seus Incas bem no alto, construir templos e pontuar lagoas fechadas.
    Você é laranja.
learn-cuzco-points =
    A cada turno você tem 6 pontos de ação. Quase tudo custa 1: um terreno, um Inca que entra pela floresta, um templo, uma lagoa, uma carta. O turno tem de começar com um terreno.
learn-cuzco-tile =
    Coloque um terreno triplo com a vila em I3, no oeste, ao lado da floresta. Um terreno pode ficar em qualquer lugar; perto da borda os seus Incas podem subir nele.
learn-cuzco-enter =
    Agora faça um Inca entrar em I3. O hexágono fica ao lado de floresta vazia: é uma entrada, e custa 1 ponto de ação.
learn-cuzco-village =
    Coloque um segundo triplo de modo que a vila em J3 toque I3. Hexágonos de vila que se tocam formam uma área, agora de dois hexágonos.
learn-cuzco-temple =
    Só você está ali, então você lidera esta área. Construa um templo de valor 2 em J3: metade do valor, 1 de prestígio, é sua na hora, e a vila vira cidade.
learn-cuzco-card =
    Compre uma carta de festival da pilha. As cartas são para festivais: têm de mostrar uma relíquia da carta aberta.
learn-cuzco-second =
    Resta um ponto de ação. Faça um segundo Inca entrar em K3, uma cultura: ele pode ajudar depois, onde for preciso.
learn-cuzco-end =
    Todos os pontos foram usados. Diga que as suas ações terminaram.
learn-cuzco-festival =
    Agora você pode propor um festival numa cidade em que tem um Inca. Proponha um em J3 com a Taça Kero, que também está na carta aberta.
learn-cuzco-bid =
    Ninguém mais está nessa cidade, então uma carta basta. Feche o lance: num templo de valor 2 o festival dá 1 de prestígio. O templo recebe um disco solar e não tem festival até crescer.
learn-cuzco-rival =
    O rival construiu uma cidade no sudeste. Incas dos outros na sua cidade disputariam a liderança: compare primeiro o Inca mais alto, depois o segundo.
learn-cuzco-higher =
    Suba: coloque um dos seus duplos com a vila em I4, sobre o seu primeiro triplo. Todos os hexágonos sob um terreno têm de estar no mesmo nível, e nunca exatamente sobre um só terreno do mesmo tamanho.
learn-cuzco-climb =
    A sua cidade tem agora três hexágonos, um deles no nível 2. Leve o Inca de I3 a I4: dentro de uma vila mover e subir é grátis.
learn-cuzco-go =
    Restam cinco pontos de ação neste turno, e a partida é sua. Com um quarto hexágono o templo pode crescer para 4. No fim cada cidade paga o valor do templo a quem está mais alto e a metade ao segundo. Divirta-se!
