import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Reporter, TestCase } from "vitest/node";

/** Where the checks of every story write what they found, for the pages of Storybook. */
export const RESULTS = path.join(import.meta.dirname, "../results/stories.json");

/** Writes for each story what its checks found; nothing for a story that passed. */
export default class StoryResults implements Reporter {
  readonly faults: Record<string, readonly string[]> = {};

  onTestCaseResult(test: TestCase): void {
    const { storyId } = test.meta() as { readonly storyId?: string };
    const { errors = [] } = test.result();
    if (storyId !== undefined) this.faults[storyId] = errors.map(({ message }) => message.split("\n")[0] ?? "");
  }

  onTestRunEnd(): void {
    mkdirSync(path.dirname(RESULTS), { recursive: true });
    writeFileSync(RESULTS, JSON.stringify({ at: new Date().toISOString(), faults: this.faults }));
  }
}
