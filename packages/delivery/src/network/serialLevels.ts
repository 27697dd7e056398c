import type { SeenRequest } from "./recordNetwork.ts";

/**
 * Groups requests into serial levels: the document is the first, everything that it requests the second, everything that files
 * of the second request the third. Uses initiators, not times, so that a busy machine changes nothing.
 */
export function serialLevels(requests: readonly SeenRequest[]): readonly (readonly SeenRequest[])[] {
  const levelOf = new Map<string, number>();
  const levels: SeenRequest[][] = [];
  for (const request of [...requests].sort((a, b) => a.sentAt - b.sentAt)) {
    const known = request.initiators.map((url) => levelOf.get(url) ?? 0);
    const level = request.type === "Document" ? 0 : Math.max(0, ...known) + 1;
    if (!levelOf.has(request.url)) levelOf.set(request.url, level);
    const others = levels[level] ?? [];
    others.push(request);
    levels[level] = others;
  }
  return levels;
}
