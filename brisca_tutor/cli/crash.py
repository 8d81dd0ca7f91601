"""A report of an unexpected error, for whoever mends it. Nothing is sent anywhere."""

from __future__ import annotations

import platform
import sys
import tempfile
import traceback
from pathlib import Path

from .. import __version__
from .context import Context


def write_report(context: Context, error: Exception) -> str:
    """Write what happened beside the progress, or where temporary files go; its path or ""."""
    text = "\n".join(
        (
            f"brisca {__version__}, Python {platform.python_version()}, {platform.platform()}",
            f"lang {context.lang}, stdout {context.out.encoding}, arguments {sys.argv[1:]!r}",
            "".join(traceback.format_exception(error)),
        )
    )
    for folder in (context.store.data_folder, tempfile.gettempdir()):
        path = Path(folder) / "brisca-error.log"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", errors="replace")
        except OSError:
            continue
        return str(path)
    return ""
