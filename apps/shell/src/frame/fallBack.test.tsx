import type { RemoteRoute } from "@lending/federation/routes";
import { type RemoteLoader, RemoteUnavailable } from "@lending/federation/runtime";
import { render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetScreens, loadScreen } from "./loadScreen.ts";
import { ScreenBoundary } from "./ScreenBoundary.tsx";

const title = { source: "Loan", "en-PH": "Loan", "fil-PH": "Loan", "zh-CN": "Loan" };
const route = (load: RemoteRoute["screen"]): readonly RemoteRoute[] => [
  { path: "/loan", title, skeleton: "blank", screen: load },
];
const working = { Screen: () => <h1>Loan</h1> };
const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

/** A remote with a version in use and, perhaps, one that stands by. */
function makeLoader(versions: readonly (readonly RemoteRoute[])[]): RemoteLoader {
  let inUse = 0;
  return {
    load: async () => versions[inUse] ?? [],
    fallBack() {
      if (inUse + 1 >= versions.length) return false;
      inUse += 1;
      return true;
    },
  };
}

const sources = (loader: RemoteLoader) => ({
  own: [],
  loader,
  early: { send: () => {}, take: () => undefined, underWay: () => [] },
});

beforeEach(forgetScreens);

describe("loadScreen", () => {
  it("takes a screen whose files are gone from the last good version", async () => {
    const loader = makeLoader([route(gone), route(async () => working)]);
    expect(await loadScreen("loan", "/loan", "", sources(loader))).toBe(working);
  });

  it("takes a path that the version in use lacks from the last good version", async () => {
    const loader = makeLoader([[], route(async () => working)]);
    expect(await loadScreen("loan", "/loan", "", sources(loader))).toBe(working);
  });

  it("says that the remote is unavailable where the last good version fails as well", async () => {
    const loader = makeLoader([route(gone), route(gone)]);
    await expect(loadScreen("loan", "/loan", "", sources(loader))).rejects.toBeInstanceOf(RemoteUnavailable);
  });

  it("waits eight seconds for a screen that hangs", async () => {
    vi.useFakeTimers();
    const loader = makeLoader([route(() => new Promise(() => undefined)), route(async () => working)]);
    const loading = loadScreen("loan", "/loan", "", sources(loader));
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await loading).toBe(working);
    vi.useRealTimers();
  });
});

describe("ScreenBoundary", () => {
  const fallback = () => <p>Something went wrong</p>;

  it("shows the version that takes the place of one that throws", () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    let isBroken = true;
    const Part = () => {
      if (isBroken) throw new TypeError("x is undefined");
      return <h1>Loan</h1>;
    };
    const recover = () => {
      isBroken = false;
      return true;
    };
    render(
      <ScreenBoundary recover={recover} fallback={fallback}>
        <Part />
      </ScreenBoundary>,
    );
    expect(screen.getByRole("heading", { name: "Loan" })).toBeTruthy();
  });

  it("says so in words where nothing takes its place", () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const Part = () => {
      throw new TypeError("x is undefined");
    };
    render(
      <ScreenBoundary recover={() => false} fallback={fallback}>
        <Part />
      </ScreenBoundary>,
    );
    expect(screen.getByText("Something went wrong")).toBeTruthy();
  });
});
