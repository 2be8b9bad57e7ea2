learn-inca_empire-welcome =
    Bienvenue dans les Andes ! De Cuzco, au milieu, chacun trace des routes, conquiert des régions et bâtit. Lors d’un décompte vous profitez de tout ce que vos routes atteignent, quel que soit le bâtisseur.
learn-inca_empire-network =
    Une route mène de Cuzco à votre région de départ : c’est votre réseau. Les marqueurs des régions voisines sont visibles. Ils montrent résistance, main-d’œuvre et points.
learn-inca_empire-conquest =
    Un tour a deux actions : Chantier et Construction de routes, dans l’ordre voulu. Vous avez 6 main-d’œuvre. Commencez par le Chantier : conquérez Cana pour 3. Vous gagnez 2 points, et 2 main-d’œuvre à chaque phase Inca.
learn-inca_empire-road =
    Maintenant la Construction de routes : deux sont gratuites. Chacune part de votre réseau, et l’un de ses bouts doit toucher une terre conquise. Construisez la première.
learn-inca_empire-further =
    La deuxième route peut continuer là où la première s’arrête. Avec elle votre tour finit.
learn-inca_empire-rivals =
    Les autres ont aussi conquis des régions. Une région conquise est ouverte à tous, et ses voisines sont retournées. Ici vous voyez les points de chacun.
learn-inca_empire-terrace =
    Deuxième phase du Peuple. Il vous reste 3 main-d’œuvre. Posez une terrasse près de votre marqueur de Cana : 2 main-d’œuvre pour 1 point, puis 1 main-d’œuvre à chaque phase Inca et 1 point à chaque décompte.
learn-inca_empire-reach =
    De nouveau deux routes. Elles ne rapportent rien par elles-mêmes, mais chaque cité et garnison qu’elles atteignent comptera. Construisez les deux.
learn-inca_empire-era =
    La première ère est finie. À la phase Inca chacun a reçu de la main-d’œuvre : 3 pour l’ère, et ce que donnent ses marqueurs et terrasses. Puis le premier a dû aider le dernier.
learn-inca_empire-sun =
    Maintenant la phase du Soleil. Posez Supériorité militaire face cachée sur une case près de vous : vos conquêtes coûtent moins. La case touche aussi un autre joueur, qui partage l’effet.
learn-inca_empire-shown =
    Toutes les cartes sont retournées. Elles restent jusqu’au décompte et agissent sur les deux joueurs à côté de leur case.
learn-inca_empire-city =
    Vous avez assez de main-d’œuvre pour une cité. Fondez Raqchi : 6 main-d’œuvre, 4 points, et 3 de plus à chaque décompte pour tous ceux qui l’atteignent. D’abord, vous seul.
learn-inca_empire-roads =
    Deux routes sont à votre choix dans ce tour. Cherchez des sites de cité et de garnison, et des régions faciles à conquérir. Les routes en terre non conquise peuvent se perdre par une Révolte rurale.
learn-inca_empire-go =
    Désormais la partie est à vous. Après les prochaines phases du Soleil et du Peuple vient le premier décompte. La lampe donne des conseils, et le livre de règles explique chaque carte. Bonne route !
