# Profiles, statistics and finished games

error-no-person = There is no such person here.
error-rated-undo = A rated game is played to its end without undoing beyond your turn.
error-rated-table = A rated table is for people only and for the whole game, without hints, without a shared screen, and with a deal that nobody chose.
people-profile = Profile
people-profile-mine = My profile
people-since = here since { $when }
people-statistics = Statistics
people-statistics-hidden = This person does not show any statistics.
people-no-games = No finished games yet.
people-no-games-mine = Your statistics begin with your first finished game.
people-history = Finished games
people-games = Games
people-won = Won
people-mean = Points per game
people-best = Best game
people-streak = Victories in a row
people-streak-longest = Most in a row
people-by-opponent = By opponent
people-by-seats = By number of players
people-by-place = By seat
people-seats =
    { $seats ->
        [1] Alone
       *[other] { $seats } players
    }
people-against-people = People
people-against-level = { $level }
people-against-bots = Other bots
people-against-solo = Solo opponent
people-categories = Where the points come from
people-categories-line = Points per game in the last 200 games, beside the average of everybody here.
people-favourite = Favourite strategies, by points above the average:
people-average = average { $points }
people-pace = Pace
people-pace-live = Live
people-pace-by_turns = By turns
people-seats-filter = Players
people-opponent = Opponent’s name
people-older = Show older games
people-privacy = What others see
people-privacy-guest = Guests have no public profile. These switches count once you have an account.
people-show_statistics = Statistics
people-show_statistics-line = Others see your statistics on your profile.
people-show_games = Finished games
people-show_games-line = Others see your public games on your profile, and find them by your name. Other games are never listed.
people-data = Your data
people-export = Download everything
people-export-line = One archive with your profile, results, notes and messages, and the records of your games.

# Ratings, leaderboards and the bot ladder
people-pages = People
people-ladder = Ladder
people-ladder-line = Climb from the Visitor to the top, alone against bots. The site chooses your seat, your opponent and the deal, and a game that has begun has to be finished. Every game against a bot with a rating counts for yours.
people-ladder-now = Beat the { $level }: win { $needed } of your last { $of } games.
people-ladder-top = You have climbed to the top. Every further game counts for your rating.
people-ladder-play = Play the next game
people-ladder-return = Return to your game
people-step-done = beaten
people-leaderboard = Leaderboard
people-leaderboard-empty = Nobody has played five rated games yet.
people-place = Place
people-name = Name
people-rating = Rating
people-ratings = Ratings
people-mine = Your rating:
people-unrated = You have no rating here yet. Play a rated game, or climb the ladder.
people-deviation = The true rating lies within this range in 19 of 20 cases.
people-rated-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
people-bots = The bots
people-certain = Certain
people-leaderboard-order = Listed by what is certain: the rating minus the number after ±. Whoever plays more has a smaller ±.
people-bots-line = Their ratings are measured and fixed.
people-rated = Rated
people-rated-line = The result counts for the ratings. Nobody gets hints, and everybody needs an account.
people-change = Rating { $points }
people-show_rating = Ratings
people-show_rating-line = Others see your ratings on your profile, and the leaderboards list you after five rated games.

# Sharing
people-preview = A finished game of { $names }. Watch every move, without an account.
people-public = Public games
people-public-line = Finished games that their players show to everybody. Open a replay without an account.
people-player = A player’s whole name
people-rated-only = Only rated games
people-share = Who may watch
people-share-public = Everybody
people-share-public-line = The game is listed among the public games.
people-share-link = Whoever has the link
people-share-link-line = Copy the link and send it to friends.
people-share-private = Only the players
people-share-private-line = Nobody else can open the replay.
people-share-others = Your wish is saved. It counts once the other players agree.
people-bot = Bot

# Challenges
error-no-challenge = There is no such challenge.
error-challenge-first = Finish your own try at this challenge, then you can watch those of others.
error-challenge-secret = Others still play this deal. This is possible once the challenge is over.
error-challenge-undo = A try at a challenge is played to its end without undoing beyond your turn.
error-challenge-rules = The rules of this game have been updated since the challenge began. The next challenge has the new rules.
people-challenges = Challenges
people-challenges-line = Everybody plays the same deal once: every day and every week, alone or against bots. Nobody can know the deal before. Your result is listed with your name, and whoever has finished a try may watch yours.
people-challenge-day = Challenge of the day
people-challenge-week = Challenge of the week
people-challenge-form-solo = Solo
people-challenge-form-bots = Against bots
people-challenge-against = Against { $names }
people-challenge-alone = Alone against the solo opponent
people-challenge-begin = Play your try
people-challenge-return = Return to your try
people-challenge-again = Play this deal
people-challenge-again-line = The challenge is over and its deal is known, so further games do not count.
people-challenge-results = Results
people-challenge-ends = Ends { $when }
people-challenge-ended = ended { $when }
people-challenge-tries =
    { $tries ->
        [0] Nobody has finished it yet.
        [one] { $tries } result
       *[other] { $tries } results
    }
people-challenge-once = You have one try. Hints are off, and undo ends with your turn.
people-challenge-guest = Guests can begin again under another name. So they are listed without places.
people-challenge-guests = Guests
people-challenge-place = Place { $place }
people-challenge-points = { $points } points
people-challenge-won = Won
people-challenge-rank = Place { $rank } at the table
people-challenge-outcome = Outcome
people-challenge-time = Time
people-challenge-score = Points
people-challenge-uncounted = Your try ended without a result.
people-challenge-replays = The replays of others open once you have finished your own try.
people-challenge-past = Past challenges
people-challenge-past-none = No challenge has ended yet.
people-challenge-older = Show older challenges
people-challenge-period = Period
people-challenge-form = Kind
people-challenge-deal = The deal
people-challenge-seed = Seed { $seed }
people-challenge-hidden = The seed is revealed when the challenge ends. Its fingerprint was fixed when it began, so nobody can change the deal:
people-challenge-all = All challenges
