learn-cuzco-welcome =
    Bienvenue à Cuzco ! Sur ce sol vide va pousser une ville de terrasses. Vous voulez que vos Incas s’y tiennent haut, bâtir des temples et marquer des bassins fermés.
    Vous êtes orange.
learn-cuzco-points =
    À chaque tour vous avez 6 points d’action. Presque tout coûte 1 : un terrain, un Inca qui entre par la forêt, un temple, un bassin, une carte. Le tour doit commencer par un terrain.
learn-cuzco-tile =
    Posez un terrain triple avec son village en I3, à l’ouest, près de la forêt. Un terrain se pose n’importe où ; près de la bordure vos Incas peuvent y monter.
learn-cuzco-enter =
    Faites maintenant entrer un Inca en I3. La case est à côté d’une forêt nue : c’est une entrée, et elle coûte 1 point d’action.
learn-cuzco-village =
    Posez un deuxième triple dont le village en J3 touche I3. Les cases de village qui se touchent forment une zone, maintenant de deux cases.
learn-cuzco-temple =
    Vous y êtes seul, donc vous menez cette zone. Construisez un temple de valeur 2 en J3 : la moitié de sa valeur, 1 point de prestige, est à vous aussitôt, et le village devient une ville.
learn-cuzco-card =
    Piochez une carte fête. Les cartes servent aux fêtes : elles doivent montrer une relique de la carte visible.
learn-cuzco-second =
    Il reste un point d’action. Faites entrer un deuxième Inca en K3, une culture : il aidera plus tard, là où il le faudra.
learn-cuzco-end =
    Tous les points sont utilisés. Dites que vos actions sont finies.
learn-cuzco-festival =
    Vous pouvez maintenant proposer une fête dans une ville où vous avez un Inca. Proposez-en une en J3 avec le Gobelet kero, qui est aussi sur la carte visible.
learn-cuzco-bid =
    Personne d’autre n’est dans cette ville : une carte suffit. Fermez votre enchère : à un temple de valeur 2 la fête rapporte 1 point de prestige. Le temple reçoit un disque solaire et n’a plus de fête avant de grandir.
learn-cuzco-rival =
    Votre rival a bâti une ville au sud-est. Des Incas des autres dans votre ville disputeraient la tête : on compare d’abord l’Inca le plus haut, puis le deuxième.
learn-cuzco-higher =
    Montez : posez un de vos doubles avec son village en I4, sur votre premier triple. Toutes les cases sous un terrain doivent être au même niveau, et jamais exactement sur un seul terrain de même taille.
learn-cuzco-climb =
    Votre ville a maintenant trois cases, dont une au niveau 2. Menez votre Inca de I3 à I4 : dans un village, marcher et monter est gratuit.
learn-cuzco-go =
    Il reste cinq points d’action dans ce tour, et la partie est à vous. Avec une quatrième case le temple peut passer à 4. À la fin chaque ville paie la valeur de son temple au plus haut et la moitié au deuxième. Amusez-vous bien !
