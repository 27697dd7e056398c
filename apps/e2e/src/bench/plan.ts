import { type OlderChromium, olderChromiums } from "../engines/fetchChromium.ts";
import type { ContenderName } from "./contenders/Contender.ts";

/** A phone and its network, in the units of Chromium's emulation. */
export interface Profile {
  readonly name: string;
  /** Added to each request, in milliseconds. */
  readonly latency: number;
  /** Bytes per second. */
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
  /** CPU slowdown factor, relative to this machine. */
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

/** A path that a borrower opens first, and how to detect that its screen has rendered. */
export interface EntryPath {
  readonly path: string;
  readonly query: string;
  /** The main fact of the screen, as text. */
  readonly facts: string;
  /** The name of a control that only the finished screen has, or "" for a screen without one. */
  readonly control: string;
  /** What a tap on the control shows: a heading, a dialog or a message. */
  readonly tap?: { readonly role: "heading" | "dialog" | "text"; readonly name: string };
}

const order = "productId=p-1&orderId=o-174";
export const entryPaths: readonly EntryPath[] = [
  {
    path: "/loanDetail",
    query: order,
    facts: "₱2650.00",
    control: "REPAY",
    tap: { role: "heading", name: "Repayment" },
  },
  {
    path: "/repay",
    query: order,
    facts: "₱2650.00",
    control: "Payment Method",
    tap: { role: "dialog", name: "Payment Method" },
  },
  { path: "/bindBank", query: order, facts: "Account number", control: "Next" },
  { path: "/complaint", query: order, facts: "Sandbox Cash", control: "Collection" },
  {
    path: "/promotion",
    query: "id=1",
    facts: "A loan with nothing hidden",
    control: "Register",
    // The specification's own text, because the launch link names no language.
    tap: { role: "text", name: "请正确输入短信验证码！" },
  },
  { path: "/", query: "", facts: "Know every payment before you borrow", control: "" },
];

/** Returns the launch link of a path, as the native app opens it. */
export const launchAddress = (origin: string, { path, query }: EntryPath) =>
  `${origin}${path}?sessionId=demo&deviceId=bench&platform=android&appVersion=1.4.0&${query}`;

/**
 * `cold` is a first visit, `warm` a second visit, `shipped` a second visit after a release of one remote, `move` a
 * navigation to another remote's screen, `tap` a first visit that is tapped until the page handles a tap, and `heap` the memory use after six screens.
 */
export type Scenario = "cold" | "tap" | "warm" | "shipped" | "move" | "heap";

/** One repeated measurement: a row of the report's table. */
export interface Cell {
  readonly scenario: Scenario;
  readonly profile: Profile;
  readonly path: EntryPath;
  readonly contender: ContenderName;
  /** The engine, if not the current Chromium. */
  readonly older?: OlderChromium;
}

const main: readonly ContenderName[] = ["ours", "monolith", "stock", "static"];
const applications: readonly ContenderName[] = ["ours", "monolith", "stock"];
/** R has no releases of one remote, and P is measured for information, on one path. */
const rendered: readonly ContenderName[] = ["early", "rendered"];
const first = entryPaths.slice(0, 1);

const cells = (
  scenario: Scenario,
  profile: Profile,
  paths: readonly EntryPath[],
  contenders: readonly ContenderName[],
): readonly Cell[] => paths.flatMap((path) => contenders.map((contender) => ({ scenario, profile, path, contender })));

/** One round measures every cell once, in turn, so that changes in machine load affect all contenders equally. */
export const fullRound: readonly Cell[] = [
  ...cells("cold", slow4G, entryPaths, main),
  ...cells("cold", slow4G, entryPaths, rendered),
  ...cells("cold", slow4G, first, ["monolith-vite", "preact"]),
  ...cells(
    "tap",
    slow4G,
    entryPaths.filter(({ tap }) => tap),
    ["ours", "early", "monolith"],
  ),
  // R does not finish /promotion while it is tapped.
  ...cells("tap", slow4G, entryPaths.slice(0, 2), ["rendered"]),
  ...cells("cold", phone75, entryPaths.slice(0, 2), [...main, ...rendered]),
  ...cells("warm", slow4G, first, [...applications, "rendered"]),
  ...cells("shipped", slow4G, first, applications),
  ...cells("move", slow4G, first, applications),
  ...cells("heap", phone75, first, applications),
];

/** The round of `--quick`. */
export const quickRound: readonly Cell[] = [
  ...cells("cold", slow4G, entryPaths.slice(0, 2), [...main, ...rendered]),
  ...cells("tap", slow4G, entryPaths.slice(0, 2), ["ours", "monolith", "rendered"]),
  ...cells("warm", slow4G, first, applications),
  ...cells("shipped", slow4G, first, applications),
  ...cells("move", slow4G, first, applications),
];

/** The round of `--older`. */
export const olderRound: readonly Cell[] = olderChromiums.flatMap((older) =>
  (["cold", "tap"] as const).flatMap((scenario) =>
    cells(
      scenario,
      slow4G,
      entryPaths.filter(({ path }) => ["/loanDetail", "/repay", "/promotion"].includes(path)),
      ["ours", "monolith"],
    ).map((cell) => ({ ...cell, older })),
  ),
);
