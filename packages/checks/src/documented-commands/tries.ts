/** How the test tries one documented command, or all that match a pattern. */
export interface Try {
  /** As findCommands returns it: `pnpm` stands for `npx pnpm@<version>` too. */
  readonly command: string | RegExp;
  /** What is run in its place: a cheaper form. Runs the command itself when left out. */
  readonly run?: (command: string) => string;
  /** A path that must answer while the command runs; it is then stopped. `PORT` is set to a free port. */
  readonly serves?: string;
  /** The exit code, 0 when left out, and text that the command must print. */
  readonly exits?: number;
  readonly prints?: string;
  /** Runs in `npm test` too. All of them run in `pnpm test:deep`. */
  readonly isQuick?: true;
}

const instead = (command: string) => () => command;
const QUICKLY = "--without pages --without bytes --because documented";
/** Ends at once, because a required part is missing or unknown, after all of the program's files have loaded. */
const stopsAtArguments = (command: string, exits: number, prints: string, run = command): Try => ({
  command,
  run: instead(run),
  exits,
  prints,
});

/** Every command of README.md, CONTRIBUTING.md, SECURITY.md and docs, in the order in which they are tried in one copy. */
export const tries: readonly Try[] = [
  // This test is part of it.
  { command: "npm test", run: instead("npm pkg get scripts.test"), prints: "verify", isQuick: true },
  { command: "pnpm check" },
  { command: "pnpm install", run: instead("pnpm install --frozen-lockfile --prefer-offline") },

  // Work on a remote
  {
    command: "pnpm --filter @lending/loan test",
    run: (command) => `${command} orderStatus.test`,
    prints: "passed",
    isQuick: true,
  },
  { command: "pnpm --filter @lending/loan build" },
  { command: "pnpm --filter @lending/loan preview", serves: "/sandbox" },
  { command: "PORT=4101 pnpm --filter @lending/loan preview", serves: "/sandbox" },
  {
    command: "pnpm exec node packages/checks/src/commands/specificationMap.ts --write",
    prints: "0 problems",
    isQuick: true,
  },
  { command: "pnpm tokens", prints: "0 problems" },

  // Serve
  { command: "npm start", serves: "/loanDetail" },
  { command: "PORT=4200 npm start", serves: "/loanDetail" },
  { command: "npm start -- --fresh", serves: "/loanDetail" },
  { command: /^SANDBOX_ENVIRONMENT=\S+ npm start$/, serves: "/loanDetail" },
  { command: "pnpm dev loan", serves: "/loanDetail" },
  { command: "pnpm storybook", run: (command) => `${command} -p $PORT`, serves: "/" },
  { command: "pnpm storybook:build" },

  // Release
  { command: "pnpm ship keys", prints: "is made", isQuick: true },
  { command: "pnpm ship --all --stage sandbox", run: (command) => `${command} ${QUICKLY}` },
  {
    command: /^pnpm ship (loan|loan repay|shell|loan --dry-run)$/,
    run: (command) => `${command} ${QUICKLY}`,
  },
  { command: "SANDBOX_RELEASES=releases npm start", serves: "/loanDetail" },
  { command: "pnpm exec node packages/checks/src/commands/budgets.ts --write" },
  { command: "pnpm ship status", isQuick: true },
  { command: "pnpm ship history" },
  // Neither is possible before the loan has a second version: what each needs is stated.
  {
    command: /^pnpm ship loan --channel canary --percent \d+$/,
    run: (command) => `${command} ${QUICKLY}`,
    exits: 3,
    prints: "is live for everybody already",
  },
  { command: /^pnpm ship (watch|promote)\b/, exits: 3, prints: "Nothing is on trial" },
  { command: "pnpm ship explain d-7301 2026-03-01T09:00" },
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
  stopsAtArguments(
    "pnpm exec node packages/delivery/src/commands/keep.ts <tag or commit of two versions ago> shell loan",
    2,
    "Say which commit or tag",
    "pnpm exec node packages/delivery/src/commands/keep.ts",
  ),
  { command: "pnpm drill", run: (command) => `${command} --publishers 8 --processes 2` },
  stopsAtArguments("pnpm drill --store s3://drill", 1, "AWS_ACCESS_KEY_ID"),
  { command: "pnpm changeset", run: (command) => `${command} add --empty` },
  { command: "pnpm changeset version" },

  // A new remote, after everything that compares builds with documents
  { command: "pnpm new:remote savings", prints: "is ready", isQuick: true },
  { command: "pnpm dev savings", serves: "/savings" },

  // Long suites: their names and options are read, and no test is run
  { command: /npx playwright test/, run: (command) => `${command} --list`, prints: "Total:" },
  {
    command: /npx vitest run/,
    run: (command) => command.replace("vitest run", "vitest list --filesOnly"),
    prints: ".test.ts",
  },
  stopsAtArguments("pnpm test:mutation", 1, "No such package", "pnpm test:mutation none"),
  stopsAtArguments(
    "pnpm test:mutation [package...] [--every=n]",
    1,
    "No such package",
    "pnpm test:mutation none --every=9",
  ),
  { command: "pnpm test:deep", run: instead("npm pkg get scripts.test:deep"), prints: "deep.ts" },
  stopsAtArguments("pnpm bench", 1, "--none", "pnpm bench --none"),
  stopsAtArguments("pnpm bench --quick", 1, "--none", "pnpm bench --quick --none"),
  {
    command: "pnpm bench:tools",
    run: instead("pnpm exec node --check apps/e2e/src/bench/tools/main.ts"),
  },
  { command: /^pnpm looks\b/, run: instead("pnpm looks --help"), prints: "pnpm looks" },
  { command: /^pnpm exec node packages\/checks\/src\/commands\/buildTwice\.ts$/ },
  { command: "pnpm sbom --sbom-format cyclonedx --lockfile-only", prints: "CycloneDX" },
  { command: "pnpm licenses list", prints: "MIT" },
];

/** Returns how a command is tried, or undefined where no entry covers it. */
export const findTry = (command: string): Try | undefined =>
  tries.find((one) => (typeof one.command === "string" ? one.command === command : one.command.test(command)));
