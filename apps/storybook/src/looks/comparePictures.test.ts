import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import { comparePictures } from "./comparePictures.ts";

function paint(width: number, height: number, changedPixel?: readonly [x: number, y: number]): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  if (changedPixel) png.data[(changedPixel[1] * width + changedPixel[0]) * 4] = 254;
  return PNG.sync.write(png);
}

describe("comparePictures", () => {
  it("returns undefined for two equal pictures", () => {
    expect(comparePictures(paint(8, 8), paint(8, 8))).toBeUndefined();
  });

  it("finds one pixel that is one shade off, and marks it red", () => {
    const difference = comparePictures(paint(8, 8), paint(8, 8, [3, 2]));
    expect(difference?.pixels).toBe(1);
    const shown = PNG.sync.read(difference?.picture ?? Buffer.alloc(0));
    expect([...shown.data.subarray((2 * 8 + 3) * 4, (2 * 8 + 3) * 4 + 3)]).toEqual([214, 0, 61]);
  });

  it("counts pixels that only one picture has", () => {
    expect(comparePictures(paint(8, 8), paint(8, 10))?.pixels).toBe(16);
  });
});
