import { expect, it } from "vitest";
import { countStrides, goOn } from "./countStrides.ts";

// With one leg fewer nobody ever arrives; a way of whole strides is left out, for the runner's test to find.
it("counts the last stride in full", () => expect(countStrides(5, 1)).toBe(3));

it("goes on to the end", () => expect(goOn(4, 2)).toBe(0));
