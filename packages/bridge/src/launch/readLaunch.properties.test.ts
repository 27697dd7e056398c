import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FUZZ_TIMEOUT_MS, fuzzRuns } from "../testing/fuzzRuns.ts";
import { cleanAddress } from "./cleanAddress.ts";
import { clientQuery } from "./clientQuery.ts";
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

/** A storage that holds anything, or throws at any turn. */
const storage = fc.record({
  kept: fc.oneof(fc.constant(null), fc.string({ unit: "binary" }), search),
  throwsOnRead: fc.boolean(),
  throwsOnWrite: fc.boolean(),
  isBlocked: fc.boolean(),
});

describe("readLaunch, whatever the address and the storage hold", () => {
  it("gives text that is safe to show and to send, and never throws", { timeout: FUZZ_TIMEOUT_MS }, () => {
    fc.assert(
      fc.property(
        search,
        storage,
        fc.string(),
        (address, { kept, throwsOnRead, throwsOnWrite, isBlocked }, userAgent) => {
          const port = {
            location: { search: address },
            userAgent,
            get storage() {
              if (isBlocked) throw new Error("SecurityError");
              return {
                getItem() {
                  if (throwsOnRead) throw new Error("no");
                  return kept;
                },
                setItem() {
                  if (throwsOnWrite) throw new Error("QuotaExceededError");
                },
              };
            },
          };
          const launch = readLaunch(port);
          for (const text of Object.values(launch)) {
            expect(typeof text).toBe("string");
            expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
            expect([...text].length).toBeLessThanOrEqual(200);
          }
          expect(["android", "ios"]).toContain(launch.platform);
          expect(Object.keys(clientQuery(launch))).toEqual([...NAMES.slice(0, 6), "clientType"]);
        },
      ),
      fuzzRuns(300),
    );
  });
});

describe("cleanAddress, whatever the address", () => {
  it("leaves no secret in the query, and everything else to the byte", { timeout: FUZZ_TIMEOUT_MS }, () => {
    fc.assert(
      fc.property(search, fc.constantFrom("", "#/downloadTemplate"), (query, hash) => {
        const address = `https://h5.lender.ph/order${query}${hash}`;
        const cleaned = cleanAddress(address);
        const [, left = ""] = /\?([^#]*)/s.exec(cleaned) ?? [];
        const names = [...new URLSearchParams(left).keys()];
        for (const secret of ["sessionId", "deviceId", "advertisingId"]) expect(names).not.toContain(secret);
        expect(cleanAddress(cleaned)).toBe(cleaned);
      }),
      fuzzRuns(300),
    );
  });
});
