import { type OlderChromium, olderChromiums } from "@lending/e2e/engines/fetchChromium";
import type { ContenderName } from "./contenders/Contender.ts";

/** A link, and how much slower than this machine the phone's processor is. */
export interface Profile {
  readonly name: string;
  /** One way, in milliseconds. */
  readonly delayMs: number;
  readonly downKbit: number;
  readonly upKbit: number;
  readonly lossPercent: number;
  /** CPU slowdown factor. */
  readonly cpu: number;
}

const slow4G: Profile = { name: "slow 4G", delayMs: 75, downKbit: 1638, upKbit: 750, lossPercent: 0, cpu: 4 };
const mbit9: Profile = { name: "9 Mbit/s", delayMs: 50, downKbit: 9000, upKbit: 1000, lossPercent: 0, cpu: 4 };
const withLoss = (profile: Profile): Profile => ({ ...profile, name: `${profile.name}, 1 % loss`, lossPercent: 1 });
/** For visits that only prepare a measurement. */
export const fastProfile: Profile = { ...mbit9, name: "fast", delayMs: 1, downKbit: 100_000, upKbit: 100_000, cpu: 1 };

/** The server in front of the contenders: nginx as in `apps/edge/deploy`, the same without HTTP/2, or h2o, which honours priorities. */
export type Front = "HTTP/2" | "HTTP/1.1" | "h2o";

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
  {
    path: "/promotion",
    query: "id=1",
    facts: "A loan with nothing hidden",
    control: "Register",
    // The specification's own text, because the launch link names no language.
    tap: { role: "text", name: "请正确输入短信验证码！" },
  },
  { path: "/bindBank", query: order, facts: "Account number", control: "Next" },
  { path: "/complaint", query: order, facts: "Sandbox Cash", control: "Collection" },
  { path: "/", query: "", facts: "Know every payment before you borrow", control: "" },
];

/** Returns the launch link of a path, as the native app opens it. */
export const launchAddress = (origin: string, { path, query }: EntryPath) =>
  `${origin}${path}?sessionId=demo&deviceId=bench&platform=android&appVersion=1.4.0&${query}`;

/**
 * `cold` is a first visit, `tap` a first visit that is tapped until the page handles a tap, `warm` a second visit over
 * a new connection, and `move` a navigation to another remote's screen.
 */
export type Scenario = "cold" | "tap" | "warm" | "move";

/** One repeated measurement. */
export interface Cell {
  readonly scenario: Scenario;
  readonly profile: Profile;
  readonly front: Front;
  readonly path: EntryPath;
  readonly contender: ContenderName;
}

const all: readonly ContenderName[] = ["ours", "bucket", "monolith", "rendered", "static"];
const apps: readonly ContenderName[] = ["ours", "bucket", "monolith", "rendered"];
const three: readonly ContenderName[] = ["ours", "monolith", "rendered"];
const first = entryPaths.slice(0, 1);
const two = entryPaths.slice(0, 2);
const tapped = entryPaths.slice(0, 3);

const cells = (
  scenario: Scenario,
  paths: readonly EntryPath[],
  contenders: readonly ContenderName[],
  profile = slow4G,
  front: Front = "HTTP/2",
): readonly Cell[] =>
  paths.flatMap((path) => contenders.map((contender) => ({ scenario, profile, front, path, contender })));

/** One round measures every cell once, in turn, so that changes in machine load affect all contenders equally. */
export const fullRound: readonly Cell[] = [
  ...cells("cold", entryPaths, all),
  ...cells("cold", first, ["stock"]),
  ...cells("tap", tapped, ["ours", "monolith"]),
  // R does not finish /promotion while it is tapped. A tap on a link of its /loanDetail opens a document without the session.
  ...cells("tap", two.slice(1), ["rendered"]),
  ...cells("warm", first, three),
  ...cells("move", first, ["ours", "monolith"]),
  ...cells("cold", two, all, mbit9),
  ...cells("cold", two, apps, withLoss(slow4G)),
  ...cells("cold", first, three, withLoss(mbit9)),
  ...cells("cold", first, apps, slow4G, "HTTP/1.1"),
  ...cells("cold", first, apps, slow4G, "h2o"),
];

/** The first visits of the filmstrip. */
export const filmed: readonly Cell[] = cells("cold", first, three);

/** The round of `--quick`. */
export const quickRound: readonly Cell[] = [
  ...cells("cold", two, all),
  ...cells("tap", first, ["ours", "monolith"]),
  ...cells("warm", first, three),
  ...cells("move", first, ["ours", "monolith"]),
  ...cells("cold", first, ["ours", "monolith"], withLoss(slow4G)),
  ...cells("cold", first, ["ours", "rendered"], slow4G, "h2o"),
];

/** Older Android webviews, once. They get gzip only. */
export const olderRound: readonly (Cell & { readonly older: OlderChromium })[] = olderChromiums.flatMap((older) =>
  [...cells("cold", tapped, ["ours", "monolith"]), ...cells("tap", tapped, ["ours", "monolith"])].map((cell) => ({
    ...cell,
    older,
  })),
);
