import { misfits, readPreviousBuild } from "@lending/delivery/testing";
import type { RemoteManifest, ShellManifest } from "@lending/federation/manifest";
import type { Page } from "@playwright/test";
import { type ReleaseWorkspace, test } from "../harness/shippingTest.ts";
import { expect, launchQuery } from "../harness/test.ts";

const mixes = [
  { what: "the current shell with the loan of two versions ago", names: ["shell", "repay"], previous: "loan" },
  { what: "the shell of two versions ago with the current remotes", names: ["loan", "repay"], previous: "shell" },
];

const visit = async (page: Page, origin: string, path: string, query: Readonly<Record<string, string>> = {}) => {
  const order = { productId: "p-1", orderId: "o-174", platform: "android" };
  await page.goto(`${origin}${path}?${new URLSearchParams({ ...launchQuery, ...order, ...query })}`);
};

/** Returns the messages of the gate that would refuse these builds together. */
const findMisfits = (workspace: ReleaseWorkspace) =>
  ["loan", "repay"].flatMap((name) =>
    misfits(name, workspace.build(name).manifest as RemoteManifest, workspace.build("shell").manifest as ShellManifest),
  );

test.describe.configure({ mode: "default" });
for (const { what, names, previous } of mixes) {
  test(`${what}: the main journey works, or the gate states why the two do not fit`, async ({
    page,
    workspaceOf,
    openSite,
  }) => {
    const workspace = await workspaceOf(names, [readPreviousBuild(previous)]);
    const reasons = findMisfits(workspace);
    if (reasons.length > 0) {
      // The gate refuses to release the two together, so its message is enough.
      for (const reason of reasons)
        expect(reason).toMatch(/^\w+ [\d.]+ needs the host contract \^[\d.]+, and shell [\d.]+ /);
      return;
    }
    const { origin } = await openSite(workspace);
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/app/")) calls.push(`${request.url()} ${request.postData() ?? ""}`);
    });
    await visit(page, origin, "/loanDetail");
    await expect(page.locator("#skeleton")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Payment is due soon" })).toBeVisible();
    // The remote uses the shell's early responses: every call is sent once.
    expect(calls.length).toBeGreaterThan(0);
    expect(new Set(calls).size).toBe(calls.length);
    await page.getByRole("button", { name: /^Call / }).click();
    await expect(
      page.getByRole("complementary", { name: /^(?:Asked of the native app|In the app, this happens now)$/ }),
    ).toBeVisible();

    await page.getByRole("button", { name: "REPAY", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Repayment" })).toBeVisible();
    await page.getByRole("button", { name: "Payment Method" }).click();
    const sheet = page.getByRole("dialog", { name: "Payment Method" });
    await expect(sheet.getByRole("radio").first()).toBeChecked();
    await sheet.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page.getByRole("heading", { name: "Payment is due soon" })).toBeVisible();

    await visit(page, origin, "/loanDetail", { lang: "fil-PH" });
    await expect(page.getByRole("button", { name: "Magbayad", exact: true })).toBeVisible();

    await visit(page, origin, "/loanConfirm", { lang: "source" });
    await page.getByRole("button", { name: "Go Loan" }).click();
    await expect(page.getByRole("heading", { name: "Application received" })).toBeVisible();
  });
}
