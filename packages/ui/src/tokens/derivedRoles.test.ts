import { describe, expect, it } from "vitest";
import { contrastRatio, parseColour, type Rgb } from "./colour.ts";
import { actionRoles } from "./derivedRoles.ts";

const read = (roles: Readonly<Record<string, string>>, name: string): Rgb => {
  const colour = parseColour(roles[name]);
  if (colour === undefined) throw new Error(`${name} is not a colour: ${roles[name]}`);
  return colour;
};

const SURFACE: Rgb = [255, 255, 255];
const DARK_SURFACE: Rgb = [27, 40, 38];

describe("actionRoles", () => {
  it.each([
    ["teal", "#0c766d"],
    ["mango", "#ffb03b"],
    ["red", "#d0021b"],
    ["mid grey", "#777777"],
    ["blue", "#1133cc"],
    ["yellow", "#ffee00"],
    ["lime", "#8bc34a"],
    ["orange", "#f0641e"],
    ["black", "#000000"],
    ["white", "#ffffff"],
  ])("makes every label and link readable in both themes: %s", (_, hex) => {
    const { light, dark } = actionRoles(parseColour(hex) ?? SURFACE);
    for (const [roles, surface] of [
      [light, SURFACE],
      [dark, DARK_SURFACE],
    ] as const) {
      expect(contrastRatio(read(roles, "--on-action"), read(roles, "--action"))).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(read(roles, "--action-text"), surface)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(read(roles, "--action-text"), read(roles, "--action-tint"))).toBeGreaterThanOrEqual(4.5);
      const edge = (roles["--action-border"] ?? "transparent") === "transparent" ? "--action" : "--action-border";
      expect(contrastRatio(read(roles, edge), surface)).toBeGreaterThanOrEqual(3);
    }
  });

  it("keeps a colour that is readable", () => {
    expect(actionRoles([12, 118, 109]).light["--action"]).toBe("#0c766d");
    expect(actionRoles([255, 176, 59]).light["--action"]).toBe("#ffb03b");
  });
});
