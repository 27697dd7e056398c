import { readFileSync } from "node:fs";
import * as v from "valibot";
import { reportProblems } from "./reportProblems.ts";

const count = v.object({ total_count: v.number() });
const environment = v.object({
  can_admins_bypass: v.boolean(),
  deployment_branch_policy: v.nullable(v.object({ custom_branch_policies: v.boolean() })),
});
const branches = v.object({ branch_policies: v.array(v.object({ name: v.string() })) });

/** What `gh api` prints about a repository, by the end of its address: docs/production.md has the commands. */
const settingsSchema = v.object({
  "": v.object({ default_branch: v.string() }),
  "/rules/branches/main": v.array(
    v.object({ type: v.string(), parameters: v.optional(v.record(v.string(), v.unknown()), {}) }),
  ),
  "/actions/permissions": v.object({ sha_pinning_required: v.boolean() }),
  "/actions/permissions/workflow": v.object({
    default_workflow_permissions: v.string(),
    can_approve_pull_request_reviews: v.boolean(),
  }),
  "/actions/secrets": count,
  "/environments/production": environment,
  "/environments/production/deployment-branch-policies": branches,
  "/environments/production/secrets": count,
  "/environments/staging": environment,
  "/environments/staging/deployment-branch-policies": branches,
  "/environments/staging/secrets": count,
});
type Settings = v.InferOutput<typeof settingsSchema>;

/** The jobs of verify.yml. */
const CHECKS = ["tests", "workflows"];

/** Returns the parameters of a rule of main; undefined when it is not active. */
const ruleOf = (settings: Settings, type: string) =>
  settings["/rules/branches/main"].find((rule) => rule.type === type)?.parameters;

const requiredChecks = (settings: Settings): readonly unknown[] =>
  v
    .parse(
      v.array(v.object({ context: v.string() })),
      ruleOf(settings, "required_status_checks")?.required_status_checks ?? [],
    )
    .map(({ context }) => context);

/** What must be true, in words for the person who changes the setting. */
const RULES: Readonly<Record<string, (settings: Settings) => boolean>> = {
  "main is the default branch": (settings) => settings[""].default_branch === "main",
  "main cannot be deleted": (settings) => ruleOf(settings, "deletion") !== undefined,
  "main cannot be force-pushed": (settings) => ruleOf(settings, "non_fast_forward") !== undefined,
  "main changes by the merge queue": (settings) => ruleOf(settings, "merge_queue") !== undefined,
  "main needs the checks tests and workflows": (settings) =>
    CHECKS.every((name) => requiredChecks(settings).includes(name)),
  "main needs an approval": (settings) =>
    Number(ruleOf(settings, "pull_request")?.required_approving_review_count ?? 0) > 0,
  "main needs a code owner's approval": (settings) =>
    ruleOf(settings, "pull_request")?.require_code_owner_review === true,
  "an approval ends with the next push": (settings) =>
    ruleOf(settings, "pull_request")?.dismiss_stale_reviews_on_push === true,
  "somebody else approves the last push": (settings) =>
    ruleOf(settings, "pull_request")?.require_last_push_approval === true,
  "actions are pinned to commits": (settings) => settings["/actions/permissions"].sha_pinning_required,
  "workflows may only read by default": (settings) =>
    settings["/actions/permissions/workflow"].default_workflow_permissions === "read",
  "workflows approve nothing": (settings) =>
    !settings["/actions/permissions/workflow"].can_approve_pull_request_reviews,
  "the repository has no secret": (settings) => settings["/actions/secrets"].total_count === 0,
  ...Object.fromEntries(
    (["production", "staging"] as const).flatMap((name) => [
      [
        `${name} accepts main only`,
        (settings: Settings) =>
          settings[`/environments/${name}`].deployment_branch_policy?.custom_branch_policies === true &&
          String(
            settings[`/environments/${name}/deployment-branch-policies`].branch_policies.map((one) => one.name),
          ) === "main",
      ],
      [
        `nobody bypasses the rules of ${name}`,
        (settings: Settings) => !settings[`/environments/${name}`].can_admins_bypass,
      ],
      [`${name} has no secret`, (settings: Settings) => settings[`/environments/${name}/secrets`].total_count === 0],
    ]),
  ),
};

/** Lists what is wrong with a repository's settings: an answer of `gh api` that is missing, or each rule that is broken. */
export function checkSettings(content: unknown): readonly string[] {
  const parsed = v.safeParse(settingsSchema, content);
  if (!parsed.success) return [`The settings are incomplete:\n${v.summarize(parsed.issues)}`];
  return Object.entries(RULES).flatMap(([rule, isKept]) => (isKept(parsed.output) ? [] : [`Not so: ${rule}.`]));
}

if (import.meta.main) {
  const [, , file] = process.argv;
  if (file === undefined) throw new Error("Usage: node packages/checks/src/commands/settings.ts settings.json");
  reportProblems(checkSettings(JSON.parse(readFileSync(file, "utf8"))), `${Object.keys(RULES).length} rules`);
}
