import { readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createVerbsGate } from "@lending/delivery/testing";
import { assetKey } from "@lending/releases";
import { alterBuild, makeBuild } from "@lending/releases/testing";
import { measurePage } from "../soak/walkRound.ts";
import type { Site } from "./startSite.ts";

/** What went wrong, rehearsed as the runbook of docs/production.md describes it. */
export interface Incident {
  readonly name: string;
  /** Causes it. What it returns is passed on, such as the output of a command. */
  readonly cause: (site: Site) => Promise<unknown>;
  /** Returns the sentence that names it, from what operators see; undefined while nothing is noticed. */
  readonly detect: (site: Site, caused: unknown) => Promise<string | undefined>;
  /** The step of the runbook; without it, the product makes itself safe. */
  readonly act?: (site: Site) => { readonly code: number | null; readonly output: string };
  readonly isSafe: (site: Site, caused: unknown) => Promise<boolean>;
}

const NEXT = "9.0.0";
/** Returns whether documents name the next loan. Its files may still be preloaded, which runs nothing. */
const isNextServed = async (site: Site) => {
  const registry = JSON.parse(/id="registry">([^<]*)</.exec(await site.document())?.[1] ?? "{}") as {
    remotes: readonly { name: string; base: string }[];
  };
  return registry.remotes.some(({ name, base }) => name === "loan" && base.includes(`/${NEXT}-`));
};

/** Ships the next loan, in which this statement runs before its screen. Returns its build. */
const shipLoan = async (site: Site, statement: string) => {
  const build = site.build("loan");
  const screens = new Set((build.manifest.paths["/loanDetail"] as { scripts: readonly string[] }).scripts);
  const edit = (file: string, script: string) => (screens.has(file) ? `${statement}${script}` : script);
  const next = alterBuild(build, { version: NEXT, edit });
  await site.publisher.ship(next);
  return next;
};

/** Returns the line of the release history that names the next loan. */
const findInHistory = (site: Site) =>
  site
    .ship(["history"])
    .output.split("\n")
    .find((line) => line.includes(NEXT))
    ?.trim();

/** Returns the first problem of the release store that the edge has logged. */
function findStoreProblem(site: Site): string | undefined {
  const line = site
    .log()
    .split("\n")
    .find((one) => one.includes("store problem"));
  return line && `${JSON.parse(line).problem}`;
}

/** Visits until a browser has reported an error, and explains its code. */
async function explainFirstError(site: Site): Promise<string | undefined> {
  await site.visit((page) => page.waitForTimeout(500));
  const code = (await site.errors())[0]?.errorCode;
  return code === undefined ? undefined : site.ship(["explain", code]).output.split("\n").slice(0, 2).join(";");
}

/** Returns the line of the status that names a closed part. */
const findInStatus = (site: Site, part: string) =>
  site
    .ship(["status"])
    .output.split("\n")
    .find((line) => line.includes(`closed           ${part}`))
    ?.trim();

const returnLoan = (site: Site) => site.ship(["rollback", "loan", "--because", "rehearsal"]);
const closeOrder = (site: Site) => site.ship(["close", "/loanDetail", "--because", "rehearsal"]);

const showsOrder = (site: Site) =>
  site.visit(async (page) => (await page.getByRole("heading", { name: "Payment is due soon" }).count()) > 0);
const isPreviousServed = async (site: Site) => !(await isNextServed(site)) && showsOrder(site);
const isClosed = async (site: Site) => {
  const html = await site.document();
  return html.includes("This part is closed for now") && html.includes('href="tel:');
};

/** Returns a page's growth of memory in MB, after garbage collection, over two seconds. */
const measureGrowth = (site: Site) =>
  site.visit(async (page) => {
    const session = await page.context().newCDPSession(page);
    const before = await measurePage(session);
    await page.waitForTimeout(2_000);
    return ((await measurePage(session)).heap - before.heap) / 1e6;
  });

/** Tries a release that a gate or a check must refuse; returns the reason. */
const tryRelease = (release: Promise<unknown>) =>
  release.then(
    () => "",
    (fault: Error & { by?: string }) => `refused by ${fault.by}: ${fault.message}`,
  );
const isRefused = async (_: Site, caused: unknown) => `${caused}` || undefined;
const isUnchanged = async (site: Site) =>
  (await site.metrics("lending_release_number")).join() === "lending_release_number 1" && showsOrder(site);

/** The twelve incidents. */
export const INCIDENTS: readonly Incident[] = [
  {
    name: "throwing remote",
    cause: (site) => shipLoan(site, "throw new TypeError('undefined is not a function');"),
    detect: explainFirstError,
    act: returnLoan,
    isSafe: isPreviousServed,
  },
  {
    name: "slow remote",
    cause: (site) => shipLoan(site, "await new Promise((done) => setTimeout(done, 60000));"),
    detect: explainFirstError,
    act: returnLoan,
    isSafe: isPreviousServed,
  },
  {
    name: "bad config",
    cause: (site) => tryRelease(site.publisher.shipWith({ ...site.environment, apiBas: "https://api.example" })),
    detect: isRefused,
    isSafe: isUnchanged,
  },
  {
    name: "corrupt asset",
    async cause(site) {
      // The statement makes the script of the screen differ from that of the version before.
      const { deployed, manifest } = await shipLoan(site, ";");
      const [screen = ""] = (manifest.paths["/loanDetail"] as { scripts: string[] }).scripts.slice(-1);
      const file = path.join(site.storeFolder, assetKey("loan", deployed, screen));
      writeFileSync(file, readFileSync(file).reverse());
    },
    async detect(site) {
      await site.visit(async () => undefined);
      return findStoreProblem(site);
    },
    act: returnLoan,
    isSafe: isPreviousServed,
  },
  {
    name: "API down",
    cause: (site) => site.setFault("v3/loan-details", "reset"),
    async detect(site) {
      await site.visit(async () => undefined);
      const [line] = await site.metrics("lending_api_failures_total");
      return line && `the lender's API fails: ${line}`;
    },
    act: closeOrder,
    isSafe: isClosed,
  },
  {
    name: "API malformed",
    cause: (site) => site.setFault("v3/loan-details", "html"),
    detect: explainFirstError,
    act: closeOrder,
    isSafe: isClosed,
  },
  {
    name: "clock wrong",
    // A release has no end, so a clock that is a year ahead changes nothing but its time.
    async cause(site) {
      const yearAhead = encodeURIComponent("const now=Date.now;Date.now=()=>now()+31536e6");
      return site.ship(["close", "/loanDetail", "--because", "rehearsal"], {
        NODE_OPTIONS: `--import=data:text/javascript,${yearAhead}`,
      });
    },
    detect: async (site) => findInStatus(site, "/loanDetail"),
    act: (site) => site.ship(["open", "/loanDetail"]),
    isSafe: showsOrder,
  },
  {
    name: "store down",
    async cause(site) {
      await site.visit(async () => undefined);
      renameSync(site.storeFolder, `${site.storeFolder}-away`);
      writeFileSync(site.storeFolder, "");
    },
    async detect(site) {
      const [errors] = await site.metrics("lending_store_errors_total");
      const problem = findStoreProblem(site);
      return errors && problem && `${errors}: ${problem}`;
    },
    isSafe: async (site) => (await site.metrics("lending_ready")).join() === "lending_ready 1" && showsOrder(site),
  },
  {
    name: "key leaked",
    cause: (site) => shipLoan(site, "globalThis.stolen=1;"),
    async detect(site) {
      // The teams shipped release 1 only.
      const [line] = await site.metrics("lending_release_number");
      return line === "lending_release_number 1" ? undefined : findInHistory(site);
    },
    // Its pages were opened when it was live.
    act: (site) => site.ship(["rollback", "--because", "nobody shipped the newest one"]),
    isSafe: isPreviousServed,
  },
  {
    name: "bad native app version",
    cause: (site) => {
      const gated = site.publisherOf(site.storeFolder, [createVerbsGate(site.publisher)]);
      const build = makeBuild({ name: "promo", version: "0.1.0", path: { verbs: ["callPhone"] } });
      return tryRelease(gated.shipWith({ ...site.environment, appVersions: { "0.9.0": 0.2, "1.4.0": 0.8 } }, build));
    },
    detect: isRefused,
    isSafe: isUnchanged,
  },
  {
    name: "CSP break",
    cause: (site) =>
      shipLoan(site, 'document.head.append(Object.assign(document.createElement("script"),{textContent:"stolen=1"}));'),
    async detect(site) {
      await site.visit((page) => page.waitForTimeout(1_000));
      const [line] = await site.metrics("lending_policy_violations_total");
      return line && `${line}; ${findInHistory(site)}`;
    },
    act: returnLoan,
    async isSafe(site) {
      const before = (await site.metrics("lending_policy_violations_total")).join();
      const isServed = await isPreviousServed(site);
      return isServed && before === (await site.metrics("lending_policy_violations_total")).join();
    },
  },
  {
    name: "memory leak",
    cause: (site) =>
      shipLoan(site, "setInterval(()=>(globalThis.kept??=[]).push(Array.from({length:3e4},()=>({}))),100);"),
    async detect(site) {
      const growth = await measureGrowth(site);
      if (growth < 2) return undefined;
      return `the order's page grows by ${Math.round(growth)} MB in two seconds; ${findInHistory(site)}`;
    },
    act: returnLoan,
    isSafe: async (site) => !(await isNextServed(site)) && (await measureGrowth(site)) < 2,
  },
];
