import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readResponse } from "../api/readResponse.ts";
import { readBody } from "../api/sending.ts";
import { Fault } from "../faults/faults.ts";
import { choice, flag, httpLink, integer, list, record, text } from "../schema/schema.ts";
import { findHarm, hostileValue, hostileVersions, runs } from "./properties.ts";

const schema = record({
  label: text(),
  count: integer(),
  isOpen: flag(),
  state: choice(["a", "b"], "a"),
  link: httpLink(),
  rows: list(record({ text: text(), value: text("-") })),
});
const real = {
  label: "Hello",
  count: "3",
  isOpen: 1,
  state: "b",
  link: "https://cdn.test/a.png",
  rows: [{ text: "Amount", value: "₱2.650" }],
};

it("decoders read any version of a response into their types, within their limits", () => {
  fc.assert(
    fc.property(fc.oneof(hostileVersions(real), hostileValue), (sent) => {
      const read = schema.read(sent);
      expect(read.label.length).toBeLessThanOrEqual(4000);
      expect(Number.isSafeInteger(read.count)).toBe(true);
      expect([true, false]).toContain(read.isOpen);
      expect(["a", "b"]).toContain(read.state);
      expect(read.link).toMatch(/^(?:$|https?:\/\/|\/(?!\/))/);
      expect(read.rows.length).toBeLessThanOrEqual(500);
      expect(Object.keys(read)).toEqual(Object.keys(real));
      expect("polluted" in {}).toBe(false);
    }),
    runs(200),
  );
});

describe("the envelope", () => {
  it("is a response or a named fault for any input", () => {
    fc.assert(
      fc.property(fc.oneof(hostileVersions({ code: "00", message: "", data: real }), hostileValue), (sent) => {
        try {
          const { ok, code, message, raw } = readResponse(sent);
          expect(ok).toBe(Number.parseInt(code, 10) === 0);
          expect(message.length).toBeLessThanOrEqual(4000);
          expect(raw).toBe(sent);
        } catch (error) {
          expect(error).toBeInstanceOf(Fault);
        }
      }),
      runs(200),
    );
  });

  it("is read or throws a named fault for any bytes", async () => {
    const body = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.string(),
      hostileVersions({ code: 0, data: real }).map((value) => JSON.stringify(value) ?? ""),
    );
    const status = fc.constantFrom(200, 201, 299, 400, 404, 429, 500, 502, 503);
    const type = fc.constantFrom("application/json", "text/html", "", "text/plain; charset=x");
    await fc.assert(
      fc.asyncProperty(body, status, type, async (sent, code, contentType) => {
        const bytes = typeof sent === "string" ? sent : new Uint8Array(sent);
        const response = new Response(bytes, { status: code, headers: { "content-type": contentType } });
        await readBody(response, "GET /x").catch((error: unknown) => expect(error).toBeInstanceOf(Fault));
      }),
      runs(200),
    );
  });
});

it("findHarm finds a javascript: URL", () => {
  const link = document.createElement("a");
  link.setAttribute("href", " JavaScript:alert(1)");
  const root = document.createElement("div");
  root.append(link);
  expect(findHarm(root)).toHaveLength(1);
  link.setAttribute("href", "https://ok.test");
  expect(findHarm(root)).toEqual([]);
});
