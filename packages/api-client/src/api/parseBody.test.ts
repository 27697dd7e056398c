import { describe, expect, it } from "vitest";
import { UnreadableFault } from "../faults/UnreadableFault.ts";
import { BODY_MAX, parseBody } from "./parseBody.ts";
import { readBody } from "./readBody.ts";

const json = "application/json";
const why = (contentType: string, text: string) => {
  try {
    parseBody({ contentType, text }, "GET /v3/x");
  } catch (error) {
    if (error instanceof UnreadableFault) return error.message;
  }
  return "";
};

describe("parseBody", () => {
  it("gives what the answer holds, up to five million characters and not one more", () => {
    const longest = `"${"x".repeat(BODY_MAX - 2)}"`;
    expect(parseBody({ contentType: json, text: '{"code":"00"}' }, "GET /v3/x")).toEqual({ code: "00" });
    expect(parseBody({ contentType: json, text: longest }, "GET /v3/x")).toHaveLength(BODY_MAX - 2);
    expect(why(json, `${longest} `)).toBe("Unreadable answer (too long): GET /v3/x");
  });

  it.each(["text/html", "TEXT/HTML; charset=utf-8", "application/xhtml+xml"])(
    "refuses %s, even if JSON is in it",
    (type) => {
      expect(why(type, '{"code":"00"}')).toBe("Unreadable answer (HTML): GET /v3/x");
    },
  );

  it.each(["", "{", "<html>", "undefined"])("says of %j that it is no JSON", (text) => {
    expect(why(json, text)).toBe("Unreadable answer (no JSON): GET /v3/x");
  });
});

describe("readBody", () => {
  const read = (headers: Record<string, string>, asked: string[] = []) =>
    readBody(new Response("{}", { headers }), "GET /v3/x", async () => {
      asked.push("read");
      return "{}";
    });

  it("reads no page of HTML", async () => {
    const asked: string[] = [];
    await expect(read({ "Content-Type": "text/html" }, asked)).rejects.toThrow("(HTML)");
    expect(asked).toEqual([]);
  });

  it("reads what is announced to be just short enough, or not announced at all", async () => {
    expect(await read({ "Content-Type": json, "Content-Length": `${BODY_MAX}` })).toEqual({});
    expect(await readBody(new Response("{}", { headers: { "Content-Type": json } }), "GET /v3/x")).toEqual({});
  });
});
