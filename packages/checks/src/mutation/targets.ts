/** Code under mutation testing. */
export interface MutationTarget {
  readonly name: string;
  /** The Vitest project that contains its tests. */
  readonly project: string;
  /** Pattern of its tests. Default: all tests of the project. */
  readonly tests?: string;
  readonly folders: readonly string[];
  /** Percentage of changes that the tests must detect. */
  readonly least: number;
}

const inBridge = (...names: string[]) => names.map((name) => `packages/bridge/src/${name}`);
const app = (name: string, least = 75): MutationTarget => ({
  ...{ name, project: name, folders: [`apps/${name}/src`], least },
});

/** All code under mutation testing, smallest first. */
export const mutationTargets: readonly MutationTarget[] = [
  {
    name: "formatting",
    project: "ui",
    tests: "packages/ui/src/format/**/*.test.ts",
    folders: ["packages/ui/src/format"],
    least: 85,
  },
  {
    name: "navigation",
    project: "bridge",
    folders: inBridge("back", "external", "launch", "locations"),
    least: 85,
  },
  { name: "bridge", project: "bridge", folders: inBridge("app", "environment", "native", "store"), least: 85 },
  { name: "api-client", project: "api-client", folders: ["packages/api-client/src"], least: 85 },
  app("bank-binding"),
  app("promo"),
  app("complaints"),
  app("repay"),
  app("loan"),
  app("official-site"),
  // Journeys and real servers test much of these two, without an effect on their shares.
  app("shell", 70),
  // Without the tests that start processes, in which no change can be activated.
  {
    ...app("edge", 70),
    tests: "apps/edge/src/{*,{builds,http,operations,releases}/*,node/settings,worker/cacheStore}.test.ts",
  },
  { name: "federation", project: "federation", folders: ["packages/federation/src"], least: 85 },
  // Many of its changes concern the text of messages, of which a test reads a part.
  { name: "delivery", project: "delivery", folders: ["packages/delivery/src"], least: 80 },
];

/**
 * Files without mutation tests: tests and their helpers, message catalogues (which `checkMessages` checks), barrels, styles,
 * markup (every .tsx, which stories and journeys check), commands, which only pass their arguments on, and the parts of
 * delivery, edge and federation that run in a browser, in the compiler or in other processes, where no change can be
 * activated (docs/trust.md).
 */
const EXCLUDED = [
  /\.test\.ts$/,
  /\.d\.ts$/,
  /\/testing\//,
  /\/fuzz\//,
  /[mM]essages(\.[\w-]+)?\.ts$/,
  /\/titles\.ts$/,
  /\/index\.ts$/,
  /\/commands\//,
  /\/delivery\/src\/cli\/(ship|dev|developAgainst|chaos|newRemote)\.ts$/,
  /\/edge\/src\/(bench\/|(node|worker)\/main|node\/sendToOrigin)/,
  /\/gates\/(createPagesGate|openPage|recordNetwork|watchScreen)\.ts$/,
  /\/federation\/src\/(preset\/(?!collectVerbs|pathFiles|readRoutes|sharedModules)|startup\/(main|serverRead)\.)/,
];

export const isMutable = (file: string) => file.endsWith(".ts") && !EXCLUDED.some((pattern) => pattern.test(file));
