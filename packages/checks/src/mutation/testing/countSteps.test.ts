import { expect, it } from "vitest";
import { countSteps, remainderAfterSteps } from "./countSteps.ts";

// A mutated `extra - 1` makes steps of length 0, so the loop never ends. No case has a distance of whole steps: the mutant
// that such a case would kill has to survive in the runner's test.
it("counts the last step in full", () => expect(countSteps(5, 1)).toBe(3));

it("continues to the end", () => expect(remainderAfterSteps(4, 2)).toBe(0));
