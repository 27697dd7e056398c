import type { ArmName } from "./arms/Arm.ts";

/** A phone and its network, as the browser's own emulation takes them. */
export interface Profile {
  readonly name: string;
  /** Added to each request, in milliseconds. */
  readonly latency: number;
  /** Bytes a second. */
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
  /** How many times slower than this machine. */
  readonly cpu: number;
}

const kilobits = (count: number) => (count * 1000) / 8;

export const slow4G: Profile = {
  name: "slow 4G, CPU 4x",
  latency: 150,
  downloadThroughput: kilobits(1638),
  uploadThroughput: kilobits(750),
  cpu: 4,
};
export const phone75: Profile = {
  name: "9 Mbit/s, 100 ms, CPU 4x",
  latency: 100,
  downloadThroughput: kilobits(9000),
  uploadThroughput: kilobits(1000),
  cpu: 4,
};

/** A path that a borrower enters by, and how to tell that it is there. */
export interface EntryPath {
  readonly path: string;
  readonly query: string;
  /** A text that says what the borrower came for. */
  readonly facts: string;
  /** The name of a control that the finished screen alone has, or "" for a screen that is only read. */
  readonly control: string;
}

const order = "productId=p-1&orderId=o-174";
export const entryPaths: readonly EntryPath[] = [
  { path: "/loanDetail", query: order, facts: "₱2.650", control: "REPAY" },
  { path: "/repay", query: order, facts: "₱2650.00", control: "Payment Method" },
  { path: "/bindBank", query: order, facts: "Account number", control: "Next" },
  { path: "/complaint", query: order, facts: "Sandbox Cash", control: "Collection" },
  { path: "/promotion", query: "id=1", facts: "A loan with nothing hidden", control: "Register" },
  { path: "/", query: "", facts: "Borrow knowing every day of it", control: "" },
];

/** The launch link of a path, as the native app opens it. */
export const launchAddress = (origin: string, { path, query }: EntryPath) =>
  `${origin}${path}?sessionId=demo&deviceId=bench&platform=android&appVersion=1.4.0&${query}`;

/** Cold, a second visit, a visit after one remote was shipped, a step to another remote's screen, and what six screens leave in memory. */
export type Scenario = "cold" | "warm" | "shipped" | "move" | "heap";

/** One measurement that is repeated: a row of the table. */
export interface Cell {
  readonly scenario: Scenario;
  readonly profile: Profile;
  readonly path: EntryPath;
  readonly arm: ArmName;
}

const main: readonly ArmName[] = ["ours", "monolith", "stock", "static"];
const applications: readonly ArmName[] = ["ours", "monolith", "stock"];
const first = entryPaths.slice(0, 1);

const cells = (
  scenario: Scenario,
  profile: Profile,
  paths: readonly EntryPath[],
  arms: readonly ArmName[],
): readonly Cell[] => paths.flatMap((path) => arms.map((arm) => ({ scenario, profile, path, arm })));

/** One round: every cell once, in turn, so that a drift of the machine meets every arm alike. */
export const fullRound: readonly Cell[] = [
  ...cells("cold", slow4G, entryPaths, main),
  ...cells("cold", slow4G, first, ["monolith-vite"]),
  ...cells("cold", phone75, entryPaths.slice(0, 2), main),
  ...cells("warm", slow4G, first, applications),
  ...cells("shipped", slow4G, first, applications),
  ...cells("move", slow4G, first, applications),
  ...cells("heap", phone75, first, applications),
];

/** What `--quick` measures. */
export const quickRound: readonly Cell[] = [
  ...cells("cold", slow4G, entryPaths.slice(0, 2), main),
  ...cells("warm", slow4G, first, applications),
  ...cells("shipped", slow4G, first, applications),
  ...cells("move", slow4G, first, applications),
];
