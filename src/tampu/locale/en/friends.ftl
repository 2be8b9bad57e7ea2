# Playing together: friends, invitations, quick matches, blocks and reports

error-own-friend = This is you.
error-blocked = You cannot meet this person here.
error-most-friends = More than { $most } friends and requests are too many.
error-not-a-friend = You can keep seats for friends only.
error-registration-closed = This site takes no new accounts.
error-registration = The setting registration must be one of: { $known }.
error-invitation = This site needs an invitation, and this one is unknown, used or too old.
error-may-not-invite = Only the host of this site invites people.
error-most-invites = You already have { $most } unused invitations.
error-no-report = There is no report { $number }.
invite-made = { $link }
report-line = { $number }  { $when }  { $reporter } about { $reported }: { $reason }, table { $table }: { $text }
report-summary =
    { $reports ->
        [0] No open reports.
        [one] One report.
       *[other] { $reports } reports.
    }
friends-title = Friends
friends-line = Invite friends to a table, and see who is here.
friends-account = With an account you can have friends.
friends-none = No friends yet. Ask somebody by the name of their account.
friends-add = Name of an account
friends-ask = Ask
friends-asks = asks to be your friend
friends-asked = has not answered yet
friends-accept = Accept
friends-decline = Decline
friends-withdraw = Withdraw
friends-remove = Remove
friends-remove-name = Remove { $name }
friends-online = here now
friends-offline = away
friends-invite = Invite
friends-invite-name = Invite { $name } to a table
friends-recent = Recent opponents
friends-recent-none = Nobody yet. Play a game with other people.
friends-befriend = Ask to be friends
friends-befriend-name = Ask { $name } to be friends
friends-blocked = Blocked people
friends-block = Block
friends-block-name = Block { $name }
friends-block-line = { $name } can no longer invite you, join your tables or write to you, and you do not meet in quick matches.
friends-unblock = Allow again
friends-unblock-name = Allow { $name } again
friends-invitations = Invitations
friends-invitation = { $name } keeps a seat for you
friends-rematch = { $name } offers a rematch
friends-join = Sit down
people-show_online = Show when you are here
people-show_online-line = Your friends see whether you are here now.
friends-report = Report
friends-report-name = Report { $name }
friends-report-line = The host of this site reads it.
friends-reason = Reason
friends-reason-abuse = Insults or harassment
friends-reason-cheating = Unfair play
friends-reason-name = The name
friends-reason-other = Something else
friends-report-text = What happened?
friends-report-sent = The host will read your report.
friends-kept = Kept for { $name }
friends-seat = Friend
friends-seat-line = The seat is kept, and your friend is called.
friends-called-invited = { $name } invites you to { $game }
friends-called-rematch = { $name } offers a rematch in { $game }
friends-observers = Observers’ chat. The players do not read it.
friends-answers = Answer for me where only one answer is possible
friends-answers-line = At your own pace, and only while you watch, so that nobody can tell.
match-line = Meet whoever wants the same game. Ratings count if everybody has an account.
match-seats = Players
match-waiting =
    { $waiting ->
        [one] You are waiting for others: { $game }, { $seats } players.
       *[other] { $waiting } people are waiting: { $game }, { $seats } players.
    }
match-now = Who waits now
match-waits =
    { $waiting ->
        [one] one person is waiting
       *[other] { $waiting } people are waiting
    }
match-stay = Stay on this page: a live match begins at once when enough people wait.
match-go = You may leave: you will be called when the match begins.
match-begun = A match has begun: { $game }
match-stop = Stop waiting
match-bots = Play against bots meanwhile
site-invite = Invite somebody to this site
site-invite-line = The link lets one person sign up, within two weeks.
site-invite-link = A link to sign up
site-invite-make = Make a link
site-invite-code = Invitation code
site-closed = This site takes no new accounts. You can play as a guest.
site-invited = This site takes new accounts by invitation only.
