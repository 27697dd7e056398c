import { afterEach, expect, it, vi } from "vitest";
import { makeSiteRegistry } from "../../testing/makeSiteRegistry.ts";
import { reportError } from "./reportError.ts";

const sendBeacon = vi.fn(() => true);
Object.defineProperty(navigator, "sendBeacon", { value: sendBeacon });
const options = {
  analyticsUrl: "/collect",
  registry: makeSiteRegistry({ release: 12 }),
};
afterEach(() => {
  sendBeacon.mockClear();
  vi.unstubAllEnvs();
});

it("reports kind and place, and never a message, a URL or a parameter", async () => {
  history.replaceState(null, "", "/loanDetail?orderId=o-1");
  document.body.innerHTML = '<script type="application/json" id="token">"t"</script>';
  await reportError(Object.assign(new Error("session s-1 failed"), { name: "NetworkFault", code: "NETWORK" }), options);
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(
    "/collect",
    JSON.stringify({
      event: "error",
      name: "NetworkFault",
      code: "NETWORK",
      path: "/loanDetail",
      remote: "loan",
      version: "0.2.0",
      release: 12,
      token: "t",
      errorCode: "FTUPCE",
    }),
  );
});

it("sends nothing without an endpoint", async () => {
  await reportError(new Error("x"), { ...options, analyticsUrl: "" });
  expect(sendBeacon).not.toHaveBeenCalled();
});

it("reports the error without details when its description fails to load", async () => {
  vi.doMock("./ErrorCode.tsx", () => {
    throw new Error("gone");
  });
  await reportError(new Error("x"), options);
  vi.doUnmock("./ErrorCode.tsx");
  expect(sendBeacon).toHaveBeenCalledWith("/collect", JSON.stringify({ event: "error", name: "Unread", release: 12 }));
});

it.each([
  ["development", 1],
  ["production", 0],
])("logs the error with its stack in a %s build %d times", async (mode, times) => {
  vi.stubEnv("NODE_ENV", mode);
  const log = vi.spyOn(console, "error").mockReturnValue();
  const error = new Error("a defect of a screen");
  await reportError(error, { ...options, analyticsUrl: "" });
  expect(log.mock.calls).toEqual(Array(times).fill([error]));
});
