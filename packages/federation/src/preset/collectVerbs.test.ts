import { expect, it } from "vitest";
import { findVerbs } from "./collectVerbs.ts";

it.each([
  ["onClick:()=>void e.callPhone(t)", ["callPhone"]],
  ["e?.goHome();n.goHome()", ["goHome"]],
  ["let{callPhone:t,goMine:r}=a.native;", ["callPhone", "goMine"]],
  ["onClick:i.goHome", ["goHome"]],
  ['"callPhone";callPhone=1;{callPhone:"Call"};x.goHomeward()', []],
])("finds the verbs of %j", (script, expected) => {
  expect(findVerbs(script)).toEqual(expected);
});
