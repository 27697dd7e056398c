import type { Frame } from "../measure/measureCell.ts";

/** The frames of one contender's visit. */
export interface Film {
  readonly title: string;
  readonly frames: readonly Frame[];
}

const MOMENTS_MS = [400, 600, 800, 1000, 1400, 1800, 2200];
const [WIDTH, HEIGHT, GAP, TITLES, ABOVE] = [120, 247, 10, 60, 24];

/** Returns a strip of frames as SVG: a row for each film, a column for each moment. */
export function drawFilmstrip(films: readonly Film[]): string {
  const jpegs = [...new Set(films.flatMap(({ frames }) => frames.map(({ jpeg }) => jpeg)))];
  const used = new Set<number>();
  const rows = films.flatMap(({ title, frames }, row) => {
    const top = ABOVE + row * (HEIGHT + GAP);
    const shown = MOMENTS_MS.map((moment, column) => {
      const left = TITLES + column * (WIDTH + GAP);
      const index = jpegs.indexOf(frames.findLast(({ atMs }) => atMs <= moment)?.jpeg ?? "");
      used.add(index);
      const frame = `<rect x="${left}" y="${top}" width="${WIDTH}" height="${HEIGHT}" fill="#fff" stroke="#c9d3d1"/>`;
      return index < 0 ? frame : `${frame}<use href="#frame-${index}" x="${left}" y="${top}"/>`;
    });
    return [`<text x="${TITLES - 12}" y="${top + HEIGHT / 2}" text-anchor="end">${title}</text>`, ...shown];
  });
  const images = jpegs.flatMap((jpeg, index) =>
    used.has(index)
      ? [
          `<image id="frame-${index}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMin slice" href="data:image/jpeg;base64,${jpeg}"/>`,
        ]
      : [],
  );
  const moments = MOMENTS_MS.map(
    (moment, column) =>
      `<text x="${TITLES + column * (WIDTH + GAP) + WIDTH / 2}" y="16" text-anchor="middle">${moment / 1000} s</text>`,
  );
  const [width, height] = [TITLES + MOMENTS_MS.length * (WIDTH + GAP), ABOVE + films.length * (HEIGHT + GAP)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="#13211f" role="img" aria-label="What a first visit shows at each moment">
<rect width="100%" height="100%" fill="#fff"/>
<defs>${images.join("\n")}</defs>
${moments.join("\n")}
${rows.join("\n")}
</svg>
`;
}
