learn-inca_empire-welcome =
    Welcome to the Andes! From Cuzco in the middle everybody drives roads through the land, conquers regions and builds. In a scoring you profit from all that your own roads reach, whoever built it.
learn-inca_empire-network =
    One road leads from Cuzco into your start region: that is your network. The markers of the regions around are face up. They show resistance, labor and points.
learn-inca_empire-conquest =
    A turn has two actions: Construction and Road Building, in either order. You have 6 labor. Begin with Construction: conquer Cana for 3 labor. You get 2 points, and 2 labor in every Inca phase.
learn-inca_empire-road =
    Now Road Building: two roads are free. Each starts at your network, and one of its ends must touch conquered land. Build the first one.
learn-inca_empire-further =
    The second road may go on where the first one ended. With it your turn is over.
learn-inca_empire-rivals =
    The others have conquered regions too. A conquered region is open to everybody, and its neighbours have been turned up. Here you see points and labor of all.
learn-inca_empire-terrace =
    Second People phase. You have 3 labor left. Lay a terrace beside your marker of Cana: 2 labor for 1 point, then 1 labor in every Inca phase and 1 point in every scoring.
learn-inca_empire-reach =
    Again two roads. Roads score nothing by themselves, but every city and garrison they reach will. Build both.
learn-inca_empire-era =
    The first era is over. In the Inca phase everybody got labor: 3 for the era, and what the own markers and terraces give. Then the leader had to support the last.
learn-inca_empire-sun =
    Now the Sun phase. Lay Military Superiority face down on a field beside you: your conquests become cheaper. The field touches one other player too, who shares the effect.
learn-inca_empire-shown =
    All cards have been turned up. They stay until the scoring and act on the two players beside their field.
learn-inca_empire-city =
    You have enough labor for a city. Found Raqchi: 6 labor, 4 points, and 3 more in every scoring for all who reach it by road. At first that is only you.
learn-inca_empire-roads =
    Two roads are yours to choose in this turn. Look for city sites and garrison sites, and for regions that are cheap to conquer. Roads in unconquered land may be lost by Rural Unrest.
learn-inca_empire-go =
    From here the game is yours. After the next Sun and People phases comes the first scoring. The lamp gives hints, and the rulebook explains every card. Good journey!
