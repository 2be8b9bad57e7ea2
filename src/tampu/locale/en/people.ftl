# Profiles, statistics and finished games

error-no-person = There is no such person here.
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
people-streak-longest = Longest row
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
people-favourite = Strongest against the average: { $category }
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
people-show_games-line = Others see your public games on your profile. Other games are never listed.
people-data = Your data
people-export = Download everything
people-export-line = One archive with your profile, results, notes and messages, and the records of your games.
