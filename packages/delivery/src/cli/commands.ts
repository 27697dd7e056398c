import { Command, InvalidArgumentError, Option } from "commander";
import { cleanAction } from "../operate/cleanAction.ts";
import { explainAction } from "../operate/explainAction.ts";
import { keysAction } from "../operate/keysAction.ts";
import { OVERRIDE_MINUTES_MAX, overrideAction } from "../operate/overrideAction.ts";
import { EFFECTS, switchAction } from "../operate/switchAction.ts";
import { watchAction } from "../operate/watchAction.ts";
import { BECAUSE_MAX, SWITCH_MINUTES_MAX } from "../releases/switches/Switch.ts";
import { type Context, Usage } from "../ship/Context.ts";
import { STAGES } from "../ship/publish/checkEnvironment.ts";
import { GATES } from "../ship/publishChange.ts";
import { checkShip, promoteAction, removeAction, rollbackAction, shipAction } from "../ship/shipAction.ts";
import { historyAction, pendingAction, statusAction } from "../ship/statusAction.ts";

/** Options from which the context of a command is made. */
export interface ContextOptions {
  readonly store?: string;
  readonly json?: boolean;
  readonly reports?: string;
  readonly webhook?: string;
}

/** What a command does with the store: `exists` refuses a missing folder, `probe` refuses an unsafe store. */
export type Access = readonly ("exists" | "probe")[];

/** Runs the action of a command. */
export type Start = (
  options: ContextOptions,
  access: Access,
  act: (context: Context) => Promise<void>,
) => Promise<void>;

const EXAMPLES = `
Every day:
  pnpm ship loan                         build loan, check it against the live release, and make it live
  pnpm ship --all --stage sandbox        the first release, to try it out
  pnpm ship loan --channel canary --percent 10    a canary of loan for ten of a hundred devices
  pnpm ship shell --channel canary --percent 10   a staged release of the shell, for the same share
  pnpm ship watch                        end the canary when it is worse; then: pnpm ship promote
  pnpm ship rollback loan                restore the previous version of loan

Exit codes: 0 done, 1 failed, 2 invalid arguments, 3 refused with a reason, 4 unsafe store.`;

/** Reads a whole number within limits. */
const number =
  (min: number, max = 99_999_999) =>
  (text: string): number => {
    const value = /^\d{1,8}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw new InvalidArgumentError(`It is ${min} to ${max}.`);
  };

function reason(text: string): string {
  const trimmed = text.trim();
  if (trimmed !== "" && trimmed.length <= BECAUSE_MAX && !/\p{C}/u.test(trimmed)) return trimmed;
  throw new InvalidArgumentError(`It is one line of at most ${BECAUSE_MAX} characters.`);
}

/** Reads an argument that is valid as it is. */
const valid =
  (isValid: (text: string) => boolean, message: string) =>
  (text: string): string => {
    if (isValid(text)) return text;
    throw new InvalidArgumentError(message);
  };
const appName = valid((text) => /^[a-z][a-z0-9-]*$/.test(text), "It is not an app's name.");
const versionName = valid(
  (text) => /^([a-z][a-z0-9-]*@\d+\.\d+\.\d+[\w.-]*|environment@[0-9a-f]{8})$/.test(text),
  "It is a version of the canary: loan@1.2.0.",
);
const servedAddress = valid(
  (text) => /^https?:\/\/[^?#]+$/.test(text) && URL.canParse(text),
  "It is the address of a remote: http://localhost:4101.",
);
const gateName = valid((text) => GATES.includes(text), `It is not a gate: ${GATES.join(", ")}.`);

function remoteName(text: string): string {
  if (text !== "shell") return appName(text);
  throw new InvalidArgumentError("The shell is no remote; it belongs to the platform.");
}

function pastTime(text: string): Date {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new InvalidArgumentError("It is not a date: 2026-03-01T09:00.");
  if (at.getTime() > Date.now()) throw new InvalidArgumentError(`${at.toISOString()} is in the future.`);
  return at;
}

/** Reads what a rollback goes back on: one app, or the versions of the canary. */
function readTargets(targets: readonly string[], to: number | undefined) {
  if (targets.some((one) => one.includes("@"))) {
    if (to !== undefined) throw new Usage("A rollback ends a canary or restores a release: not both.");
    return { expected: targets.map(versionName) };
  }
  if (targets.length > 1) throw new Usage("rollback takes one app at most.");
  return { expected: [], ...(targets[0] !== undefined && { name: appName(targets[0]) }) };
}

/** Reads an argument that may be repeated. */
const each =
  <Value>(read: (text: string) => Value) =>
  (text: string, before: readonly Value[] = []): readonly Value[] => [...new Set([...before, read(text)])];

const because = () =>
  new Option("--because <reason>", "why; the history and the status page show it").argParser(reason);
const dryRun = () => new Option("--dry-run", "check everything, and change nothing");
const minutes = (max: number) =>
  new Option("--minutes <minutes>", `how long it lasts, at most ${max}`).default(60).argParser(number(1, max));
const reports = () =>
  new Option(
    "--reports <address>",
    "the browsers' reports: a list, prometheus:https://…, or an edge's log (SHIP_REPORTS)",
  );
const without = () =>
  new Option("--without <gate>", `skip a gate: one of ${GATES.join(", ")}; repeatable, needs --because`)
    .default([])
    .argParser(each(gateName));

/** Options of every command that publishes a release. */
const publishing = (command: Command) =>
  command
    .addOption(dryRun())
    .addOption(without())
    .addOption(because())
    .hook("preAction", (_, one) => {
      const { without: gates, because: why } = one.opts();
      if (gates.length > 0 && why === undefined)
        throw new Usage('--without needs a reason: --because "...". The release log records it.');
    });

/**
 * Creates the command line of `pnpm ship`. Each command declares its own arguments and options, which its action receives. Parsing
 * throws a CommanderError or a Usage for an invalid line, and writes the help.
 */
export function createProgram(start: Start, writeHelp: (text: string) => void = () => undefined): Command {
  const program = new Command("pnpm ship").description("Ships remotes one at a time.").addHelpText("after", EXAMPLES);
  const command = (usage: string, description: string, options?: { readonly isDefault: true }) =>
    program
      .command(usage, options ?? {})
      .description(description)
      .option("--store <address>", 'folder or s3://bucket/prefix (SHIP_STORE; default "releases")')
      .option("--json", "print one JSON object instead of lines");

  publishing(
    command("ship", "the default: build apps, check them against the live release, make them live", {
      isDefault: true,
    }),
  )
    .argument("[names...]", "remotes, or shell", each(appName), [])
    .option("--all", "every app, after a change of a shared package")
    .option("--built", "ship the builds in dist, such as those of a job without the key")
    .option("--whole", "with --all and --because: replace everything at once; it need not fit the live release")
    .option("--environment <file>", "the deployment's environment from now on, with its stage")
    .addOption(new Option("--stage <stage>", "the stage, when the file does not state it").choices(STAGES))
    .option("--assets <address>", "address of the files from now on")
    .addOption(new Option("--channel <channel>", "with --percent: for some devices").choices(["canary"]))
    .addOption(new Option("--percent <share>", "share of the devices").argParser(number(1, 99)))
    .action((names, flags) => {
      const options = { names, ...flags };
      checkShip(options);
      return start(flags, ["probe"], (context) => shipAction(context, options));
    });
  command("status", "the live release")
    .option("--link", "print a link to the site's status page instead")
    .addOption(minutes(OVERRIDE_MINUTES_MAX))
    .action((flags) => start(flags, [], (context) => statusAction(context, flags)));
  command("pending", "apps of this checkout whose version is not shipped yet").action((flags) =>
    start(flags, [], pendingAction),
  );
  command("history", "every release, verified").action((flags) => start(flags, [], historyAction));
  command("watch", "compare a canary with the live version, and end it when it is worse")
    .argument(
      "[versions...]",
      "of which canary: loan@1.2.0; when there is one, it may be omitted",
      each(versionName),
      [],
    )
    .addOption(reports())
    .option("--webhook <address>", "receives the verdict as JSON (SHIP_WEBHOOK)")
    .addOption(new Option("--every <seconds>", "between two checks").default(30).argParser(number(1)))
    .addOption(new Option("--for <minutes>", "the longest duration").default(60).argParser(number(0)))
    .addOption(dryRun())
    .action((expected, flags) =>
      start(flags, ["exists", "probe"], (context) => watchAction(context, { expected, ...flags })),
    );
  publishing(command("promote", "make a canary live for everybody"))
    .argument("[versions...]", "refuse any other canary: loan@1.2.0", each(versionName), [])
    .action((expected, flags) =>
      start(flags, ["exists", "probe"], (context) => promoteAction(context, { expected, ...flags })),
    );
  publishing(command("rollback", "end the canaries; else restore the previous release, or only one app of it"))
    .argument("[target...]", "an app, or the versions of the canary to end: loan@1.2.0")
    .addOption(new Option("--to <release>", "the release to restore").argParser(number(0)))
    .action((targets, flags) => {
      const options = { ...readTargets(targets, flags.to), ...flags };
      return start(flags, ["exists", "probe"], (context) => rollbackAction(context, options));
    });
  publishing(command("remove", "remove a remote from the site; a rollback restores it"))
    .argument("<remote>", "the remote", remoteName)
    .action((name, flags) => start(flags, ["exists", "probe"], (context) => removeAction(context, { name, ...flags })));
  command("switch", "close a remote or a path (off), use its previous version (previous), or end either (back)")
    .addArgument(program.createArgument("<effect>", "what it does").choices(EFFECTS))
    .argument("<target>", "a remote or a path")
    .addOption(because().makeOptionMandatory())
    .addOption(minutes(SWITCH_MINUTES_MAX))
    .addOption(dryRun())
    .action((effect, target, flags) =>
      start(flags, ["exists"], (context) => switchAction(context, { effect, target, ...flags })),
    );
  command("explain", "the release that a device got, or what is behind the code of a failure screen")
    .argument("<device-or-code>", "a device's id, or an error's code: K7P2QX")
    .argument("[time]", "2026-03-01T09:00; now, when omitted", pastTime)
    .addOption(reports())
    .action((device, at, flags) => start(flags, [], (context) => explainAction(context, { device, at })));
  command("override", "a link and its QR code: one phone opens the live release with another build of a remote")
    .argument("<remote>", "the remote", remoteName)
    .addOption(new Option("--from <address>", "of that build").argParser(servedAddress).makeOptionMandatory())
    .addOption(minutes(OVERRIDE_MINUTES_MAX))
    .addOption(dryRun())
    .addOption(new Option("--development", "the address is a development server of this machine").hideHelp())
    .action((name, flags) => start(flags, ["probe"], (context) => overrideAction(context, { name, ...flags })));
  command("clean", "remove files that no release of the last days uses")
    .addOption(new Option("--days <days>", "how many").default(30).argParser(number(0)))
    .addOption(dryRun())
    .action((flags) => start(flags, [], (context) => cleanAction(context, flags)));
  command("keys", "create a signing key, of the platform or of the named remotes")
    .argument("[remotes...]", "what it may change", each(remoteName), [])
    .action((names, flags) => start(flags, [], (context) => keysAction(context, names)));
  for (const one of [program, ...program.commands])
    one.exitOverride().configureOutput({ writeOut: writeHelp, writeErr: () => undefined });
  return program;
}
