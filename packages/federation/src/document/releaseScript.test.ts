/** @vitest-environment jsdom */
import { beforeEach, expect, it } from "vitest";
import { heldScriptsId, releaseScript } from "./releaseScript.ts";

const run = (scope: { floor: boolean; self: object }) =>
  new Function("floor", "self", "factsShown", releaseScript)(
    scope.floor,
    scope.self,
    Reflect.get(scope.self, "factsShown"),
  );
const isFree = () => document.querySelector('body > script[type="module"]') !== null;
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.body.innerHTML = `<template id="${heldScriptsId}"><script type="module" src="/main.js"></script></template>`;
});

it("waits for the facts", async () => {
  let show = () => {};
  const factsShown = new Promise<void>((resolve) => {
    show = resolve;
  });
  run({ floor: true, self: { factsShown } });
  await settle();
  expect(isFree()).toBe(false);
  show();
  await settle();
  expect(isFree()).toBe(true);
});

it("does not wait where the start-up failed, or never ran", async () => {
  run({ floor: true, self: { factsShown: Promise.reject(new Error("no")) } });
  await settle();
  expect(isFree()).toBe(true);
});

it("does not wait where nobody said that it should", () => {
  run({ floor: true, self: {} });
  expect(isFree()).toBe(true);
});

it("starts nothing below the floor", () => {
  run({ floor: false, self: {} });
  expect(isFree()).toBe(false);
});
