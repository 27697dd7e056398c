import { Fault } from "@lending/api-client";
import { findHarm } from "@lending/api-client/fuzz";
import { TestBoundary } from "@lending/bridge/testing";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect } from "vitest";

const WAIT = { timeout: 20_000 };

/**
 * Renders a page with data that may be hostile, uses it, and expects that it shows something, contains no harm, and throws
 * nothing but faults. Removes the page and what it has stored.
 */
export async function expectIntact(page: ReactNode, use: () => Promise<unknown> = async () => undefined) {
  const thrown: unknown[] = [];
  const boundary = <TestBoundary onThrown={(error) => thrown.push(error)}>{page}</TestBoundary>;
  const waitForServer = () =>
    waitFor(() => expect(screen.queryByText(/^Waiting for the (server|page)$/)).toBeNull(), WAIT);
  await act(async () => render(boundary, { onCaughtError: () => undefined }));
  await waitForServer();
  await use();
  await waitForServer();
  expect(thrown.filter((error) => !(error instanceof Fault))).toEqual([]);
  expect(document.body.textContent).not.toBe("");
  expect(findHarm(document.body)).toEqual([]);
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
}
