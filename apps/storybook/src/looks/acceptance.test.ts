import { describe, expect, it } from "vitest";
import { digestPicture, isAccepted, NOTHING_ACCEPTED, readAcceptance } from "./acceptance.ts";

const picture = Buffer.from("after");
const workTree = { browser: "156", looks: { "button--primary": digestPicture(picture), "card--old": "gone" } };
const base = NOTHING_ACCEPTED;

describe("isAccepted", () => {
  it.each([
    ["an accepted picture", { name: "button--primary", picture }, true],
    ["a story that was removed on purpose", { name: "card--old", picture: undefined }, true],
    ["another picture of the same story", { name: "button--primary", picture: Buffer.from("later") }, false],
    ["a story that was never accepted", { name: "band--clock", picture }, false],
  ])("judges %s", (_, change, accepted) => {
    expect(isAccepted({ ...change, workTree, base, browser: "156" })).toBe(accepted);
  });

  it("compares only the name in another browser, which renders other pixels", () => {
    expect(isAccepted({ name: "button--primary", picture: Buffer.from("x"), workTree, base, browser: "157" })).toBe(
      true,
    );
  });

  it("ignores what the base already accepted", () => {
    expect(isAccepted({ name: "button--primary", picture, workTree, base: workTree, browser: "156" })).toBe(false);
  });

  it("accepts nothing without a file", () => {
    expect(readAcceptance(undefined)).toEqual(NOTHING_ACCEPTED);
  });
});
