import { expect, it } from "vitest";
import { compareStories } from "./beforeAndAfter.ts";

const story = (id: string) => ({ id, type: "story", title: "Screens/Loan", name: id });

it("lists what is gone and what is new before the stories that both releases have", () => {
  expect(compareStories([story("a"), story("b")], [story("b"), story("c")])).toEqual([
    { id: "a", label: "Screens/Loan: a", change: "gone" },
    { id: "c", label: "Screens/Loan: c", change: "new" },
    { id: "b", label: "Screens/Loan: b", change: "" },
  ]);
});
