import type { Page } from "@playwright/test";
import type { TellSandbox } from "../harness/test.ts";

/** One thing that can go wrong with a call, and how it is brought about and taken away again. */
export interface Fault {
  readonly name: string;
  /** What the borrower meets: words and a retry, an answer after all, or, once the call has given up, words and a retry. */
  readonly outcome: "fails" | "works" | "times-out";
  begin(page: Page, tell: TellSandbox, match: string): Promise<void>;
  end(page: Page, tell: TellSandbox): Promise<void>;
}

type Outcome = Fault["outcome"];

/** A fault of the sandbox's own making, down to the socket. */
const spoiled = (name: string, outcome: Outcome = "fails", delayMs?: number): Fault => ({
  name,
  outcome,
  begin: async (_, tell, match) =>
    void (await tell("/sandbox/faults", { match, kind: name, ...(delayMs !== undefined && { delayMs }) })),
  end: async (_, tell) => void (await tell("/sandbox/faults", undefined, "DELETE")),
});

/** A fault on the way: the browser's own, since a server that refuses connections refuses its documents too. */
const broken = (name: string, reason: "connectionrefused" | "internetdisconnected"): Fault => ({
  name,
  outcome: "fails",
  begin: async (page, _, match) => {
    await page.route(
      (url) => url.pathname.includes(match),
      (route) => route.abort(reason),
    );
  },
  end: (page) => page.unrouteAll({ behavior: "ignoreErrors" }),
});

/** Every fault that a call may meet. */
export const FAULTS: readonly Fault[] = [
  broken("refused", "connectionrefused"),
  broken("offline", "internetdisconnected"),
  spoiled("reset"),
  spoiled("lost-answer"),
  spoiled("reset-midway"),
  spoiled("truncate"),
  spoiled("short"),
  spoiled("hang", "times-out"),
  spoiled("drip", "works", 5),
  spoiled("slow", "works", 400),
  spoiled("429"),
  spoiled("500"),
  spoiled("502"),
  spoiled("html"),
  spoiled("null"),
  spoiled("empty-object"),
  spoiled("array"),
  spoiled("code-number", "works"),
  spoiled("code-string", "works"),
  spoiled("code-absent"),
];

export const faultNamed = (name: string): Fault => {
  const fault = FAULTS.find((one) => one.name === name);
  if (!fault) throw new Error(`There is no fault ${name}.`);
  return fault;
};
