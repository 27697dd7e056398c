/** How the test tries one documented command, or all that match a pattern. */
export interface Try {
  /** The command as returned by `findCommands`, or a pattern. `pnpm` also covers `npx pnpm@<version>`. */
  readonly command: string | RegExp;
  /** Returns a cheaper command to run instead. Default: the command itself. */
  readonly run?: (command: string) => string;
  /** A path that must respond while the command runs. The command is then stopped. `PORT` is a free port. */
  readonly serves?: string;
  /** Expected exit code. Default: 0. */
  readonly exits?: number;
  /** Text that the command must print. */
  readonly prints?: string;
}

const instead = (command: string) => () => command;
/** The variables of an empty bucket that `documented.ts` starts. The edge's key may only read. */
const asWriter = (command: string) => `${process.env.BUCKET_WRITER} ${command}`;
const asReader = (command: string) => `${process.env.BUCKET_READER} ${command}`;
const QUICKLY = "--without pages --without bytes --because documented";
const FILL_IN =
  '\'s/lender.example/araw.example/; s/Example/Araw/; s/"Lender/"Araw/; s/"SEC reg.*"/"CS1"/; s/"number.*"/"1"/; s/8000 /7000 /\'';
/** Expects an error for invalid arguments. This only proves that the program and its files load. */
const stopsAtArguments = (command: string, exits: number, prints: string, run = command): Try => ({
  command,
  run: instead(run),
  exits,
  prints,
});

/** Every command of README.md, CONTRIBUTING.md, SECURITY.md and docs, in the order of execution in one copy. */
export const tries: readonly Try[] = [
  // Not run in full, because it contains this test.
  { command: "npm test", run: instead("npm pkg get scripts.test"), prints: "verify" },
  { command: "pnpm check" },
  {
    command: "pnpm verify loan",
    run: (command) => `${command} --dry-run`,
    prints: "@lending/loan#test",
  },
  { command: "pnpm verify --affected", run: (command) => `${command} --base HEAD --dry-run` },
  { command: "pnpm verify --affected --dry-run", run: (command) => `${command} --base HEAD` },
  {
    command: /^pnpm test:flakes /,
    run: instead("pnpm test:flakes --runs 0"),
    exits: 2,
    prints: "Usage: pnpm test:flakes",
  },
  { command: /^pnpm install( --frozen-lockfile)?$/, run: instead("pnpm install --frozen-lockfile --prefer-offline") },

  // Work on a remote
  {
    command: "pnpm --filter @lending/loan test",
    run: (command) => `${command} orderStatus.test`,
    prints: "passed",
  },
  { command: "pnpm --filter @lending/loan build" },
  { command: "pnpm --filter @lending/loan preview", serves: "/sandbox" },
  { command: "PORT=4101 pnpm --filter @lending/loan preview", serves: "/sandbox" },
  {
    command: "pnpm exec node packages/checks/src/commands/specification.ts order-details.status-170",
    prints: "Repayment",
  },
  { command: "pnpm exec node apps/sandbox/src/commands/wireContract.ts --write" },
  { command: "pnpm tokens", prints: "0 problems" },
  { command: "pnpm native", prints: "0 problems" },
  { command: "pnpm stored" },
  { command: "pnpm exec node packages/checks/src/commands/compileHosts.ts" },

  // Serve
  { command: "npm start", serves: "/loanDetail" },
  { command: "PORT=4200 npm start", serves: "/loanDetail" },
  { command: "npm start -- --fresh", serves: "/loanDetail" },
  { command: /^SANDBOX_ENVIRONMENT=\S+ (SANDBOX_CORS=\S+ )?npm start$/, serves: "/loanDetail" },
  { command: "pnpm dev loan", serves: "/loanDetail" },
  // No site responds in the copy. A journey runs the command.
  {
    command: "pnpm dev loan --against http://localhost:4100",
    run: (command) => command.replace("4100", "$PORT"),
    exits: 3,
    prints: "does not respond",
  },
  { command: "pnpm storybook", run: (command) => `${command} -p $PORT`, serves: "/" },
  { command: "pnpm storybook:build" },

  // Release
  { command: "pnpm ship keys", prints: "is made" },
  { command: "pnpm ship --all --stage sandbox", run: (command) => `${command} ${QUICKLY}` },
  {
    command: /^pnpm ship (loan|loan repay|shell|loan --dry-run)$/,
    run: (command) => `${command} ${QUICKLY}`,
  },
  { command: "SANDBOX_RELEASES=releases npm start", serves: "/loanDetail" },
  { command: "pnpm --filter @lending/edge build" },
  {
    command: "EDGE_STORE=releases EDGE_TRUST=.ship/trusted node apps/edge/dist/edge.js",
    run: (command) => `EDGE_METRICS_PORT=0 ${command}`,
    serves: "/loanDetail",
  },
  {
    command: "pnpm ship --all --environment apps/edge/deploy/environment.json --store s3://site/releases",
    // `ship` refuses the example values, which the reader replaces.
    run: (command) => `sed -i ${FILL_IN} apps/edge/deploy/environment.json && ${asWriter(command)} ${QUICKLY}`,
    prints: "release 1",
  },
  { command: "pnpm ship status --store s3://site/releases", run: asWriter, prints: "store id" },
  {
    command: /^EDGE_STORE=s3:\S+ EDGE_TRUST=\S+ EDGE_STAGE=production node apps\/edge\/dist\/edge\.js$/,
    run: (command) => `EDGE_METRICS_PORT=0 ${asReader(command)}`,
    serves: "/loanDetail",
  },
  {
    command: /^pnpm exec node apps\/edge\/src\/bench\/main\.ts/,
    run: instead("pnpm exec node --check apps/edge/src/bench/main.ts"),
  },
  // The journeys of test:deep start it.
  {
    command: "pnpm exec node apps/edge/src/testing/production.ts",
    run: instead("pnpm exec node --check apps/edge/src/testing/production.ts"),
  },
  { command: "pnpm exec node packages/checks/src/commands/budgets.ts --write" },
  stopsAtArguments("pnpm ship", 2, "pnpm ship"),
  { command: "pnpm ship status" },
  { command: /^pnpm ship switch (off|back) \S+ --because "[^"]+"( --minutes 30)?$/, prints: "30 seconds" },
  // There is no previous version in the copy.
  { command: /^pnpm ship switch previous /, exits: 3, prints: "no previous version" },
  { command: "pnpm ship history" },
  { command: "pnpm ship pending" },
  { command: "pnpm ship pending --json", prints: "pending" },
  {
    command: /^pnpm exec node packages\/checks\/src\/commands\/hostContract\.ts --write$/,
    prints: "is unchanged",
  },
  // The copy has no builds of this commit but those that `ship` made above.
  { command: "pnpm ship loan --built", run: (command) => `${command} --dry-run`, prints: "dry run" },
  // Both need a second version of the loan, so they must fail with a message.
  {
    command: /^pnpm ship loan( --built)? --channel canary --percent \d+$/,
    run: (command) => `${command} ${QUICKLY}`,
    exits: 3,
    prints: "is live for everybody already",
  },
  { command: /^pnpm ship (watch|promote|rollback \S+@)/, exits: 3, prints: "There is no canary" },
  { command: "pnpm ship explain d-7301 2026-03-01T09:00" },
  {
    command: "pnpm ship explain K7P2QX",
    run: (command) => `${command} --reports data:application/json,[]`,
    prints: "No report has the code",
  },
  {
    command: "pnpm ship explain K7P2QX --reports edge.log",
    run: (command) => `touch edge.log && ${command}`,
    prints: "No report has the code",
  },
  { command: "pnpm ship remove promo", run: (command) => `${command} ${QUICKLY}` },
  { command: "pnpm ship rollback", run: (command) => `${command} ${QUICKLY}` },
  {
    command: /^pnpm ship rollback (loan|--to 12)$/,
    run: (command) => `${command} ${QUICKLY}`,
    exits: 3,
    prints: "Refused by rollback",
  },
  {
    command: /^pnpm ship override /,
    run: (command) => command.replace(/http:\S+/, "http://127.0.0.1:1"),
    exits: 3,
    prints: "serves no remote.json",
  },
  { command: /^pnpm ship clean/ },
  {
    command: "pnpm ship loan --environment prod.json --assets https://cdn.example/",
    exits: 2,
    prints: "There is no prod.json",
  },
  { command: "pnpm chaos", run: (command) => `${command} --publishers 8 --processes 2` },
  stopsAtArguments("pnpm chaos --store s3://chaos", 1, "AWS_ACCESS_KEY_ID"),
  { command: /^pnpm changeset:add loan patch /, prints: ".changeset/" },
  { command: /^pnpm changeset:version loan$/ },
  { command: /^git commit --all / },
  { command: "pnpm exec turbo run build", run: (command) => `${command} --dry-run=json`, prints: "@lending/loan" },
  {
    command: "git push origin --tags",
    run: (command) => `git init --quiet --bare .origin && git remote add origin .origin && ${command}`,
  },
  {
    command: "pnpm changeset:version ui bridge",
    run: (command) => `pnpm changeset:add ui patch "Round." && pnpm changeset:add bridge patch "Short." && ${command}`,
    prints: "updated",
  },
  { command: "pnpm changeset version", run: (command) => `pnpm changeset:add loan patch "Short." && ${command}` },

  // A new remote, after everything that compares builds with documents
  { command: "pnpm new:remote savings", prints: "is ready" },
  { command: "pnpm dev savings", serves: "/savings" },
  {
    command: "pnpm ship remove savings",
    run: (command) => `${command} ${QUICKLY}`,
    exits: 3,
    prints: "savings is not live",
  },
  // What new:remote wrote works, and nothing of it stays.
  {
    command: "pnpm remove:remote savings",
    run: (command) =>
      [
        "pnpm install --prefer-offline",
        "pnpm exec turbo run typecheck lint test stories --filter @lending/savings",
        command,
        "pnpm install --prefer-offline",
        "git diff --exit-code pnpm-lock.yaml",
        "! git status --porcelain --ignored | grep savings",
      ].join(" && "),
    prints: "is removed",
  },

  // Long suites: only checks their arguments, without running tests
  { command: /npx playwright test/, run: (command) => `${command} --list`, prints: "Total:" },
  {
    command: /npx vitest run/,
    run: (command) => command.replace("vitest run", "vitest list --filesOnly"),
    prints: ".test.ts",
  },
  { command: /^pnpm test:mutation /, run: instead("pnpm exec stryker --version"), prints: "." },
  { command: "pnpm test:deep", run: instead("npm pkg get scripts.test:deep"), prints: "deep.ts" },
  stopsAtArguments("pnpm bench", 1, "--none", "pnpm bench --none"),
  stopsAtArguments("pnpm bench --quick", 1, "--none", "pnpm bench --quick --none"),
  {
    command: "pnpm bench:tools",
    run: instead("pnpm exec node --check apps/e2e/src/bench/tools/main.ts"),
  },
  {
    command: "pnpm exec node packages/checks/src/commands/rehearseWorkflows.ts",
    run: instead("pnpm exec node --check packages/checks/src/commands/rehearseWorkflows.ts"),
  },
  { command: /^pnpm looks\b/, run: instead("pnpm looks --help"), prints: "pnpm looks" },
  { command: /^pnpm exec node packages\/checks\/src\/commands\/buildTwice\.ts$/ },
  { command: "pnpm sbom --sbom-format cyclonedx --lockfile-only", prints: "CycloneDX" },
  { command: "pnpm licenses list", prints: "MIT" },
];

export const findTry = (command: string): Try | undefined =>
  tries.find((one) => (typeof one.command === "string" ? one.command === command : one.command.test(command)));
