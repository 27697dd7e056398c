import { afterEach, beforeEach } from "vitest";
import { makeSandbox, type TestSandbox } from "./makeSandbox.ts";

/** The sandbox of the running test, in a file that calls `sandboxForEachTest`. */
export let sandbox: TestSandbox;

/** Gives each test of a file, or of a `describe`, a new sandbox. */
export function sandboxForEachTest(): void {
  beforeEach(() => {
    sandbox = makeSandbox();
  });
  afterEach(() => sandbox.dispose());
}
