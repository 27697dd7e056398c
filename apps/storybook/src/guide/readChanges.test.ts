import { describe, expect, it } from "vitest";
import { readChanges } from "./readChanges.ts";

const changelog = `# @lending/ui

## 0.3.0

### Minor Changes

- The home page has a way to apply. \`DigitsField\` groups Philippine numbers.

## 0.2.0

- First release.
- A digits field keeps its last digit.
- A picker supports long lists.
`;

describe("readChanges", () => {
  it("returns only the sentences that mention the component, with their version", () => {
    expect(readChanges(changelog, ["DigitsField", "digits field"])).toEqual([
      { version: "0.3.0", text: "`DigitsField` groups Philippine numbers." },
      { version: "0.2.0", text: "A digits field keeps its last digit." },
    ]);
  });

  it("ignores a name inside another word", () => {
    expect(readChanges(changelog, ["Field", "pick"])).toEqual([]);
  });
});
