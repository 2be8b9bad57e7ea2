"""What every registered game must pass, without a line written for it.

    pytest tests/conformance                              all games and the toy
    TAMPU_GAMES=cuzco pytest tests/conformance            one game
    TAMPU_SOAK_GAMES=500 pytest tests/conformance -n 2    a long campaign
    pytest tests/conformance -k imhotep-3-default         one setting

`tampu.testing` holds the checks; `Game.reveals` is the one place where a game says something
about itself: the events and kinds of entries by which its rules make hidden things public.
`checks` holds the promises, `test_checks` breaks each of them once to see that it is noticed.
"""
