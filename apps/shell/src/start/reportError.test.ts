import { afterEach, expect, it, vi } from "vitest";
import { reportError } from "./reportError.ts";

const sendBeacon = vi.fn(() => true);
Object.defineProperty(navigator, "sendBeacon", { value: sendBeacon });
afterEach(() => sendBeacon.mockClear());

it("tells kind and place, and never a message, an address or a parameter", () => {
  history.replaceState(null, "", "/loanDetail?orderId=o-1");
  reportError(Object.assign(new Error("session s-1 failed"), { name: "NetworkFault", code: "NETWORK" }), "/collect");
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(
    "/collect",
    JSON.stringify({ event: "error", name: "NetworkFault", code: "NETWORK", remote: "", path: "/loanDetail" }),
  );
});

it.each([[null], ["text"], [{ name: "a b c", code: 7, remote: "<script>" }]])(
  "leaves out what is odd in %o",
  (error) => {
    reportError(error, "/collect");
    expect(sendBeacon).toHaveBeenCalledWith("/collect", expect.stringContaining('"name":"","code":"","remote":""'));
  },
);

it("tells nobody where there is no endpoint", () => {
  reportError(new Error("x"), "");
  expect(sendBeacon).not.toHaveBeenCalled();
});
