"""A learning baseline: masked proximal policy optimisation (PPO) in numpy.

`python -m tampu.tuning.ppo --minutes 2` trains a policy for two players.
"""
