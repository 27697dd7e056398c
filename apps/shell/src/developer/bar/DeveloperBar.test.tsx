import { LocaleProvider } from "@lending/ui/locale";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeSiteRegistry } from "../../testing/makeSiteRegistry.ts";
import { DeveloperBar } from "./DeveloperBar.tsx";

/** Addresses that the page has requested. */
let requested: string[] = [];

beforeEach(() => {
  requested = [];
  history.replaceState(null, "", "/loanDetail?sessionId=secret");
  // jsdom has no resource timing.
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  const load = { name: `${origin}/api/order?sessionId=secret`, startTime: 40.2, responseEnd: 90.7, transferSize: 1234 };
  Object.assign(performance, {
    getEntriesByName: (name: string) => (requested.includes(name) ? [{}] : []),
    getEntriesByType: (type: string) => (type === "resource" ? [load] : []),
  });
  vi.stubGlobal("fetch", async (address: string) => {
    if (address.includes("0.1.9")) throw new TypeError("Failed to fetch");
    return Response.json(
      address.includes("shell") ? { version: "0.1.0", host: "1.2.0" } : { version: "0.2.0", host: "^1.0.0" },
    );
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function show({ base = "/assets/loan/0.2.0-1a2b3c4d5e6f/" } = {}) {
  const { remotes, ...registry } = makeSiteRegistry({ release: 12 });
  const [loan, ...rest] = remotes;
  render(
    <LocaleProvider locale="source">
      <DeveloperBar registry={{ ...registry, remotes: [...(loan ? [{ ...loan, base }] : []), ...rest] }} />
    </LocaleProvider>,
  );
  return screen.getByRole("complementary", { name: "Developer tools" });
}
const open = (bar: HTMLElement) => userEvent.click(within(bar).getByText(/Release 12/));

describe("the bar of the developer tools", () => {
  it("shows who owns each region, in which version and release, and its host contract", async () => {
    const bar = show();
    expect(bar.textContent).toContain("loan · Release 12");
    await open(bar);
    expect(await screen.findByRole("row", { name: "Screen loan 0.2.0 ^1.0.0" })).toBeDefined();
    expect(await screen.findByRole("row", { name: "Frame shell 0.1.0 1.2.0" })).toBeDefined();
  });

  it("shows the load timeline without the session", async () => {
    const bar = show();
    await open(bar);
    expect(screen.getByRole("list", { name: "Load timeline" }).textContent).toContain("api/order40–91 ms, 1.2 kB");
    expect(bar.textContent).not.toContain("secret");
  });

  it("follows the page to the screen of another remote", async () => {
    const bar = show();
    history.replaceState(null, "", "/repay");
    act(() => {
      document.title = "Repayment";
    });
    await vi.waitFor(() => expect(bar.textContent).toContain("repay · Release 12"));
    history.replaceState(null, "", "/nowhere");
    document.title = "Page not found";
    await vi.waitFor(() => expect(bar.textContent).toContain("shell · Release 12"));
  });

  it("shows the host of a development server, and of a fallback version none", () => {
    expect(show({ base: "http://localhost:4101/" }).textContent).toContain("loan · localhost:4101 · Release 12");
    cleanup();
    requested = [`${origin}/assets/loan/0.1.9-beta.1-6f5e4d3c2b1a/remoteEntry.22222222.js`];
    expect(show({ base: "http://localhost:4101/" }).textContent).toContain("loan · Release 12");
  });
});
