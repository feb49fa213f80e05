/// How the page looks, in the light and in the dark.
enum HTMLReportStyle {
  static let sheet = """
    :root {
      color-scheme: light dark;
      --paper: #ffffff; --ink: #1c1e21; --faint: #646a73; --line: #dfe2e6;
      --run: #2f6fdb; --missed: #c7402d; --limit: #a9b0ba; --target: #1c1e21;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #16181b; --ink: #e6e8eb; --faint: #9aa1ab; --line: #33373d;
        --run: #6ea2ff; --missed: #ff8370; --limit: #69707a; --target: #e6e8eb;
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
    main { max-width: 68rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
    h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .75rem; }
    p { max-width: 46rem; margin: 0 0 .75rem; }
    .summary { font-weight: 600; }
    .setting { color: var(--faint); }
    .warning { color: var(--missed); font-weight: 600; }
    .legend { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; list-style: none; padding: 0; margin: 1.25rem 0 0;
      color: var(--faint); }
    .legend li { display: flex; align-items: center; gap: .5rem; }
    .swatch { display: inline-block; width: 1.5rem; height: .75rem; border-radius: 2px; }
    .swatch.run { background: var(--run); }
    .swatch.missed { background: var(--missed); }
    .swatch.limit { background: var(--limit); height: .375rem; }
    .swatch.target { width: 2px; height: 1rem; background: var(--target); border-radius: 0; }
    table { width: 100%; border-collapse: collapse; margin-top: 2.25rem; font-variant-numeric: tabular-nums; }
    caption { text-align: left; font-size: 1.2rem; font-weight: 600; padding-bottom: .375rem; }
    caption span { display: block; font-size: .9rem; font-weight: 400; color: var(--faint); }
    th, td { padding: .375rem .5rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
    thead th { color: var(--faint); font-weight: 500; font-size: .85rem; }
    th:first-child { text-align: left; padding-left: 0; }
    td:last-child, th:last-child { padding-right: 0; }
    tbody th { font: .85rem/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; width: 17rem; }
    td { width: 5.5rem; }
    td.chart { width: auto; min-width: 10rem; }
    td.target { width: 8.5rem; color: var(--faint); }
    td.ratio { font-weight: 600; }
    td.missed, b.missed { color: var(--missed); }
    .bars { position: relative; padding: 3px 0; }
    .bars i { display: block; min-width: 1px; }
    .bars .run { height: .75rem; background: var(--run); border-radius: 0 2px 2px 0; }
    .bars .run.missed { background: var(--missed); }
    .bars .limit { height: .3125rem; background: var(--limit); border-radius: 0 2px 2px 0; margin-top: 2px; }
    .bars .target { position: absolute; top: 0; bottom: 0; width: 2px; background: var(--target); }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    @media (max-width: 46rem) {
      td:nth-child(5), th:nth-child(5), td:nth-child(6), th:nth-child(6) { display: none; }
      tbody th { width: auto; white-space: normal; overflow-wrap: anywhere; }
      td.chart { min-width: 6rem; }
      td.target { width: auto; white-space: normal; }
    }
    @media print { body { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
    """
}
