learn-cuzco-welcome =
    Welcome to Cuzco! On this empty ground a city of terraces will grow. You want your Incas to stand high in it, build temples and score closed ponds.
    You are orange.
learn-cuzco-points =
    Every turn you have 6 action points. Almost everything costs 1: a tile, an Inca entering over the forest, a temple, a pond, a card. The turn must begin with a tile.
learn-cuzco-tile =
    Lay a triple with its village on I3, in the west beside the forest. A tile may lie anywhere; near the border your Incas can step onto it.
learn-cuzco-enter =
    Now bring an Inca in on I3. The cell lies beside bare forest: that is a gate, and it costs 1 action point.
learn-cuzco-village =
    Lay a second triple so that its village on J3 touches I3. Village cells that touch form one area, now two cells large.
learn-cuzco-temple =
    You are the only one there, so you lead this area. Build a temple of value 2 on J3: half of its value, 1 prestige, is yours at once, and the village becomes a city.
learn-cuzco-card =
    Draw a festival card from the pile. Cards are for festivals: they must show a relic of the face-up card.
learn-cuzco-second =
    One action point is left. Bring a second Inca in on K3, a crop: it can help later, wherever it is needed.
learn-cuzco-end =
    All points are used. Say that your actions are over.
learn-cuzco-festival =
    Now you may propose a festival in a city where you have an Inca. Propose one at J3 with the Kero Cup, which is on the face-up card too.
learn-cuzco-bid =
    Nobody else stands in that city, so one card is enough. Close your bid: at a temple of value 2 the festival brings 1 prestige. The temple gets a sun disc and sees no festival until it grows.
learn-cuzco-rival =
    Your rival has built a city in the south-east. Incas of others in your city would fight for the lead: compare the highest Inca first, then the second.
learn-cuzco-higher =
    Go up: lay one of your doubles with its village on I4, upon your first triple. All cells under a tile must be level, and never on exactly one tile of the same size.
learn-cuzco-climb =
    Your city has three cells now, one of them on level 2. Walk your Inca from I3 to I4: inside a village moving and climbing are free.
learn-cuzco-go =
    Five action points are left in this turn, and the game is yours. With a fourth cell the temple can grow to 4. At the end each city pays its temple's value to the highest player and half to the second. Have fun!
