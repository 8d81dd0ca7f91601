# -*- coding: utf-8 -*-
"""The few sentences that the scripts themselves say, before the program and its catalogues exist.

Any Python reads this file, even version 2, so that an old one can say that it is old:
no annotations, no f-strings, no new syntax. Only characters of Latin-1.
"""

import os
import sys

SENTENCES = {
    "old-python": {
        "es": "Hace falta Python 3.11 o posterior; este es {found}. Instálalo desde python.org "
        "y repite la orden con él (por ejemplo: python3.11 {script}).",
        "fr": "Il faut Python 3.11 ou plus récent ; celui-ci est {found}. Installez-le depuis "
        "python.org et relancez la commande avec lui (par exemple : python3.11 {script}).",
        "it": "Serve Python 3.11 o successivo; questo è {found}. Installalo da python.org "
        "e ripeti il comando con quello (per esempio: python3.11 {script}).",
    },
    "no-venv": {
        "es": "A este Python le faltan venv y ensurepip, que crean el entorno. En Debian o Ubuntu: "
        "sudo apt install python3-venv. Después repite la orden.",
        "fr": "Il manque à ce Python venv et ensurepip, qui créent l'environnement. Sous Debian ou "
        "Ubuntu : sudo apt install python3-venv. Relancez ensuite la commande.",
        "it": "A questo Python mancano venv ed ensurepip, che creano l'ambiente. Su Debian o "
        "Ubuntu: sudo apt install python3-venv. Poi ripeti il comando.",
    },
    "making": {
        "es": "Preparo el entorno en {folder} (solo la primera vez)...",
        "fr": "Préparation de l'environnement dans {folder} (la première fois seulement)...",
        "it": "Preparo l'ambiente in {folder} (solo la prima volta)...",
    },
    "installing": {
        "es": "Instalo brisca-tutor y lo que necesita; puede tardar un minuto...",
        "fr": "Installation de brisca-tutor et de ce qu'il lui faut ; une minute peut-être...",
        "it": "Installo brisca-tutor e ciò che gli serve; può volerci un minuto...",
    },
    "ready": {
        "es": "Listo. Donde el programa diga brisca, escribe: {call}",
        "fr": "C'est prêt. Là où le programme dit brisca, tapez : {call}",
        "it": "Pronto. Dove il programma dice brisca, scrivi: {call}",
    },
    "waiting": {
        "es": "Otra orden está preparando el mismo entorno; espero a que acabe...",
        "fr": "Une autre commande prépare le même environnement ; j'attends qu'elle finisse...",
        "it": "Un altro comando sta preparando lo stesso ambiente; aspetto che finisca...",
    },
    "failed": {
        "es": "No se ha podido: {command}. Lo que dijo está arriba; si es la red, repite la orden.",
        "fr": "Échec de : {command}. Sa réponse est ci-dessus ; si c'est le réseau, réessayez.",
        "it": "Non riuscito: {command}. La risposta è qui sopra; se è la rete, riprova.",
    },
    "catalogue": {
        "es": "{file}: esta traducción tiene fallos y sigue en uso la anterior; "
        "míralos con: python3 scripts/test.py catalogues",
        "fr": "{file} : cette traduction a des défauts et la précédente reste en usage ; "
        "voyez-les avec : python3 scripts/test.py catalogues",
        "it": "{file}: questa traduzione ha errori e resta in uso la precedente; "
        "guardali con: python3 scripts/test.py catalogues",
    },
    "interrupted": {
        "es": "Interrumpido; la próxima vez sigue desde el principio.",
        "fr": "Interrompu ; la prochaine fois reprend au début.",
        "it": "Interrotto; la prossima volta si riparte dall'inizio.",
    },
}

_line = " ".join(sys.argv[1:]).replace("--lang=", "--lang ").split()
_asked = [_line[_at] for _at in range(1, len(_line)) if _line[_at - 1] == "--lang"]
for _name in ("BRISCA_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
    _asked.extend(os.environ.get(_name, "").split(":"))
_known = [_text[:2].lower() for _text in _asked if _text[:2].lower() in ("es", "fr", "it")]

LANGUAGE = _known[0] if _known else "es"
"""The language asked for on the command line or by the environment; Spanish when none is."""
