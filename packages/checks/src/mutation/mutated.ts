/** Code whose tests must notice when it is changed. */
export interface Mutated {
  readonly name: string;
  /** The test project whose tests are asked, and within it the folder of tests; all of the project's without. */
  readonly project: string;
  readonly tests?: string;
  readonly folders: readonly string[];
  /** Of a hundred changes, how many the tests must notice. */
  readonly least: number;
}

const inBridge = (...names: string[]) => names.map((name) => `packages/bridge/src/${name}`);
const remote = (name: string): Mutated => ({ name, project: name, folders: [`apps/${name}/src`], least: 75 });

/** Smallest first. */
export const mutated: readonly Mutated[] = [
  {
    name: "formatting",
    project: "ui",
    tests: "packages/ui/src/format",
    folders: ["packages/ui/src/format"],
    least: 85,
  },
  {
    name: "navigation",
    project: "bridge",
    folders: inBridge("back", "external", "launch", "locations", "router-facade"),
    least: 85,
  },
  { name: "bridge", project: "bridge", folders: inBridge("app", "environment", "native", "store"), least: 85 },
  { name: "api-client", project: "api-client", folders: ["packages/api-client/src"], least: 85 },
  remote("bank-binding"),
  remote("promo"),
  remote("complaints"),
  remote("repay"),
  remote("loan"),
  remote("official-site"),
  { name: "delivery", project: "delivery", folders: ["packages/delivery/src"], least: 85 },
];

/**
 * What is not changed: tests and what they are made of, words (the check of words reads them), barrels, styles and markup
 * (every .tsx: stories and journeys look at what is drawn), commands, which only hand their arguments on, and of delivery what
 * drives a browser or other processes of the drill, where no change can be switched on (docs/trust.md).
 */
const LEFT_OUT = [
  /\.test\.ts$/,
  /\.d\.ts$/,
  /\/testing\//,
  /\/fuzz\//,
  /[mM]essages(\.[\w-]+)?\.ts$/,
  /\/titles\.ts$/,
  /\/index\.ts$/,
  /\/commands\//,
  /\/gates\/(createPagesGate|openPage)\.ts$/,
  /\/network\/recordNetwork\.ts$/,
  /\/drill\/(publisherProcess|runDrill)\.ts$/,
];

export const isMutated = (file: string) => file.endsWith(".ts") && !LEFT_OUT.some((pattern) => pattern.test(file));
