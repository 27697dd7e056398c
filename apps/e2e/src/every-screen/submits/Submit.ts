import type { Page } from "@playwright/test";
import { type CallSandbox, expect, type OpenPath } from "../../harness/test.ts";

/** What a journey of every screen uses. */
export interface Tools {
  readonly page: Page;
  readonly open: OpenPath;
  readonly callSandbox: CallSandbox;
}

/** Something that a borrower submits, with an effect that is counted. */
export interface Submit {
  readonly name: string;
  /** Part of the path of its request. */
  readonly call: string;
  /** The sandbox's counter that it raises by exactly one. */
  readonly effect: string;
  /** Opens the screen and fills it in, so that one tap submits it. */
  readonly prepare: (tools: Tools) => Promise<unknown>;
  readonly send: (page: Page) => Promise<unknown>;
  /** Expects that the input is preserved. */
  readonly expectInputPreserved?: (page: Page) => Promise<unknown>;
  /** Expects a confirmation or the next screen. */
  readonly expectDone: (page: Page) => Promise<unknown>;
}

export const tap = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
export const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { name, includeHidden: true }).first()).toBeVisible();
