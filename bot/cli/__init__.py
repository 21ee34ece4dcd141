"""The `mestre` command."""

import click


@click.group()
@click.version_option(package_name="mestre")
def main() -> None:
    """Mestre: a game master that lives in a chat."""
