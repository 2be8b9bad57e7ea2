learn-inca_empire-welcome =
    Boas-vindas aos Andes! De Cuzco, no meio, todos abrem estradas, conquistam regiões e constroem. Numa pontuação você aproveita tudo o que as suas estradas alcançam, seja quem for que construiu.
learn-inca_empire-network =
    Uma estrada leva de Cuzco à sua região inicial: é a sua rede. Os marcadores das regiões em volta estão abertos. Mostram resistência, trabalho e pontos.
learn-inca_empire-conquest =
    Um turno tem duas ações: Obra e Construção de Estradas, em qualquer ordem. Você tem 6 trabalhos. Comece pela Obra: conquiste Cana por 3. Você ganha 2 pontos, e 2 trabalhos em cada fase Inca.
learn-inca_empire-road =
    Agora a Construção de Estradas: duas são de graça. Cada uma parte da sua rede, e uma das pontas precisa tocar terra conquistada. Construa a primeira.
learn-inca_empire-further =
    A segunda estrada pode continuar onde a primeira terminou. Com ela o seu turno acaba.
learn-inca_empire-rivals =
    Os outros também conquistaram regiões. Uma região conquistada está aberta a todos, e as vizinhas foram reveladas. Aqui você vê os pontos de todos.
learn-inca_empire-terrace =
    Segunda fase do Povo. Restam 3 trabalhos. Construa um terraço ao lado do seu marcador de Cana: 2 trabalhos por 1 ponto, depois 1 trabalho em cada fase Inca e 1 ponto em cada pontuação.
learn-inca_empire-reach =
    De novo duas estradas. Elas não pontuam por si, mas cada cidade e guarnição que alcançam vai pontuar. Construa as duas.
learn-inca_empire-era =
    A primeira era acabou. Na fase Inca todos receberam trabalho: 3 da era, e o que dão os próprios marcadores e terraços. Depois o líder teve de auxiliar o último.
learn-inca_empire-sun =
    Agora a fase do Sol. Ponha Superioridade Militar virada para baixo num campo ao seu lado: as suas conquistas ficam mais baratas. O campo toca também outro jogador, que divide o efeito.
learn-inca_empire-shown =
    Todas as cartas foram reveladas. Ficam até a pontuação e agem sobre os dois jogadores ao lado do campo.
learn-inca_empire-city =
    Você tem trabalho para uma cidade. Funde Raqchi: 6 trabalhos, 4 pontos, e mais 3 em cada pontuação para todos os que a alcançam. No começo, só você.
learn-inca_empire-roads =
    Neste turno há duas estradas à sua escolha. Procure locais de cidade e de guarnição, e regiões baratas de conquistar. Estradas em terra não conquistada podem se perder por uma Revolta Rural.
learn-inca_empire-go =
    Daqui em diante a partida é sua. Depois das próximas fases do Sol e do Povo vem a primeira pontuação. A lâmpada dá dicas, e o livro de regras explica cada carta. Boa viagem!
