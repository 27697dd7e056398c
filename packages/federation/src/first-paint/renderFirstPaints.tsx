// The first paints of the app that is being built; the build resolves this module.
import { firstPaints } from "first-paints";
import type { RenderFirstPaints } from "./joinFirstPaint.ts";
import { renderFirstPaint } from "./renderFirstPaint.tsx";
import { usualFirstPaint } from "./usualFirstPaint.tsx";

/** Renders the first paint of every path. The build runs it, never a browser. */
export const renderFirstPaints: RenderFirstPaints = async (titles) => {
  const rendered: Record<string, Awaited<ReturnType<typeof renderFirstPaint>>> = {};
  const unlisted = Object.entries(titles).filter(([path]) => !firstPaints[path]);
  const all = {
    ...firstPaints,
    ...Object.fromEntries(unlisted.map(([path, title]) => [path, usualFirstPaint(title)])),
  };
  for (const [path, Component] of Object.entries(all)) rendered[path] = await renderFirstPaint(Component);
  return rendered;
};
