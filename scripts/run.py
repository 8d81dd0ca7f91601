"""Run ``brisca`` from a checkout: ``python3 scripts/run.py learn``.

The first time it makes a private environment and installs the project there; then it
only starts the program. Nothing is installed outside, nothing else is needed.
"""

import sys

import words

if sys.version_info < (3, 11):
    sentence = words.SENTENCES["old-python"][words.LANGUAGE]
    sys.stderr.write(sentence.format(found=sys.version.split()[0], script=sys.argv[0]) + "\n")
    sys.exit(1)

import environment

if __name__ == "__main__":
    environment.become(environment.ready().command("brisca") + sys.argv[1:])
