# Studies
error-no-study = There is no such study, or its owner does not share it.
error-study-full = This chapter has as many comments or moves as fit. Begin another chapter.
error-most-studies = You have { $most } studies. Delete one before you begin another.
error-study-chapters = A study has between one and { $most } chapters.
error-study-last-chapter = A study keeps at least one chapter. You can delete the whole study.
error-study-first-line = This is no study: the file does not begin with “study 1” and a title.
study-title = Studies
study-line = Comment on the moves of a finished game, and play variations from any move. A study has one or more games as chapters, and you share it by its link.
study-mine = My studies
study-public = Public studies
study-none = No studies yet.
study-none-mine = You have no studies yet. Open a replay and choose “Study”.
study-begin = Study
study-begin-line = Begin a study of this game, or add it to one of yours.
study-new = New study
study-add = Add to “{ $title }”
study-name = Title
study-default = { $game }: { $names }
study-chapter = Chapter
study-by = by { $name }
study-import = Import a study
study-export = Download
study-delete = Delete the study
study-delete-sure = Delete this study with all its chapters?
study-remove-chapter = Remove this chapter
study-rename = Rename
study-save = Save
study-saved = Saved
study-comment = Comment on this move
study-comment-start = Comment before the first move
study-moves = Moves
study-variation = Variation
study-variation-here = Play a variation from here
study-variation-line = Choose a move on the board or in the list. Chance is drawn at random.
study-remove = Remove this variation from here on
study-only-me = Only you
study-chapters =
    { $chapters ->
        [one] { $chapters } game
       *[other] { $chapters } games
    }
study-share-private-line = Only you can open the study.
study-share-link-line = Copy the link and send it to friends.
study-share-public-line = The study is listed among the public studies.
study-share-others = A game in this study is not shared that widely by its players.
study-embed = Embed
study-embed-line = Copy this code into a web page to show the board there.
study-open = Open in Tampu
study-copied = Copied
study-older = Show older studies
