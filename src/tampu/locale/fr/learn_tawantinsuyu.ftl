learn-tawantinsuyu-welcome =
    Bienvenue sur la colline du soleil ! Vous allez envoyer des ouvriers sur ses terrasses. Chacun fait les tâches autour de sa case, et davantage à côté d’ouvriers de même sorte.
    D’abord quelques choix de départ.
learn-tawantinsuyu-weaving =
    Choisissez un tissage de départ : la première pièce de votre première tapisserie. Là où les bords de deux tissages correspondent, ils paient à chaque festival.
learn-tawantinsuyu-gods =
    De huit cartes dieu vous en gardez trois, en secret. Avec une carte vous pourrez placer un ouvrier sur une case de son dieu. Gardez les trois proposées ; les cinq autres sont jouées pour leurs effets.
learn-tawantinsuyu-effects =
    Les gains simples sont déjà payés. Jouez maintenant les autres : l’une apporte un tissage gratuit. Ajoutez-le au bout gauche de votre tapisserie.
learn-tawantinsuyu-priest =
    Mettez votre grand prêtre sur un côté du Coricancha, au milieu. Dans ce secteur de la colline vos ouvriers marchent gratuitement ; plus loin le chemin coûte de la nourriture.
learn-tawantinsuyu-worker =
    Votre premier tour. Vous placez un ouvrier, ou faites deux actions secondaires. Placez votre guerrier.
learn-tawantinsuyu-space =
    Choisissez la case de la terrasse haute, dans le secteur de votre prêtre : aucune nourriture pour parcourir ni pour descendre. Plus bas le chemin coûte davantage.
learn-tawantinsuyu-price =
    Payez avec la carte du même dieu. Au lieu d’une carte, 1 or convient pour toute case.
learn-tawantinsuyu-ability =
    Chaque sorte d’ouvrier a une capacité. Un guerrier pioche une carte armée et peut prendre un voisin sur la colline : prenez l’ouvrier d’à côté dans votre réserve.
learn-tawantinsuyu-tasks =
    Maintenant les tâches : une, et une de plus par voisin de même sorte. Vous en avez deux. D’abord récoltez 2 pierres, puis bâtissez un escalier.
learn-tawantinsuyu-steps =
    Un escalier coûte 3 pierres et donne 4 points, 1 maïs et 2 pommes de terre. Mettez le marqueur dans ce secteur : la descente coûte moins, et les rivaux qui l’empruntent vous donnent des points.
learn-tawantinsuyu-recruit =
    À la fin d’un tour vous pouvez acheter un ouvrier du village. Vous en gardez deux au plus, et vous en avez deux : renoncez cette fois.
learn-tawantinsuyu-rival =
    Votre rival a déplacé son grand prêtre, pris de l’or et prié pour des cartes dieu. Quand un côté du Coricancha est activé, les autres peuvent suivre son action à un prix plus élevé.
learn-tawantinsuyu-aims =
    Quand le village est vide, un festival arrive ; après le troisième la partie finit. Les points viennent du temple, des conquêtes, statues, escaliers, bâtiments et longues tapisseries. Gardez une pomme de terre par carte dieu pour le festival.
learn-tawantinsuyu-go =
    Désormais la partie est à vous : placez un autre ouvrier, ou faites deux actions secondaires. La lampe donne des conseils, et le livre de règles explique chaque tâche. Que le soleil soit avec vous !
