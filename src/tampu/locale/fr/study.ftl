# Études
error-no-study = Cette étude n’existe pas, ou la personne ne la partage pas.
error-study-full = Ce chapitre contient déjà autant de commentaires ou de coups que possible. Commencez un autre chapitre.
error-most-studies = Vous avez { $most } études. Supprimez-en une avant d’en commencer une autre.
error-study-chapters = Une étude a entre un et { $most } chapitres.
error-study-last-chapter = Une étude garde au moins un chapitre. Vous pouvez supprimer toute l’étude.
error-study-first-line = Ce n’est pas une étude : le fichier ne commence pas par « study 1 » et un titre.
study-title = Études
study-line = Commentez les coups d’une partie terminée et jouez des variantes à partir de n’importe quel coup. Une étude a une ou plusieurs parties comme chapitres, et vous la partagez par son lien.
study-mine = Mes études
study-public = Études publiques
study-none = Pas encore d’études.
study-none-mine = Vous n’avez pas encore d’études. Ouvrez une partie terminée et choisissez « Étudier ».
study-begin = Étudier
study-begin-line = Commencez une étude de cette partie ou ajoutez-la à l’une des vôtres.
study-new = Nouvelle étude
study-add = Ajouter à « { $title } »
study-name = Titre
study-default = { $game } : { $names }
study-chapter = Chapitre
study-by = par { $name }
study-import = Importer une étude
study-export = Télécharger
study-delete = Supprimer l’étude
study-delete-sure = Supprimer cette étude avec tous ses chapitres ?
study-remove-chapter = Retirer ce chapitre
study-rename = Renommer
study-save = Enregistrer
study-saved = Enregistré
study-comment = Commenter ce coup
study-comment-start = Commenter avant le premier coup
study-moves = Coups
study-variation = Variante
study-variation-here = Jouer une variante d’ici
study-variation-line = Choisissez un coup sur le plateau ou dans la liste. Le hasard est tiré au sort.
study-remove = Retirer cette variante à partir d’ici
study-only-me = Vous uniquement
study-chapters =
    { $chapters ->
        [one] { $chapters } partie
       *[other] { $chapters } parties
    }
study-share-private-line = Vous seul pouvez ouvrir l’étude.
study-share-link-line = Copiez le lien et envoyez-le à vos amis.
study-share-public-line = L’étude figure parmi les études publiques.
study-share-others = Une partie de cette étude n’est pas partagée aussi largement par ses joueurs.
study-embed = Intégrer
study-embed-line = Copiez ce code dans une page web pour y montrer le plateau.
study-open = Ouvrir dans Tampu
study-copied = Copié
study-older = Afficher des études plus anciennes
