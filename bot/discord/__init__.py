"""Discord: an adapter like the others."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # the library's part for voice, unused here, needs audioop
    import discord


discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
