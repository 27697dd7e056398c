import { expect, it, vi } from "vitest";
import { makeSiteRegistry } from "../../testing/makeSiteRegistry.ts";
import { describeError } from "./ErrorCode.tsx";

const registry = makeSiteRegistry({ release: 12 });
const FRAME = "loan/0.2.0-1a2b3c4d5e6f/main.0a1b2c3d.js:1:2345";
const thrown = (error: Error, frame = FRAME) =>
  Object.assign(error, {
    stack: `${error.name}: ${error.message}\n    at s (https://site.test/assets/${frame})\n    at https://site.test/assets/shell/0.1.0-aaaaaaaaaaaa/153.0a1b2c3d.js:1:7\n    at https://other.test/evil/main.0a1b2c3d.js:1:1\n    at https://site.test/loanDetail?sessionId=s-1:1:1`,
  });

it("keeps of a stack the positions in the site's scripts, and no message", () => {
  const described = describeError(thrown(new TypeError("Cannot read properties of undefined")), registry);
  expect(described).toMatchObject({
    stack: [FRAME, "shell/0.1.0-aaaaaaaaaaaa/153.0a1b2c3d.js:1:7"],
    errorCode: expect.stringMatching(/^[2-9A-HJ-NP-Z]{6}$/),
  });
  expect(described).not.toHaveProperty("message");
});

it.each([[undefined], [null], ["text"], [{ name: "TypeError", message: 7, stack: 7 }]])(
  "describes the thrown value %j without a stack",
  (value) => {
    const described = describeError(value, registry);
    expect(described).not.toHaveProperty("stack");
    expect(described.errorCode).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
  },
);

it("finds the positions of an error without a message", () => {
  expect(describeError(thrown(new TypeError("")), registry).stack?.[0]).toBe(FRAME);
});

it("begins with the positions of the cause", () => {
  const cause = thrown(new TypeError("x"), "repay/remoteEntry.33333333.js:2:9");
  expect(describeError(thrown(new Error("Component not loaded", { cause })), registry).stack?.slice(0, 2)).toEqual([
    "repay/remoteEntry.33333333.js:2:9",
    "shell/0.1.0-aaaaaaaaaaaa/153.0a1b2c3d.js:1:7",
  ]);
});

it("states when the document, the files of each app, the last response and the error came", () => {
  const file = (name: string, responseEnd: number, initiatorType = "script") => ({ name, responseEnd, initiatorType });
  const entries: Readonly<Record<string, readonly object[]>> = {
    navigation: [file("https://site.test/loanDetail?sessionId=s-1", 120.4)],
    resource: [
      ...[
        file(`https://site.test${registry.shell.base}a.js`, 200),
        file(`https://site.test${registry.shell.base}b.js`, 340),
      ],
      file("https://api.test/v3/loan-details?sessionId=s-1", 500, "fetch"),
      file("https://other.test/picture.png", 900, "img"),
    ],
  };
  vi.stubGlobal("performance", { ...performance, getEntriesByType: (type: string) => entries[type], now: () => 655.5 });
  const { timeline } = describeError(new Error("x"), registry);
  vi.unstubAllGlobals();
  expect(timeline).toEqual({ document: 120, shell: 340, response: 500, error: 656 });
});

it("gives one error the same code on every phone, and another place another code", () => {
  const codeOf = (error: Error) => describeError(error, registry).errorCode;
  expect(codeOf(thrown(new Error("o-1 of Maria")))).toBe(codeOf(thrown(new Error("o-2 of Jose"))));
  expect(codeOf(thrown(new Error("x"), FRAME.replace("2345", "2346")))).not.toBe(codeOf(thrown(new Error("x"))));
});

it("contains no secret, wherever an error carries it", () => {
  const secrets = [
    "s-93fa81c2d7",
    "eyJhbGciOiJIUzI1NiJ9.e30.x",
    "09171234567",
    "+63 917 123 4567",
    "juan@mail.ph",
    "Juan dela Cruz",
    "o-174",
    "黄小姐",
  ];
  const frames = [
    "(SECRET)",
    "at https://site.test/repay?sessionId=SECRET:1:2",
    "at SECRET (https://site.test/assets/loan/main.0a1b2c3d.js:1:2)",
    "\n    at /assets/shell/SECRET.js:1:2",
  ];
  const messages = [
    "SECRET",
    'Unexpected token, "{"name":"SECRET"}" is not valid JSON',
    "Cannot read properties of undefined (reading 'SECRET')",
    "SECRET is not a function",
    "Invalid URL: https://x.test/?a=SECRET",
    "Failed to fetch /assets/loan/SECRET.0a1b2c3d.js:1:1",
  ];
  const names = [
    "TypeError",
    "Error",
    "SyntaxError",
    "RangeError",
    "SECRET",
    "EvilSECRET",
    "SECRETError",
    "NetworkFault",
  ];
  const found: string[] = [];
  for (const secret of secrets)
    for (const message of messages)
      for (const name of names)
        for (const frame of frames)
          for (const isCause of [false, true]) {
            const fill = (text: string) => text.replaceAll("SECRET", secret);
            const error = Object.assign(new Error(fill(message)), {
              ...{ name: fill(name), code: fill(name), remote: fill(name) },
            });
            error.stack = `${fill(name)}: ${error.message}\n    ${fill(frame)}`;
            const given = isCause ? Object.assign(new Error("outer"), { cause: error }) : error;
            if (JSON.stringify(describeError(given, registry)).includes(secret))
              found.push(`${name}: ${message} ${frame}`);
          }
  expect(found).toEqual([]);
});
