import { describe, expect, it } from "vitest";
import { UnreadableFault } from "../faults/faults.ts";
import { BODY_MAX, parseBody } from "./readResponse.ts";
import { readBody } from "./sending.ts";

const json = "application/json";
const faultMessage = (contentType: string, text: string) => {
  try {
    parseBody({ contentType, text }, "GET /v3/x");
  } catch (error) {
    if (error instanceof UnreadableFault) return error.message;
  }
  return "";
};

describe("parseBody", () => {
  it("returns the parsed body up to five million characters and rejects a longer one", () => {
    const longest = `"${"x".repeat(BODY_MAX - 2)}"`;
    expect(parseBody({ contentType: json, text: '{"code":"00"}' }, "GET /v3/x")).toEqual({ code: "00" });
    expect(parseBody({ contentType: json, text: longest }, "GET /v3/x")).toHaveLength(BODY_MAX - 2);
    expect(faultMessage(json, `${longest} `)).toBe("Unreadable response (too long): GET /v3/x");
  });

  it.each(["text/html", "TEXT/HTML; charset=utf-8", "application/xhtml+xml"])(
    "rejects %s even when it contains JSON",
    (type) => {
      expect(faultMessage(type, '{"code":"00"}')).toBe("Unreadable response (HTML): GET /v3/x");
    },
  );

  it.each(["", "{", "<html>", "undefined"])("rejects %j because it is not JSON", (text) => {
    expect(faultMessage(json, text)).toBe("Unreadable response (no JSON): GET /v3/x");
  });
});

describe("readBody", () => {
  const read = (headers: Record<string, string>, calls: string[] = []) =>
    readBody(new Response("{}", { headers }), "GET /v3/x", async () => {
      calls.push("read");
      return "{}";
    });

  it("does not read an HTML page", async () => {
    const calls: string[] = [];
    await expect(read({ "Content-Type": "text/html" }, calls)).rejects.toThrow("(HTML)");
    expect(calls).toEqual([]);
  });

  it("reads a body when its Content-Length is at the limit or missing", async () => {
    expect(await read({ "Content-Type": json, "Content-Length": `${BODY_MAX}` })).toEqual({});
    expect(await readBody(new Response("{}", { headers: { "Content-Type": json } }), "GET /v3/x")).toEqual({});
  });
});
