import { expect, it } from "vitest";
import { fillRegions } from "./renderHosts.ts";

const host = `class Host {
    // pnpm native: actions
    old()
    // pnpm native: end
    other()
    // pnpm native: cases
    // pnpm native: end
}
`;

it("replaces the lines of each region with the indentation of its mark, and nothing else", () => {
  expect(fillRegions(host, { actions: ["a()", "b()"], cases: ["$1"] })).toBe(`class Host {
    // pnpm native: actions
    a()
    b()
    // pnpm native: end
    other()
    // pnpm native: cases
    $1
    // pnpm native: end
}
`);
});

it("throws when a file lost a region, which would otherwise stay as it is", () => {
  expect(() => fillRegions(host, { events: [] })).toThrow('no region "events"');
});
