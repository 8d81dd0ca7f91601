"""Run everything that guards the project, and say how each step went.

``python3 scripts/test.py`` runs all steps, also after one has failed; the exit code is 1
if any did. ``python3 scripts/test.py types tests`` runs just those, ``--quick`` all but
the packages. The environment is the one of ``run.py`` with the tools of the extra ``dev``.
"""

import sys

import words

if sys.version_info < (3, 11):
    sentence = words.SENTENCES["old-python"][words.LANGUAGE]
    sys.stderr.write(sentence.format(found=sys.version.split()[0], script=sys.argv[0]) + "\n")
    sys.exit(1)

import environment

if __name__ == "__main__":
    python = str(environment.ready("dev").python)
    steps = str(environment.ROOT / "scripts" / "steps.py")
    environment.become([python, steps] + sys.argv[1:])
