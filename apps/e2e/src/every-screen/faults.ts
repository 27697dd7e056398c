import type { Page } from "@playwright/test";
import type { CallSandbox } from "../harness/test.ts";

/** One way in which a call can fail, and how to cause and end it. */
export interface Fault {
  readonly name: string;
  /**
   * What the borrower gets: `fails` shows a message and a retry, `works` shows the response, and `times-out` shows a message
   * and a retry once the call has timed out.
   */
  readonly outcome: "fails" | "works" | "times-out";
  begin(page: Page, callSandbox: CallSandbox, match: string): Promise<void>;
  end(page: Page, callSandbox: CallSandbox): Promise<void>;
}

type Outcome = Fault["outcome"];

/** A fault that the sandbox causes, down to the socket. */
const serverFault = (name: string, outcome: Outcome = "fails", delayMs?: number): Fault => ({
  name,
  outcome,
  begin: async (_, callSandbox, match) =>
    void (await callSandbox("/sandbox/faults", { match, kind: name, ...(delayMs !== undefined && { delayMs }) })),
  end: async (_, callSandbox) => void (await callSandbox("/sandbox/faults", undefined, "DELETE")),
});

/** A network fault. The browser causes it, because a server that refuses connections could not serve the document either. */
const networkFault = (name: string, reason: "connectionrefused" | "internetdisconnected"): Fault => ({
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

/** Every fault that the tests cause. */
export const FAULTS: readonly Fault[] = [
  networkFault("refused", "connectionrefused"),
  networkFault("offline", "internetdisconnected"),
  serverFault("reset"),
  serverFault("lost-response"),
  serverFault("reset-midway"),
  serverFault("truncate"),
  serverFault("short"),
  serverFault("hang", "times-out"),
  serverFault("drip", "works", 5),
  serverFault("slow", "works", 400),
  serverFault("429"),
  serverFault("500"),
  serverFault("502"),
  serverFault("html"),
  serverFault("null"),
  serverFault("empty-object"),
  serverFault("array"),
  serverFault("code-number", "works"),
  serverFault("code-string", "works"),
  serverFault("code-absent"),
];

export const getFault = (name: string): Fault => {
  const fault = FAULTS.find((one) => one.name === name);
  if (!fault) throw new Error(`Unknown fault: ${name}.`);
  return fault;
};
