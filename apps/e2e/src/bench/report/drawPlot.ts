import { contenderTitles } from "../contenders/Contender.ts";
import type { CellResult } from "./Results.ts";
import { median, quartiles } from "./Results.ts";

const WIDTH = 720;
const LEFT = 96;
const ROW = 22;
const colours = { firstPaint: "#9db4c0", facts: "#1f7a5c", ready: "#23395b" } as const;
const marks = [
  ["firstPaint", "first paint"],
  ["facts", "facts readable"],
  ["ready", "interactive"],
] as const;

const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/**
 * Returns an SVG plot of one path: one line per contender, a point at the median of each time, and a bar over the middle
 * half of the runs.
 */
export function drawPlot(title: string, cells: readonly CellResult[]): string {
  const most = Math.max(1, ...cells.flatMap(({ samples }) => samples.map(({ ready }) => ready)));
  const x = (milliseconds: number) => LEFT + (milliseconds / most) * (WIDTH - LEFT - 70);
  const height = 60 + cells.length * ROW + 24;
  const rows = cells.map(({ arm: contender, samples }, row) => {
    const y = 60 + row * ROW;
    const points = marks.map(([key]) => {
      const values = samples.map((sample) => sample[key] ?? 0);
      const [low, high] = quartiles(values);
      const label = key === "ready" ? `<text x="${x(high) + 8}" y="${y + 4}">${Math.round(median(values))}</text>` : "";
      return `<line x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}" stroke="${colours[key]}" stroke-width="6" stroke-opacity="0.35"/><circle cx="${x(median(values))}" cy="${y}" r="4" fill="${colours[key]}"/>${label}`;
    });
    return `<text x="${LEFT - 10}" y="${y + 4}" text-anchor="end">${escapeText(contenderTitles[contender])}</text><line x1="${LEFT}" x2="${WIDTH - 70}" y1="${y}" y2="${y}" stroke="#dde3e8"/>${points.join("")}`;
  });
  const legend = marks.map(
    ([key, name], index) =>
      `<circle cx="${LEFT + index * 130}" cy="36" r="4" fill="${colours[key]}"/><text x="${LEFT + 8 + index * 130}" y="40">${name}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui,sans-serif" font-size="12" fill="#23303b"><rect width="${WIDTH}" height="${height}" fill="#fff"/><text x="${LEFT}" y="18" font-weight="bold">${escapeText(title)}, milliseconds</text>${legend.join("")}${rows.join("")}</svg>\n`;
}
