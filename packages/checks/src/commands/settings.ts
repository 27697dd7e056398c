import { readFileSync } from "node:fs";
import * as v from "valibot";
import { reportProblems } from "./reportProblems.ts";

const INCOMPLETE = "The settings are incomplete. Run the commands of docs/production.md again.";

const rules = v.array(v.object({ type: v.string(), parameters: v.optional(v.record(v.string(), v.unknown()), {}) }));
type Rules = v.InferOutput<typeof rules>;

/** Requires an active rule of main with these parameters. */
const needs = (
  message: string,
  type: string,
  fits: (parameters: Rules[number]["parameters"]) => unknown = () => true,
) => v.check<Rules, string>((all) => all.some((rule) => rule.type === type && fits(rule.parameters)), message);

const hasChecks = (value: unknown) => {
  const required = v.safeParse(v.array(v.object({ context: v.string() })), value);
  const names = required.success ? required.output.map(({ context }) => context) : [];
  // The jobs of verify.yml.
  return ["tests", "workflows"].every((name) => names.includes(name));
};

/** Requires a value of a field. */
const equals = (message: string, field: string, value: string | number | boolean) =>
  v.object({ [field]: v.literal(value, message) }, message);

/** What must be true of an environment. */
function environmentOf(name: "production" | "staging") {
  const mainOnly = `${name} accepts main only`;
  return {
    [`/environments/${name}`]: v.intersect([
      equals(`nobody bypasses the rules of ${name}`, "can_admins_bypass", false),
      v.object({ deployment_branch_policy: equals(mainOnly, "custom_branch_policies", true) }),
    ]),
    [`/environments/${name}/deployment-branch-policies`]: v.object({
      branch_policies: v.pipe(
        v.array(v.object({ name: v.string() })),
        v.check((branches) => String(branches.map((one) => one.name)) === "main", mainOnly),
      ),
    }),
    [`/environments/${name}/secrets`]: equals(`${name} has no secret`, "total_count", 0),
  };
}

/** What must be true of what `gh api` prints about a repository, by the end of its address: docs/production.md has the commands. */
const settingsSchema = v.object(
  {
    "": equals("main is the default branch", "default_branch", "main"),
    "/rules/branches/main": v.pipe(
      rules,
      needs("main cannot be deleted", "deletion"),
      needs("main cannot be force-pushed", "non_fast_forward"),
      needs("main changes by the merge queue", "merge_queue"),
      needs("main needs the checks tests and workflows", "required_status_checks", (one) =>
        hasChecks(one.required_status_checks),
      ),
      needs("main needs an approval", "pull_request", (one) => Number(one.required_approving_review_count) > 0),
      needs("main needs a code owner's approval", "pull_request", (one) => one.require_code_owner_review === true),
      needs("an approval ends with the next push", "pull_request", (one) => one.dismiss_stale_reviews_on_push === true),
      needs("somebody else approves the last push", "pull_request", (one) => one.require_last_push_approval === true),
    ),
    "/actions/permissions": equals("actions are pinned to commits", "sha_pinning_required", true),
    "/actions/permissions/workflow": v.intersect([
      equals("workflows may only read by default", "default_workflow_permissions", "read"),
      equals("workflows approve nothing", "can_approve_pull_request_reviews", false),
    ]),
    "/actions/secrets": equals("the repository has no secret", "total_count", 0),
    ...environmentOf("production"),
    ...environmentOf("staging"),
  },
  INCOMPLETE,
);

/** Lists what is wrong with a repository's settings: an answer of `gh api` that is missing, or each rule that is broken. */
export function checkSettings(content: unknown): readonly string[] {
  const messages = v.safeParse(settingsSchema, content).issues?.map(({ message }) => message) ?? [];
  return messages.map((message) => (message === INCOMPLETE ? INCOMPLETE : `Not so: ${message}.`));
}

if (import.meta.main) {
  const [, , file] = process.argv;
  if (file === undefined) throw new Error("Usage: node packages/checks/src/commands/settings.ts settings.json");
  reportProblems(checkSettings(JSON.parse(readFileSync(file, "utf8"))), "The settings");
}
