import { parseArgs } from "node:util";
import { STAGES, type Stage } from "../publishing/checkEnvironment.ts";
import { Usage } from "./Usage.ts";

const ACTIONS = [
  "status",
  "history",
  "remove",
  "rollback",
  "promote",
  "explain",
  "watch",
  "override",
  "clean",
  "keys",
] as const;

/** What the command is to do, and how. */
export interface Arguments {
  readonly action: "ship" | (typeof ACTIONS)[number];
  /** Apps; for a rollback at most one, and for `remove` one remote. */
  readonly names: readonly string[];
  /** Only of `explain`: the device's id, and the moment asked about. */
  readonly device: string;
  readonly at: Date | undefined;
  /** How many of a hundred devices get what is shipped, when it goes on trial. */
  readonly percent: number | undefined;
  /** Of `watch`: where the reports are read, seconds between two looks, and how many minutes it looks at most. */
  readonly reports: string | undefined;
  readonly everySeconds: number;
  readonly forMinutes: number;
  /** Of `override`: where the remote is served, and how long the link holds. */
  readonly from: string;
  readonly minutes: number;
  readonly isAll: boolean;
  readonly isDryRun: boolean;
  readonly isJson: boolean;
  readonly isWhole: boolean;
  readonly to: number | undefined;
  readonly days: number;
  readonly store: string | undefined;
  readonly environment: string | undefined;
  /** Replaces the stage of the environment. */
  readonly stage: Stage | undefined;
  readonly assets: string | undefined;
  /** Gates to leave out, and why: written into the set. */
  readonly without: readonly string[];
  readonly because: string | undefined;
}

export const HELP = `Ship remotes one at a time.

  pnpm ship loan              build loan, check it with what is live, and make it live
  pnpm ship loan repay        several in one set; "shell" is one of them
  pnpm ship --all --stage sandbox    everything for the first time, to try it out
  pnpm ship --all             everything, after a change of a shared package
  pnpm ship loan --channel canary --percent 10    loan goes on trial, for ten of a hundred devices
  pnpm ship watch             look at the trial's errors and speed; end it by itself when it is worse
  pnpm ship promote           what is on trial becomes everybody's
  pnpm ship explain d-7301 2026-03-01T09:00    which set that device got then, and why
  pnpm ship override loan --from http://localhost:4101 --minutes 60    a link and its QR: one phone opens what is
                              live with that loan in it
  pnpm ship status            what is live
  pnpm ship history           every set, verified
  pnpm ship rollback [loan]   end the trial; else the set before, or that remote alone; --to N: to set N
  pnpm ship remove promo      take a remote off the site: its paths are not found; a rollback brings it back
  pnpm ship clean             remove files that no set of the last --days (30) names
  pnpm ship keys              make a key to sign with

  --dry-run       check everything, the store as well, and change nothing
  --whole         replace everything at once: it need not fit what is live now
  --without pages --because "..."    leave a gate out (shared, pages, bytes) and say why
  --environment file.json            the deployment's own environment, from now on; it states its stage
  --stage sandbox|staging|production    the stage, where the file does not state it
  --assets https://cdn.example/      where the browser finds the files, from now on
  --store folder|s3://bucket/prefix  where releases are kept (SHIP_STORE; "releases" otherwise)
  --reports url   where watch reads what browsers told (SHIP_REPORTS; the sandbox's list otherwise)
  --every 30 --for 60    watch looks every 30 seconds, for 60 minutes
  --json          one JSON object instead of lines

Ends with 0: done. 1: broken. 2: called wrongly. 3: refused, with the reason. 4: the store is not safe.`;

const OVERRIDE_MINUTES_MAX = 480;
const GATES = ["shared", "pages", "bytes"];
const whole = (text: string | undefined, option: string) => {
  if (text === undefined) return undefined;
  if (!/^\d{1,8}$/.test(text)) throw new Usage(`${option} needs a number.`);
  return Number(text);
};

/** Reads a command line. Throws Usage where it makes no sense. */
export function readArguments(args: readonly string[]): Arguments {
  const parsed = (() => {
    try {
      return parseArgs({
        args: [...args],
        allowPositionals: true,
        options: {
          all: { type: "boolean", default: false },
          "dry-run": { type: "boolean", default: false },
          json: { type: "boolean", default: false },
          whole: { type: "boolean", default: false },
          help: { type: "boolean", short: "h", default: false },
          to: { type: "string" },
          days: { type: "string" },
          store: { type: "string" },
          environment: { type: "string" },
          stage: { type: "string" },
          assets: { type: "string" },
          without: { type: "string", multiple: true, default: [] },
          because: { type: "string" },
          channel: { type: "string" },
          percent: { type: "string" },
          reports: { type: "string" },
          every: { type: "string" },
          for: { type: "string" },
          from: { type: "string" },
          minutes: { type: "string" },
        },
      });
    } catch (fault) {
      throw new Usage(fault instanceof Error ? fault.message : String(fault));
    }
  })();
  const { values, positionals } = parsed;
  if (values.help || (positionals.length === 0 && !values.all)) throw new Usage(HELP);
  const action = ACTIONS.find((one) => one === positionals[0]) ?? "ship";
  const words = action === "ship" ? positionals : positionals.slice(1);
  const [device = "", moment] = action === "explain" ? words : [];
  const names = action === "explain" ? [] : words;
  const odd = names.find((name) => !/^[a-z][a-z0-9-]*$/.test(name));
  if (odd !== undefined) throw new Usage(`"${odd}" is no name of an app.`);
  if (action === "remove" && (names.length !== 1 || names[0] === "shell"))
    throw new Usage("remove takes one remote: remove promo.");
  if (action === "rollback" ? names.length > 1 : !["ship", "remove", "override"].includes(action) && names.length > 0) {
    throw new Usage(`${action} takes ${action === "rollback" ? "one app at most" : "no app"}.`);
  }
  const { from = "" } = values;
  const minutes = whole(values.minutes, "--minutes") ?? 60;
  if (action === "override") {
    if (names.length !== 1 || names[0] === "shell" || !/^https?:\/\/[^?#]+$/.test(from) || !URL.canParse(from)) {
      throw new Usage("override takes one remote and where it is served: override loan --from http://localhost:4101.");
    }
    if (minutes < 1 || minutes > OVERRIDE_MINUTES_MAX) {
      throw new Usage(`--minutes is 1 to ${OVERRIDE_MINUTES_MAX}: an override is for a look, not for a release.`);
    }
  }
  if (action === "explain" && (device === "" || words.length > 2)) {
    throw new Usage("explain takes a device's id and, where it is not about now, a moment: 2026-03-01T09:00.");
  }
  const at = moment === undefined ? undefined : new Date(moment);
  if (at && Number.isNaN(at.getTime())) throw new Usage(`"${moment}" is no moment: 2026-03-01T09:00.`);
  if (values.channel !== undefined && values.channel !== "canary") throw new Usage('There is one channel: "canary".');
  const isCanary = values.channel === "canary";
  if (isCanary !== (values.percent !== undefined) || (isCanary && action !== "ship")) {
    throw new Usage("A trial is shipped with both: --channel canary --percent 10.");
  }
  const percent = whole(values.percent, "--percent");
  if (percent !== undefined && (percent < 1 || percent > 99)) throw new Usage("--percent is 1 to 99.");
  const stage = STAGES.find((one) => one === values.stage);
  if (values.stage !== stage) throw new Usage(`--stage is one of ${STAGES.join(", ")}.`);
  if (stage !== undefined && action !== "ship")
    throw new Usage("--stage belongs to what is shipped: ship --all --stage sandbox.");
  const unknown = values.without.find((gate) => !GATES.includes(gate));
  if (unknown !== undefined) throw new Usage(`"${unknown}" is no gate: ${GATES.join(", ")}.`);
  if (values.without.length > 0 && !values.because?.trim()) {
    throw new Usage('A gate is left out for a reason: --because "...". It is written into the set.');
  }
  return {
    action,
    names: [...new Set(names)],
    device,
    at,
    percent,
    reports: values.reports,
    everySeconds: Math.max(1, whole(values.every, "--every") ?? 30),
    forMinutes: whole(values.for, "--for") ?? 60,
    from,
    minutes,
    isAll: values.all,
    isDryRun: values["dry-run"],
    isJson: values.json,
    isWhole: values.whole,
    to: whole(values.to, "--to"),
    days: whole(values.days, "--days") ?? 30,
    store: values.store,
    environment: values.environment,
    stage,
    assets: values.assets,
    without: values.without,
    because: values.because?.trim(),
  };
}
