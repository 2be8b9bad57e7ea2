learn-tawantinsuyu-welcome =
    Welcome to the hill of the sun! You will send workers onto its terraces. Each carries out the tasks around its space, and more of them beside workers of the same kind.
    First a few choices to begin with.
learn-tawantinsuyu-weaving =
    Choose a starting weaving: the first piece of your first tapestry. Where the edges of two weavings match, they pay at every Festival.
learn-tawantinsuyu-gods =
    Of eight god cards you keep three, in secret. With a card you may later place a worker on a space of its god. Keep the three that are offered; the other five are played for their effects.
learn-tawantinsuyu-effects =
    Plain gains have been paid already. Now play the others: one of them brings a free weaving. Add it at the left end of your tapestry.
learn-tawantinsuyu-priest =
    Put your High Priest on a side of the Coricancha in the middle. In that section of the hill your workers walk free of charge; further away the way costs food.
learn-tawantinsuyu-worker =
    Your first turn. You place one worker, or take two secondary actions. Place your warrior.
learn-tawantinsuyu-space =
    Choose the space on the upper terrace, in your priest's section: no food for wandering, none for descending. Further down the hill the way costs more.
learn-tawantinsuyu-price =
    Pay with the card of the same god. Instead of a card, 1 gold would do for any space.
learn-tawantinsuyu-ability =
    Every kind of worker has an ability. A warrior draws an army card and may take a neighbour from the hill: take the worker beside it into your supply.
learn-tawantinsuyu-tasks =
    Now the tasks: one, and one more for each neighbour of the same kind. You have two. First collect 2 stone, then build steps.
learn-tawantinsuyu-steps =
    Steps cost 3 stone and bring 4 points, 1 maize and 2 potatoes. Put the marker in this section: it makes the way down cheaper, and rivals who use it pay you points.
learn-tawantinsuyu-recruit =
    At the end of a turn you may buy a worker from the Village. You keep at most two, and you have two: decline this time.
learn-tawantinsuyu-rival =
    Your rival moved the High Priest, took gold, and prayed for god cards. When a side of the Coricancha is activated, the others may follow its action at a higher price.
learn-tawantinsuyu-aims =
    When the Village is empty, a Festival comes; after the third the game ends. Points come from the temple, conquests, statues, steps, buildings and long tapestries. Keep a potato for each god card at a Festival.
learn-tawantinsuyu-go =
    From here the game is yours: place another worker, or take two secondary actions. The lamp gives hints, and the rulebook explains every task. May the sun be with you!
