import { startSandbox } from "../harness/startSandbox.ts";
import { test as base, expect } from "../harness/test.ts";

/** Playwright's test with a server that appends the data of a launch link to its document, as every server does by default. */
export const test = base.extend<object, { sandbox: Awaited<ReturnType<typeof startSandbox>> }>({
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const sandbox = await startSandbox();
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: "worker" },
  ],
});

interface ServerRead {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Part of the path of its request. */
  readonly call: string;
  /** A text that only the loaded screen shows. */
  readonly fact: string;
}

/** Expects that a path renders the data that came with its document. */
export function testServerRead({ path, query, call, fact }: ServerRead): void {
  test(`${path} renders the data that came with its document, and requests it no second time`, async ({
    page,
    open,
    callSandbox,
  }) => {
    await open(path, query);
    await expect(page.locator("#skeleton")).toHaveCount(0);
    await expect(page.getByText(fact).first()).toBeVisible();
    expect(await callSandbox(`/sandbox/requests?path=${call}`, undefined, "GET")).toHaveLength(1);
  });
}
