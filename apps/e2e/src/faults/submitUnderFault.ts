import type { Page } from "@playwright/test";
import { expect, type OpenPath, type TellSandbox } from "../harness/test.ts";
import type { Fault } from "./faults.ts";
import { announced, expectFocusKept, expectPlainWords, expectWholePage } from "./oracle.ts";
import type { Submit } from "./submits.ts";

const GIVEN_UP_MS = 61_000;

interface Tools {
  readonly page: Page;
  readonly open: OpenPath;
  readonly tell: TellSandbox;
}

/**
 * Sends something while its call meets a fault: the page stays whole, says so in plain words, keeps what was typed and the
 * focus, and the next tap does it. Whatever was lost on the way, it happens once.
 */
export async function submitUnderFault(submit: Submit, fault: Fault, { page, open, tell }: Tools) {
  const effects = async () => {
    const counts = (await tell("/sandbox/effects", undefined, "GET")) as Record<string, number>;
    return submit.effect === undefined ? undefined : counts[submit.effect];
  };
  if (fault.outcome === "times-out") await page.clock.install();
  await submit.prepare({ page, open, tell });
  const before = (await effects()) ?? 0;
  await fault.begin(page, tell, submit.call);
  await submit.send(page);
  if (fault.outcome === "works") {
    await submit.expectDone(page);
    if (submit.effect !== undefined) expect(await effects()).toBe(before + 1);
    return;
  }
  if (fault.outcome === "times-out") {
    await expect
      .poll(async () => ((await tell("/sandbox/faults", undefined, "GET")) as { hits: number }[])[0]?.hits)
      .toBeGreaterThan(0);
    await page.clock.fastForward(GIVEN_UP_MS);
    await page.clock.resume();
  }
  await expect(announced(page).first()).toBeVisible();
  await expectWholePage(page);
  await submit.expectKept?.(page);
  await expectFocusKept(page);
  if (submit.effect !== undefined) expect((await effects()) ?? 0).toBeLessThanOrEqual(before + 1);

  await fault.end(page, tell);
  await submit.send(page);
  await submit.expectDone(page);
  if (submit.effect !== undefined) expect(await effects()).toBe(before + 1);
  await expectPlainWords(page);
}
