import { FUZZ_TIMEOUT_MS, runs } from "@lending/api-client/fuzz";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanAddress, clientQuery } from "./clientQuery.ts";
import { readLaunch } from "./readLaunch.ts";

const NAMES = ["appVersion", "deviceName", "deviceId", "osVersion", "sessionId", "advertisingId", "platform", "lang"];
const value = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom("demo", "__proto__", "\u202edemo", "x".repeat(100_000), "%", "%zz", "ios", "IOS", "\u0000"),
);
const search = fc.oneof(
  fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...NAMES), fc.string()), value), { maxLength: 12 })
    .map((pairs) => `?${pairs.map(([name, text]) => `${name}=${text}`).join("&")}`),
  fc.string({ unit: "binary" }).map((text) => `?${text}`),
);

/** Generates a storage that holds any text or throws on any call. */
const storage = fc.record({
  kept: fc.oneof(fc.constant(null), fc.string({ unit: "binary" }), search),
  throwsOnRead: fc.boolean(),
  throwsOnWrite: fc.boolean(),
  isBlocked: fc.boolean(),
});

it("readLaunch with any address and any storage returns text that is safe to show and to send, and never throws", {
  timeout: FUZZ_TIMEOUT_MS,
}, () => {
  fc.assert(
    fc.property(
      search,
      storage,
      fc.string(),
      (address, { kept, throwsOnRead, throwsOnWrite, isBlocked }, userAgent) => {
        const open = () => {
          if (isBlocked) throw new Error("SecurityError");
          return {
            getItem() {
              if (throwsOnRead) throw new Error("no");
              return kept;
            },
            setItem() {
              if (throwsOnWrite) throw new Error("QuotaExceededError");
            },
            removeItem() {
              if (throwsOnWrite) throw new Error("no");
            },
            clear() {
              if (throwsOnWrite) throw new Error("no");
            },
          };
        };
        const port = {
          location: { search: address },
          navigator: { userAgent },
          get sessionStorage() {
            return open();
          },
          get localStorage() {
            return open();
          },
        };
        const launch = readLaunch(port);
        for (const [name, text] of Object.entries(launch)) {
          expect(typeof text).toBe("string");
          expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
          expect([...text].length).toBeLessThanOrEqual(name === "sessionId" ? 4096 : 200);
        }
        expect(["android", "ios"]).toContain(launch.platform);
        expect(Object.keys(clientQuery(launch))).toEqual([...NAMES.slice(0, 6), "clientType"]);
      },
    ),
    runs(300),
  );
});

describe("readLaunch with any sequence of launches in one webview", () => {
  // Missing, empty, malformed, or one of two.
  const parameter = (name: string) => fc.constantFrom("", `&${name}=`, `&${name}=%00`, `&${name}=A`, `&${name}=B`);
  const launches = fc.array(fc.tuple(parameter("sessionId"), parameter("deviceId"), parameter("advertisingId")), {
    minLength: 2,
    maxLength: 6,
  });

  it("never combines a session with a device that no launch combined it with", { timeout: FUZZ_TIMEOUT_MS }, () => {
    fc.assert(
      fc.property(launches, (sequence) => {
        sessionStorage.clear();
        localStorage.clear();
        let before = { sessionId: "", deviceId: "" };
        // The device that the session was launched with.
        let owner = "";
        // The last session of this device, which a launch without a session does not end.
        let last = "";
        for (const search of sequence.map((parts) => `?${parts.join("").slice(1)}`)) {
          sessionStorage.setItem("bankDraft p-1", "city=cebu");
          localStorage.setItem("repaymentInfo", "{}");
          const query = new URLSearchParams(search);
          const launch = readLaunch({ location: { search }, navigator, sessionStorage, localStorage });
          const { sessionId, deviceId } = launch;
          // A session that arrives without a device travels with no device and no advertising id but its own.
          const isAlone = query.get("sessionId")?.match(/^[AB]$/) && !query.has("deviceId");
          if (isAlone && sessionId !== before.sessionId) {
            expect(deviceId).toBe("");
            expect(launch.advertisingId).toBe(query.get("advertisingId")?.replace("\u0000", "") ?? "");
          }
          for (const name of ["sessionId", "deviceId", "advertisingId"] as const) {
            if (query.has(name)) expect(launch[name]).toBe(query.get(name)?.replace("\u0000", ""));
          }
          if (query.has("sessionId")) owner = deviceId;
          if (sessionId !== "" && deviceId !== "") expect(deviceId).toBe(owner);
          const isOtherDevice = before.deviceId !== "" && deviceId !== before.deviceId;
          const isEnded = before.sessionId !== "" && sessionId !== before.sessionId;
          const isOtherSession = sessionId !== "" && last !== "" && sessionId !== last;
          expect(sessionStorage.getItem("bankDraft p-1") === null).toBe(isOtherDevice || isEnded || isOtherSession);
          const sendsOtherDevice = isOtherDevice && query.has("deviceId");
          const isDeviceless = isOtherDevice && sessionId !== last;
          expect(localStorage.getItem("repaymentInfo") === null).toBe(
            sendsOtherDevice || isDeviceless || isOtherSession,
          );
          last = sessionId || (sendsOtherDevice ? "" : last);
          before = launch;
        }
      }),
      runs(300),
    );
  });
});

it("cleanAddress with any address removes every secret from the query and leaves everything else unchanged", {
  timeout: FUZZ_TIMEOUT_MS,
}, () => {
  fc.assert(
    fc.property(search, fc.constantFrom("", "#/downloadTemplate"), (query, hash) => {
      const address = `https://h5.lender.ph/order${query}${hash}`;
      const cleaned = cleanAddress(address);
      const [, left = ""] = /\?([^#]*)/s.exec(cleaned) ?? [];
      const names = [...new URLSearchParams(left).keys()];
      for (const secret of ["sessionId", "deviceId", "advertisingId"]) expect(names).not.toContain(secret);
      expect(cleanAddress(cleaned)).toBe(cleaned);
    }),
    runs(300),
  );
});
