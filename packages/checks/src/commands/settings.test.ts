import { expect, it } from "vitest";
import { checkSettings } from "./settings.ts";

const environment = { name: "x", can_admins_bypass: false, deployment_branch_policy: { custom_branch_policies: true } };
const onlyMain = { total_count: 1, branch_policies: [{ id: 1, name: "main", type: "branch" }] };
const none = { total_count: 0, secrets: [] };
const kept = {
  "": { name: "web", default_branch: "main" },
  "/rules/branches/main": [
    { type: "deletion", ruleset_id: 1 },
    { type: "non_fast_forward" },
    { type: "merge_queue", parameters: { merge_method: "SQUASH" } },
    {
      type: "required_status_checks",
      parameters: { required_status_checks: [{ context: "tests" }, { context: "workflows" }] },
    },
    {
      type: "pull_request",
      parameters: {
        required_approving_review_count: 1,
        require_code_owner_review: true,
        dismiss_stale_reviews_on_push: true,
        require_last_push_approval: true,
      },
    },
  ],
  "/actions/permissions": { enabled: true, allowed_actions: "selected", sha_pinning_required: true },
  "/actions/permissions/workflow": { default_workflow_permissions: "read", can_approve_pull_request_reviews: false },
  "/actions/secrets": none,
  "/environments/production": environment,
  "/environments/production/deployment-branch-policies": onlyMain,
  "/environments/production/secrets": none,
  "/environments/staging": environment,
  "/environments/staging/deployment-branch-policies": onlyMain,
  "/environments/staging/secrets": none,
};

it("accepts the settings that docs/production.md describes", () => {
  expect(checkSettings(kept)).toEqual([]);
});

it.each<[string, Partial<Record<keyof typeof kept, unknown>>]>([
  ["main changes by the merge queue", { "/rules/branches/main": kept["/rules/branches/main"].toSpliced(2, 1) }],
  [
    "main needs the checks tests and workflows",
    { "/rules/branches/main": kept["/rules/branches/main"].toSpliced(3, 1) },
  ],
  ["the repository has no secret", { "/actions/secrets": { total_count: 1 } }],
  ["actions are pinned to commits", { "/actions/permissions": { sha_pinning_required: false } }],
  [
    "staging accepts main only",
    { "/environments/staging/deployment-branch-policies": { branch_policies: [{ name: "main" }, { name: "*" }] } },
  ],
  ["production accepts main only", { "/environments/production": { ...environment, deployment_branch_policy: null } }],
  ["nobody bypasses the rules of staging", { "/environments/staging": { ...environment, can_admins_bypass: true } }],
])("reports when it is not so that %s", (rule, change) => {
  expect(checkSettings({ ...kept, ...change })).toEqual([`Not so: ${rule}.`]);
});

it("reports each rule of main when it has none, and an address that was not requested", () => {
  expect(checkSettings({ ...kept, "/rules/branches/main": [] })).toHaveLength(8);
  const { "/actions/secrets": _, ...rest } = kept;
  expect(checkSettings(rest)).toEqual([expect.stringContaining("The settings are incomplete")]);
});
