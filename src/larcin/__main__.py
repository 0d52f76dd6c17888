"""`python -m larcin` is the command `larcin`."""

from larcin.cli import main

if __name__ == "__main__":
    main()
