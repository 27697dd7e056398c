import { afterEach, expect, it, vi } from "vitest";
import { makeSiteRegistry } from "../testing/makeSiteRegistry.ts";
import { reportError } from "./reportError.ts";

const sendBeacon = vi.fn(() => true);
Object.defineProperty(navigator, "sendBeacon", { value: sendBeacon });
const told = { analyticsUrl: "/collect", registry: makeSiteRegistry({ set: 12, arm: "canary" }) };
afterEach(() => sendBeacon.mockClear());

it("tells kind and place, and never a message, an address or a parameter", async () => {
  history.replaceState(null, "", "/loanDetail?orderId=o-1");
  await reportError(Object.assign(new Error("session s-1 failed"), { name: "NetworkFault", code: "NETWORK" }), told);
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(
    "/collect",
    JSON.stringify({
      event: "error",
      name: "NetworkFault",
      code: "NETWORK",
      path: "/loanDetail",
      remote: "loan",
      version: "0.2.0",
      set: 12,
      arm: "canary",
    }),
  );
});

it.each([[null], ["text"], [{ name: "a b c", code: 7, remote: "<script>" }]])(
  "leaves out what is odd in %o",
  async (error) => {
    history.replaceState(null, "", "/nobody/0917 000 0000");
    await reportError(error, told);
    const nothing = expect.stringContaining('"name":"","code":"","path":"","remote":"","set":12');
    expect(sendBeacon).toHaveBeenCalledWith("/collect", nothing);
  },
);

it("tells nobody where there is no endpoint", async () => {
  await reportError(new Error("x"), { ...told, analyticsUrl: "" });
  expect(sendBeacon).not.toHaveBeenCalled();
});

it("tells at least that something broke when what describes it cannot be had", async () => {
  vi.doMock("../frame/onceItStands.ts", () => {
    throw new Error("gone");
  });
  await reportError(new Error("x"), told);
  vi.doUnmock("../frame/onceItStands.ts");
  expect(sendBeacon).toHaveBeenCalledWith(
    "/collect",
    JSON.stringify({ event: "error", name: "Unread", set: 12, arm: "canary" }),
  );
});
