import type { Page } from "@playwright/test";
import { type CallSandbox, expect, type OpenPath } from "../harness/test.ts";
import { announcement, expectFocusInPage, expectPlainText, expectRenderedPage } from "./expectations.ts";
import type { Fault } from "./faults.ts";
import type { Submit } from "./submits.ts";

const PAST_TIMEOUT_MS = 61_000;

interface Tools {
  readonly page: Page;
  readonly open: OpenPath;
  readonly callSandbox: CallSandbox;
}

/**
 * Submits something while its request fails. Checks that the page stays rendered, shows a plain message and preserves input
 * and focus, and that the next tap succeeds. The submission takes effect exactly once, whatever was lost on the network.
 */
export async function submitUnderFault(submit: Submit, fault: Fault, { page, open, callSandbox }: Tools) {
  const effects = async () => {
    const counts = (await callSandbox("/sandbox/effects", undefined, "GET")) as Record<string, number>;
    return submit.effect === undefined ? undefined : counts[submit.effect];
  };
  if (fault.outcome === "times-out") await page.clock.install();
  await submit.prepare({ page, open, callSandbox });
  const before = (await effects()) ?? 0;
  await fault.begin(page, callSandbox, submit.call);
  await submit.send(page);
  if (fault.outcome === "works") {
    await submit.expectDone(page);
    if (submit.effect !== undefined) expect(await effects()).toBe(before + 1);
    return;
  }
  if (fault.outcome === "times-out") {
    await expect
      .poll(async () => ((await callSandbox("/sandbox/faults", undefined, "GET")) as { hits: number }[])[0]?.hits)
      .toBeGreaterThan(0);
    await page.clock.fastForward(PAST_TIMEOUT_MS);
    await page.clock.resume();
  }
  await expect(announcement(page).first()).toBeVisible();
  await expectRenderedPage(page);
  await submit.expectInputPreserved?.(page);
  await expectFocusInPage(page);
  if (submit.effect !== undefined) expect((await effects()) ?? 0).toBeLessThanOrEqual(before + 1);

  await fault.end(page, callSandbox);
  await submit.send(page);
  await submit.expectDone(page);
  if (submit.effect !== undefined) expect(await effects()).toBe(before + 1);
  await expectPlainText(page);
}
