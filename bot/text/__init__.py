"""Every word that a person reads or types, in three languages."""

from bot.text.fluent import FALLBACK, LANGUAGES, Catalogue, MissingWord, Pieces, Words, language_of

__all__ = ["FALLBACK", "LANGUAGES", "Catalogue", "MissingWord", "Pieces", "Words", "language_of"]
