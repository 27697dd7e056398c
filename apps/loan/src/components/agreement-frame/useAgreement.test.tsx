import { makePage, TestApp } from "@lending/bridge/testing";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useAgreement } from "./useAgreement.tsx";

const OTHER = "https://other.test/agreement";
const HTML = { "Content-Type": "text/html" };
const OWN = "https://h5.test/agreements/7";

function Agreement({ link }: { link: string }) {
  const agreement = useAgreement(link, "Loan agreement");
  return (
    <>
      {agreement?.content}
      <button type="button" disabled={!agreement?.isLoaded}>
        Agree
      </button>
    </>
  );
}

/** Opens an agreement. `own` is the response of our own origin. */
async function open(link = OWN, own: () => Response | Promise<Response> = () => new Response("", { headers: HTML })) {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => own()),
  );
  const page = makePage({ href: "https://h5.test/loanConfirm?productId=p-1" });
  await act(async () =>
    render(
      <TestApp app={{ page }}>
        <Agreement link={link} />
      </TestApp>,
    ),
  );
  return page;
}
const load = () => act(async () => void fireEvent.load(screen.getByTitle("Loan agreement")));
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const canAgree = () => !(screen.getByRole("button", { name: "Agree" }) as HTMLButtonElement).disabled;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("an agreement", { tags: "confirmation.agreement-loaded" }, () => {
  it("can be agreed to only after its frame has loaded", async () => {
    await open();
    await pass(5_000);
    expect(canAgree()).toBe(false);
    expect(screen.queryByRole("alert")).toBeNull();
    await load();
    expect(canAgree()).toBe(true);
    await pass(20_000);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("that hangs shows a message with Retry after 10 s, and can be agreed to when it loads after all", async () => {
    await open(OTHER);
    await pass(9_900);
    expect(screen.queryByRole("alert")).toBeNull();
    await pass(200);
    expect(screen.getByRole("alert").textContent).toContain("The agreement did not load");
    expect(canAgree()).toBe(false);
    const frame = screen.getByTitle("Loan agreement");
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Retry" })));
    expect(screen.getByTitle("Loan agreement")).not.toBe(frame);
    expect(screen.queryByRole("alert")).toBeNull();
    await load();
    expect(canAgree()).toBe(true);
  });

  it.each([
    ["a host that forbids framing", { ...HTML, "X-Frame-Options": "DENY" }],
    ["a policy that forbids framing", { ...HTML, "Content-Security-Policy": "frame-ancestors 'none'; img-src *" }],
    ["a PDF", { "Content-Type": "application/pdf" }],
    ["a download", { ...HTML, "Content-Disposition": "attachment" }],
  ])("of %s cannot be agreed to, although the frame reports load", async (_, headers) => {
    await open(OWN, () => new Response("", { headers }));
    await load();
    expect(canAgree()).toBe(false);
    expect(screen.getByRole("alert")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Open agreement" })).toBeTruthy();
  });

  it.each([
    ["an error", OWN, async () => new Response("", { status: 500, headers: HTML })],
    ["a lost connection", OWN, () => Promise.reject(new TypeError("Failed to fetch"))],
    ["a PDF of another site", "https://other.test/terms.PDF", undefined],
    ["another site that cannot be reached", OTHER, () => Promise.reject(new TypeError("Failed to fetch"))],
    ["10 s in which another site does not respond", OTHER, () => new Promise<Response>(() => undefined)],
  ])("after %s cannot be agreed to", async (_, link, own) => {
    await open(link, own);
    await load();
    await pass(10_000);
    expect(canAgree()).toBe(false);
    expect(screen.getByRole("alert").textContent).toContain("The agreement did not load");
    expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Open agreement" })).toBeTruthy();
  });

  it("of another site that responds can be agreed to, beside a hint for who sees no text", async () => {
    await open(OTHER, Response.error);
    expect(screen.getByText(/If you see no text above, tap “Open agreement”/)).toBeTruthy();
    await load();
    expect(canAgree()).toBe(true);
    expect(screen.getByText(/If you see no text above/)).toBeTruthy();
    // Rejected only when no response arrives, sent without cookies, and ended before the text is downloaded twice.
    const { signal, ...request } = vi.mocked(fetch).mock.calls[0]?.[1] ?? {};
    expect(request).toEqual({
      mode: "no-cors",
      credentials: "omit",
      cache: "no-store",
      referrerPolicy: "no-referrer",
    });
    expect(signal?.aborted).toBe(true);
  });

  it("of our own origin has no such hint", async () => {
    await open();
    await load();
    expect(screen.queryByText(/If you see no text/)).toBeNull();
  });

  it("can always be opened as its own page", { tags: "confirmation.agreement-open" }, async () => {
    const page = await open();
    fireEvent.click(screen.getByRole("button", { name: "Open agreement" }));
    expect(page.opened).toEqual([OWN]);
    expect(page.replaced).toEqual([]);
  });
});
