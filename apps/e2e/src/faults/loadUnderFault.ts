import type { Page } from "@playwright/test";
import { expect, type OpenPath, type TellSandbox } from "../harness/test.ts";
import type { Fault } from "./faults.ts";
import { announced, expectFocusKept, expectPlainWords, expectWholePage } from "./oracle.ts";
import type { LoadedScreen } from "./screens.ts";

/** Past the time that a call is given. */
const GIVEN_UP_MS = 61_000;

interface Tools {
  readonly page: Page;
  readonly open: OpenPath;
  readonly tell: TellSandbox;
}

/** Opens a screen whose data meets a fault: it is never blank, says so in plain words, offers a way out, and its retry works. */
export async function loadUnderFault(screen: LoadedScreen, fault: Fault, { page, open, tell }: Tools) {
  await fault.begin(page, tell, screen.call);
  if (fault.outcome === "times-out") await page.clock.install();
  await open(screen.path, screen.query);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  if (fault.outcome === "works") {
    await expect(screen.shows(page)).toBeVisible();
    await expectPlainWords(page);
    expect(await hasAsked(tell, screen.call)).toBe(true);
    return;
  }
  if (fault.outcome === "times-out") {
    await expect.poll(() => hasAsked(tell, screen.call)).toBe(true);
    // Its time runs from the sending: one leap is enough, also before the screen has begun to wait.
    await page.clock.fastForward(GIVEN_UP_MS);
    await page.clock.resume();
  }
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  await expectWholePage(page);
  await expect(announced(page).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Back" }).first()).toBeVisible();

  // While the fault lasts, a retry ends in the same words.
  if (fault.outcome === "fails") {
    const askedAgain = page.waitForRequest((request) => request.url().includes(screen.call));
    await retry.click();
    await askedAgain;
    await expect(retry.and(page.locator(":not([aria-busy=true])"))).toBeVisible();
  }
  await fault.end(page, tell);
  await retry.click();
  await expect(screen.shows(page)).toBeVisible();
  await expect(retry).toHaveCount(0);
  await expectWholePage(page);
  if (!screen.leadsOn) await expectFocusKept(page);
}

const hasAsked = async (tell: TellSandbox, call: string) =>
  ((await tell("/sandbox/faults", undefined, "GET")) as { match: string; hits: number }[]).some(
    ({ match, hits }) => match === call && hits > 0,
  );
