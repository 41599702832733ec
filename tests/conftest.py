# What holds for every test.
from hypothesis import settings

# A busy machine makes an example slow, not wrong; the limit for a whole test is in pyproject.toml.
settings.register_profile("house", deadline=None)
settings.load_profile("house")
