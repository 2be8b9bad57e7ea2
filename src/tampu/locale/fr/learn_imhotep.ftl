learn-imhotep-welcome =
    Bienvenue en Égypte ! Autour du fleuve se trouvent cinq sites : pyramides, temple, marché, chambre funéraire et obélisques. Les pierres qui y arrivent rapportent des points.
    Les pierres orange sont à vous. Jouons ensemble la première manche.
learn-imhotep-ships =
    Ces quatre bateaux sont à tous. Chacun demande un minimum de pierres pour partir, écrit sur son drapeau, et n’importe qui peut alors l’envoyer vers un quai libre : avec toutes les pierres à bord.
learn-imhotep-load =
    Un tour, c’est une action. Chargez une pierre de votre traîneau sur le premier emplacement du bateau 1 : ce qui est devant est déchargé d’abord.
learn-imhotep-answered =
    Votre rival a mis une pierre derrière la vôtre. Le bateau 1 porte maintenant deux pierres, assez pour partir. Si vous attendez, un autre peut décider où il va.
learn-imhotep-sail =
    Faites naviguer le bateau 1 vers les pyramides. Le prochain emplacement libre y vaut 2, le suivant 1, et votre pierre débarque la première.
learn-imhotep-scored =
    2 points pour vous, 1 pour votre rival. Peu importe qui navigue : chaque pierre compte pour son propriétaire. Le quai des pyramides est occupé jusqu’à la prochaine manche.
learn-imhotep-get =
    Votre traîneau est presque vide. Prenez des pierres : trois de votre carrière. Il en tient cinq au plus, alors n’attendez pas trop et ne vous pressez pas trop.
learn-imhotep-share =
    Votre rival a commencé à charger le bateau 2. Suivez-le : mettez une pierre sur le deuxième emplacement. Partager un bateau rend probable qu’il aille là où les deux gagnent.
learn-imhotep-temple =
    Le bateau est allé au temple. Vue d’en haut, chaque pierre visible paie 1 point à son propriétaire à la fin de chaque manche, jusqu’à ce qu’une autre la couvre.
learn-imhotep-small =
    Le plus petit bateau n’a de place que pour une pierre. Chargez-le, et il n’est qu’à vous.
learn-imhotep-market =
    Personne ne l’a encore fait partir. Envoyez-le au marché : une pierre y prend une carte, puis retourne dans votre carrière.
learn-imhotep-card =
    Prenez la Statue. Les Statues comptent à la fin : une vaut 1 point, mais cinq en valent 15. Les cartes bleues, elles, vous donnent une action forte à un tour suivant.
learn-imhotep-round =
    Le quatrième bateau a navigué : la manche est finie, et le temple a payé 1 point par pierre visible. Quatre nouveaux bateaux sont là. Une partie a six manches.
learn-imhotep-later =
    Deux sites ne comptent qu’à la fin de la partie : dans la chambre funéraire les grands groupes de votre couleur, aux obélisques la hauteur. Gardez-les à l’œil dès le début.
learn-imhotep-go =
    La partie est à vous. Ce que vous pouvez faire est écrit ici, avec ce que cela rapporte aussitôt ; la lampe donne un conseil, et le livre de règles explique chaque action. Bonne construction !
