learn-imhotep-welcome =
    Welcome to Egypt! Around the river lie five sites: pyramids, temple, market, burial chamber and obelisks. Stones that land there bring points.
    The orange stones are yours. Let us play the first round together.
learn-imhotep-ships =
    These four ships belong to everybody. Each needs a minimum of stones to sail, told on its flag, and whoever likes may then send it to any free dock: with all stones aboard.
learn-imhotep-load =
    A turn is one action. Load a stone from your sled on the first space of ship 1: what lies in front is unloaded first.
learn-imhotep-answered =
    Your rival has put a stone behind yours. Now ship 1 carries two stones, enough to sail. If you wait, somebody else may decide where it goes.
learn-imhotep-sail =
    Sail ship 1 to the pyramids. The next free space there scores 2, the one after it 1, and your stone comes ashore first.
learn-imhotep-scored =
    2 points for you, 1 for your rival. It does not matter who sails: every stone scores for its owner. The dock of the pyramids is closed until the next round.
learn-imhotep-get =
    Your sled is almost empty. Get stones: three from your quarry. A sled holds five at most, so do not wait too long and do not hurry too much.
learn-imhotep-share =
    Your rival has begun to load ship 2. Go along: put a stone on its second space. Sharing a ship makes it likely that it sails where both gain.
learn-imhotep-temple =
    The ship went to the temple. Seen from above, each visible stone pays its owner 1 point at the end of every round, until another stone covers it.
learn-imhotep-small =
    The smallest ship has room for one stone only. Load it, and it is yours alone.
learn-imhotep-market =
    Nobody has sailed it yet. Send it to the market: there a stone fetches a card and then returns to your quarry.
learn-imhotep-card =
    Take the Statue. Statues count at the end: one is worth 1 point, but five are worth 15. Blue cards instead give you a strong action in a later turn.
learn-imhotep-round =
    The fourth ship has sailed, so the round is over, and the temple has paid: 1 point for each visible stone. Four new ships are there. A game has six rounds.
learn-imhotep-later =
    Two sites count only at the end of the game: in the burial chamber large groups of your colour, at the obelisks the height. Keep an eye on them from early on.
learn-imhotep-go =
    Now it is your game. What you may do stands here, with what it brings at once; the lamp gives you a hint, and the rulebook explains every action. Good building!
