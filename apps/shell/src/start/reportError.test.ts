import { afterEach, expect, it, vi } from "vitest";
import { reportError } from "./reportError.ts";

const sendBeacon = vi.fn(() => true);
Object.defineProperty(navigator, "sendBeacon", { value: sendBeacon });
const told = { analyticsUrl: "/collect", registry: { set: 12, arm: "canary" as const } };
afterEach(() => sendBeacon.mockClear());

it("tells kind and place, and never a message, an address or a parameter", () => {
  history.replaceState(null, "", "/loanDetail?orderId=o-1");
  reportError(Object.assign(new Error("session s-1 failed"), { name: "NetworkFault", code: "NETWORK" }), told);
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(
    "/collect",
    JSON.stringify({
      event: "error",
      name: "NetworkFault",
      code: "NETWORK",
      remote: "",
      path: "/loanDetail",
      set: 12,
      arm: "canary",
    }),
  );
});

it.each([[null], ["text"], [{ name: "a b c", code: 7, remote: "<script>" }]])(
  "leaves out what is odd in %o",
  (error) => {
    reportError(error, told);
    expect(sendBeacon).toHaveBeenCalledWith("/collect", expect.stringContaining('"name":"","code":"","remote":""'));
  },
);

it("tells nobody where there is no endpoint", () => {
  reportError(new Error("x"), { ...told, analyticsUrl: "" });
  expect(sendBeacon).not.toHaveBeenCalled();
});
