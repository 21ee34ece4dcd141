"""What can be wrong with a store, each with the key of its message (`core-refused-…`)."""

from typing import ClassVar

from bot.tables.ports.trouble import StoreTrouble

__all__ = ["StoreTrouble"]


class StoreBroken(StoreTrouble):
    """The file is no store of ours, or it is damaged."""

    key: ClassVar[str] = "store_broken"


class StoreBusy(StoreTrouble):
    """Another process works in this folder."""

    key: ClassVar[str] = "store_busy"


class StoreFull(StoreTrouble):
    """The disk is full, or the file cannot be written."""

    key: ClassVar[str] = "store_full"


class StoreGone(StoreTrouble):
    """The server does not answer just now; it may in a moment."""

    key: ClassVar[str] = "store_gone"


class StoreSilent(StoreGone):
    """Something takes the connection and says nothing."""

    key: ClassVar[str] = "store_silent"


class NoHost(StoreGone):
    """The server's name cannot be found."""

    key: ClassVar[str] = "store_no_host"


class StoreLocked(StoreTrouble):
    """The server does not accept the name and password, or allows too little by them."""

    key: ClassVar[str] = "store_locked"


class WrongAddress(StoreTrouble):
    """The address is none; it is not repeated, since it may hold a password."""

    key: ClassVar[str] = "store_address"


class NoDatabase(StoreTrouble):
    """The server has no database of this number."""

    key: ClassVar[str] = "store_no_database"


class NoRedis(StoreTrouble):
    """Something else answers there."""

    key: ClassVar[str] = "store_no_redis"


class NoCluster(StoreTrouble):
    """The server is none of a cluster, or the cluster is not whole."""

    key: ClassVar[str] = "store_no_cluster"


class NoStore(StoreTrouble):
    """There is no store in this folder."""

    key: ClassVar[str] = "store_none"


class NoBackup(StoreTrouble):
    """The file is none that a backup was written to."""

    key: ClassVar[str] = "store_no_backup"
