import { PNG } from "pngjs";

/** One screenshot to take: a story with values for the toolbar's globals. */
export interface Look {
  /** Unique file name: `components-button--primary` or `components-button--primary.dark`. */
  readonly name: string;
  readonly storyId: string;
  /** "Components/Button: Primary". */
  readonly title: string;
  /** Values of the toolbar in the format of the address: `theme:dark;brand:mangga`. */
  readonly globals: string;
  /** In CSS pixels. */
  readonly width: number;
}

export interface Difference {
  /** Number of pixels that differ, including those that only one of the pictures has. */
  readonly pixels: number;
  /** Share of all pixels, 0 to 1. */
  readonly share: number;
  /** The faded picture with differing pixels in red. */
  readonly picture: Buffer;
}

const RED = [214, 0, 61] as const;
const FADE = 0.8;

/** Compares two pictures pixel by pixel; undefined if equal. Both come from one machine, so there is no tolerance. */
export function comparePictures(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const output = new PNG({ width, height });
  let pixels = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [pixelAt(one, x, y), pixelAt(other, x, y)];
      const isSame = left !== undefined && left === right;
      if (!isSame) pixels += 1;
      const at = (y * width + x) * 4;
      const faded = ((right ?? left ?? 0) >>> 8) & 0xffffff;
      for (let part = 0; part < 3; part += 1) {
        const value = (faded >> (16 - part * 8)) & 255;
        output.data[at + part] = isSame ? Math.round(value + (255 - value) * FADE) : (RED[part] ?? 0);
      }
      output.data[at + 3] = 255;
    }
  }
  return pixels === 0 ? undefined : { pixels, share: pixels / (width * height), picture: PNG.sync.write(output) };
}

function pixelAt({ width, height, data }: PNG, x: number, y: number): number | undefined {
  return x < width && y < height ? data.readUInt32BE((y * width + x) * 4) : undefined;
}
