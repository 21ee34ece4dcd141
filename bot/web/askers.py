"""From where people ask: behind which address, and by which of our names."""

from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from socket import gethostname
from urllib.parse import urlsplit

from aiohttp import web

Network = IPv4Network | IPv6Network


@dataclass(frozen=True)
class Askers:
    """What the operator has told of how this page is reached."""

    proxies: tuple[Network, ...] = ()
    """Those whose word about who asks is believed; nobody else's ever is."""
    names: frozenset[str] = frozenset()
    """Names by which others reach us, in small letters."""

    @classmethod
    def told(cls, proxies: Iterable[str], *addresses: str) -> "Askers":
        """Proxies as addresses or networks, and the addresses at which we are found; `ValueError` if one is none."""
        names = (urlsplit(one).hostname if "://" in one else one for one in addresses)
        own = (gethostname().lower(), "localhost")
        return cls(tuple(map(ip_network, proxies)), frozenset((*own, *(one.lower() for one in names if one))))

    def address(self, request: web.Request) -> str:
        """Who asks, by the nearest address that is no proxy of ours."""
        told = ",".join(request.headers.getall("X-Forwarded-For", ())).split(",")
        address = request.remote or ""
        for before in map(str.strip, reversed(told)):
            if not self._is_proxy(address) or not _is_address(before):
                break
            address = before
        return address

    def knows(self, host: str) -> bool:
        """Whether somebody who asks for this host means us. A name of a stranger's that leads here does not: pages of
        theirs would be taken for ours.
        """
        name = (urlsplit(f"//{host}").hostname or "").lower()
        return _is_address(name) or name in self.names or name.endswith((".localhost", ".local"))

    def _is_proxy(self, address: str) -> bool:
        return _is_address(address) and any(ip_address(address) in network for network in self.proxies)


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
