import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { assetKey } from "@lending/releases/formats/names";
import { alterBuild } from "@lending/releases/testing";
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
  readonly isSafe: (site: Site) => Promise<boolean>;
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

/** Visits until a browser has reported an error, and explains its code. */
async function explainFirstError(site: Site): Promise<string | undefined> {
  await site.visit((page) => page.waitForTimeout(500));
  const code = (await site.errors())[0]?.errorCode;
  return code === undefined ? undefined : site.ship(["explain", code]).output.split("\n").slice(0, 2).join(";");
}

const returnLoan = (site: Site) => site.ship(["rollback", "loan", "--because", "rehearsal"]);
const closeOrder = (site: Site) => site.ship(["close", "/loanDetail", "--because", "rehearsal"]);

const showsOrder = (site: Site) =>
  site.visit(async (page) => (await page.getByRole("heading", { name: "Payment is due soon" }).count()) > 0);
const isPreviousServed = async (site: Site) => !(await isNextServed(site)) && showsOrder(site);
const isClosed = async (site: Site) => {
  const html = await site.document();
  return html.includes("This part is closed for now") && html.includes('href="tel:');
};

/** The incidents that no faster test rehearses: a runbook entry each, with a browser. */
export const INCIDENTS: readonly Incident[] = [
  {
    name: "throwing remote",
    cause: (site) => shipLoan(site, "throw new TypeError('undefined is not a function');"),
    detect: explainFirstError,
    act: returnLoan,
    isSafe: isPreviousServed,
  },
  {
    name: "bad config",
    cause: (site) =>
      site.publisher.shipWith({ ...site.environment, apiBas: "https://api.example" }).then(
        () => "",
        (fault: Error & { by?: string }) => `refused by ${fault.by}: ${fault.message}`,
      ),
    detect: async (_, caused) => `${caused}` || undefined,
    isSafe: async (site) =>
      (await site.metrics("lending_release_number")).join() === "lending_release_number 1" && showsOrder(site),
  },
  {
    name: "corrupt asset",
    async cause(site) {
      // The statement makes the script of the screen differ from that of the version before.
      const { deployed, manifest } = await shipLoan(site, ";");
      const [screen = ""] = (manifest.paths["/loanDetail"] as { scripts: string[] }).scripts.slice(-1);
      const file = path.join(site.storeFolder, assetKey("loan", deployed, screen));
      // A browser gets the compressed object.
      for (const stored of [file, `${file}.br`, `${file}.gz`].filter((one) => existsSync(one)))
        writeFileSync(stored, readFileSync(stored).reverse());
    },
    detect: explainFirstError,
    act: returnLoan,
    isSafe: isPreviousServed,
  },
  {
    name: "API down",
    cause: (site) => site.setFault("v3/loan-details", "reset"),
    async detect(site) {
      await site.visit(async () => undefined);
      const reads = await site.metrics("lending_early_reads_total");
      const line = reads.find((one) => /outcome="(?:timeout|unreachable)"/.test(one));
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
];
