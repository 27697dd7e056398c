import { parseArgs } from "node:util";
import { STAGES, type Stage } from "../publish/checkEnvironment.ts";
import { BECAUSE_MAX } from "../switches/Switch.ts";
import { Usage } from "./Context.ts";

const ACTIONS = [
  "status",
  "history",
  "pending",
  "remove",
  "rollback",
  "promote",
  "explain",
  "watch",
  "override",
  "switch",
  "clean",
  "keys",
] as const;

/** The parsed command line. */
export interface Arguments {
  readonly action: "ship" | (typeof ACTIONS)[number];
  /** App names; at most one for a rollback, and one remote for `remove`. */
  readonly names: readonly string[];
  /** For `switch` its effect and its target; for `promote` and `rollback` the expected versions of the canary, such as "loan@1.2.0". */
  readonly words: readonly string[];
  /** Only for `explain`: the device's id, and the time to explain. */
  readonly device: string;
  readonly at: Date | undefined;
  /** Share of the devices in percent, for a canary. */
  readonly percent: number | undefined;
  /** Only for `watch`: addresses of the reports and for the verdict, seconds between two checks, and the longest duration in minutes. */
  readonly reports: string | undefined;
  readonly webhook: string | undefined;
  readonly everySeconds: number;
  readonly forMinutes: number;
  /** Only for `override`: address of the remote, and lifetime of the link in minutes. */
  readonly from: string;
  /** Only for `override`, set by `pnpm dev`: the address is a development server of this machine. */
  readonly isDevelopment: boolean;
  readonly minutes: number;
  /** Only for `status`: prints a link to the site's status page, for `minutes`. */
  readonly hasLink: boolean;
  readonly isAll: boolean;
  readonly isDryRun: boolean;
  readonly isJson: boolean;
  readonly isWhole: boolean;
  /** Ships the builds that exist, and starts no bundler. */
  readonly isBuilt: boolean;
  readonly to: number | undefined;
  readonly days: number;
  readonly store: string | undefined;
  readonly environment: string | undefined;
  /** Replaces the stage of the environment. */
  readonly stage: Stage | undefined;
  readonly assets: string | undefined;
  /** Gates to skip, and the reason for that or for a switch, which the history shows. */
  readonly without: readonly string[];
  readonly because: string | undefined;
}

/** The text that `pnpm ship --help` prints. */
export const HELP = `Ship remotes one at a time.

  pnpm ship loan              build loan, check it against the live release, and make it live
  pnpm ship loan repay        several in one release; "shell" is allowed too
  pnpm ship --all --stage sandbox    the first release, to try it out
  pnpm ship --all             everything, after a change of a shared package
  pnpm ship loan --channel canary --percent 10    a canary of loan for ten of a hundred devices
  pnpm ship watch             compare the canary's errors and speed; end it when it is worse
  pnpm ship promote [loan@1.2.0]     make the canary live for everybody; refuse any other than the named one
  pnpm ship explain d-7301 2026-03-01T09:00    the release that the device got then, and why
  pnpm ship explain K7P2QX    the release, the remote and the source line of an error's code
  pnpm ship override loan --from http://localhost:4101 --minutes 60    a link and its QR code: one phone
                              opens the live release with that loan
  pnpm ship switch off loan --because "..." --minutes 30    close a remote or a path (off, previous, back)
                              for --minutes (60; at most 1440)
  pnpm ship status            the live release; --link: a link to the site's status page, for --minutes (60)
  pnpm ship pending           apps of this checkout whose version is not shipped yet
  pnpm ship history           every release, verified
  pnpm ship rollback [loan]   end the canary; else restore the previous release, or only that remote;
                              --to N: restore release N; loan@1.2.0: end the canary with that version,
                              refuse any other
  pnpm ship remove promo      remove a remote from the site; a rollback restores it
  pnpm ship clean             remove files that no release of the last --days (30) uses
  pnpm ship keys [loan]       create a signing key, of the platform or of the named remotes

  --built         ship the builds in dist, such as those of a job without the key
  --dry-run       check everything, including the store, and change nothing
  --all --whole --because "..."    replace everything at once: it need not fit the live release
  --without pages --because "..."    skip a gate (shared, shape, verbs, pages, bytes) for a reason
  --environment file.json            the deployment's environment from now on, with its stage
  --stage sandbox|staging|production    the stage, when the file does not state it
  --assets https://cdn.example/      address of the files from now on
  --store folder|s3://bucket/prefix  the store of the releases (SHIP_STORE; default "releases")
  --reports url   the browsers' reports for watch: a list, or prometheus:https://host for the
                  edge's metrics (SHIP_REPORTS; default: the sandbox's list);
                  for explain also a file with an edge's log, or - for standard input
  --webhook url   receives the verdict of watch as JSON (SHIP_WEBHOOK)
  --every 30 --for 60    watch checks every 30 seconds, for 60 minutes
  --because "..."    why; the history and the status page show it
  --json          one JSON object instead of lines

Exit codes: 0 done, 1 failed, 2 invalid arguments, 3 refused with a reason, 4 unsafe store.`;

const OVERRIDE_MINUTES_MAX = 480;
const GATES = ["shared", "shape", "verbs", "pages", "bytes"];
const whole = (text: string | undefined, option: string) => {
  if (text === undefined) return undefined;
  if (!/^\d{1,8}$/.test(text)) throw new Usage(`${option} needs a number.`);
  return Number(text);
};

/** Reads a command line. Throws Usage when it is invalid. */
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
          built: { type: "boolean", default: false },
          link: { type: "boolean", default: false },
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
          webhook: { type: "string" },
          every: { type: "string" },
          for: { type: "string" },
          from: { type: "string" },
          minutes: { type: "string" },
          development: { type: "boolean", default: false },
        },
      });
    } catch (fault) {
      throw new Usage(fault instanceof Error ? fault.message : String(fault));
    }
  })();
  const { values, positionals } = parsed;
  if (positionals.length === 0 && !values.all) throw new Usage(HELP);
  const action = ACTIONS.find((one) => one === positionals[0]) ?? "ship";
  const words = action === "ship" ? positionals : positionals.slice(1);
  const [device = "", moment] = action === "explain" ? words : [];
  const isOfVersions = action === "promote" || (action === "rollback" && words.some((one) => one.includes("@")));
  const names = ["explain", "switch"].includes(action) || isOfVersions ? [] : words;
  if (values.all && (action !== "ship" || names.length > 0))
    throw new Usage("--all ships every app, so it takes no name and no action.");
  const invalid = names.find((name) => !/^[a-z][a-z0-9-]*$/.test(name));
  if (invalid !== undefined) throw new Usage(`"${invalid}" is not an app's name.`);
  if (isOfVersions && words.some((one) => !/^[a-z][a-z0-9-]*@\d+\.\d+\.\d+[\w.-]*$/.test(one)))
    throw new Usage(`${action} takes the versions of the canary that it expects: ${action} loan@1.2.0.`);
  if (action === "rollback" && isOfVersions && values.to !== undefined)
    throw new Usage("A rollback ends a canary or restores a release: not both.");
  if (action === "remove" && (names.length !== 1 || names[0] === "shell"))
    throw new Usage("remove takes one remote: remove promo.");
  if (
    action === "rollback"
      ? names.length > 1
      : !["ship", "remove", "override", "keys"].includes(action) && names.length > 0
  ) {
    throw new Usage(`${action} takes ${action === "rollback" ? "one app at most" : "no app"}.`);
  }
  if (action === "keys" && names.includes("shell"))
    throw new Usage("keys takes remotes. The shell is the platform's: keys without a name.");
  const { from = "" } = values;
  const minutes = whole(values.minutes, "--minutes") ?? 60;
  if (action === "override") {
    if (names.length !== 1 || names[0] === "shell" || !/^https?:\/\/[^?#]+$/.test(from) || !URL.canParse(from)) {
      throw new Usage("override takes one remote and its address: override loan --from http://localhost:4101.");
    }
    if (minutes < 1 || minutes > OVERRIDE_MINUTES_MAX) {
      throw new Usage(`--minutes is 1 to ${OVERRIDE_MINUTES_MAX}, because an override is temporary.`);
    }
  }
  if (values.link && action !== "status") throw new Usage("--link belongs to status: status --link.");
  if (values.link && (minutes < 1 || minutes > OVERRIDE_MINUTES_MAX))
    throw new Usage(`--minutes is 1 to ${OVERRIDE_MINUTES_MAX}.`);
  const because = values.because?.trim();
  if (because !== undefined && (because.length > BECAUSE_MAX || /\p{C}/u.test(because)))
    throw new Usage(`--because is one line of at most ${BECAUSE_MAX} characters.`);
  if (action === "explain" && (device === "" || words.length > 2)) {
    throw new Usage("explain takes a device's id and optionally a time: 2026-03-01T09:00.");
  }
  const at = moment === undefined ? undefined : new Date(moment);
  if (at && Number.isNaN(at.getTime())) throw new Usage(`"${moment}" is not a date: 2026-03-01T09:00.`);
  if (at && at.getTime() > Date.now()) throw new Usage(`${at.toISOString()} is in the future.`);
  if (values.channel !== undefined && values.channel !== "canary") throw new Usage('The only channel is "canary".');
  const isCanary = values.channel === "canary";
  if (isCanary !== (values.percent !== undefined) || (isCanary && action !== "ship")) {
    throw new Usage("A canary needs both options: --channel canary --percent 10.");
  }
  const percent = whole(values.percent, "--percent");
  if (percent !== undefined && (percent < 1 || percent > 99)) throw new Usage("--percent is 1 to 99.");
  if (values.built && action !== "ship") throw new Usage("--built needs apps to ship: ship loan --built.");
  const stage = STAGES.find((one) => one === values.stage);
  if (values.stage !== stage) throw new Usage(`--stage is one of ${STAGES.join(", ")}.`);
  if (stage !== undefined && action !== "ship")
    throw new Usage("--stage needs apps to ship: ship --all --stage sandbox.");
  const unknown = values.without.find((gate) => !GATES.includes(gate));
  if (unknown !== undefined) throw new Usage(`"${unknown}" is not a gate: ${GATES.join(", ")}.`);
  if (values.without.length > 0 && !because) {
    throw new Usage('--without needs a reason: --because "...". The release log records it.');
  }
  if (values.whole && !(values.all && because))
    throw new Usage('--whole needs --all and a reason: --because "...". The release log records it.');
  return {
    action,
    names: [...new Set(names)],
    words: action === "switch" || isOfVersions ? words : [],
    device,
    at,
    percent,
    reports: values.reports,
    webhook: values.webhook,
    everySeconds: Math.max(1, whole(values.every, "--every") ?? 30),
    forMinutes: whole(values.for, "--for") ?? 60,
    from,
    isDevelopment: values.development,
    minutes,
    hasLink: values.link,
    isAll: values.all,
    isDryRun: values["dry-run"],
    isJson: values.json,
    isWhole: values.whole,
    isBuilt: values.built,
    to: whole(values.to, "--to"),
    days: whole(values.days, "--days") ?? 30,
    store: values.store,
    environment: values.environment,
    stage,
    assets: values.assets,
    without: values.without,
    because,
  };
}
