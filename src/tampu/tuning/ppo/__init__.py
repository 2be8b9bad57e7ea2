"""A learning baseline: masked proximal policy optimisation (PPO) in numpy.

`python -m tampu.tuning.ppo imhotep` trains a policy, the same one for the same seed and budget.
"""
