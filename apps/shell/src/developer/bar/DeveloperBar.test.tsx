import { LocaleProvider } from "@lending/ui/locale";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeSiteRegistry } from "../../testing/makeSiteRegistry.ts";
import { DeveloperBar } from "./DeveloperBar.tsx";

const LINK = "1795282545-6b89397b6b89397b.0123456789abcdef.signature";
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
  const { remotes, ...registry } = makeSiteRegistry({ release: 12, variant: "canary" });
  const [loan, ...rest] = remotes;
  render(
    <LocaleProvider locale="source">
      <DeveloperBar registry={{ ...registry, remotes: [...(loan ? [{ ...loan, base }] : []), ...rest] }} />
    </LocaleProvider>,
  );
  return screen.getByRole("complementary", { name: "Developer tools" });
}
const open = (bar: HTMLElement) => userEvent.click(within(bar).getByText(/Release 12/));
const report = (data: unknown, source: Window | null = window) =>
  act(() => void dispatchEvent(new MessageEvent("message", { data, source })));

describe("the bar of the developer tools", () => {
  it("shows who owns each region, in which version, release and variant, and its host contract", async () => {
    const bar = show();
    expect(bar.textContent).toContain("loan · Release 12 canary");
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

  it("reports that the laptop does not respond, and shows the version in use", async () => {
    requested = [`${origin}/assets/loan/0.1.9-beta.1-6f5e4d3c2b1a/remoteEntry.22222222.js`];
    const bar = show({ base: "http://localhost:4101/" });
    expect(screen.getByRole("alert").textContent).toContain(
      "localhost:4101 does not respond. The released version is shown.",
    );
    await open(bar);
    expect(await screen.findByRole("row", { name: "Screen loan" })).toBeDefined();
  });

  it("shows what the development server reports, and nothing that another window posts", () => {
    show({ base: "http://localhost:4101/" });
    const alert = screen.getByRole("alert");
    report({ type: "webpackErrors", data: ["x.ts: Expected ';'"] });
    expect(alert.textContent).toContain(
      "The last change does not compile. The page keeps the build before it.\nx.ts: Expected ';'",
    );
    report({ type: "webpackOk" });
    expect(alert.textContent).toBe("");
    report({ type: "webpackClose" });
    expect(alert.textContent).toContain("The development server has stopped.");
    report({ type: "webpackStillOk" });
    report({ type: "webpackErrors", data: ["forged"] }, null);
    report(null);
    expect(alert.textContent).toBe("");
  });

  it.each(["", "{", "[]", '{"link":5}'])(
    "shows the command for a laptop's build when the storage holds %j",
    async (stored) => {
      sessionStorage.setItem("tab.laptop", stored);
      await open(show());
      expect(screen.getByText(`pnpm dev loan --against ${origin}`)).toBeDefined();
    },
  );

  it("remembers the link of an open override, and offers it after it was left", async () => {
    const badge = Object.assign(document.createElement("aside"), { id: "override" });
    Object.assign(badge.dataset, { link: LINK, remote: "loan" });
    document.body.append(badge);
    await open(show());
    expect(screen.queryByRole("button", { name: /Open loan/ })).toBeNull();
    cleanup();
    badge.remove();
    await open(show());
    expect(screen.getByRole("button", { name: "Open loan from the laptop" })).toBeDefined();
  });
});
