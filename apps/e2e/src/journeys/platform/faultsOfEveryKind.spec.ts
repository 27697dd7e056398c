import { getFault } from "../../faults/faults.ts";
import { LOADED_SCREENS } from "../../faults/screens.ts";
import { SUBMITS } from "../../faults/submits.ts";
import { loadUnderFault, submitUnderFault } from "../../faults/underFault.ts";
import { expect, test } from "../../harness/test.ts";

// Each kind of fault once, on different screens. `pnpm test:deep` tests every fault on every screen.
test.use({ expectedErrors: /Failed to load resource|net::ERR/ });

for (const [path, kind] of [
  ["/loanConfirm", "code-absent"],
  ["/repay", "short"],
  ["/repayChoose", "refused"],
  ["/bindBank", "hang"],
  ["/complaintList", "array"],
  ["/customerService", "reset-midway"],
] as const) {
  test(`${path} with ${kind} shows a message, and its retry works`, async ({ page, open, callSandbox }) => {
    const screen = LOADED_SCREENS.find((one) => one.path === path);
    if (!screen) throw new Error(`Unknown screen: ${path}`);
    await loadUnderFault(screen, getFault(kind), { page, open, callSandbox });
    await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
  });
}

for (const [name, kind] of [
  ["apply for a loan", "lost-answer"],
  ["pay on /repay", "truncate"],
  ["save a bank account", "502"],
  ["file a complaint", "reset-midway"],
  ["register", "offline"],
] as const) {
  test(`${name} with ${kind}: shows a message, keeps the input, and succeeds once by the next tap`, async ({
    page,
    open,
    callSandbox,
  }) => {
    const submit = SUBMITS.find((one) => one.name === name);
    if (!submit) throw new Error(`Unknown submission: ${name}`);
    await submitUnderFault(submit, getFault(kind), { page, open, callSandbox });
    await expect(page.getByRole("heading", { level: 1, includeHidden: true }).first()).not.toHaveText("");
  });
}
