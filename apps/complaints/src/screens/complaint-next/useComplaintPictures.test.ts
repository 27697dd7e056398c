import { NetworkFault } from "@lending/api-client";
import { afterEach, expect, it, vi } from "vitest";
import { loadFiles } from "./useComplaintPictures.ts";

afterEach(() => void vi.useRealTimers());

it.each([
  ["never arrive", () => new Promise(() => undefined)],
  ["fail to load", () => Promise.reject(new TypeError("Failed to fetch"))],
])("files that %s are a lost connection", async (_, load) => {
  vi.useFakeTimers();
  const outcome = expect(loadFiles(load())).rejects.toBeInstanceOf(NetworkFault);
  await vi.advanceTimersByTimeAsync(60_000);
  await outcome;
});
