import { sitePathSchema } from "@lending/federation/manifest";
import { appSchema, lineSchema } from "@lending/releases/formats/names";
import { closedTargetSchema } from "@lending/releases/formats/Release";
import { STAGES } from "@lending/releases/readEnvironment";
import { Command, InvalidArgumentError, Option } from "commander";
import * as v from "valibot";
import { keysAction } from "../operate/keysAction.ts";
import { watchAction } from "../operate/watchAction.ts";
import { type Context, type ContextOptions, Usage } from "../ship/Context.ts";
import { checkShip } from "../ship/chooseReach.ts";
import { closeAction, openAction, promoteAction, removeAction, rollbackAction } from "../ship/decideActions.ts";
import { PREVIEW_MINUTES_MAX } from "../ship/preview.ts";
import { GATES } from "../ship/publishChange.ts";
import { offerAction, shipAction } from "../ship/shipAction.ts";
import { historyAction, statusAction } from "../ship/statusAction.ts";

/** What a command does with the store: without `creates`, a missing folder is refused; `probe` refuses an unsafe store. */
export type Access = readonly ("creates" | "probe")[];

/** Runs the action of a command. */
export type Start = (
  options: ContextOptions,
  access: Access,
  act: (context: Context, signal: AbortSignal) => Promise<void>,
) => Promise<void>;

const EXIT_CODES = `
Exit codes: 0 done, 1 failed, 2 invalid arguments, 3 refused with a reason, 4 unsafe store.`;

/** Reads a whole number within limits. */
const number =
  (min: number, max = 99_999_999) =>
  (text: string): number => {
    const value = /^\d{1,8}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw new InvalidArgumentError(`It is ${min} to ${max}.`);
  };

/** Reads an argument that a schema accepts. */
const valid =
  (schema: v.GenericSchema<string>, message: string) =>
  (text: string): string => {
    if (v.is(schema, text)) return text;
    throw new InvalidArgumentError(message);
  };
const matching = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));
const reason = (text: string) =>
  valid(v.pipe(lineSchema, v.minLength(1)), "It is one line of at most 300 characters.")(text.trim());
const appName = valid(appSchema, "It is not an app's name.");
const versionName = valid(
  matching(/^([a-z][a-z0-9-]*@\d+\.\d+\.\d+[\w.-]*|environment@[0-9a-f]{8})$/),
  "It is a version of the canary: loan@1.2.0.",
);
const sitePath = valid(sitePathSchema, "It is a path: /loanDetail.");
const partName = valid(closedTargetSchema, "It is a remote or a path: /loanDetail.");
const keyName = valid(matching(/^[0-9a-f]{16}$/), "It is a key's id, 16 digits: that of its .pub file.");
const gateName = valid(v.picklist(GATES), `It is not a gate: ${GATES.join(", ")}.`);

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
const without = () =>
  new Option("--without <gate>", `skip a gate: one of ${GATES.join(", ")}; repeatable, needs --because`)
    .default([])
    .argParser(each(gateName));

function checkReason(_: Command, one: Command): void {
  const { without: gates, because: why } = one.opts();
  if (gates.length > 0 && why === undefined)
    throw new Usage('--without needs a reason: --because "...". The release log records it.');
}

/** Options of every command that publishes a release. */
const publishing = (command: Command) =>
  command.addOption(dryRun()).addOption(without()).addOption(because()).hook("preAction", checkReason);

/**
 * Creates the command line of `pnpm ship`. Each command declares its own arguments and options, which its action receives. Parsing
 * throws a CommanderError or a Usage for an invalid line, and writes the help.
 */
export function createProgram(start: Start, writeHelp: (text: string) => void = () => undefined): Command {
  const program = new Command("pnpm ship").description("Ships remotes one at a time.").addHelpText("after", EXIT_CODES);
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
    .option("--take <path>", "a path that moves to this app from its owner; repeatable", each(sitePath))
    .addOption(
      new Option("--channel <channel>", "only for some devices").choices(["canary", "preview", "staged"] as const),
    )
    .option("--now", "a shell or an environment for all devices at once, not staged")
    .addOption(new Option("--percent <share>", "share of the devices of a canary").argParser(number(1, 99)))
    .addOption(
      new Option("--minutes <minutes>", "how long a preview's link opens it").argParser(number(1, PREVIEW_MINUTES_MAX)),
    )
    .action((names, flags) => {
      const options = { names, ...flags };
      checkShip(options);
      return start(flags, ["creates", "probe"], (context) => shipAction(context, options));
    });
  command("status", "the live release").action((flags) => start(flags, [], statusAction));
  command("offer", "offer every pending version to the controller, which stages it, and end without its decisions")
    .option("--built", "offer the builds in dist, such as those of a job without the key")
    .action((flags) => start(flags, ["probe"], (context) => offerAction(context, flags)));
  command("history", "the newest releases, verified")
    .addOption(new Option("--last <count>", "how many").default(50).argParser(number(1)))
    .action((flags) => start(flags, [], (context) => historyAction(context, flags)));
  command(
    "watch",
    "the controller: takes in what teams offer, ends a worse canary and expired previews, until it is stopped",
  )
    .option(
      "--reports <address>",
      "what edges counted: prometheus:https://…, or the page of the only one (SHIP_REPORTS)",
    )
    .option("--webhook <address>", "receives verdicts as JSON (SHIP_WEBHOOK)")
    .addOption(new Option("--every <seconds>", "between two rounds").default(15).argParser(number(1)))
    .addOption(
      new Option("--for <minutes>", "after which a canary that is no worse may be promoted")
        .default(60)
        .argParser(number(0)),
    )
    .option("--once", "one round")
    .addOption(without())
    .addOption(because())
    .hook("preAction", checkReason)
    .action((flags) => start(flags, ["probe"], (context, signal) => watchAction(context, { ...flags, signal })));
  publishing(command("promote", "make a canary or a preview live for everybody"))
    .argument("[versions...]", "of which one: loan@1.2.0; the only canary may be omitted", each(versionName), [])
    .action((expected, flags) => start(flags, ["probe"], (context) => promoteAction(context, { expected, ...flags })));
  publishing(command("rollback", "end the canaries; else restore the previous release, or only one app of it"))
    .argument("[target...]", "an app, or the versions of the canary or preview to end: loan@1.2.0")
    .addOption(new Option("--to <release>", "the release to restore").argParser(number(0)))
    .action((targets, flags) => {
      const options = { ...readTargets(targets, flags.to), ...flags };
      return start(flags, ["probe"], (context) => rollbackAction(context, options));
    });
  publishing(command("remove", "remove a remote from the site; a rollback restores it"))
    .argument("<remote>", "the remote", appName)
    .action((name, flags) => start(flags, ["probe"], (context) => removeAction(context, { name, ...flags })));
  command("close", "close a remote or a path: its visitors read that this part is closed for now")
    .argument("<target>", "a remote or a path", partName)
    .addOption(because().makeOptionMandatory())
    .addOption(dryRun())
    .action((target, flags) => start(flags, [], (context) => closeAction(context, { target, ...flags })));
  command("open", "open a part that was closed")
    .argument("<target>", "a remote or a path", partName)
    .addOption(because())
    .addOption(dryRun())
    .action((target, flags) => start(flags, [], (context) => openAction(context, { target, ...flags })));
  command("keys", "create a signing key, of the platform or of the named apps; or change which keys count")
    .argument("[names...]", "what the new key may offer: remotes, or shell", each(appName), [])
    .option("--certify <file>", "trust this public key of the platform from now on, on every edge")
    .addOption(new Option("--revoke <id>", "trust this key no more").argParser(keyName))
    .addOption(because())
    .action((names, flags) => start(flags, ["creates"], (context) => keysAction(context, { names, ...flags })));
  for (const one of [program, ...program.commands])
    one.exitOverride().configureOutput({ writeOut: writeHelp, writeErr: () => undefined });
  return program;
}
