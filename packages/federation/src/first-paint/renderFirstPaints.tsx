// The first paints of the app that is being built; the build resolves this module.
import { firstPaints } from "first-paints";
import type { RenderFirstPaints } from "./joinFirstPaint.ts";
import { renderFirstPaint } from "./renderFirstPaint.tsx";

/** Renders the first paint of every path. The build runs it, never a browser. */
export const renderFirstPaints: RenderFirstPaints = async () => {
  const rendered: Record<string, Awaited<ReturnType<typeof renderFirstPaint>>> = {};
  for (const [path, Component] of Object.entries(firstPaints)) rendered[path] = await renderFirstPaint(Component);
  return rendered;
};
