import { describe, expect, it } from "vitest";
import { digestPicture, isAccepted, NOTHING_ACCEPTED, readAcceptance } from "./acceptance.ts";

const picture = Buffer.from("after");
const here = { browser: "156", looks: { "button--primary": digestPicture(picture), "card--old": "gone" } };
const base = NOTHING_ACCEPTED;

describe("isAccepted", () => {
  it.each([
    ["the picture that was looked at", { name: "button--primary", picture }, true],
    ["a story that was taken away on purpose", { name: "card--old", picture: undefined }, true],
    ["another picture of the same story", { name: "button--primary", picture: Buffer.from("later") }, false],
    ["a story that nobody looked at", { name: "band--clock", picture }, false],
  ])("judges %s", (_, change, accepted) => {
    expect(isAccepted({ ...change, here, base, browser: "156" })).toBe(accepted);
  });

  it("lets the name alone count in another browser, which draws other pixels", () => {
    expect(isAccepted({ name: "button--primary", picture: Buffer.from("x"), here, base, browser: "157" })).toBe(true);
  });

  it("knows that what the base accepted is part of the base", () => {
    expect(isAccepted({ name: "button--primary", picture, here, base: here, browser: "156" })).toBe(false);
  });

  it("accepts nothing without a file", () => {
    expect(readAcceptance(undefined)).toEqual(NOTHING_ACCEPTED);
  });
});
