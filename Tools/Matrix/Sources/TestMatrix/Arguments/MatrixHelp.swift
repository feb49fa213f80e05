/// What `--help` prints.
public enum MatrixHelp {
  public static let usage =
    "Usage: ./run-tests.sh [OPTION...] [NAME...]      (./run-tests.sh --help says more)"

  public static let text = """
    Usage: ./run-tests.sh [OPTION...] [NAME...]

    Runs every package's tests in dependency order (the layers, Examples, Tools), then the checks, and prints a
    line for each and a last line `N passed, N failed`. What passed before, and of which nothing has changed since
    (its files, those of its dependencies, the toolchain, the environment), is not run again: its line says so.

    What is run
      NAME...             these packages or checks, and every package that depends on them
      --only NAME         this one without its dependents; several with commas
      --changed [REV]     what files that differ from REV belong to, and its dependents. REV is HEAD if not given:
                          what is not committed, new files too. A check is run when a file that it reads differs;
                          a file that is nobody's (and no *.md, LICENSE or .github) runs everything
      --from NAME         NAME and what comes after it in the order
      --shard I/N         the I-th of N parts, balanced by the times of the last run here that was no part
                          (equal without any)
      --leg NAME          another way to build the layers; --list names them
      --root DIR          another monorepo of the same shape: DIR/Packages/*/Package.swift and, when they are
                          there, Examples, Tools, Tools/Matrix, checks in Tools/Checks and legs in Tools/Legs

    How
      --filter PATTERN    only tests whose names match; a package where none does is no failure then,
                      unless there is none at all
      --repeat N          up to N times, until a run fails (with --keep-going all N); prints each run's seed, given
                          to the tests as TEST_SEED, and how many runs failed
      --seed S            the seed of the first run
      --sanitize thread|address
                          with the sanitizer, -DTHREAD_SANITIZER or -DADDRESS_SANITIZER, and without the
                          reports that Tools/Sanitizers/thread.supp (address.supp, leak.supp) names
      --release           compiled with optimization
      --coverage          prints the covered lines of each package's own sources, and a total
      --coverage-min P    fails when the total is below P percent
      --timeout S         seconds that a package may build, and seconds that its tests may run then (600): whoever
                          takes longer is ended with its children. Checks and legs have three times as long
      --keep-going        runs what depends on a package that failed, too
      --fresh             runs what passed before, too
      Checks are left out with --filter, --repeat, --sanitize, --release and --coverage, unless they are named.

    What is said
      --list              the packages in dependency order with their dependencies, the checks and the legs
      --graph mermaid|dot the packages and their dependencies as a drawing
      --github-matrix [N] JSON for `strategy.matrix` of a GitHub workflow with N jobs (4), each with `name` and the
                          `arguments` for this script
      --json              one object a line instead of the table: name, kind (package, check, leg), result (passed,
                          unchanged, skipped, failed, not run), tests, skipped, known_issues, seconds, why, failures
                          (names of tests), log, and with --coverage lines and covered_lines
      --junit FILE        also writes the results to FILE as JUnit does
      --quiet             prints failures and the last line only
      --help              prints this

    All packages share one scratch path (.build/matrix, or $SCRATCH_PATH), so that a layer is compiled once; another
    way to build has one below it. The output of each run is kept in its logs/ folder. $MATRIX_SWIFT is the swift
    command (swift). Colours are for terminals without $NO_COLOR.

    Exits with 0 if all passed, 1 if something failed, 64 when called wrongly, 130 when interrupted.
    """
}
