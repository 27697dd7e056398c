import { request } from "node:http";
import { serve } from "@lending/releases/testing";
import { expect, test } from "@playwright/test";
import { order } from "../harness/test.ts";
import { type BrowserJourney, effects } from "./journeys.ts";

/** A site whose shell does not run before `release`, and the requests that reached it so far, as "GET /path". */
type HeldSite = Awaited<ReturnType<typeof holdShell>>;

/**
 * Puts a proxy in front of a site that holds back the shell's scripts in any engine. All other files arrive, because an
 * engine opens only six connections to the proxy. A file that matches `changed` arrives with one more statement.
 */
async function holdShell(site: string, changed = /(?!)/) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const requests: string[] = [];
  const server = await serve(async (incoming, outgoing) => {
    const { method, url = "/", headers } = incoming;
    requests.push(`${method} ${url.split("?")[0]}`);
    if (/^\/assets\/shell\/.+\.js$/.test(url)) await released;
    const isChanged = changed.test(url);
    if (isChanged) headers["accept-encoding"] = "identity";
    const forwarded = request(site + url, { method, headers }, (response) => {
      if (isChanged) delete response.headers["content-length"];
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing, { end: !isChanged });
      if (isChanged) response.once("end", () => outgoing.end(";window.isChanged=true"));
    });
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  return {
    origin: `http://localhost:${server.port}`,
    requests,
    release,
    close() {
      release();
      return server.close();
    },
  };
}

const WAIT = { timeout: 30_000 };
type Tools = Parameters<BrowserJourney["run"]>[0];

const hasFirstPaint = ({ engine }: Tools) => engine.evaluate<boolean>("Boolean(document.getElementById('skeleton'))");

/** Opens a path behind a proxy that holds back the shell, acts on its document, and lets the shell run. */
async function openHeld(
  tools: Tools,
  { path, query }: { readonly path: string; readonly query: Readonly<Record<string, string>> },
  { act, changed }: { readonly act?: (held: HeldSite) => Promise<void>; readonly changed?: RegExp },
  expectEffect: (held: HeldSite) => Promise<void>,
) {
  const { engine, address } = tools;
  const launch = new URL(address(path, query));
  const held = await holdShell(launch.origin, changed);
  try {
    const opened = engine.open(held.origin + launch.pathname + launch.search).catch(() => undefined);
    await act?.(held);
    held.release();
    await opened;
    await expect.poll(() => hasFirstPaint(tools), WAIT).toBe(false);
    await expectEffect(held);
    // Idle downloads of the page would fail without the proxy.
    await engine.open("about:blank");
  } finally {
    await held.close();
  }
}

const firstFiles = `[...document.querySelectorAll("link[rel=modulepreload],link[as=script]")].map(({ href }) => new URL(href).pathname)`;

/** The only early action that writes: the lender gets a report. */
const AGAIN = "Borrow Again";
const taps = [
  ["/loanDetail", order.orderId, "REPAY", "heading", "Repayment"],
  ["/loanDetail", order.orderId, "Rollover Repayment", "heading", "Rollover Repayment"],
  ["/loanDetail", "o-170", "Repayment", "heading", "Repayment"],
  ["/loanDetail", "o-200", AGAIN, "heading", "Confirm loan"],
  ["/order", order.orderId, "REPAY", "heading", "Repayment"],
  ["/repayOrNot", order.orderId, "Repay now", "heading", "Repayment"],
  ["/repay", order.orderId, "Payment Method", "dialog", "Payment Method"],
  ["/repayDelay", order.orderId, "Payment Method", "dialog", "Payment Method"],
] as const;

const readEffects = `({
  entry: history.state && history.state.idx,
  dialogs: document.querySelectorAll("dialog[open],[role=dialog]").length,
})`;

export const earlyJourneys: readonly BrowserJourney[] = [
  {
    name: "a first screen requests its files and data before the shell runs, each once",
    async run(tools) {
      for (const path of ["/loanDetail", "/repay", "/promotion"]) {
        let files: readonly string[] = [];
        const requestAll = async ({ requests }: HeldSite) => {
          const findMissing = async () => {
            files = await tools.engine.evaluate<readonly string[]>(firstFiles).catch(() => []);
            return files.length > 2 ? files.filter((file) => !requests.includes(`GET ${file}`)) : ["links"];
          };
          await expect.poll(findMissing, { ...WAIT, message: `${path}: not requested yet` }).toEqual([]);
          if (path !== "/promotion") expect(requests.filter((one) => one.includes("/api/"))).toHaveLength(1);
        };
        await openHeld(tools, { path, query: order }, { act: requestAll }, async ({ requests }) => {
          const again = files.filter((file) => requests.indexOf(`GET ${file}`) !== requests.lastIndexOf(`GET ${file}`));
          expect(again, `${path}: requested twice`).toEqual([]);
        });
      }
    },
  },
  {
    name: "a tap before the shell runs has its effect once, on each path with early actions",
    async run(tools) {
      const { user, engine, callSandbox } = tools;
      for (const [path, orderId, name, role, effect] of taps) {
        await test.step(`${name} of ${path}, ${orderId}`, async () => {
          const tap = async () => {
            // The early action itself, because a finished screen has no first paint.
            await expect.poll(() => hasFirstPaint(tools).catch(() => false), WAIT).toBe(true);
            await user.tap(name === "Payment Method" ? "button" : "link", name);
          };
          await openHeld(tools, { path, query: { ...order, orderId } }, { act: tap }, async ({ requests }) => {
            await user.expectVisible(role, effect);
            const isSheet = role === "dialog";
            await expect
              .poll(() => engine.evaluate(readEffects), WAIT)
              .toMatchObject(isSheet ? { dialogs: 1 } : { dialogs: 0, entry: 1 });
            const reports = requests.filter((one) => one.endsWith("/service/event/save"));
            expect(reports, "reports").toHaveLength(name === AGAIN ? 1 : 0);
          });
        });
      }
      expect(await effects(callSandbox)).toMatchObject({ ordersCreated: 0, codesIssued: 0 });
    },
  },
];

/** For engines without `modulepreload`, whose preloads check no hash. */
export const changedFileJourney: BrowserJourney = {
  name: "a changed file of a first screen does not run",
  async run(tools) {
    for (const changed of [/\/loan\/[^/]+\/remoteEntry\./, /\/loan\/[^/]+\/\d+\..*js/]) {
      await openHeld(tools, { path: "/loanDetail", query: order }, { changed }, async () => {
        await tools.user.expectVisible("heading", "This part is closed for now");
        expect(await tools.engine.evaluate("window.isChanged === undefined")).toBe(true);
      });
    }
  },
};
